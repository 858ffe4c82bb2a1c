//! Lists of choices to be opened, by mouse or by keyboard.

use std::ops::RangeInclusive;

use egui::{Align, AsIdSalt, ComboBox, FocusDirection, Id, InnerResponse, Key, Memory, Order, Response, Ui};

use super::letters;

/// How high a list of choices opens.
const COMBO_HEIGHT: f32 = 360.0;

/// A list of choices to be opened. What stands beside it names it, and it stays as wide whatever is chosen.
pub fn combo<'a>(id: impl AsIdSalt, width: f32, chosen: &str) -> ComboBox<'a> {
    ComboBox::from_id_salt(id).width(width).height(COMBO_HEIGHT).truncate().selected_text(chosen)
}

/// A line of a long list of choices. The chosen one is in sight when the list opens, and the arrows go on from there; where
/// none is chosen, they begin at the first line.
pub fn choice(ui: &mut Ui, is_chosen: bool, words: &str) -> Response {
    let is_first = ui.cursor().top() < ui.max_rect().top() + 1.0;
    let line = ui.selectable_label(is_chosen, words);
    letters::note(ui, &line, words);
    if is_chosen {
        go_on_from(ui, &line);
    } else if is_first {
        follow_arrows(ui, &line);
    }
    if is_chosen && has_just_appeared(ui, line.id) {
        line.scroll_to_me(Some(Align::Center));
    }
    // A key chooses as a click does, which closes the list.
    if line.clicked() {
        ui.close();
    }
    line
}

/// The same, for one of several values.
pub fn choose<T: PartialEq>(ui: &mut Ui, value: &mut T, other: T, words: &str) {
    if choice(ui, *value == other, words).clicked() {
        *value = other;
    }
}

/// What may have been chosen in a menu.
pub trait Chosen {
    /// Whether anything was.
    fn is_any(&self) -> bool;
}

impl<T> Chosen for Option<T> {
    fn is_any(&self) -> bool {
        self.is_some()
    }
}

impl<T> Chosen for Vec<T> {
    fn is_any(&self) -> bool {
        !self.is_empty()
    }
}

/// What was chosen in a menu, if anything was. A key chooses as a click does, which closes it.
///
/// Asking for anything that can be iterated would be shorter, but on macOS the compiler loses its way among the
/// collections of that system.
pub fn closing<C: Chosen>(ui: &mut Ui, entries: impl FnOnce(&mut Ui) -> C) -> C {
    let chosen = entries(ui);
    if chosen.is_any() {
        ui.close();
    }
    chosen
}

/// The arrows lead into what is open and has no focus yet: to this line of it, if it can be chosen, and not on from there.
pub fn follow_arrows(ui: &Ui, line: &Response) {
    if arrow(ui).is_some() && line.enabled() && !has_focus(ui, line, |_| true) && !is_within(ui) {
        line.request_focus();
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
}

/// They lead on from this line of what is open, unless the focus is there already. The first line may just have got it.
fn go_on_from(ui: &Ui, line: &Response) {
    let Some(arrow) = arrow(ui).filter(|_| line.enabled()) else { return };
    if !has_focus(ui, line, |focused| !focused.gained_focus()) {
        line.request_focus();
        ui.memory_mut(|memory| memory.move_focus(arrow));
    }
}

/// Where an arrow leads that was pressed.
fn arrow(ui: &Ui) -> Option<FocusDirection> {
    let arrows = [(Key::ArrowDown, FocusDirection::Down), (Key::ArrowUp, FocusDirection::Up)];
    let is_pressed = |key| ui.input(|input| input.key_pressed(key));
    arrows.into_iter().find_map(|(key, direction)| is_pressed(key).then_some(direction))
}

/// Whether the focus is on a line beside `line` that counts.
fn has_focus(ui: &Ui, line: &Response, counts: impl Fn(&Response) -> bool) -> bool {
    let focused = ui.memory(Memory::focused).and_then(|id| ui.ctx().read_response(id));
    focused.is_some_and(|focused| focused.layer_id == line.layer_id && counts(&focused))
}

/// Whether the focus is in a menu that has opened beside an entry of another one.
fn is_within(ui: &Ui) -> bool {
    let focused = ui.memory(Memory::focused).and_then(|id| ui.ctx().read_response(id));
    focused.is_some_and(|focused| focused.layer_id.order == Order::Foreground)
}

/// Whether what is called `id` was not there three frames ago: a list is measured in the first.
pub fn has_just_appeared(ui: &Ui, id: Id) -> bool {
    let now = ui.ctx().cumulative_frame_nr();
    let (first, last): (u64, u64) = ui.data(|data| data.get_temp(id)).unwrap_or((now, now));
    let first = if now > last + 1 { now } else { first };
    ui.data_mut(|data| data.insert_temp(id, (first, now)));
    now < first + 3
}

/// A list to be opened where what is chosen may be longer than there is room for: it is so wide at least, and at most.
pub fn bounded_combo_ui<R>(
    ui: &mut Ui,
    id: impl AsIdSalt,
    width: RangeInclusive<f32>,
    chosen: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    let bounded = |ui: &mut Ui| {
        ui.set_max_width(*width.end());
        combo(id, *width.start(), chosen).show_ui(ui, content)
    };
    ui.scope(bounded).inner
}
