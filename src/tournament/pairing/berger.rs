//! Round robins by the Berger tables (FIDE Handbook C.05, Annex 1).
//!
//! The players are numbered as on their list. In each round one of them, the pivot, meets the highest number, and the others
//! sit around the pivot: the next above it meets the next below, and so on. The pivot of round 1 is number 1, and each time it
//! moves on by half of the players. The first-named has the first move. With an odd number the highest is nobody: whoever
//! meets it has a bye. Further cycles repeat the first with the sides reversed.

use super::{ByeGiven, ByeWhy, Draw, Pair, PairingError, Two, Why};

/// The pairs of a round, counted from 0, for an even number of players, each counted from 0; the first of two has Black.
pub(super) fn berger(players: usize, round: usize) -> Vec<Two> {
    let (circle, last) = (players - 1, players - 1);
    let cycle = round / circle;
    let round = round % circle;
    let pivot = round * (players / 2) % circle;
    let with_last = if round.is_multiple_of(2) { [pivot, last] } else { [last, pivot] };
    let others = (1..players / 2).map(|step| [(pivot + step) % circle, (pivot + circle - step) % circle]);
    let pairs = std::iter::once(with_last).chain(others);
    pairs.map(|[one, other]| if cycle.is_multiple_of(2) { [one, other] } else { [other, one] }).collect()
}

impl Draw<'_> {
    pub(super) fn by_berger(self) -> Result<(Vec<Pair>, Vec<ByeGiven>), PairingError> {
        let count = self.entrants.len();
        let places = count + count % 2;
        let (mut pairs, mut byes) = (Vec::new(), Vec::new());
        for two in berger(places, self.round.saturating_sub(1) as usize) {
            let here: Vec<usize> = two.into_iter().filter(|it| self.is_active(*it)).collect();
            match here[..] {
                [black, other] => {
                    let number = u32::try_from(pairs.len() + 1).unwrap_or(u32::MAX);
                    let pair = self.seated(number, [black, other], |_| Why::Berger(places), Some(black));
                    self.check_cycle(&pair, places)?;
                    pairs.push(pair);
                }
                [alone] => byes.push(self.bye(alone, ByeWhy::NoOpponent)),
                _ => {}
            }
        }
        Ok((pairs, byes))
    }

    /// Nobody meets twice within a cycle, unless the list of players has changed.
    fn check_cycle(self, pair: &Pair, places: usize) -> Result<(), PairingError> {
        let names = || [pair.table.first.name.clone(), pair.table.second.name.clone()];
        let is_again = pair.met_in.is_some_and(|met| is_in_one_cycle([met, self.round], places));
        if is_again { Err(PairingError::ListChanged { names: names() }) } else { Ok(()) }
    }
}

/// Whether two rounds belong to the same cycle of a round robin with so many places.
pub(super) fn is_in_one_cycle(rounds: [u32; 2], places: usize) -> bool {
    let [one, other] = rounds.map(|round| (round.saturating_sub(1) as usize) / (places - 1));
    one == other
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_those_of_the_handbook() {
        let round = |players, number: usize| -> String {
            let pairs =
                berger(players, number - 1).into_iter().map(|[one, other]| format!("{}-{}", one + 1, other + 1));
            pairs.collect::<Vec<_>>().join(" ")
        };
        assert_eq!([1, 2, 3].map(|it| round(4, it)), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(round(8, 4), "8-6 7-5 1-4 2-3");
        assert_eq!(round(10, 2), "10-6 7-5 8-4 9-3 1-2");
        assert_eq!(round(10, 9), "5-10 6-4 7-3 8-2 9-1");
        assert_eq!(round(12, 11), "6-12 7-5 8-4 9-3 10-2 11-1");
        assert_eq!(round(4, 4), "4-1 3-2", "the second cycle has the sides reversed");
    }
}
