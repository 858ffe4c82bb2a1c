//! Requests, claims and interruptions that wait for an answer.

use std::time::Duration;

use super::{Claimant, SleepRuling};
use crate::clock::{GameClock, Reading, SessionTime};
use crate::record::NodeId;
use crate::rules::{AgreementReport, DeclarationReport, Foul};
use crate::shogi::{Color, Move};

/// Something waiting for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The opponent must say whether a move may be taken back; making a move declines.
    TakeBack {
        /// The player who asked.
        by: Color,
    },
    /// The opponent must say whether it is an impasse; making a move declines.
    Impasse {
        /// The player who proposed it.
        by: Color,
        /// What it would mean.
        report: AgreementReport,
    },
    /// The side to move must declare or not. The clock is stopped.
    Declaration(Box<DeclarationCase>),
    /// A claim must be ruled on. The clock is stopped.
    Claim(ClaimCase),
    /// Somebody must decide whether the time during which the machine slept counts. The clock is stopped.
    Sleep(SleepCase),
    /// 指し掛け: the game is adjourned. The clock is stopped.
    Adjourned {
        /// The sealed move, which nobody may see.
        sealed: Option<Move>,
    },
}

/// A period during which the machine slept or the program was held up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SleepCase {
    /// The player whose clock was running.
    pub mover: Color,
    /// Its length.
    pub slept: Duration,
    /// What the clock showed before.
    pub before: Reading,
    /// What the clock shows if the period counts.
    pub counted: Reading,
    /// When it was noticed. What the players did meanwhile comes at the same instant.
    pub noticed: SessionTime,
    /// Whether that player has moved meanwhile. The move is made once the game goes on.
    pub has_moved: bool,
}

/// A declaration under consideration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclarationCase {
    /// Under the profile of the game.
    pub report: DeclarationReport,
    /// For information: under the 24-point rule.
    pub by_24: DeclarationReport,
    /// For information: under the 27-point rule.
    pub by_27: DeclarationReport,
    /// The declarer's remaining time, which must not be up; `None` without a clock.
    pub time_left: Option<Duration>,
}

/// An illegal move that was claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimCase {
    /// The claimant.
    pub by: Claimant,
    /// The foul.
    pub foul: Foul,
    /// The place in the record after the move.
    pub node: NodeId,
    /// How many earlier claims against it were rejected.
    pub rejections: u32,
    /// The first foul before it that the arbiter could claim instead: that of the claimant, or one against which a claim was
    /// rejected as often.
    pub earlier: Option<Foul>,
    /// Whether the clock was running, and runs on if the claim is rejected.
    pub clock_ran: bool,
}

impl SleepCase {
    /// The case of `mover`'s clock running at `since`, followed by `slept`, which was noticed at `noticed`.
    pub(super) fn of(clock: &GameClock, mover: Color, slept: Duration, [since, noticed]: [SessionTime; 2]) -> Self {
        let mut counting = clock.clone();
        counting.hold(mover, clock.spent(mover, since).saturating_add(slept));
        let (before, counted) = (clock.reading(mover, since), counting.reading(mover, since));
        Self { mover, slept, before, counted, noticed, has_moved: false }
    }

    /// Whether what the player does at `now` was done meanwhile: nobody is to move again in what time was left before.
    pub(super) fn waits_at(&self, now: SessionTime) -> bool {
        !self.has_moved && self.noticed == now
    }

    /// Charges the period to the player whose clock was running, if that is the ruling. The clock stays stopped.
    pub(super) fn settle(self, clock: &mut GameClock, ruling: SleepRuling, now: SessionTime) {
        match ruling {
            SleepRuling::Forget => {}
            SleepRuling::Count => clock.hold(self.mover, clock.spent(self.mover, now) + self.slept),
        }
    }
}

impl Pending {
    /// Whether the game must wait for the answer.
    #[must_use]
    pub const fn holds_up_the_game(&self) -> bool {
        match self {
            Self::Declaration(_) | Self::Claim(_) | Self::Sleep(_) | Self::Adjourned { .. } => true,
            Self::TakeBack { .. } | Self::Impasse { .. } => false,
        }
    }

    /// Whether it waits again if the game ends over it and that is undone. The arbiter who undoes it sets the clocks,
    /// too, so that nobody has to be asked about a sleep.
    pub(super) const fn outlasts_an_end(&self) -> bool {
        match self {
            Self::Declaration(_) | Self::Claim(_) | Self::Adjourned { .. } => true,
            Self::Sleep(_) | Self::TakeBack { .. } | Self::Impasse { .. } => false,
        }
    }
}
