//! Arrows and circles, drawn with the right button. Shift, Ctrl and Alt choose the colour.

use egui::{Color32, Id, Modifiers, Painter, PointerButton, Pos2, Shape, Stroke, Ui, Vec2};

use super::BoardGeometry;
use crate::app::action::{Action, BoardAction};
use crate::app::engines::scene::BestMove;
use crate::app::scene::BoardScene;
use crate::app::theme::{BoardColours, Colours};
use crate::record::{DrawnMark, MarkColour};
use crate::shogi::Square;

/// Thickness of lines and size of the head, in squares.
const LINE: f32 = 0.11;
const HEAD: f32 = 0.36;
const RING: f32 = 0.43;

/// Paints what is drawn, and what is being drawn, and reports what is finished.
#[must_use]
pub(super) fn drawing_ui(ui: &Ui, geometry: &BoardGeometry, scene: &BoardScene) -> Option<Action> {
    scene.best.iter().for_each(|best| paint_best(ui.painter(), geometry, *best));
    for mark in &scene.drawn {
        paint_mark(ui.painter(), geometry, *mark);
    }
    let begun = if scene.can_be_drawn_on { follow_pointer(ui, geometry) } else { None };
    let (mark, is_finished) = begun?;
    if !is_finished {
        paint_mark(ui.painter(), geometry, mark);
        return None;
    }
    Some(Action::Board(BoardAction::Draw(mark)))
}

/// What is being drawn, and whether the button was let go. Where it was begun is kept for each window: the commentator
/// draws in one while the other has no button pressed.
fn follow_pointer(ui: &Ui, geometry: &BoardGeometry) -> Option<(DrawnMark, bool)> {
    let id = Id::unique(("where a mark was begun", ui.ctx().viewport_id()));
    let seen = ui.clip_rect();
    let (under, is_pressed, is_held, is_released, modifiers) = ui.input(|input| {
        let (pointer, button) = (&input.pointer, PointerButton::Secondary);
        let under = pointer.interact_pos().filter(|at| seen.contains(*at)).and_then(|at| geometry.square_at(at));
        (
            under,
            pointer.button_pressed(button),
            pointer.secondary_down(),
            pointer.button_released(button),
            input.modifiers,
        )
    });
    if is_pressed {
        ui.data_mut(|data| data.insert_temp(id, under));
    }
    let from = ui.data(|data| data.get_temp::<Option<Square>>(id)).flatten()?;
    if !is_held {
        ui.data_mut(|data| data.remove::<Option<Square>>(id));
    }
    // Let go beside the board, nothing was meant.
    let to = Some(under?).filter(|to| *to != from);
    (is_held || is_released).then_some((DrawnMark { colour: colour(modifiers), from, to }, is_released))
}

const fn colour(modifiers: Modifiers) -> MarkColour {
    match (modifiers.shift, modifiers.command, modifiers.alt) {
        (true, _, _) => MarkColour::Red,
        (false, true, _) => MarkColour::Blue,
        (false, false, true) => MarkColour::Yellow,
        (false, false, false) => MarkColour::Green,
    }
}

/// A move that an engine thinks well of: the better, the stronger. A drop is a ring on its square.
fn paint_best(painter: &Painter, geometry: &BoardGeometry, best: BestMove) {
    let (to, cell) = (geometry.square(best.to).center(), geometry.cell().x);
    let color = painter.board_colours().best.gamma_multiply([1.0, 0.6, 0.4][best.rank.min(2)]);
    match best.from {
        Some(from) => paint_arrow(painter, geometry.square(from).center(), to, cell, color),
        None => _ = painter.circle_stroke(to, cell * RING, Stroke::new(cell * LINE, color)),
    }
}

fn paint_mark(painter: &Painter, geometry: &BoardGeometry, mark: DrawnMark) {
    let (from, cell) = (geometry.square(mark.from).center(), geometry.cell().x);
    let color = paint_of(painter.board_colours(), mark.colour);
    match mark.to {
        Some(to) => paint_arrow(painter, from, geometry.square(to).center(), cell, color),
        None => _ = painter.circle_stroke(from, cell * RING, Stroke::new(cell * LINE * 0.7, color)),
    }
}

fn paint_arrow(painter: &Painter, from: Pos2, to: Pos2, cell: f32, color: Color32) {
    let along: Vec2 = (to - from).normalized();
    let aside = along.rot90() * (HEAD * 0.5 * cell);
    // It begins beside the middle of its square and ends in that of the other, with the line short of the head's tip.
    let (start, neck) = (from + along * (cell * 0.2), to - along * (cell * HEAD * 0.9));
    painter.line_segment([start, neck], Stroke::new(cell * LINE, color));
    painter.add(Shape::convex_polygon(vec![to, neck + aside, neck - aside], color, Stroke::NONE));
}

fn paint_of(board: &BoardColours, colour: MarkColour) -> Color32 {
    match colour {
        MarkColour::Green => board.drawn[0],
        MarkColour::Red => board.drawn[1],
        MarkColour::Blue => board.drawn[2],
        MarkColour::Yellow => board.drawn[3],
    }
}
