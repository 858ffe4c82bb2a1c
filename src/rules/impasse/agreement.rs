use super::{PointCount, has_entered};
use crate::rules::{
    AgreementTerms, AgreementTie, BySide, EndReason, Grounds, HandicapCredit, KingsEntered, Outcome, PositionHistory,
    Sequel, Undecided, Verdict,
};
use crate::shogi::{Color, Position};

/// An agreement that neither king can be mated (合意による持将棋), looked at under certain terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgreementReport {
    /// The terms.
    pub terms: AgreementTerms,
    /// Whose king stands in the enemy camp.
    pub entered: BySide<bool>,
    /// How many moves were played.
    pub plies: usize,
    /// Everything that each side has.
    pub points: BySide<PointCount>,
    /// Whether the players may agree at this point.
    pub is_admissible: bool,
    /// What the referee rules if they do.
    pub ruling: AgreementRuling,
}

/// What the referee rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgreementRuling {
    /// This side has the points and the other has not, or has the tie.
    Won(Color),
    /// Neither side falls short alone.
    NoWinner(Undecided),
}

impl AgreementReport {
    /// Looks at an agreement in `position`, the latest of `history`.
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

    /// Whether neither side falls short alone, so that the terms for a tie decide.
    #[must_use]
    pub const fn is_tie(&self) -> bool {
        let BySide { black, white } = self.points;
        (black.total() >= self.terms.threshold) == (white.total() >= self.terms.threshold)
    }

    /// What becomes of the game when the players agree.
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

/// Whoever falls short alone loses. In a full set both sides cannot; where pieces are missing it is a tie as well.
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
