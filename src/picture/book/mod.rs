//! Diagrams as Japanese books and newspapers print them: lines and kanji in black, pieces without bodies, White's
//! upside down, the pieces in hand in columns at the sides, the piece that moved last in bold, and a caption.

mod hand;

use super::board_frame::BoardFrame;
use super::colours::{PRINT, WHITE};
use super::diagram::{Diagram, side_mark};
use super::drawing::{Drawing, Part, Turn};
use super::fonts::Face;
use super::lettering::{Align, MIDDLE, Style};
use super::outline::{Area, Outline, point};
use crate::record::notation::{full_width_digit, japanese_square, piece_kanji, piece_name};
use crate::shogi::{Color, Piece, Square};

/// The size of a square. Printed boards are slightly higher than wide, like wooden ones.
const CELL: (f32, f32) = (20.0, 21.4);

/// The margin around everything.
const MARGIN: f32 = 5.0;

/// The width of a column of pieces in hand.
const HAND: f32 = 21.0;

/// The space between the board and what is written next to it.
const GAP: f32 = 4.5;

/// The strips for the coordinates.
const FILES: f32 = 13.0;
const RANKS: f32 = 12.0;

/// The strip for the caption.
const CAPTION: f32 = 21.0;

/// The thickness of the lines, inside and around the board.
const THIN: f32 = 0.5;
const THICK: f32 = 1.3;

/// Draws a diagram in black and white.
pub(super) fn draw(diagram: &Diagram) -> Drawing {
    let grid = Area::new(MARGIN + HAND + GAP, MARGIN + FILES, 9.0 * CELL.0, 9.0 * CELL.1);
    let frame = BoardFrame::rimless(grid, diagram.flipped);
    let right = grid.right() + RANKS + GAP;
    let foot = if diagram.caption.is_empty() { 0.0 } else { CAPTION };
    let (width, height) = (right + HAND + MARGIN, grid.bottom() + foot + MARGIN);
    let column = |left| Area::new(left, grid.top, HAND, grid.height);
    let [left_color, right_color] = diagram.seats();
    let mut parts = vec![paper(width, height), lines(&frame), coordinates(diagram, &frame)];
    parts.extend(pieces(diagram, &frame));
    parts.push(hand::draw(diagram, left_color, column(MARGIN)));
    parts.push(hand::draw(diagram, right_color, column(right)));
    parts.push(caption(diagram, grid));
    Drawing { width, height, title: diagram.title(), parts }
}

fn paper(width: f32, height: f32) -> Part {
    let mut part = Part::default();
    part.fill(Outline::rectangle(Area::new(0.0, 0.0, width, height)), WHITE);
    part
}

fn lines(frame: &BoardFrame) -> Part {
    let mut part = Part::default();
    let grid = frame.grid();
    for line in 1..9_u8 {
        let (x, y) = (grid.left + CELL.0 * f32::from(line), grid.top + CELL.1 * f32::from(line));
        part.stroke(Outline::line(point(x, grid.top), point(x, grid.bottom())), THIN, PRINT);
        part.stroke(Outline::line(point(grid.left, y), point(grid.right(), y)), THIN, PRINT);
    }
    part.stroke(Outline::rectangle(grid), THICK, PRINT);
    for dot in frame.dots() {
        part.fill(Outline::circle(dot, 1.25), PRINT);
    }
    part
}

fn coordinates(diagram: &Diagram, frame: &BoardFrame) -> Part {
    let mut part = Part::default();
    let style = Style { face: Face::Text, size: 8.5, ink: PRINT };
    let grid = frame.grid();
    for number in 1..=9_u8 {
        let Some(words) = diagram.coordinates.rank(number) else { continue };
        let (file, rank) = (frame.file_label(number), frame.rank_label(number));
        let (above, beside) = (point(file.x, grid.top - FILES * 0.5), point(grid.right() + RANKS * 0.56, rank.y));
        part.write_centered(full_width_digit(number), above, Turn::Upright, style);
        let baseline = point(beside.x, beside.y + MIDDLE * style.size);
        part.write(&words.to_string(), baseline, Align::Center, style);
    }
    part
}

fn pieces(diagram: &Diagram, frame: &BoardFrame) -> Vec<Part> {
    let moved = diagram.last.as_ref().map(|last| last.mv.to());
    let [_, bottom] = diagram.seats();
    let draw = |(square, piece)| piece_part(square, piece, bottom, moved == Some(square), frame);
    diagram.setup.board.iter().map(draw).collect()
}

/// Draws a piece. In print both kings are 玉.
fn piece_part(square: Square, piece: Piece, bottom: Color, moved: bool, frame: &BoardFrame) -> Part {
    let name = format!("{}{} {}", side_mark(piece.color), piece_name(piece.kind), japanese_square(square));
    let mut part = Part::named(name);
    let turn = if piece.color == bottom { Turn::Upright } else { Turn::UpsideDown };
    let face = if moved { Face::Bold } else { Face::Brush };
    let style = Style { face, size: CELL.0 * 0.86, ink: PRINT };
    for ch in piece_kanji(piece.kind).chars() {
        part.write_centered(ch, frame.square(square).center(), turn, style);
    }
    part
}

fn caption(diagram: &Diagram, grid: Area) -> Part {
    let mut part = Part::default();
    let style = Style { face: Face::Text, size: 11.5, ink: PRINT };
    let at = point(grid.center().x, grid.bottom() + CAPTION * 0.72);
    part.write_fitted(&diagram.caption, at, Align::Center, style, grid.width + 2.0 * HAND);
    part
}
