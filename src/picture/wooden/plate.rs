//! The players' plates.

use super::{Layout, slab};
use crate::picture::colours::{CARD, CHOSEN, INK, INK_SOFT, LINE, SHADOW};
use crate::picture::diagram::{Diagram, side_mark};
use crate::picture::drawing::Part;
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style, wrapped};
use crate::picture::outline::{Area, Outline, point};
use crate::shogi::Color;

const NAME: Style = Style { face: Face::Bold, size: 19.0, ink: INK };
const DETAIL: Style = Style { face: Face::Text, size: 13.0, ink: INK_SOFT };

/// The space between the edge of a plate and its words.
const INSET: f32 = 10.0;

/// The distance between baselines, as a multiple of the size.
const LEADING: f32 = 1.25;

/// Draws the players' plates, and a note of the last move.
pub(super) fn draw(diagram: &Diagram, layout: &Layout) -> Vec<Part> {
    let plates = layout.plates.into_iter().zip(diagram.seats()).map(|(area, color)| plate(diagram, color, area));
    plates.chain([last_move(diagram, layout.last_move)]).collect()
}

/// Draws a plate; that of the side to move has the thick frame.
fn plate(diagram: &Diagram, color: Color, area: Area) -> Part {
    let mut part = Part::default();
    slab::shadow(&mut part, area, 9.0, 3.0, 12.0, SHADOW.covering(55));
    part.fill(Outline::rounded(area, 9.0), CARD);
    let (width, ink) = if diagram.setup.turn == color { (2.5, CHOSEN) } else { (1.0, LINE) };
    part.stroke(Outline::rounded(area.shrunk(width / 2.0), 9.0 - width / 2.0), width, ink);
    write_player(&mut part, diagram, color, area);
    part
}

/// Writes the name, on two lines if necessary, with the rank below.
fn write_player(part: &mut Part, diagram: &Diagram, color: Color, area: Area) {
    let (left, room) = (area.left + INSET, area.width - 2.0 * INSET);
    let name = format!("{} {}", side_mark(color), diagram.names[color.index()]);
    let (lines, style) = wrapped(&name, NAME, room);
    let rank = &diagram.ranks[color.index()];
    let leads = lines.iter().map(|line| (line, style)).chain(Some((rank, DETAIL)).filter(|_| !rank.is_empty()));
    let leads: Vec<_> = leads.map(|(words, style)| (words, style, style.size * LEADING)).collect();
    let height: f32 = leads.iter().map(|(_, _, lead)| lead).sum();
    // Three lines may be more than the plate holds.
    let scale = ((area.height - INSET) / height).min(1.0);
    let mut foot = area.center().y - height * scale / 2.0;
    for (words, style, lead) in leads {
        foot += lead * scale;
        let style = Style { size: style.size * scale, ..style };
        part.write_fitted(words, point(left, foot - style.size * 0.28), Align::Start, style, room);
    }
}

/// Writes the number and the text of the last move, at the foot of the column.
fn last_move(diagram: &Diagram, area: Area) -> Part {
    let mut part = Part::default();
    if let Some(last) = &diagram.last {
        let (left, foot) = (area.left + INSET, area.bottom() - area.height * 0.2);
        let room = area.width - 2.0 * INSET;
        part.write_fitted(&last.words, point(left, foot), Align::Start, Style { size: 17.0, ..NAME }, room);
        part.write_fitted(&last.ply.to_string(), point(left, foot - 22.0), Align::Start, DETAIL, room);
    }
    part
}
