use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::ArbiterOrder;
use crate::clock::SessionTime;
use crate::shogi::{Color, Move};

/// What somebody at the board wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MatchCommand {
    /// Starts the clock of whoever moves first. The first move does the same.
    Begin,
    /// The side to move plays; where the profile lets illegal moves happen, anybody plays anything.
    Play(Move),
    /// 投了: the side to move gives up.
    Resign,
    /// 待った: the latest move is taken back, and both clocks with it; or its mover asks for that.
    TakeBack,
    /// The opponent of whoever asked for it says whether the move may be taken back.
    AnswerTakeBack(Consent),
    /// A player stops the clock in mid-move.
    Pause,
    /// The arbiter does.
    ArbiterPause,
    /// Lets it run on.
    Resume,
    /// Nobody wants anything: time has passed.
    Tick,
    /// Nobody was there, for the machine slept or was held up.
    NoteSleep {
        /// The last instant at which somebody was.
        since: SessionTime,
        /// For how long. The clock that instants are counted on may have stood still meanwhile.
        slept: Duration,
    },
    /// It is decided whether that time counts.
    AnswerSleep(SleepRuling),
    /// 中断: the game is broken off without a result.
    Interrupt,
    /// 持将棋: a player proposes to agree that neither king can be mated.
    ProposeImpasse {
        /// Who.
        by: Color,
    },
    /// The other player says what to make of it.
    AnswerImpasse(Consent),
    /// The side to move thinks of a declaration: the clock stops, and all its conditions are shown.
    ConsiderDeclaration,
    /// 入玉宣言: the side to move declares.
    Declare,
    /// The side to move does not declare after all.
    WithdrawDeclaration,
    /// Somebody says that an illegal move was made.
    Claim {
        /// Who.
        by: Claimant,
    },
    /// The arbiter acts, or is called: it stands in the audit log.
    Arbiter(Box<ArbiterOrder>),
}

/// What becomes of the time in which a machine slept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SleepRuling {
    /// The clock goes on as it stood before.
    Forget,
    /// The time is charged to the player whose clock ran.
    Count,
}

/// What somebody says who was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Consent {
    /// Yes.
    Agreed,
    /// No.
    Declined,
}

/// Who says that an illegal move was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Claimant {
    /// A player.
    Player(Color),
    /// The arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}
