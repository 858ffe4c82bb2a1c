//! Impasse by agreement (合意による持将棋).

use super::{PointCount, has_entered};
use crate::rules::{
    AgreementTerms, AgreementTie, BySide, EndReason, Grounds, HandicapCredit, KingsEntered, Outcome, PositionHistory,
    Sequel, Undecided, Verdict,
};
use crate::shogi::{Color, Position};

/// An agreement that neither king can be mated, evaluated under given terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgreementReport {
    /// The terms applied.
    pub terms: AgreementTerms,
    /// Whose king has entered the enemy camp.
    pub entered: BySide<bool>,
    /// The number of moves played.
    pub plies: usize,
    /// The points of everything each side has.
    pub points: BySide<PointCount>,
    /// Whether the players may agree at this point.
    pub is_admissible: bool,
    /// The ruling if they do.
    pub ruling: AgreementRuling,
}

/// The referee's ruling on an agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgreementRuling {
    /// This side has enough points and the other does not, or the tie goes to this side.
    Won(Color),
    /// Neither side alone falls short.
    NoWinner(Undecided),
}

impl AgreementReport {
    /// Evaluates an agreement in `position`, the latest of `history`.
    #[must_use]
    pub fn of(position: &Position, history: &PositionHistory, terms: AgreementTerms, credit: HandicapCredit) -> Self {
        let entered = BySide::from_fn(|color| has_entered(position, color));
        let credit = history.credit(credit);
        let points = BySide::from_fn(|color| PointCount::of_everything(position, color, credit.of(color)));
        let plies = history.plies();
        let is_early_enough = terms.ply_limit.is_none_or(|limit| plies < limit);
        let is_admissible = is_early_enough && enough_have_entered(terms.kings, entered);
        Self { terms, entered, plies, points, is_admissible, ruling: rule(terms, points) }
    }

    /// Whether neither side alone falls short, so that the terms for a tie apply.
    #[must_use]
    pub const fn is_tie(&self) -> bool {
        let BySide { black, white } = self.points;
        (black.total() >= self.terms.threshold) == (white.total() >= self.terms.threshold)
    }

    /// The verdict if the players agree.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let (outcome, sequel) = match self.ruling {
            AgreementRuling::Won(winner) => (Outcome::won(winner, EndReason::Impasse), Sequel::Stands),
            AgreementRuling::NoWinner(counts_as) => (Outcome::undecided(EndReason::Impasse), Sequel::after(counts_as)),
        };
        Verdict { outcome, sequel, grounds: Grounds::Agreement(*self) }
    }
}

const fn enough_have_entered(needed: KingsEntered, entered: BySide<bool>) -> bool {
    match needed {
        KingsEntered::One => entered.black || entered.white,
        KingsEntered::Both => entered.black && entered.white,
    }
}

/// A side that alone falls short loses. With a full set both cannot; with pieces missing, both falling short is a tie
/// too.
const fn rule(terms: AgreementTerms, points: BySide<PointCount>) -> AgreementRuling {
    match (points.black.total() >= terms.threshold, points.white.total() >= terms.threshold) {
        (true, false) => AgreementRuling::Won(Color::Black),
        (false, true) => AgreementRuling::Won(Color::White),
        (true, true) | (false, false) => match terms.tie {
            AgreementTie::Draw => AgreementRuling::NoWinner(Undecided::Draw),
            AgreementTie::Replay => AgreementRuling::NoWinner(Undecided::Replay),
            AgreementTie::WhiteWins => AgreementRuling::Won(Color::White),
        },
    }
}
