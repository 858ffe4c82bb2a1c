use std::time::Duration;

use super::{Claimant, SleepRuling};
use crate::clock::{GameClock, Reading, SessionTime};
use crate::record::NodeId;
use crate::rules::{AgreementReport, DeclarationReport, Foul};
use crate::shogi::{Color, Move};

/// What waits for somebody's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The opponent has to say whether a move may be taken back; a move says no.
    TakeBack {
        /// Who asked.
        by: Color,
    },
    /// The opponent has to say whether it is an impasse; a move says no.
    Impasse {
        /// Who proposed it.
        by: Color,
        /// What it would mean.
        report: AgreementReport,
    },
    /// The side to move has to declare or not. The clock stands still.
    Declaration(Box<DeclarationCase>),
    /// A claim has to be ruled on. The clock stands still.
    Claim(ClaimCase),
    /// Somebody has to say whether the time counts in which the machine slept. The clock stands still.
    Sleep(SleepCase),
    /// 指し掛け: the game is to be continued. The clock stands still.
    Adjourned {
        /// The move that is sealed, which nobody is to see.
        sealed: Option<Move>,
    },
}

/// A while in which the machine slept, or the program was held up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SleepCase {
    /// Whose clock ran.
    pub mover: Color,
    /// How long the while was.
    pub slept: Duration,
    /// What that clock showed before.
    pub before: Reading,
    /// What it shows if the while counts.
    pub counted: Reading,
}

/// A declaration that is being thought of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclarationCase {
    /// Under the profile of the game.
    pub report: DeclarationReport,
    /// For information: under the 24-point rule.
    pub by_24: DeclarationReport,
    /// For information: under the 27-point rule.
    pub by_27: DeclarationReport,
    /// The time left to the declarer, which must not be over; `None` without a clock.
    pub time_left: Option<Duration>,
}

/// An illegal move that was pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimCase {
    /// Who pointed it out.
    pub by: Claimant,
    /// The move, with what it offends against.
    pub foul: Foul,
    /// The place in the record after that move.
    pub node: NodeId,
    /// How often it was claimed before, and the claim rejected.
    pub rejections: u32,
    /// Whether the clock ran when it was pointed out, so that it runs on when the claim is rejected.
    pub clock_ran: bool,
}

impl SleepCase {
    /// The clock of `mover` ran at `since`, and then came a while of `slept`.
    pub(super) fn of(clock: &GameClock, mover: Color, slept: Duration, since: SessionTime) -> Self {
        let mut counting = clock.clone();
        counting.hold(mover, clock.spent(mover, since) + slept);
        Self { mover, slept, before: clock.reading(mover, since), counted: counting.reading(mover, since) }
    }

    /// Charges the while to the player whose clock ran, if that is the ruling. The clock stands still.
    pub(super) fn settle(self, clock: &mut GameClock, ruling: SleepRuling, now: SessionTime) {
        match ruling {
            SleepRuling::Forget => {}
            SleepRuling::Count => clock.hold(self.mover, clock.spent(self.mover, now) + self.slept),
        }
    }
}

impl Pending {
    /// Whether the game can go on only after the answer.
    #[must_use]
    pub const fn holds_up_the_game(&self) -> bool {
        match self {
            Self::Declaration(_) | Self::Claim(_) | Self::Sleep(_) | Self::Adjourned { .. } => true,
            Self::TakeBack { .. } | Self::Impasse { .. } => false,
        }
    }
}
