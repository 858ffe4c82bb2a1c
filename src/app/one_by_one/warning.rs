//! What egui tells its users' developers on the screen.

use egui::Shape;
use egui::epaint::ClippedShape;

/// What builds for developers paint over everything as soon as three frames in a row are laid out more than once.
const WARNING: &str = "egui PERF WARNING";

/// Takes that away, with what lies behind it: here frames are laid out more than once on purpose, and no setting of
/// egui's says so.
pub(super) fn take_away(shapes: &mut Vec<ClippedShape>) {
    let is_warning = |clipped: &ClippedShape| match &clipped.shape {
        Shape::Text(words) => words.galley.text().starts_with(WARNING),
        _ => false,
    };
    if let Some(index) = shapes.iter().rposition(is_warning) {
        shapes.drain(index.saturating_sub(1)..=index);
    }
}
