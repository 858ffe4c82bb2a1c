//! The list of commands over the window: what is typed narrows it, while the arrow keys choose.

use egui::{
    Align2, CornerRadius, CursorIcon, Frame, Key, Margin, Modifiers, Rect, Response, Role, ScrollArea, Sense, Ui,
    WidgetInfo, vec2,
};

use crate::app::action::{Action, DialogAction};
use crate::app::finder::action::Findable;
use crate::app::finder::form::FinderForm;
use crate::app::finder::scene::{FinderScene, FoundCommand};
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::fields::bare_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{hairline, soft, write_truncated};

/// How far below the top of the window the list lies.
pub const TOP: f32 = 72.0;
const ROW: f32 = 34.0;
/// How many commands are seen at a time where there is room.
const MOST_ROWS: f32 = 11.0;
/// What the field and the line below the list take, and what stays free below.
const REST: f32 = TOP + 150.0;
/// The columns at the right: the menu, and the key.
const MENU_WIDTH: f32 = 96.0;
const KEY_WIDTH: f32 = 128.0;

/// A field, and the commands that fit what stands in it. Arrow keys choose, Enter runs.
#[must_use]
pub fn finder_ui(ui: &mut Ui, scene: &FinderScene, look: Look<'_>) -> Vec<Action> {
    let stepped = steps(ui);
    let chosen = scene.chosen_after(stepped);
    let row = chosen.and_then(|chosen| scene.runnable.get(chosen)).copied();
    let runs = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let (field, query) = field_ui(ui, scene, look);
    hairline(ui, ui.cursor().top());
    let clicked = list_ui(ui, scene, row, stepped != 0, &field, look);
    hairline(ui, ui.cursor().top());
    let foot = Frame::new().inner_margin(Margin::symmetric(20, 9));
    foot.show(ui, |ui| ui.label(soft(&look.text.say("find-keys"))));
    let entered = row.filter(|_| runs).map(|row| scene.found[row].what.clone());
    let chosen = chosen.filter(|_| query == scene.query);
    let is_edited = query != scene.query || chosen != scene.chosen;
    let edited = is_edited.then_some(DialogAction::EditFinder(FinderForm { query, chosen }));
    edited.into_iter().chain(clicked.or(entered).map(DialogAction::RunFound)).map(Action::Dialog).collect()
}

/// By how many rows the arrow keys move the choice.
fn steps(ui: &Ui) -> isize {
    let keys = [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, -1),
        (Key::PageDown, MOST_ROWS as isize),
        (Key::PageUp, -(MOST_ROWS as isize)),
    ];
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    keys.into_iter().map(|(key, rows)| pressed(key) as isize * rows).sum()
}

/// The field, which has the keyboard's attention, and what stands in it now.
fn field_ui(ui: &mut Ui, scene: &FinderScene, look: Look<'_>) -> (Response, String) {
    let mut query = scene.query.clone();
    let hint = look.text.say("find-hint");
    let field = bare_field(ui, &mut query, &hint, Role::SearchInput);
    if !field.has_focus() {
        field.request_focus();
    }
    (field, query)
}

/// The commands that were found. Returns which was clicked.
fn list_ui(
    ui: &mut Ui,
    scene: &FinderScene,
    chosen: Option<usize>,
    has_moved: bool,
    field: &Response,
    look: Look<'_>,
) -> Option<Findable> {
    let height = (ui.ctx().content_rect().height() - REST).min(ROW * MOST_ROWS);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    let frame = Frame::new().inner_margin(Margin::symmetric(8, 6));
    let list = frame.show(ui, |ui| {
        let shown = area.show(ui, |ui| {
            if scene.found.is_empty() {
                Frame::new()
                    .inner_margin(Margin::symmetric(12, 8))
                    .show(ui, |ui| ui.label(soft(&look.text.say("find-nothing"))));
            }
            let mut clicked = None;
            for (index, found) in scene.found.iter().enumerate() {
                let is_chosen = Some(index) == chosen;
                let row = row_ui(ui, found, is_chosen, look);
                if is_chosen {
                    announce(ui, field, &row, has_moved);
                }
                clicked = clicked.or(row.clicked().then(|| found.what.clone()));
            }
            clicked
        });
        shown.inner
    });
    list.inner
}

/// Keeps the chosen row in sight, and lets a screen reader say it although the field keeps the keyboard's attention.
fn announce(ui: &Ui, field: &Response, row: &Response, has_moved: bool) {
    if has_moved {
        row.scroll_to_me(None);
    }
    if ui.ctx().has_accesskit_node(row.id) {
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_active_descendant(row.id.accesskit_id()));
    }
}

fn row_ui(ui: &mut Ui, found: &FoundCommand, is_chosen: bool, look: Look<'_>) -> Response {
    let palette = ui.palette();
    let sense = if found.is_enabled { Sense::click() } else { Sense::hover() };
    let (rect, row) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), sense);
    let key = match found.what {
        Findable::Command(command) => look.key_words(ui.ctx(), command).unwrap_or_default(),
        Findable::Copy(_) | Findable::Choice(..) | Findable::InConsole(..) | Findable::Pin(_) => String::new(),
    };
    let key = if found.is_enabled { key } else { look.text.say("find-not-now") };
    let label = format!("{} ({}) {key}", found.name, found.menu);
    row.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, found.is_enabled, is_chosen, label.trim_end()));
    let (fill, ink, soft_ink) = match (is_chosen, found.is_enabled && row.hovered()) {
        (true, _) => (palette.chosen, palette.on_accent, palette.on_accent),
        (false, true) => (palette.hover, palette.ink, palette.ink_soft),
        (false, false) if found.is_enabled => (palette.card, palette.ink, palette.ink_soft),
        (false, false) => (palette.card, palette.ink_soft, palette.ink_soft),
    };
    ui.painter().rect_filled(rect, CornerRadius::same(SIZES.radius), fill);
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let write = |ui: &Ui, place: Rect, align: Align2, words: &str, size: f32, ink| {
        write_truncated(ui, align.pos_in_rect(&place), align, place.width(), words, regular(size), ink);
    };
    let key_left = inner.right() - KEY_WIDTH;
    let menu_left = key_left - MENU_WIDTH;
    write(ui, inner.with_max_x(menu_left - SIZES.gap), Align2::LEFT_CENTER, &found.name, SIZES.body, ink);
    write(
        ui,
        inner.with_min_x(menu_left).with_max_x(if key.is_empty() { inner.right() } else { key_left - SIZES.gap }),
        Align2::LEFT_CENTER,
        &found.menu,
        SIZES.small,
        soft_ink,
    );
    write(ui, inner.with_min_x(key_left), Align2::RIGHT_CENTER, &key, SIZES.small, soft_ink);
    if found.is_enabled { row.on_hover_cursor(CursorIcon::PointingHand) } else { row }
}
