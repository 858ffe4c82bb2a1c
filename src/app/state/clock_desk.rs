use std::time::Duration;

use crate::clock::SessionTime;
use crate::session::{ClockSession, ClockStatus, Correction};
use crate::shogi::Color;

/// The clock that takes the whole window, beside a board of wood.
#[derive(Clone, Debug)]
pub struct ClockDesk {
    /// The clock itself.
    pub session: ClockSession,
    /// Whether the half at the top is turned round, for somebody who sits across the table.
    pub is_far_turned: bool,
}

/// What stands in the fields of the dialog in which an arbiter puts the clocks right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectionForm {
    /// Each side's clock, Black's first.
    pub sides: [CorrectedSide; 2],
    before: [CorrectedSide; 2],
}

/// One side's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedSide {
    /// Main time left: hours.
    pub hours: u32,
    /// Main time left: minutes on top.
    pub minutes: u32,
    /// Main time left: seconds on top.
    pub seconds: u32,
    /// Byoyomi periods or minutes to consider left.
    pub extras: u32,
    /// How many there were at the start.
    pub most_extras: u32,
    /// Moves made.
    pub moves: u32,
}

impl ClockDesk {
    /// Whether nobody is playing with it, so that it can be set and put right.
    #[must_use]
    pub const fn stands_still(&self) -> bool {
        match self.session.status() {
            ClockStatus::Waiting | ClockStatus::Paused | ClockStatus::Over { .. } => true,
            ClockStatus::Running | ClockStatus::Asleep(_) => false,
        }
    }
}

impl CorrectionForm {
    /// What both clocks show now.
    #[must_use]
    pub fn of(session: &ClockSession) -> Self {
        let sides = Color::ALL.map(|color| CorrectedSide::of(session, color));
        Self { before: sides.clone(), sides }
    }

    /// What is to be put right: what was not changed stays as it is to the fraction of a second.
    pub fn corrections(&self) -> impl Iterator<Item = Correction> {
        let sides = Color::ALL.into_iter().zip(self.sides.iter().zip(&self.before));
        sides.filter(|(_, (side, before))| side != before).map(|(color, (side, _))| Correction {
            color,
            main_left: Duration::from_secs(u64::from(side.hours * 3600 + side.minutes * 60 + side.seconds)),
            extras_left: side.extras,
            moves: side.moves,
        })
    }
}

impl CorrectedSide {
    fn of(session: &ClockSession, color: Color) -> Self {
        let clock = session.clock();
        // They stand still: it is the same at every instant.
        let main = clock.main_left(color, SessionTime::default()).as_secs();
        let whole = |secs: u64| u32::try_from(secs).unwrap_or(u32::MAX);
        Self {
            hours: whole(main / 3600),
            minutes: whole(main / 60 % 60),
            seconds: whole(main % 60),
            extras: clock.extras_left(color, SessionTime::default()),
            most_extras: clock.control(color).extras(),
            moves: session.moves(color),
        }
    }
}
