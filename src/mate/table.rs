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

/// So many places there are at first: most searches need no more, and larger tables take time to be made.
const AT_FIRST: usize = 1 << 12;
/// By how much a table grows when half of it is taken.
const GROWTH: usize = 4;

/// Findings of a search, and of later ones with the same pieces.
pub(super) struct Table {
    entries: Vec<Entry>,
    taken: usize,
    most: usize,
}

impl Table {
    /// A table of at most `bytes`, and a few hundred at least.
    pub(super) fn new(bytes: usize) -> Self {
        // While it grows, there are two of them.
        let most = (bytes / (GROWTH + 1) * GROWTH / size_of::<Entry>()).max(PLACES);
        Self { entries: vec![FREE; most.min(AT_FIRST)], taken: 0, most }
    }

    fn grow(&mut self) {
        let count = self.entries.len().saturating_mul(GROWTH).min(self.most);
        let old = std::mem::replace(&mut self.entries, vec![FREE; count]);
        self.taken = 0;
        old.into_iter().filter(|entry| entry.board != 0).for_each(|entry| self.put(entry, |_| false));
    }

    /// Puts a finding where nothing is, or what it may replace; or else in the place of the one that cost least.
    fn put(&mut self, entry: Entry, may_replace: impl Fn(&Entry) -> bool) {
        let places = self.places(entry.board);
        let places = &mut self.entries[places];
        let index = places.iter().position(|old| old.board == 0 || may_replace(old)).unwrap_or_else(|| least(places));
        self.taken += usize::from(places[index].board == 0);
        places[index] = entry;
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
        if self.taken > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let entry = Entry { board, hand, numbers, within, work: u32::try_from(work).unwrap_or(u32::MAX) };
        self.put(entry, |old| {
            old.board == board && old.hand == hand && old.within == within && !is_better(old, within)
        });
    }
}

/// Whether a finding says more than that within `within` plies, and must not be overwritten by it.
fn is_better(old: &Entry, within: u16) -> bool {
    old.numbers.is_proven() && old.numbers.plies < within || old.numbers.is_refuted() && old.numbers.plies == NEVER
}

/// The place of the finding that cost least.
fn least(places: &[Entry]) -> usize {
    let work = |&index: &usize| places[index].work;
    (0..places.len()).min_by_key(work).unwrap_or_default()
}
