//! What was found, in a bounded amount of memory.

use super::guesses::Guesses;
use super::key::PackedHand;
use super::node::Spot;
use super::numbers::{ITSELF, Numbers};

/// How many neighbouring places a position may be kept in.
const PLACES: usize = 32;

/// A finding about a board with a hand of the attacker's, within a number of plies. Two of them fill a cache line.
#[derive(Clone, Copy)]
struct Entry {
    /// 0 for a free place; otherwise the board's hash.
    board: u64,
    hand: PackedHand,
    proof: u32,
    disproof: u32,
    /// How much work was spent on it.
    work: u32,
    /// If it is neither proven nor refuted, within how many plies that was tried.
    plies: u16,
    is_plain: bool,
}

const FREE: Entry = Entry::new(0, Numbers::UNKNOWN, 0);

impl Entry {
    const fn new(board: u64, numbers: Numbers, work: u32) -> Self {
        let Numbers { proof, disproof, plies, is_plain, hand, leans_on: _ } = numbers;
        Self { board, hand, proof, disproof, work, plies, is_plain }
    }

    /// What it says. What is kept leans on nothing but itself.
    const fn numbers(&self) -> Numbers {
        let Self { hand, proof, disproof, plies, is_plain, .. } = *self;
        Numbers { proof, disproof, plies, is_plain, hand, leans_on: ITSELF }
    }
}

/// So many places there are at first: most searches need no more, and larger tables take time to be made.
const AT_FIRST: usize = 1 << 12;
/// By how much a table grows when half of it is taken.
const GROWTH: usize = 4;

/// Findings of a search, and of later ones with the same pieces.
pub(super) struct Table {
    entries: Vec<Entry>,
    guesses: Guesses,
    taken: usize,
    most: usize,
}

impl Table {
    /// A table of at most `bytes`, and a few hundred at least.
    pub(super) fn new(bytes: usize) -> Self {
        // While it grows, there are two of them.
        let most = (bytes / (GROWTH + 1) * GROWTH / size_of::<Entry>()).max(PLACES);
        Self { entries: vec![FREE; most.min(AT_FIRST)], guesses: Guesses::NONE, taken: 0, most }
    }

    fn grow(&mut self) {
        let count = self.entries.len().saturating_mul(GROWTH).min(self.most);
        let old = std::mem::replace(&mut self.entries, vec![FREE; count]);
        self.taken = 0;
        old.into_iter().filter(|entry| entry.board != 0).for_each(|entry| self.put(entry, |_| false));
        self.guesses = Guesses::some();
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
    pub(super) fn look(&self, spot: Spot, within: u16) -> Known {
        let mut known = Known::NOTHING;
        let here = self.entries[self.places(spot.board)].iter().take_while(|entry| entry.board != 0);
        for entry in here.filter(|entry| entry.board == spot.board) {
            let numbers = entry.numbers();
            if numbers.is_proven() || numbers.is_refuted() {
                if numbers.holds_for(spot.hand, within) {
                    return Known::settled_by(numbers);
                }
            } else if numbers.hand == spot.hand && numbers.plies == within {
                known.here = Some(numbers);
            } else {
                if numbers.plies >= within && numbers.hand.holds(spot.hand) {
                    known.proof = known.proof.max(numbers.proof);
                }
                if numbers.plies <= within && spot.hand.holds(numbers.hand) {
                    known.disproof = known.disproof.max(numbers.disproof);
                }
            }
        }
        known
    }

    /// The first guess at a position of which nothing is known.
    pub(super) fn guess(&mut self, spot: Spot, guess: impl FnOnce() -> Numbers) -> Numbers {
        self.guesses.of(spot, guess)
    }

    /// Keeps a finding, in the place of the one that cost least if there is no room.
    pub(super) fn keep(&mut self, spot: Spot, within: u16, numbers: Numbers, work: u64) {
        if self.taken > self.entries.len() / 2 && self.entries.len() < self.most {
            self.grow();
        }
        let (board, work) = (spot.board, u32::try_from(work).unwrap_or(u32::MAX));
        if numbers.is_proven() || numbers.is_refuted() {
            let is_less = |old: &Entry| {
                let old = old.numbers();
                if old.is_proven() || old.is_refuted() {
                    numbers.says_as_much_as(&old)
                } else {
                    numbers.holds_for(old.hand, old.plies)
                }
            };
            self.put(Entry::new(board, numbers, work), |old| old.board == board && is_less(old));
        } else {
            let numbers = Numbers { hand: spot.hand, plies: within, ..numbers };
            let is_same = |old: &Entry| {
                old.board == board && old.hand == spot.hand && old.plies == within && old.proof > 0 && old.disproof > 0
            };
            self.put(Entry::new(board, numbers, work), is_same);
        }
    }
}

/// What is known of a position.
pub(super) struct Known {
    /// What was found of the position itself.
    here: Option<Numbers>,
    /// How hard it seems at least to prove, because it seems as hard with more pieces in hand or within more plies.
    proof: u32,
    /// The same for refuting it, with fewer.
    disproof: u32,
}

impl Known {
    const NOTHING: Self = Self { here: None, proof: 0, disproof: 0 };

    /// What a finding settles.
    pub(super) const fn settled_by(found: Numbers) -> Self {
        Self { here: Some(found), ..Self::NOTHING }
    }

    /// What was found, if it is settled.
    pub(super) fn settled(&self) -> Option<Numbers> {
        self.here.filter(|numbers| numbers.is_proven() || numbers.is_refuted())
    }

    /// What was found, or else a guess, no lower than it must be. What was found stays as it is: to raise it again and again
    /// by what was once thought of others keeps the search from coming back to it.
    pub(super) fn or_guess(self, guess: impl FnOnce() -> Numbers) -> Numbers {
        if let Some(here) = self.here {
            return here;
        }
        let numbers = guess();
        if numbers.is_proven() || numbers.is_refuted() {
            return numbers;
        }
        Numbers { proof: numbers.proof.max(self.proof), disproof: numbers.disproof.max(self.disproof), ..numbers }
    }
}

/// The place of the finding that cost least.
fn least(places: &[Entry]) -> usize {
    let work = |&index: &usize| places[index].work;
    (0..places.len()).min_by_key(work).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::numbers::NEVER;
    use super::*;
    use crate::shogi::PieceKind;

    #[test]
    fn what_is_hard_with_more_is_as_hard_with_less() {
        let pawns = |count| (0..count).fold(PackedHand::NONE, |hand, _| hand.with(PieceKind::Pawn));
        let spot = |count| Spot { board: 99, hand: pawns(count) };
        let mut table = Table::new(1 << 16);
        table.keep(spot(2), 9, Numbers { proof: 20, disproof: 30, ..Numbers::UNKNOWN }, 1);
        let numbers = |table: &Table, count, within| {
            let found = table.look(spot(count), within).or_guess(|| Numbers::UNKNOWN);
            (found.proof, found.disproof)
        };
        for (count, within, expected) in [
            (2, 9, (20, 30)),
            (1, 9, (20, 1)),
            (2, 7, (20, 1)),
            (3, 9, (1, 30)),
            (2, NEVER, (1, 30)),
            (3, 7, (1, 1)),
            (1, 11, (1, 1)),
        ] {
            assert_eq!(numbers(&table, count, within), expected, "{count} pawns, {within} plies");
        }
        table.keep(spot(1), 7, Numbers { hand: pawns(1), ..Numbers::proven(5) }, 1);
        assert!(table.look(spot(2), 9).settled().is_some());
        assert!(table.look(spot(0), 9).settled().is_none());
    }
}
