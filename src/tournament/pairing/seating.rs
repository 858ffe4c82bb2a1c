//! Who of two is named first, and who has Black.

use super::{Draw, Pair, SidesWhy, Two, Why};
use crate::rules::Rank;
use crate::shogi::Color;
use crate::tournament::{Seat, Sides, Table, Terms};

impl Draw<'_> {
    /// Two players at a table, the senior named first. `black` has Black where something else than ranks lays it down.
    pub(super) fn seated(self, number: u32, two: Two, why: impl Fn(Two) -> Why, black: Option<usize>) -> Pair {
        let two = if self.is_senior(two[1], two[0]) { [two[1], two[0]] } else { two };
        self.seated_in_order(number, two, why, black)
    }

    /// The same, named in this order.
    pub(super) fn seated_in_order(
        self,
        number: u32,
        [first, second]: Two,
        why: impl Fn(Two) -> Why,
        black: Option<usize>,
    ) -> Pair {
        let mut table = Table::new(number, self.entrants[first].player(), self.entrants[second].player());
        let seat_of = |it: usize| if it == first { Seat::First } else { Seat::Second };
        if let Some(handicaps) = &self.event.handicaps {
            table.suggest_terms(handicaps);
        }
        let seldom = self.with_black(first, second);
        let (terms, sides) = match (table.terms, black, seldom) {
            (Terms::Black(_) | Terms::Handicap { .. }, ..) => (table.terms, SidesWhy::Ranks),
            (Terms::Toss, Some(black), _) => (Terms::Black(seat_of(black)), SidesWhy::LaidDown),
            (Terms::Toss, None, Some(black)) => (Terms::Black(seat_of(black)), SidesWhy::Balanced),
            (Terms::Toss, None, None) => (Terms::Toss, SidesWhy::Tossed),
        };
        table.terms = terms;
        let numbers = [first, second].map(|it| self.entrants[it].number);
        Pair { table, numbers, why: why([first, second]), met_in: self.met_in(first, second), sides }
    }

    /// Whoever of two has had Black more seldom; `None` if neither has, or if the pawns decide anyway.
    fn with_black(self, one: usize, other: usize) -> Option<usize> {
        let (black_one, black_other) = (self.sheet.black(one), self.sheet.black(other));
        match (self.rules.sides, black_one.cmp(&black_other)) {
            (Sides::Tossed, _) | (Sides::Balanced, std::cmp::Ordering::Equal) => None,
            (Sides::Balanced, std::cmp::Ordering::Less) => Some(one),
            (Sides::Balanced, std::cmp::Ordering::Greater) => Some(other),
        }
    }

    /// Whether `one` is the senior of the two (上位者): by rank, or else by score, or else by number.
    fn is_senior(self, one: usize, other: usize) -> bool {
        let by_rank = Rank::senior([&self.entrants[one].rank, &self.entrants[other].rank]);
        let standing = |it: usize| (self.sheet.score(it), std::cmp::Reverse(self.entrants[it].number));
        by_rank.map_or_else(|| standing(one) > standing(other), |senior| senior == Color::Black)
    }

    /// The latest round in which two have met.
    fn met_in(self, one: usize, other: usize) -> Option<u32> {
        let met = self.sheet.did[one].iter().rposition(|did| did.opponent == Some(other));
        met.map(|column| self.sheet.rounds[column])
    }
}
