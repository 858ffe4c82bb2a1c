//! Which tables a screen shows at a time.

use std::cmp::Reverse;

use super::{Hall, HallTable, LiveState};
use crate::clock::SessionTime;

/// The most boards that can be read on one screen.
const MOST_BOARDS: usize = 16;

/// So many of them a page has of its own where there are several: the rest is kept for boards that are on every page.
const OWN_BOARDS: usize = 12;

/// The most lines a page has that has no boards.
const MOST_LINES: usize = 24;

/// The most lines below boards, and below so many boards that hardly any room is left.
const LINES_BELOW: [usize; 2] = [8, 2];

/// What an event says about the games of a hall.
#[derive(Clone, Copy)]
pub struct OfEvent<'a> {
    /// Which of the games that are no longer played belong to what is shown.
    pub is_told: &'a dyn Fn(&HallTable) -> bool,
    /// In which games' place it tells the pairing: neither their boards nor their own results are shown.
    pub stands_for: &'a dyn Fn(&HallTable) -> bool,
    /// The pairings of which the hall sees nothing, by the numbers of their tables, in the order in which they are told.
    pub unseen: &'a [u32],
    /// How many players have a bye in the round that is shown.
    pub byes: usize,
}

/// What is told of in a line.
#[derive(Clone, Copy, Debug)]
pub enum Told<'a> {
    /// A game that the hall sees.
    Seen(&'a HallTable),
    /// The pairing of the event at the table with this number, of which it sees nothing.
    Unseen(u32),
    /// The player who has the bye with this number among those of the round, counted from 0.
    Bye(usize),
}

/// The tables that are on a screen at a time.
#[derive(Clone, Debug, Default)]
pub struct Page<'a> {
    /// Those of which the board is shown.
    pub boards: Vec<&'a HallTable>,
    /// Those that are told of in a line.
    pub lines: Vec<Told<'a>>,
}

impl<'a> Told<'a> {
    /// The game, where the hall sees it.
    #[must_use]
    pub const fn seen(self) -> Option<&'a HallTable> {
        match self {
            Self::Seen(table) => Some(table),
            Self::Unseen(_) | Self::Bye(_) => None,
        }
    }
}

impl Hall {
    /// The pages, as many boards on one as on another. A board keeps its place among the others, unless whatever is
    /// most urgent `is_first`; where somebody waits for the arbiter or is in byoyomi, the table is on every page.
    /// Whatever is put away has a line, in the order in which the games ended: once each, and of those that are over,
    /// only what the event tells where one is open. What it tells and nobody sees comes last, and then whoever has a
    /// bye.
    #[must_use]
    pub fn pages(&self, now: SessionTime, is_first: bool, event: Option<OfEvent<'_>>) -> Vec<Page<'_>> {
        let mut tables = if is_first { self.in_order(now) } else { self.in_place() };
        tables.retain(|table| event.is_none_or(|event| !(event.stands_for)(table)));
        let (away, boards): (Vec<_>, Vec<_>) = tables.into_iter().partition(|table| table.is_put_away(now));
        let away = lines(&away, &boards, event);
        let count = if boards.len() > MOST_BOARDS { boards.len().div_ceil(OWN_BOARDS) } else { 1 };
        let lines = away.len().div_ceil(most_lines(boards.len().div_ceil(count))).max(1);
        let mut pressed: Vec<&HallTable> = boards.iter().copied().filter(|table| table.is_pressed(now)).collect();
        pressed.sort_by_key(|table| Reverse(table.urgency(now)));
        let page = |number: usize| {
            let (own, away) = (share(&boards, number % count, count), share(&away, number % lines, lines));
            page_of(own, away, &pressed)
        };
        (0..count.max(lines)).map(page).collect()
    }
}

const fn most_lines(boards: usize) -> usize {
    match boards {
        0 => MOST_LINES,
        1..=OWN_BOARDS => LINES_BELOW[0],
        _ => LINES_BELOW[1],
    }
}

/// A page with `own` boards and those of `pressed` for which there is room; the others have a line before those of `away`.
fn page_of<'a>(own: &[&'a HallTable], away: &[Told<'a>], pressed: &[&'a HallTable]) -> Page<'a> {
    let is_own = |table: &HallTable| own.iter().any(|it| it.sighting.name == table.sighting.name);
    let guests: Vec<&HallTable> = pressed.iter().copied().filter(|table| !is_own(table)).collect();
    let (with_board, in_lines) = guests.split_at(guests.len().min(MOST_BOARDS - own.len()));
    let in_lines = in_lines.iter().copied().map(Told::Seen);
    Page { boards: [own, with_board].concat(), lines: in_lines.chain(away.iter().copied()).collect() }
}

/// What is told of in lines, as it comes.
fn lines<'a>(away: &[&'a HallTable], boards: &[&HallTable], event: Option<OfEvent<'_>>) -> Vec<Told<'a>> {
    let is_again = |table: &HallTable| away.iter().chain(boards).any(|other| table.is_record_of(other));
    let rounds = rounds_shown(away, boards);
    let of_hall = |table: &HallTable| rounds.as_ref().is_none_or(|rounds| rounds.contains(&table.round()));
    let is_told = |table: &HallTable| match event {
        Some(event) => (event.is_told)(table) || table.state() != LiveState::Over && of_hall(table),
        None => of_hall(table),
    };
    let mut lines: Vec<&HallTable> = away.iter().copied().filter(|table| is_told(table) && !is_again(table)).collect();
    lines.sort_by_key(|table| table.end());
    let unseen = event.iter().flat_map(|event| event.unseen);
    let byes = (0..event.map_or(0, |event| event.byes)).map(Told::Bye);
    lines.into_iter().map(Told::Seen).chain(unseen.map(|number| Told::Unseen(*number))).chain(byes).collect()
}

/// The rounds of which a hall tells by itself: those that are played, else the one in which a game ended last; `None` where no
/// table says more than its record.
fn rounds_shown<'a>(away: &[&'a HallTable], boards: &[&'a HallTable]) -> Option<Vec<&'a str>> {
    if !boards.is_empty() {
        return Some(boards.iter().map(|board| board.round()).collect());
    }
    let tables = away.iter().filter(|table| table.sighting.live.is_some());
    tables.max_by_key(|table| table.end()).map(|last| vec![last.round()])
}

/// The part of `items` with `number` if they are shared out among `count`: none has two more than another.
fn share<T>(items: &[T], number: usize, count: usize) -> &[T] {
    let start = |number: usize| (number * items.len()).div_ceil(count);
    &items[start(number)..start(number + 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_whole_in_order_and_balanced() {
        for len in 0..60_usize {
            for count in 1..9 {
                let items: Vec<usize> = (0..len).collect();
                let shares: Vec<&[usize]> = (0..count).map(|number| share(&items, number, count)).collect();
                assert_eq!(shares.concat(), items);
                let sizes = || shares.iter().map(|share| share.len());
                assert!(sizes().max() <= sizes().min().map(|least| least + 1), "{len} {count}");
            }
        }
        assert_eq!([share(&[0; 17], 0, 2).len(), share(&[0; 17], 1, 2).len()], [9, 8]);
    }
}
