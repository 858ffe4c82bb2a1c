//! The board enlarged with two fingers, or with Ctrl and the wheel.

use egui::{Align2, Id, Rect, Ui, Vec2, vec2};

use super::parts::raised_card;
use crate::app::action::{Action, BoardAction};
use crate::app::command::Command;
use crate::app::form::BoardZoom;
use crate::app::scene::Scene;
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::look::Look;

/// Where the board lies that is seen so large through `window`.
pub fn enlarged(window: Rect, zoom: BoardZoom) -> Rect {
    let (begin, size) = zoom.frame();
    Rect::from_min_size(window.min + Vec2::from(begin) * window.size(), window.size() * size)
}

/// What two fingers, or Ctrl and the wheel, do over the board. Until all fingers are lifted, they make no move.
#[must_use]
pub fn follow_fingers(ui: &Ui, window: Rect, scene: &Scene, asked: Vec<Action>) -> Vec<Action> {
    let two_fingers = ui.input(|input| input.multi_touch().is_some());
    let mut actions = if is_gesture(ui, two_fingers) { harmless(asked, scene) } else { asked };
    actions.extend(zoomed(ui, window, scene.zoom).filter(|_| scene.dialog.is_none()).map(Action::ZoomBoard));
    actions
}

/// Whether two fingers are on the screen, or were since the first of them came down.
fn is_gesture(ui: &Ui, two_fingers: bool) -> bool {
    let id = Id::unique("two fingers are on the board");
    let was = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or_default();
    // The frame in which the last finger is lifted still brings its click.
    let lasts = two_fingers || was && ui.input(|input| input.any_touches());
    ui.data_mut(|data| data.insert_temp(id, lasts));
    lasts || was
}

/// Nothing is played, and what the first finger has picked up is put down.
fn harmless(asked: Vec<Action>, scene: &Scene) -> Vec<Action> {
    let others = asked.into_iter().filter(|action| !matches!(action, Action::Board(_)));
    let is_held = scene.board.dragged.is_some();
    others.chain(is_held.then_some(Action::Board(BoardAction::Cancel))).collect()
}

fn zoomed(ui: &Ui, window: Rect, zoom: BoardZoom) -> Option<BoardZoom> {
    let (touch, times, pointer) =
        ui.input(|input| (input.multi_touch(), input.zoom_delta(), input.pointer.hover_pos()));
    let at = touch.map(|touch| touch.center_pos).or(pointer).filter(|at| window.contains(*at))?;
    let by = touch.map(|touch| touch.translation_delta).unwrap_or_default() / window.size();
    let part = (at - window.min) / window.size();
    let zoomed = zoom.times(times, part.into()).moved(by.into());
    (zoomed != zoom).then_some(zoomed)
}

/// Moves the board so that `square` is seen wholly, if it is not.
pub fn in_sight(window: Rect, square: Rect, zoom: BoardZoom) -> Option<Action> {
    let missing = (window.min - square.min).max(Vec2::ZERO) - (square.max - window.max).max(Vec2::ZERO);
    (missing != Vec2::ZERO).then(|| Action::ZoomBoard(zoom.moved((missing / window.size()).into())))
}

/// How large the board is seen, at the corner of what is seen of it; a click shows all of it again.
#[must_use]
pub fn whole_ui(ui: &mut Ui, window: Rect, zoom: BoardZoom, look: Look<'_>) -> Option<Action> {
    let palette = ui.palette();
    if zoom.is_whole() {
        return None;
    }
    let words = format!("{:.1}×  {}", zoom.factor(), look.text.say(Command::WholeBoard.name()));
    let galley = ui.painter().layout_no_wrap(words.clone(), bold(SIZES.body), palette.ink);
    let size = galley.size() + vec2(28.0, 20.0);
    let card = Align2::RIGHT_TOP.anchor_size(window.right_top() + vec2(-8.0, 8.0), size);
    let response = ui.interact(card, ui.make_persistent_id("whole board"), egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
    raised_card(ui.painter(), card);
    ui.painter().galley(card.center() - galley.size() / 2.0, galley, palette.ink);
    super::parts::focus_ring(ui, &response, card);
    response.clicked().then_some(Action::Command(Command::WholeBoard))
}
