//! The question whether to promote, asked where the piece has just been put, so that the pointer need not go far.

use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::BoardGeometry;
use crate::app::action::{Action, BoardAction};
use crate::app::scene::PromotionScene;
use crate::app::theme::Colours;
use crate::app::views::parts::{focus_ring, paint_face, raised_card};

/// What lies around the faces, on both sides together.
const MARGINS: Vec2 = vec2(20.0, 16.0);

/// The name of an answer among all widgets.
pub fn promotion_id(ui: &Ui, promote: bool) -> Id {
    ui.make_persistent_id(("promote", promote))
}

/// Asks with the two faces on the square to which the piece goes: the promoted one lies where the pointer is, the other
/// beside it.
#[must_use]
pub(super) fn promotion_ui(ui: &mut Ui, geometry: &BoardGeometry, scene: &PromotionScene) -> Vec<Action> {
    let seen = geometry.board().intersect(ui.clip_rect());
    let square = geometry.square(scene.square);
    let opens_right = opens_right(geometry, square, seen, scene.is_turned);
    let card = place(geometry, square, seen, opens_right);
    let mut actions = block_board(ui, geometry);
    raised_card(ui.painter(), card);
    for (index, (promote, face, label)) in scene.choices.iter().enumerate() {
        let size = vec2(card.width() / 2.0, card.height());
        let place = if opens_right { index } else { 1 - index };
        let rect = Rect::from_min_size(card.min + vec2(size.x * place as f32, 0.0), size).shrink(5.0);
        let response = ui.interact(rect, promotion_id(ui, *promote), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
        if response.hovered() {
            painter_frame(ui, rect);
        }
        focus_ring(ui, &response, rect);
        paint_face(ui.painter(), rect.center(), geometry.cell().y, *face, false);
        if response.on_hover_text(label).clicked() {
            actions.push(Action::Board(BoardAction::Promote(*promote)));
        }
    }
    actions
}

/// Whether the face that is not promoted lies at the right: at the mover's right, unless the board ends there.
fn opens_right(geometry: &BoardGeometry, square: Rect, seen: Rect, is_turned: bool) -> bool {
    let reach = geometry.cell().x + MARGINS.x;
    if is_turned { square.left() - reach < seen.left() } else { square.right() + reach <= seen.right() }
}

/// Half of it lies on the square, and all of it on what is `seen` of the board.
fn place(geometry: &BoardGeometry, square: Rect, seen: Rect, opens_right: bool) -> Rect {
    let size = vec2(geometry.cell().x * 2.0, geometry.cell().y) + MARGINS;
    let aside = if opens_right { size.x / 4.0 } else { -size.x / 4.0 };
    let card = Rect::from_center_size(square.center() + vec2(aside, 0.0), size);
    let inside = |low: f32, high: f32| low.max(0.0) - high.max(0.0);
    let across = inside(seen.left() - card.left(), card.right() - seen.right());
    card.translate(vec2(across, inside(seen.top() - card.top(), card.bottom() - seen.bottom())))
}

/// A click anywhere else on the board takes the question back.
fn block_board(ui: &Ui, geometry: &BoardGeometry) -> Vec<Action> {
    let id: Id = ui.make_persistent_id("beside the promotion question");
    let clicked = ui.interact(geometry.board(), id, Sense::click()).clicked();
    if clicked { vec![Action::Board(BoardAction::Cancel)] } else { Vec::new() }
}

fn painter_frame(ui: &Ui, rect: Rect) {
    let palette = ui.palette();
    ui.painter().rect_filled(rect, 6, palette.hover);
    ui.painter().rect_stroke(rect, 6, Stroke::new(2.0, palette.chosen_line), StrokeKind::Inside);
}
