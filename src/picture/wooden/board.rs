//! The wooden board with its pieces.

use super::{piece, slab};
use crate::picture::board_frame::BoardFrame;
use crate::picture::colours::{GRID, LAST_FROM, LAST_TO, SHADOW, WHITE};
use crate::picture::diagram::{Diagram, side_mark};
use crate::picture::drawing::{Ink, Part, Turn};
use crate::picture::fonts::Face;
use crate::picture::lettering::Style;
use crate::picture::outline::{Area, Outline, point};
use crate::picture::piece_face::PieceFace;
use crate::record::notation::{japanese_square, piece_name};
use crate::shogi::Square;

/// Draws the board and what is on it.
pub(super) fn draw(diagram: &Diagram, frame: &BoardFrame) -> Vec<Part> {
    let mut parts = vec![wood(frame), last_move(diagram, frame), lines(frame), coordinates(diagram, frame)];
    let [_, bottom] = diagram.seats();
    for (square, piece) in diagram.setup.board.iter() {
        let name = format!("{}{} {}", side_mark(piece.color), piece_name(piece.kind), japanese_square(square));
        let mut part = Part::named(name);
        let face = PieceFace::of(piece, bottom, diagram.senior);
        piece::draw(&mut part, diagram.pieces, face, frame.square(square).center(), frame.cell().1);
        parts.push(part);
    }
    parts
}

fn wood(frame: &BoardFrame) -> Part {
    let mut part = Part::default();
    slab::shadow(&mut part, frame.board(), 5.0, 6.0, 20.0, SHADOW);
    slab::wood(&mut part, frame.board(), 5.0, Area::new(0.0, 0.0, 1.0, 1.0), WHITE);
    part
}

/// Highlights the squares that the last move left and reached.
fn last_move(diagram: &Diagram, frame: &BoardFrame) -> Part {
    let mut part = Part::default();
    let mut fill = |square: Square, ink: Ink| part.fill(Outline::rectangle(frame.square(square).shrunk(0.5)), ink);
    if let Some(last) = &diagram.last {
        last.mv.from().into_iter().for_each(|from| fill(from, LAST_FROM));
        fill(last.mv.to(), LAST_TO);
    }
    part
}

fn lines(frame: &BoardFrame) -> Part {
    let mut part = Part::default();
    let (grid, (across, down)) = (frame.grid(), frame.cell());
    let thin = across * 0.017;
    for line in 1..9_u8 {
        let (x, y) = (grid.left + across * f32::from(line), grid.top + down * f32::from(line));
        part.stroke(Outline::line(point(x, grid.top), point(x, grid.bottom())), thin, GRID);
        part.stroke(Outline::line(point(grid.left, y), point(grid.right(), y)), thin, GRID);
    }
    part.stroke(Outline::rectangle(grid), thin * 1.8, GRID);
    for dot in frame.dots() {
        part.fill(Outline::circle(dot, across * 0.055), GRID);
    }
    part
}

fn coordinates(diagram: &Diagram, frame: &BoardFrame) -> Part {
    let mut part = Part::default();
    let style = Style { face: Face::Brush, size: frame.cell().1 * 0.27, ink: GRID };
    for number in 1..=9_u8 {
        if let Some(rank) = diagram.coordinates.rank(number) {
            let file = char::from(b'0' + number);
            part.write_centered(file, frame.file_label(number), Turn::Upright, style);
            part.write_centered(rank, frame.rank_label(number), Turn::Upright, style);
        }
    }
    part
}
