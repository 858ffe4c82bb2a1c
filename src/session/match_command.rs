//! What people at the board can do in a match.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{ArbiterOrder, Claimant};
use crate::clock::SessionTime;
use crate::shogi::{Color, Move};

/// Something that somebody at the board wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchCommand {
    /// Start the clock of the side that moves first, as its first move would.
    Begin,
    /// The side to move plays; if the profile lets illegal moves happen, anybody can play anything.
    Play(Move),
    /// 投了: the side to move resigns.
    Resign,
    /// 投了: this side resigns, whosever turn it is: a person whose opponent, an engine, moves no more.
    ResignOutOfTurn {
        /// Who resigns.
        by: Color,
    },
    /// 待った: take back the latest move and reset both clocks, or ask to, on behalf of its mover.
    TakeBack,
    /// The opponent's answer to a request to take back a move.
    AnswerTakeBack(Consent),
    /// A player stops the clock in the middle of a move.
    Pause,
    /// The arbiter stops the clock.
    ArbiterPause,
    /// The clock runs on.
    Resume,
    /// Nothing but the passing of time.
    Tick,
    /// The machine slept or was held up.
    NoteSleep {
        /// The last instant at which the program was running.
        since: SessionTime,
        /// How long it lasted. The clock behind the instants may have stood still meanwhile.
        slept: Duration,
    },
    /// A ruling on whether that time counts.
    AnswerSleep(SleepRuling),
    /// The latest move was seen after the flag, as the program was held up, and counts as made in time; or one was made in a time
    /// about which somebody has to rule.
    NoteLateMove {
        /// By how much the flag had been passed, or how long that time was.
        late: Duration,
        /// The date and time for the log: `2026/11/22 14:05:31`, local time.
        date: String,
    },
    /// 中断: the game is broken off without a result.
    Interrupt,
    /// 持将棋: a player proposes to agree that neither king can be mated.
    ProposeImpasse {
        /// The player who proposes.
        by: Color,
    },
    /// The other player's answer.
    AnswerImpasse(Consent),
    /// The side to move considers a declaration: the clock stops, and all conditions are shown.
    ConsiderDeclaration,
    /// 入玉宣言: the side to move declares.
    Declare,
    /// The side to move decides against declaring.
    WithdrawDeclaration,
    /// Somebody claims that an illegal move was made.
    Claim {
        /// The claimant.
        by: Claimant,
    },
    /// The arbiter acts or is called, which is entered in the audit log.
    Arbiter(Box<ArbiterOrder>),
}

/// What to do with the time during which the machine slept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SleepRuling {
    /// Forget it: the clock goes on as it stood before.
    Forget,
    /// Charge it to the player whose clock was running.
    Count,
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Consent {
    /// The side that was asked accepts.
    Agreed,
    /// It refuses, and the game goes on.
    Declined,
}
