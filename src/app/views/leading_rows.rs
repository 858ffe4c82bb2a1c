//! A list in a dialog whose rows lead to places of the game.

use std::ops::RangeInclusive;

use egui::{CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::dialogs::frame::{rest_of_body, scrolling};
use super::parts::focus_ring;
use crate::app::theme::Colours;

/// How high the list is at most, and at least where it scrolls by itself. With less room the whole dialog scrolls, and
/// nothing in it.
const LIST: RangeInclusive<f32> = 100.0..=330.0;

/// How the rows of a list look.
pub struct Rows<'s, R> {
    /// What tells the list from others.
    pub id: &'s str,
    /// How high a row is.
    pub height: f32,
    /// How much of the dialog below the list is left free.
    pub below: f32,
    /// What a screen reader says of a row.
    pub words: fn(&R) -> String,
    /// Paints one.
    pub paint: fn(&Ui, Rect, &R),
}

impl<R> Rows<'_, R> {
    /// Shows these, and says which of them were pressed.
    pub fn show<'r>(&self, ui: &mut Ui, rows: &'r [R]) -> Vec<&'r R> {
        let list = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let shown = rows.iter().enumerate();
            let pressed = shown.filter(|(index, row)| ui.push_id(index, |ui| self.row(ui, row)).inner);
            pressed.map(|(_, row)| row).collect()
        };
        let room = rest_of_body(ui, self.below).min(*LIST.end());
        if room < *LIST.start() {
            return ui.scope(list).inner;
        }
        let area = ScrollArea::vertical().id_salt(self.id).max_height(room);
        scrolling(ui, area.auto_shrink([false, true]), list)
    }

    fn row(&self, ui: &mut Ui, row: &R) -> bool {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), self.height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, (self.words)(row)));
        if response.hovered() {
            ui.painter().rect_filled(rect, CornerRadius::same(5), ui.palette().hover);
            ui.set_cursor_icon(CursorIcon::PointingHand);
        }
        focus_ring(ui, &response, rect);
        (self.paint)(ui, rect, row);
        response.clicked()
    }
}
