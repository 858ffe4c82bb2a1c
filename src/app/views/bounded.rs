//! A list of choices in a row that has only so much room.

use std::ops::RangeInclusive;

use egui::{AsIdSalt, InnerResponse, Ui};

use super::parts::combo;

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
