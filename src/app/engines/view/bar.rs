//! The bar beside the board that shows who is better.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, pos2};

use crate::app::theme::Colours;

/// How wide the bar is, and how far from the board.
const WIDTH: f32 = 6.0;
const GAP: f32 = 4.0;

/// Paints the bar to the left of `board`. The dark part is Black's, at Black's end of the board; without `balance` it
/// is empty.
pub fn bar_ui(ui: &Ui, board: Rect, balance: Option<f64>, is_flipped: bool) {
    let palette = ui.palette();
    let right = board.left() - GAP;
    let bar = Rect::from_min_max(pos2(right - WIDTH, board.top()), pos2(right, board.bottom()));
    let painter = ui.painter();
    painter.rect_filled(bar, CornerRadius::same(3), palette.on_badge);
    if let Some(balance) = balance {
        let blacks = bar.height() * (balance as f32 + 1.0) / 2.0;
        let part = if is_flipped { bar.with_max_y(bar.top() + blacks) } else { bar.with_min_y(bar.bottom() - blacks) };
        painter.rect_filled(part, CornerRadius::same(3), palette.badge);
    }
    painter.rect_stroke(bar, CornerRadius::same(3), Stroke::new(1.0, palette.line), StrokeKind::Outside);
}
