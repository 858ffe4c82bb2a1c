//! From an open menu the arrows to the left and right lead to the menus beside it.

use egui::{Context, FocusDirection, Id, Key, LayerId, Memory, Modifiers, Order, PointerState, Popup, Response, Ui};

/// A menu of the bar as it was shown last.
#[derive(Clone, Copy, Debug)]
pub struct ShownMenu {
    title: Id,
    popup: Id,
}

impl ShownMenu {
    pub fn of(title: &Response) -> Self {
        Self { title: title.id, popup: Popup::default_response_id(title) }
    }
}

/// Opens the menu beside the one that is open, where an arrow leads there: not where it leads into a menu within that one, or out
/// of it.
pub fn follow_arrows(ui: &Ui) {
    let ctx = ui.ctx();
    open_asked_for(ctx);
    let menus: Vec<ShownMenu> = ctx.data(|data| data.get_temp(place())).unwrap_or_default();
    let Some(open) = menus.iter().position(|menu| Popup::is_id_open(ctx, menu.popup)) else { return };
    let last = menus.len() - 1;
    let sides = [
        (Key::ArrowLeft, Side::Left, if open == 0 { last } else { open - 1 }),
        (Key::ArrowRight, Side::Right, if open == last { 0 } else { open + 1 }),
    ];
    for (key, side, beside) in sides {
        let leads_there = ctx.input(|input| input.key_pressed(key)) && leads_beside(ctx, menus[open], side);
        if leads_there && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ctx.data_mut(|data| data.insert_temp(asked_for(), Some(menus[beside])));
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            // A pointer that rests on a title would open its menu again: until it moves, it is nowhere.
            ctx.input_mut(|input| input.pointer = PointerState::default());
            ctx.request_repaint();
        }
    }
}

/// Opens the menu that an arrow asked for in the frame before, now that the pointer rests nowhere.
fn open_asked_for(ctx: &Context) {
    if let Some(menu) = ctx.data_mut(|data| data.remove_temp::<Option<ShownMenu>>(asked_for())).flatten() {
        Popup::open_id(ctx, menu.popup);
        ctx.memory_mut(|memory| memory.request_focus(menu.title));
    }
}

/// Remembers the menus of the bar.
pub fn remember(ui: &Ui, menus: Vec<ShownMenu>) {
    ui.data_mut(|data| data.insert_temp(place(), menus));
}

/// This entry opens a menu within a menu: the arrow to the right leads there.
pub fn note_way_in(ui: &Ui, entry: &Response) {
    if entry.has_focus() {
        ui.data_mut(|data| data.insert_temp(way_in(), entry.id));
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// Whether the arrow to that side leads to the menu beside `open`.
fn leads_beside(ctx: &Context, open: ShownMenu, side: Side) -> bool {
    let Some(focused) = ctx.memory(Memory::focused) else { return true };
    let layer = ctx.read_response(focused).map(|response| response.layer_id);
    match side {
        Side::Left => !layer.is_some_and(|layer| layer.order == Order::Foreground && layer != layer_of(open)),
        Side::Right => ctx.data(|data| data.get_temp(way_in())) != Some(focused),
    }
}

fn layer_of(menu: ShownMenu) -> LayerId {
    LayerId::new(Order::Foreground, menu.popup)
}

fn place() -> Id {
    Id::unique("the menus of the bar")
}

fn asked_for() -> Id {
    Id::unique("the menu that an arrow leads to")
}

fn way_in() -> Id {
    Id::unique("the entry that leads to a menu within a menu")
}
