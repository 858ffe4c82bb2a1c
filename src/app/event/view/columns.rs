//! Rows with columns, as the lists of an event have them.

use egui::{Align2, Color32, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use unicode_width::UnicodeWidthStr;

use crate::app::theme::{Colours, SIZES, bold, regular};
use crate::app::views::parts::{focus_ring_if_filled, width_of, write_truncated};

/// How high a row is.
pub const ROW: f32 = 30.0;

/// How much higher it is with a line of small words below the others.
pub const SECOND_LINE: f32 = 20.0;

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
        // Where it is cut, less than that would be a letter or none.
        if room < SIZES.small * 2.0 && width_of(ui, behind, SIZES.small) > room {
            return;
        }
        write_truncated(ui, at, Align2::LEFT_CENTER, room, behind, regular(SIZES.small), ink_soft);
    }
}

/// The upper line of a row, and the lower one where it has two.
pub fn lines_of(row: Rect) -> [Rect; 2] {
    let upper = Rect::from_min_max(row.min, pos2(row.right(), row.top() + ROW));
    let lower = Rect::from_min_max(pos2(row.left(), upper.bottom() - SIZES.gap * 0.5), pos2(row.right(), row.bottom()));
    [upper, lower]
}

/// How wide the widest of these words is, with the space to the next column.
pub fn widest<'a>(ui: &Ui, words: impl Iterator<Item = &'a str>, size: f32) -> f32 {
    longest(words, |words| words.width()).map(|words| width_of(ui, words, size)).fold(0.0, f32::max) + SIZES.gap
}

/// Those of these words that may be the widest. A list may have thousands, of which not all are laid out for every picture.
fn longest<T: Copy>(words: impl Iterator<Item = T>, count: impl Fn(T) -> usize) -> impl Iterator<Item = T> {
    let counted: Vec<(usize, T)> = words.map(|words| (count(words), words)).collect();
    // Letters differ in width by less than that.
    let least = counted.iter().map(|(count, _)| *count).max().unwrap_or_default() / 2;
    counted.into_iter().filter(move |(count, _)| *count >= least).map(|(_, words)| words)
}

/// How wide the widest of these names is with what stands behind it, and with the space to the next column.
pub fn widest_name<'a>(ui: &Ui, names: impl Iterator<Item = [&'a str; 2]>) -> f32 {
    let width = |[name, behind]: [&str; 2]| {
        let of_behind = if behind.is_empty() { 0.0 } else { width_of(ui, behind, SIZES.small) + SIZES.gap };
        width_of(ui, name, SIZES.body) + of_behind
    };
    let letters = |[name, behind]: [&str; 2]| name.width() + behind.width();
    longest(names, letters).map(width).fold(0.0, f32::max) + 2.0 * SIZES.gap
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
pub fn row_to_choose(ui: &mut Ui, height: f32, index: usize, is_chosen: bool, label: &str) -> (Response, Inks) {
    let palette = ui.palette();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, label));
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.hover,
        (false, false) => stripe(ui, index),
    };
    ui.painter().rect_filled(rect, SIZES.radius, fill);
    focus_ring_if_filled(ui, &response, rect, is_chosen);
    let on_fill = |ink| if is_chosen { palette.on_accent } else { ink };
    (response, [on_fill(palette.ink), on_fill(palette.ink_soft)])
}

/// Every other row is a little darker.
pub fn stripe(ui: &Ui, index: usize) -> Color32 {
    if index % 2 == 1 { ui.palette().foot } else { ui.palette().card }
}
