//! What was found, in a bounded amount of memory.

use super::key::PackedHand;
use super::numbers::{NEVER, Numbers};

/// How many neighbouring places a position may be kept in.
const PLACES: usize = 16;

/// A finding about a board with a hand of the attacker's, within a number of plies.
#[derive(Clone, Copy)]
struct Entry {
    /// 0 for a free place.
    board: u64,
    hand: PackedHand,
    numbers: Numbers,
    /// Within how many plies a mate was looked for.
    within: u16,
    /// How much work was spent on it.
    work: u32,
}

const FREE: Entry = Entry { board: 0, hand: PackedHand::NONE, numbers: Numbers::UNKNOWN, within: 0, work: 0 };

/// Findings of a search, and of later ones with the same pieces.
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// A table of at most `bytes`, and a few hundred at least.
    pub(super) fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Entry>()).max(PLACES);
        Self { entries: vec![FREE; count] }
    }

    fn places(&self, board: u64) -> std::ops::Range<usize> {
        let most = (self.entries.len() - PLACES + 1) as u128;
        let first = ((u128::from(board) * most) >> 64) as usize;
        first..first + PLACES
    }

    /// What is known of a position within `within` plies.
    pub(super) fn look(&self, board: u64, hand: PackedHand, within: u16) -> Option<Numbers> {
        let mut same = None;
        for entry in &self.entries[self.places(board)] {
            if entry.board == 0 {
                break;
            }
            if entry.board != board {
                continue;
            }
            let (is_same, found) = (entry.hand == hand, entry.numbers);
            if found.is_proven() {
                if found.plies <= within && (is_same || found.is_plain && hand.holds(entry.hand)) {
                    return Some(found);
                }
            } else if found.is_refuted() {
                if found.plies >= within && (is_same || found.is_plain && entry.hand.holds(hand)) {
                    return Some(found);
                }
            } else if is_same && entry.within == within {
                same = Some(found);
            }
        }
        same
    }

    /// Keeps a finding, in the place of the one that cost least if there is no room.
    pub(super) fn keep(&mut self, board: u64, hand: PackedHand, within: u16, numbers: Numbers, work: u64) {
        let entry = Entry { board, hand, numbers, within, work: u32::try_from(work).unwrap_or(u32::MAX) };
        let places = self.places(board);
        let places = &mut self.entries[places];
        let is_its_own = |old: &Entry| {
            old.board == 0 || old.board == board && old.hand == hand && old.within == within && !is_better(old, within)
        };
        let index = places.iter().position(is_its_own).unwrap_or_else(|| least(places));
        places[index] = entry;
    }
}

/// Whether a finding says more than that within `within` plies, and must not be overwritten by it.
fn is_better(old: &Entry, within: u16) -> bool {
    old.numbers.is_proven() && old.numbers.plies < within || old.numbers.is_refuted() && old.numbers.plies == NEVER
}

fn least(places: &[Entry]) -> usize {
    let work = |&index: &usize| places[index].work;
    (0..places.len()).min_by_key(work).unwrap_or_default()
}
