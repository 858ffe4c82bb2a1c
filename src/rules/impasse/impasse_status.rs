//! Kings and points at a glance, before anybody proposes or declares anything.

use super::{PointCount, has_entered};
use crate::rules::{BySide, HandicapCredit, PositionHistory};
use crate::shogi::{Color, Position};

/// How close both sides are to an impasse, for display beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImpasseStatus {
    /// Whose king is in the enemy camp.
    pub entered: BySide<bool>,
    /// Whose king is in the enemy camp or one rank away from it.
    pub near: BySide<bool>,
    /// The points of all pieces, as an agreement counts them.
    pub everything: BySide<PointCount>,
    /// The points of the pieces in the enemy camp and in hand, as a declaration counts them.
    pub camp: BySide<PointCount>,
}

impl ImpasseStatus {
    /// The rank just outside the camp, counted from the far end.
    const LAST_NEAR_RANK: u8 = 4;

    /// Evaluates `position`, the latest of `history`.
    #[must_use]
    pub fn of(position: &Position, history: &PositionHistory, credit: HandicapCredit) -> Self {
        let credit = history.credit(credit);
        let is_near = |color: Color| {
            let king = position.board().king(color);
            king.is_some_and(|king| king.rank_seen_by(color) <= Self::LAST_NEAR_RANK)
        };
        Self {
            entered: BySide::from_fn(|color| has_entered(position, color)),
            near: BySide::from_fn(is_near),
            everything: BySide::from_fn(|color| PointCount::of_everything(position, color, credit.of(color))),
            camp: BySide::from_fn(|color| PointCount::of_camp(position, color, credit.of(color))),
        }
    }
}
