//! Older customs for an impasse, from Fairbairn and GNU Shogi: what has been reached, for an arbiter to decide.

use super::{AgreementReport, pieces_in_camp};
use crate::rules::{AgreementTerms, AgreementTie, BySide, HandicapCredit, KingsEntered, PositionHistory};
use crate::shogi::{Color, Position, Square, SquareSet};

/// What an arbiter needs to see to end an impasse in one of the ways that predate declarations.
///
/// Fairbairn, in the 1980s: in a dispute, either player may move all his pieces into the promotion zone; then the
/// points are counted. The manual of GNU Shogi: they are counted once one player has all his pieces protected in the
/// zone. This reports how far that has come on the board; whether it may be played out is for people to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormerWays {
    /// Each side's pieces outside the enemy camp, including the king.
    pub outside: BySide<SquareSet>,
    /// Each side's pieces in the enemy camp, except the king, that none of their own side protects.
    pub unprotected: BySide<SquareSet>,
    /// Whose king is on the last rank, which a variant of the try rule asks for.
    pub on_last_rank: BySide<bool>,
    /// The result of counting now: fewer than 24 points lose, otherwise it is a draw.
    pub count: AgreementReport,
}

impl FormerWays {
    /// The terms on which both ways count.
    const TERMS: AgreementTerms =
        AgreementTerms { kings: KingsEntered::Both, threshold: 24, tie: AgreementTie::Draw, ply_limit: None };

    /// Evaluates `position`, the latest of `history`.
    ///
    /// ```
    /// use komadai::rules::{FormerWays, HandicapCredit, PositionHistory};
    /// use komadai::shogi::Position;
    ///
    /// let position = Position::from_sfen("1KG6/9/9/4P4/9/9/9/9/4k4 b - 1")?;
    /// let ways = FormerWays::of(&position, &PositionHistory::starting_from(&position), HandicapCredit::Off);
    /// assert_eq!(ways.outside.black.into_iter().collect::<Vec<_>>(), ["5d".parse()?]);
    /// assert!(ways.unprotected.black.is_empty() && ways.on_last_rank.black);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position, history: &PositionHistory, credit: HandicapCredit) -> Self {
        let king_rank = |color: Color| position.board().king(color).map(|king| king.rank_seen_by(color));
        Self {
            outside: BySide::from_fn(|color| {
                let camp = SquareSet::far_ranks(color, super::points::CAMP_RANKS);
                position.board().of_color(color) & !camp
            }),
            unprotected: BySide::from_fn(|color| unprotected(position, color)),
            on_last_rank: BySide::from_fn(|color| king_rank(color) == Some(1)),
            count: AgreementReport::of(position, history, Self::TERMS, credit),
        }
    }

    /// Whether one side has moved everything into the camp, as Fairbairn requires.
    #[must_use]
    pub const fn all_in_zone(&self) -> bool {
        self.outside.black.is_empty() || self.outside.white.is_empty()
    }

    /// Whether one side has everything protected there, as GNU Shogi requires.
    #[must_use]
    pub fn all_protected(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.outside.of(color).is_empty() && self.unprotected.of(color).is_empty())
    }
}

fn unprotected(position: &Position, color: Color) -> SquareSet {
    let is_alone = |square: &Square| position.board().attackers(*square, color).is_empty();
    pieces_in_camp(position, color).into_iter().filter(is_alone).collect()
}
