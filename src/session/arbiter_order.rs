//! What an arbiter can do in a match, and the rulings that go with it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{MatchCommand, SleepRuling};
use crate::rules::{FoulKind, Sequel};
use crate::shogi::{Color, Move};

/// An arbiter's act and what the log adds to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterOrder {
    /// The act.
    pub act: ArbiterAct,
    /// Who, when and why.
    pub signed: Signature,
}

/// Who acted, when and why. The act is carried out even if some of this is unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    /// The date and time: `2026/11/22 14:05:31`, local time.
    pub date: String,
    /// The arbiter's name, as entered.
    pub who: String,
    /// The reason, as entered.
    pub reason: String,
}

/// An act of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArbiterAct {
    /// The players call the arbiter: both clocks stop, if one runs. Anybody may do this.
    Call,
    /// The arbiter has come to a table that called while no clock ran. Any other act of the arbiter says so as well.
    AnswerCall,
    /// Both clocks are stopped.
    Stop,
    /// The clocks run on.
    Resume,
    /// The organiser stops all tables of the hall, this one among them.
    StopHall,
    /// The organiser starts them again.
    StartHall,
    /// A side's clock is set. If that side is to move, its move starts over with it.
    SetClock {
        /// The side.
        color: Color,
        /// The main time left.
        main_left: Duration,
        /// The byoyomi periods or consideration minutes left; never more than at the start.
        extras_left: u32,
    },
    /// A side is given main time, or loses some.
    GiveTime {
        /// The side.
        to: Color,
        /// The number of seconds; negative to take time away.
        secs: i64,
    },
    /// Before the first move: the side that is to make it.
    SetTurn(Color),
    /// The latest moves are taken back, with the clocks as they were, stopped. A finished game goes on, even if no move
    /// is taken back.
    TakeBack {
        /// The number of moves.
        moves: usize,
    },
    /// A move was entered wrongly, and this one was actually played.
    CorrectMove {
        /// The ply of the move.
        ply: usize,
        /// The move actually played.
        mv: Move,
    },
    /// A warning to a side.
    Warn(Color),
    /// A ruling on the pending claim.
    RuleOnClaim(ClaimRuling),
    /// A decision on the pending declaration.
    RuleOnDeclaration(DeclarationDecision),
    /// A ruling on whether the time during which the machine slept counts.
    RuleOnSleep(SleepRuling),
    /// 裁定: a decision of the game, whatever the position and the rules, even once it is over.
    Rule(ArbiterRuling),
    /// 不戦勝: a player is absent.
    DefaultWin {
        /// The other player.
        winner: Color,
    },
    /// 両者不戦敗: both players are absent.
    DoubleDefault,
    /// 中断: the game is broken off without a result.
    Interrupt,
    /// 指し掛け: the game is adjourned, with the move the side to move has sealed (封じ手).
    Adjourn {
        /// The sealed move; `None` if none is sealed here.
        #[serde(with = "super::sealed")]
        sealed: Option<Move>,
    },
    /// An adjourned game resumes, and the sealed move is played.
    Reopen,
}

/// The ruling on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimRuling {
    /// The move was illegal, and its mover loses.
    Uphold,
    /// The game goes on.
    Reject,
}

/// The decision on a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeclarationDecision {
    /// It is judged by its conditions.
    Judge,
    /// There was no declaration, and the game goes on.
    Dismiss,
}

/// An arbiter's decision of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterRuling {
    /// The winner; `None` if nobody wins.
    pub winner: Option<Color>,
    /// The foul the loser committed; `None` if the decision is about something else.
    pub charge: Option<FoulKind>,
    /// What follows.
    pub sequel: Sequel,
    /// The reason, in the arbiter's words.
    pub words: String,
}

impl ArbiterAct {
    /// The command that carries out this act.
    #[must_use]
    pub fn signed(self, signed: Signature) -> MatchCommand {
        MatchCommand::Arbiter(Box::new(ArbiterOrder { act: self, signed }))
    }

    /// Whether it shows that the arbiter has come to the table.
    pub(super) const fn shows_arbiter(&self) -> bool {
        !matches!(self, Self::Call | Self::StopHall | Self::StartHall)
    }

    /// Whether players may do this, rather than the arbiter alone.
    #[must_use]
    pub const fn is_open_to_players(&self) -> bool {
        matches!(self, Self::Call)
    }
}
