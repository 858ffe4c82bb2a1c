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
    let widest = (seen.width() * 0.7).max(1.0);
    let job = LayoutJob::simple(scene.words.clone(), regular(SIZES.body), palette.card, widest);
    let galley = set(ui.ctx(), job);
    let size = galley.rect.size() + 2.0 * MARGIN;
    let card = card_near(geometry, scene, seen, size);
    let label = ui.interact(card, ui.make_persistent_id("bubble"), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &scene.words));
    announce(&label, Live::Assertive);
    let shadow = Shadow { offset: [0, 4], blur: 16, spread: 0, color: palette.shadow };
    ui.painter().add(shadow.as_shape(card, CornerRadius::same(9)));
    ui.painter().rect_filled(card, CornerRadius::same(9), palette.ink);
    ui.painter().galley(card.min + MARGIN, galley, Color32::PLACEHOLDER);
}

/// Where so large a card lies: above the square or below it, unless it would cover what it speaks of, and another place does not.
fn card_near(geometry: &BoardGeometry, scene: &BubbleScene, seen: Rect, size: Vec2) -> Rect {
    let square = geometry.square(scene.square);
    let about: Vec<Rect> = scene.about.iter().map(|&square| geometry.square(square)).collect();
    let all = about.iter().fold(square, |all, square| all.union(*square));
    let (above, below) = (|of: Rect| of.top() - GAP - size.y, |of: Rect| of.bottom() + GAP);
    let left = (square.center().x - size.x / 2.0).clamp(seen.left(), (seen.right() - size.x).max(seen.left()));
    let places = [above(square), below(square), above(all), below(all)];
    let cards = places.map(|top| Rect::from_min_size(pos2(left, top), size));
    let is_seen = |card: &&Rect| card.top() >= seen.top() && card.bottom() <= seen.bottom();
    let hides_nothing = |card: &&Rect| !about.iter().any(|square| square.intersects(**card));
    let best = cards.iter().filter(is_seen).find(hides_nothing).or_else(|| cards.iter().find(is_seen));
    // On a part of the board that is lower than the words, they lie below.
    best.copied().unwrap_or(cards[1])
}
