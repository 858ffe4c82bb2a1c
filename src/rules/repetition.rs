//! Repetition (千日手) and perpetual check (連続王手の千日手).

use super::{PerpetualCheckRule, PositionHistory, RuleProfile};
use crate::shogi::{Color, Position};

/// What a sufficiently repeated position means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// 千日手
    Plain,
    /// 連続王手の千日手: `checker` gave check with every move since the first occurrence, and loses.
    PerpetualCheck {
        /// The side that kept giving check.
        checker: Color,
    },
}

/// How often the present position has occurred, and what was played in between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionStatus {
    /// The plies after which it occurred, in order; the last one is now.
    pub occurrences: Vec<usize>,
    /// How many occurrences end the game.
    pub needed: usize,
    /// The moves since the first occurrence, whose checks decide whether this is perpetual check.
    pub span: Vec<SpanMove>,
    /// What the repetition means; `None` while it has not occurred often enough.
    pub meaning: Option<Repetition>,
}

/// A move between the first and the latest occurrence of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpanMove {
    /// Its ply.
    pub ply: usize,
    /// Who made it.
    pub mover: Color,
    /// Whether it gave check.
    pub gave_check: bool,
    /// Whether it repeated the position.
    pub is_occurrence: bool,
}

impl Repetition {
    /// Judges the present position of `history`; `None` while it has not occurred often enough.
    ///
    /// What matters is the whole span from the first to the last counted occurrence, no matter who completes it: the
    /// side whose moves in it were all checks loses. If that holds for both sides, which the JSA's rules do not
    /// mention, it is a plain repetition. Source: JSA 対局規定 article 8(7), 2013.
    #[must_use]
    pub fn of(history: &PositionHistory, profile: &RuleProfile) -> Option<Self> {
        let occurrences = history.occurrences();
        let (&first, &last) = (occurrences.first()?, occurrences.last()?);
        if occurrences.len() < profile.repetition.count {
            return None;
        }
        let [black, white] = Color::ALL.map(|color| history.only_checks(color, first, last));
        let checker = match (black, white, profile.perpetual_check) {
            (_, _, PerpetualCheckRule::Repetition) | (true, true, _) | (false, false, _) => return Some(Self::Plain),
            (true, false, PerpetualCheckRule::CheckerLoses) => Color::Black,
            (false, true, PerpetualCheckRule::CheckerLoses) => Color::White,
        };
        Some(Self::PerpetualCheck { checker })
    }

    /// Judges the move from `history` to the position `next`, for a warning before it is made; `None` if that does not
    /// repeat a position often enough.
    #[must_use]
    pub fn after(history: &PositionHistory, next: &Position, profile: &RuleProfile) -> Option<Self> {
        if history.occurrences_of(&next.key()).len() + 1 < profile.repetition.count {
            return None;
        }
        let mut history = history.clone();
        history.push(next);
        Self::of(&history, profile)
    }
}

impl RepetitionStatus {
    /// Evaluates the present position of `history`.
    #[must_use]
    pub fn of(history: &PositionHistory, profile: &RuleProfile) -> Self {
        let occurrences = history.occurrences().to_vec();
        let first = occurrences.first().copied().unwrap_or_default();
        let step = |ply| {
            let mover = history.mover(ply)?;
            let is_occurrence = occurrences.contains(&ply);
            Some(SpanMove { ply, mover, gave_check: history.gave_check(ply), is_occurrence })
        };
        let span = (first + 1..=history.plies()).filter_map(step).collect();
        Self { span, needed: profile.repetition.count, meaning: Repetition::of(history, profile), occurrences }
    }
}
