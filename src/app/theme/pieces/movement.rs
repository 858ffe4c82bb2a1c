//! Marks along the edge of a piece that tell how it moves: a dot for a step, an arrow for a whole line.

use egui::{Color32, Painter, Shape, Stroke, Vec2, vec2};

use super::shape::PaintedPiece;
use crate::shogi::attacks::attacks;
use crate::shogi::{Color, PieceKind, Square, SquareSet};

/// How large the marks are, in heights of the piece.
const DOT: f32 = 0.03;
const ARROW: f32 = 0.062;

/// Where a move leads, seen from the piece: files to the right and ranks down.
type Offset = (i8, i8);

/// Paints the marks of `kind`.
pub(super) fn paint(painter: &Painter, piece: &PaintedPiece, kind: PieceKind, color: Color32) {
    let offsets = offsets(kind);
    for &(right, down) in offsets.iter().filter(|offset| is_near(**offset)) {
        let place = place(right, down);
        if offsets.contains(&(right * 2, down * 2)) {
            paint_arrow(painter, piece, place, vec2(right.into(), down.into()).normalized(), color);
        } else {
            painter.circle_filled(piece.at(place), piece.height * DOT, color);
        }
    }
}

/// Every square that a piece in the middle of an empty board attacks.
fn offsets(kind: PieceKind) -> Vec<Offset> {
    let Some(middle) = Square::new(5, 5) else { return Vec::new() };
    let reached = attacks(kind, Color::Black, middle, SquareSet::EMPTY);
    reached.into_iter().map(|square| (5 - square.file() as i8, square.rank() as i8 - 5)).collect()
}

/// One step away, or a knight's jump.
fn is_near((right, down): Offset) -> bool {
    right.abs() <= 1 && down.abs() <= 1 || right.abs() == 1 && down == -2
}

/// Where the mark lies, in heights: near the edge, which draws in towards the tip.
fn place(right: i8, down: i8) -> Vec2 {
    let side = f32::from(right);
    match down {
        -2 => vec2(side * 0.13, -0.385),
        -1 if right == 0 => vec2(0.0, -0.40),
        -1 => vec2(side * 0.265, -0.285),
        0 => vec2(side * 0.345, 0.06),
        _ if right == 0 => vec2(0.0, 0.435),
        _ => vec2(side * 0.375, 0.42),
    }
}

fn paint_arrow(painter: &Painter, piece: &PaintedPiece, place: Vec2, towards: Vec2, color: Color32) {
    let corner =
        |along: f32, aside: f32| piece.at(place + towards * (along * ARROW) + towards.rot90() * (aside * ARROW));
    let corners = vec![corner(0.75, 0.0), corner(-0.55, 0.8), corner(-0.55, -0.8)];
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
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
