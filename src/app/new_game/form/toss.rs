//! How the two players of a new game meet: the handicap that their ranks ask for, and the toss for the sides.

use std::time::Duration;

use crate::app::new_game::form::NewGameForm;
use crate::clock::SessionTime;
use crate::rules::{Furigoma, HandicapTable, Rank, SuggestedTerms, Suggestion, Tossed};
use crate::shogi::{Color, Handicap};

/// How long five pawns fly, and how long they then lie before they are taken up again.
pub const FLIGHT: Duration = Duration::from_millis(1_100);
const REST: Duration = Duration::from_millis(900);

/// A toss of five pawns (振り駒) for the sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toss {
    /// How the pawns fall, throw by throw.
    pub furigoma: Furigoma,
    /// When they were first thrown.
    pub started: SessionTime,
    /// The pawns have come to rest, and the players have the sides that they were given.
    pub is_settled: bool,
}

impl Toss {
    /// The throw that is seen at `now`, and for how long it has been.
    #[must_use]
    pub fn at(&self, now: SessionTime) -> (usize, Duration) {
        let (each, elapsed) = (FLIGHT + REST, now.since(self.started));
        let last = self.furigoma.throws.len() - 1;
        let index = usize::try_from(elapsed.as_millis() / each.as_millis()).unwrap_or(last).min(last);
        (index, elapsed.saturating_sub(each * u32::try_from(index).unwrap_or_default()))
    }

    /// Whether the pawns of the last throw lie still.
    #[must_use]
    pub fn has_landed(&self, now: SessionTime) -> bool {
        let (index, elapsed) = self.at(now);
        index + 1 == self.furigoma.throws.len() && elapsed >= FLIGHT
    }
}

impl NewGameForm {
    /// Whether the player with the lower rank gives the handicap, as far as both ranks can be read and compared.
    #[must_use]
    pub fn weaker_gives(&self) -> bool {
        self.start().is_handicap() && Rank::senior(self.ranks_of_persons()) == Some(Color::Black)
    }

    /// What `table` suggests for the two ranks; `None` unless both can be read and compared.
    #[must_use]
    pub fn suggestion(&self, table: &HandicapTable) -> Option<Suggestion> {
        let [black, white] = self.ranks_read();
        table.suggest(black?, white?)
    }

    /// Whether the form is as the table suggests.
    #[must_use]
    pub fn follows(&self, suggestion: Suggestion) -> bool {
        let mut taken = self.clone();
        taken.take(suggestion);
        taken == *self
    }

    /// Whether taking `suggestion` gives the players each other's sides.
    #[must_use]
    pub fn swaps_sides(suggestion: Suggestion) -> bool {
        suggestion.terms != SuggestedTerms::Furigoma && suggestion.first_to_second.is_gt()
    }

    /// Takes what was suggested: the stronger player gives the handicap, or has White.
    pub fn take(&mut self, suggestion: Suggestion) {
        match suggestion.terms {
            SuggestedTerms::Furigoma | SuggestedTerms::LowerPlaysBlack => self.choose_handicap(Handicap::Even),
            SuggestedTerms::Handicap(handicap) => self.choose_handicap(handicap),
        }
        if Self::swaps_sides(suggestion) {
            self.swap_players();
        }
        if suggestion.terms != SuggestedTerms::Furigoma {
            self.chosen_senior = None;
        }
    }

    /// Whether chance may decide on the sides: never in a handicap game.
    #[must_use]
    pub fn can_toss(&self) -> bool {
        !self.start().is_handicap()
    }

    /// Gives the players the sides on which the pawns decided, once.
    pub fn settle_toss(&mut self) {
        let Some(mut toss) = self.toss.take_if(|toss| !toss.is_settled) else { return };
        // The pawns are the senior's: see JSA 対局規定 article 3.
        let owner_has_black = self.senior() == Color::Black;
        if owner_has_black != (toss.furigoma.result == Tossed::PawnOwner) {
            self.swap_players();
        }
        toss.is_settled = true;
        self.toss = Some(toss);
    }
}
