//! What is told at a square: why the move to it is illegal.

use egui::accesskit::Live;
use egui::text::LayoutJob;
use egui::{Color32, CornerRadius, Rect, Role, Sense, Shadow, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::BoardGeometry;
use crate::app::scene::BubbleScene;
use crate::app::theme::{Colours, SIZES, regular};
use crate::app::views::announcement::announce;
use crate::app::views::prose::set;

/// Around the words.
const MARGIN: Vec2 = vec2(14.0, 9.0);

/// Between the square and what is told.
const GAP: f32 = 6.0;

/// The words above the square, or below it where the board ends, wholly on what is seen of the board.
pub(super) fn bubble_ui(ui: &Ui, geometry: &BoardGeometry, scene: &BubbleScene) {
    let palette = ui.palette();
    let seen = geometry.board().intersect(ui.clip_rect());
    let square = geometry.square(scene.square);
    let widest = (seen.width() * 0.7).max(1.0);
    let job = LayoutJob::simple(scene.words.clone(), regular(SIZES.body), palette.card, widest);
    let galley = set(ui.ctx(), job);
    let size = galley.rect.size() + 2.0 * MARGIN;
    let above = square.top() - GAP - size.y;
    let top = if above >= seen.top() { above } else { square.bottom() + GAP };
    let left = (square.center().x - size.x / 2.0).clamp(seen.left(), (seen.right() - size.x).max(seen.left()));
    let card = Rect::from_min_size(pos2(left, top), size);
    let label = ui.interact(card, ui.make_persistent_id("bubble"), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &scene.words));
    announce(&label, Live::Assertive);
    let shadow = Shadow { offset: [0, 4], blur: 16, spread: 0, color: palette.shadow };
    ui.painter().add(shadow.as_shape(card, CornerRadius::same(9)));
    ui.painter().rect_filled(card, CornerRadius::same(9), palette.ink);
    ui.painter().galley(card.min + MARGIN, galley, Color32::PLACEHOLDER);
}
