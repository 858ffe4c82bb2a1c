//! The players' piece stands.

use super::{piece, slab};
use crate::picture::colours::{CARD, INK, ON_ACCENT, SHADOW, STAND_TINT};
use crate::picture::diagram::{Diagram, side_mark};
use crate::picture::drawing::Part;
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style};
use crate::picture::outline::{Area, Outline, Point, point};
use crate::picture::piece_face::PieceFace;
use crate::record::notation::piece_name;
use crate::shogi::{Color, Piece};

/// The number of kinds side by side.
const COLUMNS: usize = 2;

/// Enough rows for seven kinds of pieces in two columns.
const ROWS: f32 = 4.0;

/// Draws a player's piece stand (駒台) and the pieces on it, the most valuable kind first as its owner sees it.
pub(super) fn draw(diagram: &Diagram, color: Color, area: Area, cell: f32) -> Vec<Part> {
    let [top, bottom] = diagram.seats();
    let is_far = color == top;
    let mut parts = vec![wood(area, is_far)];
    for (index, (kind, count)) in diagram.setup.hand(color).iter().enumerate() {
        let mut part = Part::named(format!("{}{} {count}", side_mark(color), piece_name(kind)));
        let center = place(area, index, is_far);
        let face = PieceFace::of(Piece::new(color, kind), bottom, diagram.senior);
        piece::draw(&mut part, diagram.pieces, face, center, cell);
        if count > 1 {
            write_count(&mut part, point(center.x + cell * 0.36, center.y + cell * 0.33), cell, count);
        }
        parts.push(part);
    }
    parts
}

/// Draws the wood; the two stands are cut from different parts of the grain.
fn wood(area: Area, is_far: bool) -> Part {
    let mut part = Part::default();
    let (left, top) = if is_far { (0.06, 0.05) } else { (0.52, 0.4) };
    slab::shadow(&mut part, area, 5.0, 6.0, 20.0, SHADOW);
    slab::wood(&mut part, area, 5.0, Area::new(left, top, 0.42, 0.55), STAND_TINT);
    part
}

fn place(area: Area, index: usize, is_far: bool) -> Point {
    let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
    let (right, down) = (area.width / COLUMNS as f32 * (column + 0.5), area.height / ROWS * (row + 0.5));
    if is_far { point(area.right() - right, area.bottom() - down) } else { point(area.left + right, area.top + down) }
}

fn write_count(part: &mut Part, at: Point, cell: f32, count: u8) {
    let radius = cell * 0.19;
    part.fill(Outline::circle(at, radius), INK);
    part.stroke(Outline::circle(at, radius), 1.0, CARD);
    let style = Style { face: Face::Bold, size: radius * 1.28, ink: ON_ACCENT };
    // Digits do not descend: their middle is higher above the baseline than half a kanji is.
    part.write(&count.to_string(), point(at.x, at.y + style.size * 0.365), Align::Center, style);
}
