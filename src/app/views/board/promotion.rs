use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::BoardGeometry;
use crate::app::action::{Action, BoardAction};
use crate::app::scene::PromotionScene;
use crate::app::theme::Colours;
use crate::app::views::parts::{focus_ring, paint_face, raised_card};

/// The name of an answer among all widgets.
pub fn promotion_id(ui: &Ui, promote: bool) -> Id {
    ui.make_persistent_id(("promote", promote))
}

/// Asks with the two faces, beside the square to which the piece goes.
#[must_use]
pub(super) fn promotion_ui(ui: &mut Ui, geometry: &BoardGeometry, scene: &PromotionScene) -> Vec<Action> {
    let seen = geometry.board().intersect(ui.clip_rect());
    let card = place(geometry, geometry.square(scene.square), seen, scene.is_turned);
    let mut actions = block_board(ui, geometry);
    raised_card(ui.painter(), card);
    for (index, (promote, face, label)) in scene.choices.iter().enumerate() {
        let size = vec2(card.width() / 2.0, card.height());
        let place = if scene.is_turned { 1 - index } else { index };
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

/// The faces lie to the mover's right of the square, or to the left where the board ends, always wholly on what is `seen`
/// of it.
fn place(geometry: &BoardGeometry, square: Rect, seen: Rect, is_turned: bool) -> Rect {
    let size = vec2(geometry.cell().x * 2.0 + 20.0, geometry.cell().y + 16.0);
    let gap = 4.0;
    let right = Rect::from_min_size(square.right_center() + vec2(gap, -size.y / 2.0), size);
    let left = Rect::from_min_size(square.left_center() + vec2(-gap - size.x, -size.y / 2.0), size);
    let chosen = match is_turned {
        true if left.left() >= seen.left() => left,
        false if right.right() > seen.right() => left,
        true | false => right,
    };
    let too_high = (seen.top() - chosen.top()).max(0.0);
    let too_low = (chosen.bottom() - seen.bottom()).max(0.0);
    chosen.translate(vec2(0.0, too_high - too_low))
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
