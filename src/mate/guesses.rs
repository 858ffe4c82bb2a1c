//! First guesses of late: a position is come back to many times before all its moves have been searched, and to count
//! their answers anew each time would take longer than all else.

use super::node::Spot;
use super::numbers::Numbers;

/// How many guesses are remembered. They are asked for again soon, and should stay near the processor.
const PLACES: usize = 1 << 14;

/// Guesses, each in the only place where it may be.
pub(super) struct Guesses(Vec<Option<(Spot, Numbers)>>);

impl Guesses {
    /// None are remembered: for short searches.
    pub(super) const NONE: Self = Self(Vec::new());

    /// Room for as many as are of use.
    pub(super) fn some() -> Self {
        Self(vec![None; PLACES])
    }

    /// The guess at a position, remembered or made.
    pub(super) fn of(&mut self, spot: Spot, guess: impl FnOnce() -> Numbers) -> Numbers {
        let place = (spot.board ^ spot.hand.mixed()) as usize % PLACES;
        match self.0.get_mut(place) {
            Some(Some((here, numbers))) if *here == spot => *numbers,
            Some(room) => room.insert((spot, guess())).1,
            None => guess(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::key::PackedHand;
    use super::*;

    #[test]
    fn a_guess_is_remembered_for_its_own_position_only() {
        let spot = |board| Spot { board, hand: PackedHand::NONE };
        let here = spot(7);
        let in_the_same_place = spot(7 + PLACES as u64);
        let mut guesses = Guesses::some();
        assert_eq!(guesses.of(here, || Numbers::proven(1)), Numbers::proven(1));
        assert_eq!(guesses.of(here, || Numbers::proven(2)), Numbers::proven(1));
        assert_eq!(guesses.of(in_the_same_place, || Numbers::proven(3)), Numbers::proven(3));
        assert_eq!(guesses.of(here, || Numbers::proven(4)), Numbers::proven(4));
        let mut none = Guesses::NONE;
        assert_eq!(none.of(here, || Numbers::proven(5)), Numbers::proven(5));
        assert_eq!(none.of(here, || Numbers::proven(6)), Numbers::proven(6));
    }
}
