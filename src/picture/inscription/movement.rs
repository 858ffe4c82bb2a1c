//! Marks along the edge of a piece that show how it moves: a dot for a step, an arrow for a whole line.

use super::Mark;
use crate::picture::drawing::Ink;
use crate::picture::outline::{Point, point};
use crate::shogi::attacks::attacks;
use crate::shogi::{Color, PieceKind, Square, SquareSet};

/// The size of the marks.
const DOT: f32 = 0.03;
const ARROW: f32 = 0.062;

/// The destination of a move relative to the piece: files to the right and ranks down.
type Offset = (i8, i8);

/// The marks for `kind`.
pub(super) fn marks(kind: PieceKind, ink: Ink) -> Vec<Mark> {
    let offsets = offsets(kind);
    let mark = |&(right, down): &Offset| {
        let at = place(right, down);
        if offsets.contains(&(right * 2, down * 2)) {
            Mark::Shape { corners: arrow(at, right.into(), down.into()), ink }
        } else {
            Mark::Disc { at, radius: DOT, ink }
        }
    };
    offsets.iter().filter(|offset| is_near(**offset)).map(mark).collect()
}

/// Every square that a piece in the middle of an empty board attacks.
fn offsets(kind: PieceKind) -> Vec<Offset> {
    let Some(middle) = Square::new(5, 5) else { return Vec::new() };
    let reached = attacks(kind, Color::Black, middle, SquareSet::EMPTY);
    reached.into_iter().map(|square| (5 - square.file() as i8, square.rank() as i8 - 5)).collect()
}

/// Whether an offset is a single step or a knight's jump.
fn is_near((right, down): Offset) -> bool {
    right.abs() <= 1 && down.abs() <= 1 || right.abs() == 1 && down == -2
}

/// The position of a mark: near the edge, which narrows towards the tip.
fn place(right: i8, down: i8) -> Point {
    let side = f32::from(right);
    match down {
        -2 => point(side * 0.13, -0.385),
        -1 if right == 0 => point(0.0, -0.40),
        -1 => point(side * 0.265, -0.285),
        0 => point(side * 0.345, 0.06),
        _ if right == 0 => point(0.0, 0.435),
        _ => point(side * 0.375, 0.42),
    }
}

/// The corners of an arrow that points this way.
fn arrow(at: Point, right: f32, down: f32) -> Vec<Point> {
    let (x, y) = (right / right.hypot(down) * ARROW, down / right.hypot(down) * ARROW);
    let corner = |along: f32, aside: f32| point(at.x + x * along - y * aside, at.y + y * along + x * aside);
    vec![corner(0.75, 0.0), corner(-0.55, 0.8), corner(-0.55, -0.8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knight_has_its_two_jumps_and_a_gold_its_six_steps() {
        assert_eq!(offsets(PieceKind::Knight), [(1, -2), (-1, -2)]);
        let near = |kind| offsets(kind).into_iter().filter(|offset| is_near(*offset)).count();
        assert_eq!((near(PieceKind::Gold), near(PieceKind::Rook), near(PieceKind::Dragon)), (6, 4, 8));
    }
}
