//! Lists of choices to be opened, by mouse or by keyboard.

use std::ops::RangeInclusive;

use egui::{Align, AsIdSalt, ComboBox, FocusDirection, Id, InnerResponse, Key, Memory, Response, Ui};

/// How high a list of choices opens.
const COMBO_HEIGHT: f32 = 360.0;

/// A list of choices to be opened. What stands beside it names it, and it stays as wide whatever is chosen.
pub fn combo<'a>(id: impl AsIdSalt, width: f32, chosen: &str) -> ComboBox<'a> {
    ComboBox::from_id_salt(id).width(width).height(COMBO_HEIGHT).truncate().selected_text(chosen)
}

/// A line of a long list of choices. The chosen one is in sight when the list opens, and the arrows begin there; where none
/// is chosen, at the first line.
pub fn choice(ui: &mut Ui, is_chosen: bool, words: &str) -> Response {
    let is_first = ui.cursor().top() < ui.max_rect().top() + 1.0;
    let line = ui.selectable_label(is_chosen, words);
    if is_chosen {
        // The first line may just have got it.
        attend_by_arrow(ui, &line, |focused| !focused.gained_focus());
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

/// The arrows lead into what is open and has no focus yet: to this line of it, if it can be chosen.
pub fn follow_arrows(ui: &Ui, line: &Response) {
    attend_by_arrow(ui, line, |_| true);
}

/// The same; of lines that have the focus already those count that `holds` it.
fn attend_by_arrow(ui: &Ui, line: &Response, holds: impl Fn(&Response) -> bool) {
    let is_pressed = ui.input(|input| input.key_pressed(Key::ArrowDown) || input.key_pressed(Key::ArrowUp));
    let focused = ui.memory(Memory::focused).and_then(|id| ui.ctx().read_response(id));
    let is_inside = focused.is_some_and(|focused| focused.layer_id == line.layer_id && holds(&focused));
    if is_pressed && line.enabled() && !is_inside {
        line.request_focus();
        // The key leads here, and not on from here.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
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
