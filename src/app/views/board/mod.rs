//! The board: wood, lines, marks and pieces, each square a button of its own.

mod bubble;
mod drawing;
mod geometry;
pub mod marks;
mod promotion;
mod wood;

use egui::{Align2, CursorIcon, Id, Memory, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::cursor;
use super::digits::Way;
use super::parts::{paint_count, paint_face};
use crate::app::action::{Action, BoardAction, Origin};
use crate::app::scene::{BoardScene, Mark, SquareScene};
use crate::app::theme::{Colours, bold};
use crate::app::views::look::Look;
use crate::picture::PieceFace;
use crate::shogi::Square;

pub use geometry::BoardGeometry;
pub use promotion::promotion_id;

/// The bare board.
pub fn paint_wood(ui: &Ui, geometry: &BoardGeometry, look: Look<'_>) {
    wood::paint(ui.painter(), geometry, look);
}

/// The size of a square on a board that fills `board`.
pub fn cell_size(board: Rect) -> egui::Vec2 {
    BoardGeometry::new(board, false).cell()
}

/// Where the squares lie that show how the game has come to its end: the latest move, a king in check, a foul.
pub fn evidence(board: Rect, scene: &BoardScene) -> Vec<Rect> {
    let geometry = BoardGeometry::new(board, scene.flipped);
    let tells = |mark: &Mark| match mark {
        Mark::LastFrom | Mark::LastTo | Mark::Check | Mark::Fault => true,
        Mark::Picked | Mark::Destination | Mark::Counted | Mark::Odd => false,
    };
    let squares = scene.squares.iter().filter(|square| square.marks.iter().any(tells));
    squares.map(|square| geometry.square(square.square).shrink(2.0)).collect()
}

#[must_use]
pub fn board_ui(ui: &mut Ui, rect: Rect, scene: &BoardScene, look: Look<'_>) -> Vec<Action> {
    let geometry = BoardGeometry::new(rect, scene.flipped);
    wood::paint(ui.painter(), &geometry, look);
    if let Some(words) = &scene.cover {
        wood::paint_dots(ui.painter(), &geometry);
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            words,
            bold(geometry.cell().y * 0.4),
            ui.board_colours().grid,
        );
        return Vec::new();
    }
    let mut actions = Vec::new();
    let mut lifted = None;
    for square in &scene.squares {
        let (asked, is_lifted) = square_ui(ui, &geometry, square, scene);
        actions.extend(asked);
        lifted = is_lifted.then_some(square.square).or(lifted);
    }
    wood::paint_dots(ui.painter(), &geometry);
    for square in &scene.squares {
        if let Some(face) = square.piece {
            let aside = scene.shaking.filter(|(shaking, _)| *shaking == square.square).map_or(0.0, |(_, aside)| aside);
            paint_standing(ui, &geometry, square.square, face, lifted == Some(square.square), aside);
        }
        if let Some(points) = square.points {
            paint_count(ui, geometry.square(square.square).center(), geometry.cell().y, points, Way::Upright);
        }
    }
    actions.extend(drawing::drawing_ui(ui, &geometry, scene));
    if let Some(square) = focused_square(ui) {
        cursor::paint(ui, geometry.square(square));
    }
    if let Some(question) = &scene.promotion {
        actions.extend(promotion::promotion_ui(ui, &geometry, question));
    }
    if let Some(told) = &scene.bubble {
        bubble::bubble_ui(ui, &geometry, told);
    }
    actions.extend(dragged_ui(ui, &geometry, scene));
    actions
}

/// The name of a square among all widgets.
pub fn square_id(ui: &Ui, square: Square) -> Id {
    ui.make_persistent_id(("square", square.index()))
}

fn focused_square(ui: &Ui) -> Option<Square> {
    let focused = ui.memory(Memory::focused)?;
    Square::all().find(|square| square_id(ui, *square) == focused)
}

/// A piece on its square; the one that would be picked up is lifted a little, and so is the one that was.
/// `aside` is in squares.
fn paint_standing(ui: &Ui, geometry: &BoardGeometry, square: Square, face: PieceFace, is_lifted: bool, aside: f32) {
    let (center, cell) = (geometry.square(square).center(), geometry.cell().y);
    let (up, size) = if is_lifted { (cell * 0.03, cell * 1.03) } else { (0.0, cell) };
    paint_face(ui.painter(), center + vec2(cell * aside, -up), size, face, is_lifted);
}

/// A square as a button: what was done with it, and whether its piece can be picked up under the pointer or was.
fn square_ui(ui: &mut Ui, geometry: &BoardGeometry, scene: &SquareScene, board: &BoardScene) -> (Vec<Action>, bool) {
    let rect = geometry.square(scene.square);
    let can_move_now = scene.owner == board.active || (board.active.is_some() && board.lets_fouls_happen);
    let movable = scene.owner.is_some() && can_move_now;
    let sense = if board.active.is_some() { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(rect, square_id(ui, scene.square), sense);
    let is_picked = scene.marks.contains(&Mark::Picked);
    response.widget_info(|| WidgetInfo::selected(Role::Button, board.active.is_some(), is_picked, &scene.label));
    marks::paint(ui.painter(), rect, scene);
    let can_be_chosen = movable || scene.marks.contains(&Mark::Destination);
    if can_be_chosen && response.hovered() {
        marks::paint_hover(ui.painter(), rect);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let is_lifted = is_picked || movable && response.hovered();
    (square_actions(&response, scene, movable), is_lifted)
}

/// What was done with a square. A press that lasts, or under which the hand has trembled, is a click all the same where
/// there is nothing to be dragged.
fn square_actions(response: &Response, scene: &SquareScene, movable: bool) -> Vec<Action> {
    if response.clicked() || !movable && is_let_go_inside(response) {
        return vec![Action::Board(BoardAction::ClickSquare(scene.square))];
    }
    if response.secondary_clicked() {
        return vec![Action::Board(BoardAction::ClickTurned(scene.square))];
    }
    match scene.owner {
        Some(owner) if movable && response.drag_started_by(PointerButton::Primary) => {
            vec![Action::Board(BoardAction::Grab(Origin::Board(scene.square), owner))]
        }
        Some(_) | None => Vec::new(),
    }
}

fn is_let_go_inside(response: &Response) -> bool {
    let pointer = response.ctx.input(|input| input.pointer.interact_pos());
    response.drag_stopped_by(PointerButton::Primary) && pointer.is_some_and(|at| response.rect.contains(at))
}

/// The piece that follows the pointer, until the button is let go.
fn dragged_ui(ui: &mut Ui, geometry: &BoardGeometry, scene: &BoardScene) -> Vec<Action> {
    let Some(face) = scene.dragged else { return Vec::new() };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let pointer = ui.input(|input| input.pointer.interact_pos());
    if let Some(at) = pointer {
        let above = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Tooltip, ui.scope_id().with("dragged")));
        paint_face(&above, at - vec2(0.0, geometry.cell().y * 0.08), geometry.cell().y * 1.06, face, true);
    }
    if ui.input(|input| input.pointer.primary_down()) {
        return Vec::new();
    }
    // Of a board that is enlarged, a part lies hidden under other things.
    let seen = pointer.filter(|at| ui.clip_rect().contains(*at));
    vec![Action::Board(BoardAction::Release(seen.and_then(|at| geometry.square_at(at))))]
}
