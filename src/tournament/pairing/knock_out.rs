//! Knock-outs: the players stand in a bracket by number, so that 1 and 2 can meet only in the final.
//!
//! Where their number is no power of two, the first have a bye in the first round. The order of the bracket is the one of the
//! European championship (1 against 32, 2 against 31 …, as its regulations of 2000 have it); organisers who draw lots number
//! the players by lot.

use super::{ByeGiven, ByeWhy, Draw, Pair, PairingError, Why};
use crate::tournament::{How, Mark};

/// The numbers in a bracket of `places` (a power of two), from top to bottom, counted from 0.
fn bracket(places: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < places {
        let size = order.len() * 2;
        order = order.into_iter().flat_map(|place| [place, size - 1 - place]).collect();
    }
    order
}

impl Draw<'_> {
    pub(super) fn by_bracket(self) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        if let Some(late) = self.entrants.iter().find(|it| it.from_round.is_some_and(|round| round > 1)) {
            return Err(PairingError::TooLate { name: late.name.clone() });
        }
        let count = self.entrants.len();
        let places = bracket(count.next_power_of_two());
        let mut slots: Vec<Option<usize>> = places.into_iter().map(|it| (it < count).then_some(it)).collect();
        for column in 0..self.sheet.rounds.len() {
            slots = slots.chunks(2).map(|two| self.winner(two[0], two[1], column)).collect::<Result<_, _>>()?;
            if let [Some(winner)] = slots[..] {
                return Err(PairingError::Over { name: self.entrants[winner].name.clone() });
            }
        }
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for (at, two) in slots.chunks(2).enumerate() {
            let here: Vec<usize> = two.iter().copied().flatten().filter(|it| self.is_active(*it)).collect();
            match here[..] {
                [one, other] => {
                    let number = u32::try_from(pairs.len() + 1).unwrap_or(u32::MAX);
                    pairs.push(self.seated(number, [one, other], |_| Why::Bracket([at * 2 + 1, at * 2 + 2]), None));
                }
                [alone] => byes.push(self.bye(alone, ByeWhy::NoOpponent)),
                _ => {}
            }
        }
        if pairs.is_empty() && byes.is_empty() {
            return Err(PairingError::TooFew { round: self.round, count: 0 });
        }
        Ok((pairs, byes))
    }

    /// Who of two in the bracket has gone on from the round in `column`; nobody, where neither came.
    fn winner(self, one: Option<usize>, other: Option<usize>, column: usize) -> Result<Option<usize>, PairingError> {
        let (Some(one), Some(other)) = (one, other) else { return Ok(one.or(other)) };
        let did = |it: usize| self.sheet.did[it][column];
        let round = self.sheet.rounds[column];
        let has_bye = |it: usize| did(it).how == How::Bye;
        if has_bye(one) != has_bye(other) {
            return Ok(Some(if has_bye(one) { one } else { other }));
        }
        if did(one).opponent != Some(other) {
            let is_out = |it: usize| matches!(did(it).how, How::Missing | How::Asked);
            let name = self.entrants[one].name.clone();
            return if is_out(one) && is_out(other) {
                Ok(None)
            } else {
                Err(PairingError::NotByBracket { round, name })
            };
        }
        match (did(one).how, did(other).how) {
            (How::Marked(Mark::Won | Mark::WonByDefault), _) => Ok(Some(one)),
            (_, How::Marked(Mark::Won | Mark::WonByDefault)) => Ok(Some(other)),
            (How::Marked(Mark::LostByDefault), _) => Ok(None),
            (_, _) => Err(PairingError::NoWinner { round, table: self.table_of(one, round) }),
        }
    }

    /// The table at which somebody sat.
    fn table_of(self, contestant: usize, round: u32) -> u32 {
        let is_theirs = |name: &str| self.entrants[contestant].is_called(name);
        let tables = self.event.round(round).into_iter().flat_map(|it| &it.tables);
        let table = tables.into_iter().find(|it| is_theirs(&it.first.name) || is_theirs(&it.second.name));
        table.map(|it| it.number).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_two_can_meet_only_in_the_final() {
        assert_eq!(bracket(1), [0]);
        assert_eq!(bracket(8), [0, 7, 3, 4, 1, 6, 2, 5]);
    }
}
