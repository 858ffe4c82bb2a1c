//! Rows with columns, as the lists of an event have them.

use egui::{Align2, Color32, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::parts::{focus_ring, width_of, write_truncated};

/// How high a row is.
pub const ROW: f32 = 30.0;

/// The columns of a row.
pub struct Columns<'a> {
    /// The row.
    pub row: Rect,
    /// Where columns begin, and where the last one ends, as parts of its width.
    pub edges: &'a [f32],
}

impl Columns<'_> {
    pub fn cell(&self, index: usize) -> Rect {
        let at = |edge: f32| self.row.left() + self.row.width() * edge;
        let right = at(self.edges[index + 1]) - SIZES.gap;
        Rect::from_min_max(pos2(at(self.edges[index]), self.row.top()), pos2(right, self.row.bottom()))
    }

    pub fn write(&self, ui: &Ui, index: usize, words: &str, font: FontId, color: Color32) {
        self.write_aligned(ui, index, Align2::LEFT_CENTER, words, font, color);
    }

    pub fn write_aligned(&self, ui: &Ui, index: usize, align: Align2, words: &str, font: FontId, color: Color32) {
        let cell = self.cell(index);
        write_truncated(ui, align.pos_in_rect(&cell), align, cell.width(), words, font, color);
    }

    /// A name followed by a rank or the like, for which the name leaves what room it does not need.
    pub fn name(&self, ui: &Ui, index: usize, [name, behind]: [&str; 2], font: FontId, [ink, ink_soft]: [Color32; 2]) {
        let cell = self.cell(index);
        let written = write_truncated(ui, cell.left_center(), Align2::LEFT_CENTER, cell.width(), name, font, ink);
        let at = pos2(written.right() + SIZES.gap, cell.center().y);
        let room = cell.right() - at.x;
        // Less than that would be a letter or none.
        if room < SIZES.small * 2.0 {
            return;
        }
        write_truncated(ui, at, Align2::LEFT_CENTER, room, behind, regular(SIZES.small), ink_soft);
    }
}

/// How wide the widest of these words is, with the space to the next column.
pub fn widest<'a>(ui: &Ui, words: impl Iterator<Item = &'a str>, size: f32) -> f32 {
    words.map(|words| width_of(ui, words, size)).fold(0.0, f32::max) + SIZES.gap
}

/// How wide the widest of these names is with what stands behind it, and with the space to the next column.
pub fn widest_name<'a>(ui: &Ui, names: impl Iterator<Item = [&'a str; 2]>) -> f32 {
    let width = |[name, behind]: [&str; 2]| {
        let of_behind = if behind.is_empty() { 0.0 } else { width_of(ui, behind, SIZES.small) + SIZES.gap };
        width_of(ui, name, SIZES.body) + of_behind
    };
    names.map(width).fold(0.0, f32::max) + 2.0 * SIZES.gap
}

/// The heads of columns, over a list.
pub fn heads_ui(ui: &mut Ui, edges: &[f32], heads: &[String]) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), SIZES.small * 1.7), Sense::hover());
    let columns = Columns { row, edges };
    for (index, words) in heads.iter().enumerate() {
        columns.write(ui, index, words, bold(SIZES.small), ui.palette().ink_soft);
    }
}

/// The inks of a row: the usual one, and a softer one.
pub type Inks = [Color32; 2];

/// A row that can be chosen, with what a screen reader says.
pub fn row_to_choose(ui: &mut Ui, index: usize, is_chosen: bool, label: &str) -> (Response, Inks) {
    let palette = ui.palette();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, label));
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.hover,
        (false, false) => stripe(ui, index),
    };
    ui.painter().rect_filled(rect, SIZES.radius, fill);
    focus_ring(ui, &response, rect);
    let on_fill = |ink| if is_chosen { palette.on_accent } else { ink };
    (response, [on_fill(palette.ink), on_fill(palette.ink_soft)])
}

/// Every other row is a little darker.
pub fn stripe(ui: &Ui, index: usize) -> Color32 {
    if index % 2 == 1 { ui.palette().foot } else { ui.palette().card }
}
