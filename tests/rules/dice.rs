//! Reproducible randomness.

use komadai::shogi::{Move, Position};

/// A small pseudorandom generator (xorshift64*, Marsaglia and Vigna), the same on every machine.
pub struct Dice(u64);

impl Dice {
    /// A generator with a sequence of its own for each `seed`.
    pub fn new(seed: u64) -> Self {
        let mut dice = Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        (0..8).for_each(|_| _ = dice.roll());
        dice
    }

    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(((self.roll() >> 32) * limit as u64) >> 32).unwrap()
    }

    /// True `percent` times in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of `things`, which must not be empty.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }
}

/// A game of random legal moves: each position with the move chosen there, until none is left (the last position then
/// has no move) or `plies` positions have been produced.
pub fn random_game(start: Position, game: usize, plies: usize) -> impl Iterator<Item = (Position, Option<Move>)> {
    let mut dice = Dice::new(game as u64);
    let mut next = Some(start);
    let turn = move || {
        let position = next.take()?;
        let moves = position.legal_moves();
        let chosen = (!moves.is_empty()).then(|| dice.pick(&moves));
        next = chosen.map(|mv| position.after(mv));
        Some((position, chosen))
    };
    std::iter::from_fn(turn).take(plies)
}
