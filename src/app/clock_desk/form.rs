//! The clock as it is open, and the form that puts it right.

use crate::app::new_game::form::ClockFields;
use crate::clock::SessionTime;
use crate::journal::Scribe;
use crate::session::{ClockSession, ClockStatus, Correction};
use crate::shogi::Color;

/// The clock that fills the window, for a game on a wooden board.
#[derive(Clone, Debug)]
pub struct ClockDesk {
    /// The clock itself.
    pub session: ClockSession,
    /// Whether the half at the top is turned round, for somebody who sits across the table.
    pub is_far_turned: bool,
    /// Who writes down what is done; `None` while nobody has pressed.
    pub scribe: Option<Scribe>,
}

/// Why a clock on which a game is being timed is put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveClock {
    /// The window closes.
    Quit,
    /// The board is shown again.
    Board,
    /// Other times are chosen, and the clock begins anew.
    SetUp,
}

/// The fields in which an arbiter corrects the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectionForm {
    /// Each side's clock, Black's first.
    pub sides: [CorrectedSide; 2],
    before: [CorrectedSide; 2],
}

/// One side's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedSide {
    /// The time left.
    pub clock: ClockFields,
    /// Moves made.
    pub moves: u32,
}

impl ClockDesk {
    /// Whether nobody is being timed, so that the clock can be set and corrected.
    #[must_use]
    pub const fn stands_still(&self) -> bool {
        match self.session.status() {
            ClockStatus::Waiting | ClockStatus::Paused | ClockStatus::Over { .. } => true,
            ClockStatus::Running | ClockStatus::Asleep(_) => false,
        }
    }

    /// Whether both times would be lost by putting it away: somebody has pressed, and no flag has fallen.
    #[must_use]
    pub const fn is_in_progress(&self) -> bool {
        match self.session.status() {
            ClockStatus::Running | ClockStatus::Paused | ClockStatus::Asleep(_) => true,
            ClockStatus::Waiting | ClockStatus::Over { .. } => false,
        }
    }
}

impl CorrectionForm {
    /// The fields with what both clocks show now.
    #[must_use]
    pub fn of(session: &ClockSession) -> Self {
        let sides = Color::ALL.map(|color| CorrectedSide::of(session, color));
        Self { before: sides.clone(), sides }
    }

    /// The corrections to make. A field that was not changed leaves the clock alone, to the fraction of a second.
    pub fn corrections(&self) -> impl Iterator<Item = Correction> {
        let sides = Color::ALL.into_iter().zip(self.sides.iter().zip(&self.before));
        sides.filter(|(_, (side, before))| side != before).map(|(color, (side, _))| Correction {
            color,
            main_left: side.clock.main_left(),
            extras_left: side.clock.extras,
            moves: side.moves,
        })
    }
}

impl CorrectedSide {
    fn of(session: &ClockSession, color: Color) -> Self {
        // They stand still: it is the same at every instant.
        let clock = ClockFields::of(session.clock(), color, SessionTime::default());
        Self { clock, moves: session.moves(color) }
    }
}
