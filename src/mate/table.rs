//! What was found, in a bounded amount of memory.

use super::key::PackedHand;
use super::numbers::Numbers;
use crate::mixing::spread;

/// How many neighbouring places a position may be kept in.
const PLACES: usize = 16;

/// A finding about a board with a hand of the attacker's, within a number of plies.
#[derive(Clone, Copy)]
struct Entry {
    /// 0 for a free place; otherwise the board's hash, or that of the board, a hand and a number of plies.
    board: u64,
    numbers: Numbers,
    /// How much work was spent on it.
    work: u32,
}

const FREE: Entry = Entry { board: 0, numbers: Numbers::UNKNOWN, work: 0 };

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
        let of_board = self.entries[self.places(board)].iter().take_while(|entry| entry.board != 0);
        let mut settled = of_board.filter(|entry| entry.board == board).map(|entry| entry.numbers);
        settled.find(|found| found.holds_for(hand, within)).or_else(|| self.open(board, hand, within))
    }

    /// What is known of a position within so many plies that is neither proven nor refuted.
    fn open(&self, board: u64, hand: PackedHand, within: u16) -> Option<Numbers> {
        let key = open_key(board, hand, within);
        let here = self.entries[self.places(key)].iter().take_while(|entry| entry.board != 0);
        here.filter(|entry| entry.board == key).map(|entry| entry.numbers).next()
    }

    /// Keeps a finding, in the place of the one that cost least if there is no room.
    pub(super) fn keep(&mut self, board: u64, hand: PackedHand, within: u16, numbers: Numbers, work: u64) {
        if self.taken > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        if numbers.is_proven() || numbers.is_refuted() {
            let entry = Entry { board, numbers, work };
            self.put(entry, |old| old.board == board && numbers.says_as_much_as(&old.numbers));
        } else {
            let key = open_key(board, hand, within);
            self.put(Entry { board: key, numbers, work }, |old| old.board == key);
        }
    }
}

/// What a position is kept by that is neither proven nor refuted: what is said of one hand and number of plies says nothing
/// of others, and would leave no room for them on the places of the board.
fn open_key(board: u64, hand: PackedHand, within: u16) -> u64 {
    board ^ spread(hand.mixed() ^ u64::from(within))
}

/// The place of the finding that cost least.
fn least(places: &[Entry]) -> usize {
    let work = |&index: &usize| places[index].work;
    (0..places.len()).min_by_key(work).unwrap_or_default()
}
