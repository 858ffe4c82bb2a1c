//! Furigoma (振り駒): tossing pawns for the first move.

use std::fmt;

use crate::mixing::Dice;

/// How a tossed pawn landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FallenPawn {
    /// 歩: face up.
    Pawn,
    /// と: face down.
    Tokin,
    /// On its edge; does not count.
    Standing,
    /// On top of another piece; does not count.
    Overlapping,
}

/// One toss of five pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw(pub [FallenPawn; 5]);

/// Who plays Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tossed {
    /// The player whose pawns were tossed: the senior one (上座).
    PawnOwner,
    /// The other player.
    Other,
}

/// 振り駒: all throws up to the decisive one.
///
/// Five of the senior player's pawns are tossed. If more show 歩, that player has Black; if more show と, the other does;
/// standing and overlapping pieces do not count, and a tie is tossed again. Source: JSA 対局規定 article 3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Furigoma {
    /// Every throw; the last one is decisive.
    pub throws: Vec<Throw>,
    /// Who plays Black.
    pub result: Tossed,
}

impl Throw {
    /// Counts the pawns that landed this way.
    #[must_use]
    pub fn count(&self, how: FallenPawn) -> usize {
        self.0.iter().filter(|&&pawn| pawn == how).count()
    }

    /// Who plays Black, or `None` for a tie.
    #[must_use]
    pub fn result(&self) -> Option<Tossed> {
        let (pawns, tokins) = (self.count(FallenPawn::Pawn), self.count(FallenPawn::Tokin));
        match pawns.cmp(&tokins) {
            std::cmp::Ordering::Greater => Some(Tossed::PawnOwner),
            std::cmp::Ordering::Less => Some(Tossed::Other),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl Furigoma {
    /// The toss made up of these throws, up to the first decisive one; `None` if there is none.
    #[must_use]
    pub fn from_throws(throws: impl IntoIterator<Item = Throw>) -> Option<Self> {
        let mut seen = Vec::new();
        for throw in throws {
            seen.push(throw);
            if let Some(result) = throw.result() {
                return Some(Self { throws: seen, result });
            }
        }
        None
    }

    /// The toss determined by `seed`.
    ///
    /// ```
    /// use komadai::rules::Furigoma;
    ///
    /// let toss = Furigoma::from_seed(7);
    /// assert_eq!(toss, Furigoma::from_seed(7));
    /// assert_eq!(toss.throws.last().and_then(|throw| throw.result()), Some(toss.result));
    /// ```
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        let mut dice = Dice(seed);
        let throws = std::iter::from_fn(|| Some(Throw(std::array::from_fn(|_| pawn(&mut dice)))));
        Self::from_throws(throws).expect("ties do not go on for ever")
    }
}

/// The notation of records: `歩3枚`, preceded by any undecided throws.
impl fmt::Display for Furigoma {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, throw) in self.throws.iter().enumerate() {
            let before = if index == 0 { "" } else { "、" };
            let (pawns, tokins) = (throw.count(FallenPawn::Pawn), throw.count(FallenPawn::Tokin));
            write!(f, "{before}歩{pawns}枚・と{tokins}枚")?;
        }
        Ok(())
    }
}

/// How many of a hundred pawns end up on edge. Nobody has counted; it should just happen now and then.
const STANDING: u64 = 1;
/// How many end up on edge or on top of another.
const STANDING_OR_OVERLAPPING: u64 = STANDING + 4;

fn pawn(dice: &mut Dice) -> FallenPawn {
    let number = dice.next();
    match number % 100 {
        0..STANDING => FallenPawn::Standing,
        STANDING..STANDING_OR_OVERLAPPING => FallenPawn::Overlapping,
        _ if number & (1 << 32) == 0 => FallenPawn::Pawn,
        _ => FallenPawn::Tokin,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use FallenPawn::{Overlapping, Pawn, Standing, Tokin};

    #[test]
    fn more_pawns_give_black_to_their_owner_and_more_tokins_to_the_other() {
        assert_eq!(Throw([Pawn, Pawn, Pawn, Tokin, Tokin]).result(), Some(Tossed::PawnOwner));
        assert_eq!(Throw([Pawn, Tokin, Tokin, Tokin, Tokin]).result(), Some(Tossed::Other));
    }

    #[test]
    fn what_stands_or_overlaps_does_not_count_and_a_tie_is_tossed_again() {
        let tie = Throw([Pawn, Pawn, Tokin, Tokin, Standing]);
        let nothing = Throw([Standing, Overlapping, Standing, Overlapping, Standing]);
        let decided = Throw([Pawn, Overlapping, Tokin, Tokin, Standing]);
        assert_eq!((tie.result(), nothing.result()), (None, None));
        let toss = Furigoma::from_throws([tie, nothing, decided, tie]).unwrap();
        assert_eq!((toss.result, toss.throws.len()), (Tossed::Other, 3));
        assert_eq!(toss.to_string(), "歩2枚・と2枚、歩0枚・と0枚、歩1枚・と2枚");
        assert_eq!(Furigoma::from_throws([tie]), None);
    }

    #[test]
    fn both_players_have_the_same_chance() {
        let tosses = 10_000;
        let owner = (0..tosses).filter(|&seed| Furigoma::from_seed(seed).result == Tossed::PawnOwner).count();
        assert!((4_800..5_200).contains(&owner), "{owner} of {tosses}");
        let kinds = (0..tosses).flat_map(|seed| Furigoma::from_seed(seed).throws).flat_map(|throw| throw.0);
        let uncounted = kinds.filter(|pawn| matches!(pawn, Standing | Overlapping)).count();
        assert!(uncounted > 1_000, "it happens now and then");
    }
}
