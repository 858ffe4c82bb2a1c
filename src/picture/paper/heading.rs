//! The heading of the first page: title, players and facts.

use super::PaperWords;
use super::page::{BODY, BODY_AREA, LEAD, SMALL, address, rule};
use crate::picture::colours::{PRINT, PRINT_SOFT};
use crate::picture::diagram::side_mark;
use crate::picture::drawing::Part;
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style, as_long_as_looked_at, length};
use crate::picture::outline::{Area, point};
use crate::record::GameTree;
use crate::shogi::Color;

const TITLE: Style = Style { face: Face::Bold, size: 17.0, ink: PRINT };
const PLAYER: Style = Style { face: Face::Bold, size: 13.0, ink: PRINT };

/// The space between the two halves of the page.
const GUTTER: f32 = 18.0;

/// The room for the label of a fact.
const LABEL: f32 = 64.0;

/// The title of a page, for those who cannot see it and at the top of every page but the first.
pub(super) fn running_title(tree: &GameTree, words: &PaperWords) -> String {
    let players = Color::ALL.map(|color| format!("{}{}", side_mark(color), words.player(tree, color)));
    format!("{}　{}", players.join("　"), title(tree, words))
}

fn title(tree: &GameTree, words: &PaperWords) -> String {
    let event = tree.header.get("棋戦").filter(|event| !event.trim().is_empty());
    as_long_as_looked_at(event.unwrap_or(&words.title)).to_owned()
}

/// Draws the title, the players and the facts, with the code of an address beside them; returns them with the baseline below
/// which the page is free.
pub(super) fn draw(tree: &GameTree, words: &PaperWords) -> (Part, f32) {
    let mut part = Part::default();
    let (area, code_ends) = address(&mut part, &words.address);
    let mut y = BODY_AREA.top + LEAD;
    part.write_fitted(&title(tree, words), point(area.left, y), Align::Start, TITLE, area.width);
    y += LEAD * 0.75;
    rule(&mut part, area, y, 1.2, PRINT);
    y += LEAD * 1.5;
    let halves = halves(area);
    Color::ALL.into_iter().zip(halves).for_each(|(color, half)| player(&mut part, tree, words, color, half, y));
    let facts: Vec<_> = words.facts.iter().filter(|(_, value)| !value.trim().is_empty()).collect();
    let rows = facts.len().div_ceil(2);
    y += LEAD * 1.25;
    for (index, (label, value)) in facts.into_iter().enumerate() {
        fact(&mut part, label, value, halves[index / rows], y + LEAD * (index % rows) as f32);
    }
    y = (y + LEAD * rows as f32).max(code_ends + LEAD);
    rule(&mut part, BODY_AREA, y - LEAD * 0.4, 0.5, PRINT_SOFT);
    (part, y + LEAD)
}

/// The left edges and the widths of both halves of an area.
fn halves(area: Area) -> [(f32, f32); 2] {
    let width = (area.width - GUTTER) / 2.0;
    [(area.left, width), (area.left + width + GUTTER, width)]
}

fn player(part: &mut Part, tree: &GameTree, words: &PaperWords, color: Color, (left, width): (f32, f32), y: f32) {
    let rank = tree.header.rank(color).unwrap_or_default();
    let name = format!("{} {}", side_mark(color), words.player(tree, color));
    let room_for_rank = length(rank, BODY.face, BODY.size).min(width * 0.4);
    let room = if rank.is_empty() { width } else { width - room_for_rank - GUTTER / 2.0 };
    part.write_fitted(&name, point(left, y), Align::Start, PLAYER, room);
    let beside = left + length(&name, PLAYER.face, PLAYER.size).min(room) + GUTTER / 2.0;
    part.write_fitted(rank, point(beside, y), Align::Start, BODY, room_for_rank);
}

fn fact(part: &mut Part, label: &str, value: &str, (left, width): (f32, f32), y: f32) {
    part.write_fitted(label, point(left, y), Align::Start, SMALL, LABEL - 6.0);
    part.write_fitted(value, point(left + LABEL, y), Align::Start, BODY, width - LABEL);
}
