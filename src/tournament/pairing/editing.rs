//! A proposal changed by hand, before it is published: everybody stays in it once.

use super::{ByeGiven, ByeWhy, Draw, Pair, Proposal, SidesWhy, Why, active};
use crate::tournament::{Entrant, ScoreSheet, Terms, Tournament};

/// Where somebody is in a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    /// At a table: its index, and which of the two.
    Seat(usize, usize),
    /// Without an opponent.
    Bye(usize),
}

impl Tournament {
    /// The proposal with two players in each other's places, by their numbers. The tables that this changes get their sides and
    /// handicaps anew. `None` if one of the two is not in it.
    #[must_use]
    pub fn with_swapped(&self, proposal: &Proposal, one: u32, other: u32) -> Option<Proposal> {
        let [there, here] = [proposal.spot(one)?, proposal.spot(other)?];
        let mut changed = proposal.clone();
        for (spot, number) in [(there, other), (here, one)] {
            match spot {
                Spot::Seat(table, seat) => changed.pairs[table].numbers[seat] = number,
                Spot::Bye(index) => changed.byes[index] = self.bye_by_hand(number)?,
            }
        }
        for spot in [there, here] {
            if let Spot::Seat(table, _) = spot {
                changed.pairs[table] = self.seated_by_hand(&changed, table)?;
            }
        }
        Some(changed)
    }

    /// The table at `index` with whoever is to sit there now.
    fn seated_by_hand(&self, proposal: &Proposal, index: usize) -> Option<Pair> {
        let Pair { table, numbers, .. } = &proposal.pairs[index];
        let rules = self.pairing.clone().unwrap_or_default();
        let (sheet, _) = ScoreSheet::of_players(self, proposal.round.saturating_sub(1));
        let entrants = self.entrants();
        let place = |number: u32| entrants.iter().position(|entrant| entrant.number == number);
        let two = [place(numbers[0])?, place(numbers[1])?];
        let active = active(&entrants, proposal.round);
        let (round, seed) = (proposal.round, proposal.seed);
        let draw =
            Draw { event: self, rules: &rules, entrants: &entrants, sheet: &sheet, active: &active, round, seed };
        Some(draw.seated(table.number, two, |_| Why::ByHand, None))
    }

    fn bye_by_hand(&self, number: u32) -> Option<ByeGiven> {
        let entrants = self.entrants();
        let Entrant { name, .. } = entrants.iter().find(|entrant| entrant.number == number)?;
        Some(ByeGiven { number, name: name.clone(), why: ByeWhy::ByHand })
    }
}

impl Proposal {
    fn spot(&self, number: u32) -> Option<Spot> {
        let seat = |pair: &Pair| pair.numbers.iter().position(|it| *it == number);
        let at_table = self.pairs.iter().enumerate().find_map(|(index, pair)| Some(Spot::Seat(index, seat(pair)?)));
        at_table.or_else(|| self.byes.iter().position(|bye| bye.number == number).map(Spot::Bye))
    }

    /// The index of the table at which somebody is to sit, by number.
    #[must_use]
    pub fn table_of(&self, number: u32) -> Option<usize> {
        self.pairs.iter().position(|pair| pair.numbers.contains(&number))
    }

    /// Gives the table at `index` other sides, or another handicap.
    pub fn set_terms(&mut self, index: usize, terms: Terms) {
        if let Some(pair) = self.pairs.get_mut(index).filter(|pair| pair.table.terms != terms) {
            pair.table.terms = terms;
            pair.sides = SidesWhy::ByHand;
        }
    }

    /// Seats the pair at `index` at table `number`; whoever sat there gets the other table.
    pub fn move_to_table(&mut self, index: usize, number: u32) {
        let Some(from) = self.pairs.get(index).map(|pair| pair.table.number) else { return };
        if let Some(there) = self.pairs.iter_mut().find(|pair| pair.table.number == number) {
            there.table.number = from;
        }
        self.pairs[index].table.number = number;
        self.pairs.sort_by_key(|pair| pair.table.number);
    }
}
