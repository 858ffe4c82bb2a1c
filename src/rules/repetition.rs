use super::{PositionHistory, RuleProfile};
use crate::shogi::Color;

/// What a position that has occurred often enough means.
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

impl Repetition {
    /// Judges the present position of `history`; `None` while it has not occurred often enough.
    ///
    /// The whole span from the first to the last counted occurrence is looked at, whoever completes it: the side whose
    /// moves in it were all checks loses. When that is true of both sides, which the JSA's rules do not mention, it is
    /// a plain repetition. Source: JSA 対局規定 article 8(7), 2013.
    #[must_use]
    pub fn of(history: &PositionHistory, profile: &RuleProfile) -> Option<Self> {
        let occurrences = history.occurrences();
        let (&first, &last) = (occurrences.first()?, occurrences.last()?);
        if occurrences.len() < profile.repetition.count {
            return None;
        }
        let [black, white] = Color::ALL.map(|color| history.only_checks(color, first, last));
        Some(match (black, white) {
            (true, false) => Self::PerpetualCheck { checker: Color::Black },
            (false, true) => Self::PerpetualCheck { checker: Color::White },
            (true, true) | (false, false) => Self::Plain,
        })
    }
}
