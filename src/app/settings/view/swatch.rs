//! Swatches: small samples of how things look, to be chosen from.

use egui::{Align2, Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::look::Look;
use crate::app::views::parts::{focus_ring, paint_face, width_of, wood, write_truncated};
use crate::picture::PieceFace;

/// How large a sample is, and how high its name is below it.
const NARROWEST: f32 = 96.0;
const WIDEST: f32 = 150.0;
const SAMPLE: f32 = 52.0;
const NAME: f32 = 22.0;
/// So much of a sample is the table on which the board lies.
const TABLE: f32 = 8.0;
const RADIUS: CornerRadius = CornerRadius::same(6);

/// A sample that `paint` fills, above its name; what is chosen is framed.
pub fn swatch_ui(ui: &mut Ui, name: &str, is_chosen: bool, paint: impl FnOnce(&mut Ui, Rect)) -> Response {
    let width = (width_of(ui, name, SIZES.small) + 8.0).clamp(NARROWEST, WIDEST);
    let (rect, response) = ui.allocate_exact_size(vec2(width, SAMPLE + NAME), Sense::click());
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let sample = Rect::from_min_size(rect.min, vec2(width, SAMPLE));
    paint(ui, sample);
    let palette = ui.palette();
    let frame = match (is_chosen, response.hovered()) {
        (true, _) => Stroke::new(3.0, palette.chosen_line),
        (false, true) => Stroke::new(1.5, palette.ink_soft),
        (false, false) => Stroke::new(1.0, palette.line),
    };
    ui.painter().rect_stroke(sample, RADIUS, frame, StrokeKind::Outside);
    let ink = if is_chosen { palette.chosen_line } else { palette.ink };
    let place = pos2(rect.center().x, sample.bottom() + NAME / 2.0 + 2.0);
    _ = write_truncated(ui, place, Align2::CENTER_CENTER, width, name, regular(SIZES.small), ink);
    focus_ring(ui, &response, sample);
    response
}

/// Two pieces on the board that lies on the table, in the looks that are painted in.
pub fn sample_of_looks(ui: &Ui, rect: Rect, faces: &[PieceFace], look: Look<'_>) {
    ui.painter().rect_filled(rect, RADIUS, ui.palette().table);
    let board = rect.shrink(TABLE);
    let grain = Rect::from_min_size(pos2(0.3, 0.3), vec2(0.3, 0.1));
    wood(ui.painter(), board, CornerRadius::same(3), grain, Color32::WHITE, look);
    let cell = board.width() / faces.len().max(1) as f32;
    for (index, face) in faces.iter().enumerate() {
        let center = pos2(board.left() + cell * (index as f32 + 0.5), board.center().y);
        paint_face(ui.painter(), center, board.height().min(cell) + 2.0, *face, false);
    }
}
