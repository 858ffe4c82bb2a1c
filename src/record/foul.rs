//! An illegal move of which it is not known yet whether it ended the game (反則負け): what follows it tells.

use super::{ImportError, ImportErrorKind, WarningKind};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, Position};

/// The latest illegal move of the line that is being read.
#[derive(Clone, Debug)]
pub(super) struct UnsettledFoul {
    /// Where it stands, and what it offends against.
    pub(super) error: ImportError,
    pub(super) fouler: Color,
    pub(super) stage: Stage,
    /// Whether a comment speaks of a foul, so that the line may end with it even without a word for that.
    pub(super) is_told: bool,
}

/// How far an illegal move has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It cannot be made, and the line is lost before it.
    Impossible,
    /// It was made, and the next word may say that it ended the game.
    Made,
    /// It ended the game.
    EndedTheGame,
}

impl UnsettledFoul {
    /// What `error` tells of a move in `position`; `None` when it tells of something else than an illegal move.
    pub(super) fn of(error: &ImportError, position: &Position) -> Option<Self> {
        let ImportErrorKind::IllegalMove { mv, .. } = error.kind else { return None };
        let stage = if position.can_be_made(mv) { Stage::Made } else { Stage::Impossible };
        Some(Self { error: error.clone(), fouler: position.mover(mv), stage, is_told: false })
    }

    /// The warning about a foul that ended the game and nevertheless cannot be kept.
    pub(super) fn left_out(&self) -> Option<WarningKind> {
        match (self.stage, &self.error.kind) {
            (Stage::Impossible, &ImportErrorKind::IllegalMove { ply, mv, foul }) => {
                Some(WarningKind::FoulLeftOut { ply, mv, foul })
            }
            (Stage::Impossible | Stage::Made | Stage::EndedTheGame, _) => None,
        }
    }

    /// The warning about a foul that was made and that nothing says to have ended the game.
    pub(super) fn unnoticed(&self) -> Option<WarningKind> {
        match (self.stage, &self.error.kind) {
            (Stage::Made, &ImportErrorKind::IllegalMove { ply, mv, foul }) => {
                Some(WarningKind::FoulUnnoticed { ply, mv, foul })
            }
            (Stage::Impossible | Stage::Made | Stage::EndedTheGame, _) => None,
        }
    }
}

/// How a game ended that `fouler` lost by an illegal move.
pub(super) const fn lost_by_foul(fouler: Color) -> Outcome {
    Outcome::won(fouler.opponent(), EndReason::IllegalMove)
}
