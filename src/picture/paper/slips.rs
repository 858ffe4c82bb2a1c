//! Slips on which players note the result of a game, and cards with the numbers of tables: to be cut.

use super::page::{BODY, BODY_AREA, LEAD, SMALL, blank, faint_rule};
use crate::picture::colours::{PRINT, PRINT_FAINT};
use crate::picture::drawing::{Drawing, Part};
use crate::picture::fonts::Face;
use crate::picture::lettering::{Align, Style, length, shortened, wrapped};
use crate::picture::outline::{Area, Outline, point};
use crate::picture::qr_code::QrCode;

/// So many slips lie beside each other, and below each other.
const ACROSS: usize = 2;
const DOWN: usize = 4;
/// So many cards lie below each other.
const CARDS: usize = 2;
/// The space around what stands on a slip.
const MARGIN: f32 = 12.0;
/// The side of the code on a slip: 2.5 cm, which the camera of a phone reads from above.
const CODE: f32 = 71.0;

const TABLE: Style = Style { face: Face::Bold, size: 15.0, ink: PRINT };
const PLAYER: Style = Style { face: Face::Bold, size: 12.0, ink: PRINT };
const NUMBER: Style = Style { face: Face::Bold, size: 230.0, ink: PRINT };

/// What stands on a slip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperSlip {
    /// The event and the round.
    pub event: String,
    /// The table.
    pub table: String,
    /// The names of the two players.
    pub players: [String; 2],
    /// Their ranks, each with the team.
    pub ranks: [String; 2],
    /// The sides or the handicap.
    pub terms: String,
    /// What the squares are for.
    pub how: String,
    /// Where both sign.
    pub sign: String,
    /// Where the event can be followed on a phone.
    pub code: Option<QrCode>,
}

/// Draws slips, eight on a page: the square before the name of whoever won is marked, as the slip says, and both sign.
#[must_use]
pub fn slips(slips: &[PaperSlip]) -> Vec<Drawing> {
    let (width, height) = (BODY_AREA.width / ACROSS as f32, BODY_AREA.height / DOWN as f32);
    let place = |index: usize| {
        let (column, row) = (index % ACROSS, index / ACROSS);
        Area::new(BODY_AREA.left + width * column as f32, BODY_AREA.top + height * row as f32, width, height)
    };
    let page = |chunk: &[PaperSlip]| {
        let mut page = blank(&chunk[0].event);
        page.parts.extend(chunk.iter().enumerate().map(|(index, slip)| slip.draw(place(index))));
        page
    };
    slips.chunks(ACROSS * DOWN).map(page).collect()
}

impl PaperSlip {
    fn draw(&self, area: Area) -> Part {
        let mut part = Part::named(format!("{} {}", self.table, self.players.join(" – ")));
        part.stroke(Outline::rectangle(area), 0.4, PRINT_FAINT);
        let inside = area.shrunk(MARGIN);
        let code = Area::new(inside.right() - CODE, inside.bottom() - CODE, CODE, CODE);
        let room = if self.code.is_some() { inside.width - CODE } else { inside.width };
        self.code.iter().for_each(|it| part.fill(it.outline(code), PRINT));
        let mut y = inside.top + LEAD;
        part.write_fitted(&self.table, point(inside.left, y), Align::Start, TABLE, inside.width * 0.4);
        part.write_fitted(&self.event, point(inside.right(), y), Align::End, SMALL, inside.width * 0.55);
        y += LEAD * 1.2;
        part.write_fitted(&self.how, point(inside.left, y), Align::Start, SMALL, inside.width);
        for (name, rank) in self.players.iter().zip(&self.ranks) {
            y += LEAD * 1.8;
            let square = Area::new(inside.left, y - LEAD, LEAD * 1.2, LEAD * 1.2);
            part.stroke(Outline::rectangle(square), 0.9, PRINT);
            let left = square.right() + LEAD * 0.7;
            let (lines, style) = named(name, rank, inside.left + room - left);
            for (at, line) in lines.iter().enumerate() {
                y += if at > 0 { LEAD * 0.95 } else { 0.0 };
                part.write(line, point(left, y), Align::Start, style);
            }
        }
        y += LEAD * 1.6;
        part.write_fitted(&self.terms, point(inside.left, y), Align::Start, BODY, room);
        let line = Area { left: inside.left + room * 0.25, width: room * 0.75, ..inside };
        part.write_fitted(&self.sign, point(inside.left, inside.bottom()), Align::Start, SMALL, room * 0.24);
        faint_rule(&mut part, line, inside.bottom());
        part
    }
}

/// A player with the rank on one line, or on two where the name is long: what is left out is of the name.
fn named(name: &str, rank: &str, room: f32) -> (Vec<String>, Style) {
    let whole = format!("{name} {rank}").trim_end().to_owned();
    if rank.is_empty() || length(&whole, PLAYER.face, PLAYER.size) <= room {
        return wrapped(&whole, PLAYER, room);
    }
    let (mut lines, style) = wrapped(name, PLAYER, room);
    match &mut lines[..] {
        [_, rest] => {
            let rank = shortened(rank, style, room * 0.85);
            let left = room - length(&format!(" {rank}"), style.face, style.size);
            *rest = format!("{} {rank}", shortened(rest, style, left));
        }
        _ => lines.push(shortened(rank, style, room)),
    }
    (lines, style)
}

/// Draws cards with the numbers of tables, to be folded and put on them; each with what it is above the number.
#[must_use]
pub fn number_cards(cards: &[(String, String)]) -> Vec<Drawing> {
    let height = BODY_AREA.height / CARDS as f32;
    let page = |chunk: &[(String, String)]| {
        let mut page = blank(&chunk[0].0);
        for (index, (words, number)) in chunk.iter().enumerate() {
            let area = Area::new(BODY_AREA.left, BODY_AREA.top + height * index as f32, BODY_AREA.width, height);
            page.parts.push(card(area, words, number));
        }
        page
    };
    cards.chunks(CARDS).map(page).collect()
}

fn card(area: Area, words: &str, number: &str) -> Part {
    let mut part = Part::named(words);
    part.stroke(Outline::rectangle(area), 0.4, PRINT_FAINT);
    let middle = area.center();
    let base = middle.y + NUMBER.size * 0.4;
    part.write_fitted(number, point(middle.x, base), Align::Center, NUMBER, area.width - 2.0 * MARGIN);
    part.write_fitted(words, point(middle.x, area.top + LEAD * 3.0), Align::Center, TABLE, area.width);
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_too_long_for_a_line_goes_on_below_and_its_rank_is_never_cut() {
        let rank = "4 dan · Groningen";
        let told = |name: &str| named(name, rank, 200.0).0;
        assert_eq!(told("Chiba").len(), 1);
        for long in ["Maximilian Alexander von Hohenstein-Wittelsbach", &"佐々木小次郎".repeat(9), &"x".repeat(200)]
        {
            let lines = told(long);
            assert!(lines.len() == 2 && lines[1].ends_with(rank), "{lines:?}");
        }
    }

    #[test]
    fn eight_slips_and_two_cards_lie_on_a_page() {
        let slip = |number: usize| PaperSlip { table: number.to_string(), ..PaperSlip::default() };
        let all: Vec<PaperSlip> = (1..=9).map(slip).collect();
        let count = |pages: Vec<Drawing>| pages.iter().map(|page| page.parts.len() - 1).collect::<Vec<_>>();
        assert_eq!(count(slips(&all)), [8, 1]);
        let cards: Vec<_> = (1..=5).map(|number| (String::new(), number.to_string())).collect();
        assert_eq!(count(number_cards(&cards)), [2, 2, 1]);
        assert_eq!(slips(&[]), []);
    }
}
