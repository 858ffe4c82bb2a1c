//! Illegal moves of which it is not yet known whether they ended the game (反則負け); what follows them in the record
//! decides.

use super::{ImportError, ImportErrorKind, WarningKind};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Color, IllegalMove, Position};

/// The latest illegal move of the line being read.
#[derive(Clone, Debug)]
pub(super) struct UnsettledFoul {
    /// Where it is, and which rule it breaks.
    pub(super) error: ImportError,
    pub(super) fouler: Color,
    pub(super) stage: Stage,
    /// Whether a comment mentions a foul, so that the line may end with it even without a word for it.
    pub(super) is_told: bool,
}

/// What became of an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It cannot be made on the board; the line is lost from there.
    Impossible,
    /// It was made, and the next word may say that it ended the game.
    Made,
    /// It ended the game.
    EndedTheGame,
}

impl UnsettledFoul {
    /// The foul reported by `error` for a move in `position`; `None` if `error` is about anything else.
    pub(super) fn of(error: &ImportError, position: &Position) -> Option<Self> {
        let ImportErrorKind::IllegalMove { mv, foul, .. } = error.kind else { return None };
        let fouler = position.maker(mv, Some(foul));
        let stage = if position.can_be_made_by(mv, fouler) { Stage::Made } else { Stage::Impossible };
        Some(Self { error: error.clone(), fouler, stage, is_told: false })
    }

    /// It was another player's foul.
    pub(super) const fn blame(&mut self, player: Color, as_foul: IllegalMove) {
        self.fouler = player;
        if let ImportErrorKind::IllegalMove { foul, .. } = &mut self.error.kind {
            *foul = as_foul;
        }
    }

    /// The warning about a foul that ended the game but cannot be kept.
    pub(super) fn left_out(&self) -> Option<WarningKind> {
        match (self.stage, &self.error.kind) {
            (Stage::Impossible, &ImportErrorKind::IllegalMove { ply, mv, foul }) => {
                Some(WarningKind::FoulLeftOut { ply, mv, foul })
            }
            (Stage::Impossible | Stage::Made | Stage::EndedTheGame, _) => None,
        }
    }

    /// The warning about a foul that was made, but is not said to have ended the game.
    pub(super) fn unnoticed(&self) -> Option<WarningKind> {
        match (self.stage, &self.error.kind) {
            (Stage::Made, &ImportErrorKind::IllegalMove { ply, mv, foul }) => {
                Some(WarningKind::FoulUnnoticed { ply, mv, foul })
            }
            (Stage::Impossible | Stage::Made | Stage::EndedTheGame, _) => None,
        }
    }
}

/// The outcome of a game that `fouler` lost by an illegal move.
pub(super) const fn lost_by_foul(fouler: Color) -> Outcome {
    Outcome::won(fouler.opponent(), EndReason::IllegalMove)
}
