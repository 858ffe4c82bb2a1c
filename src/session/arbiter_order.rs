use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{MatchCommand, SleepRuling};
use crate::rules::{FoulKind, Sequel};
use crate::shogi::{Color, Move};

/// An arbiter's act with what the log tells about it besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterOrder {
    /// What.
    pub act: ArbiterAct,
    /// Who, when and why.
    pub signed: Signature,
}

/// Who acted, when and why. An act is carried out whether all of this is known or not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    /// The time of day: `2026/11/22 14:05:31`, local time.
    pub date: String,
    /// Who, as entered.
    pub who: String,
    /// Why, as entered.
    pub reason: String,
}

/// What an arbiter does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArbiterAct {
    /// The players call the arbiter: both clocks stop. Anybody may do so.
    Call,
    /// Both clocks stop.
    Stop,
    /// They run on.
    Resume,
    /// A side's clock is set. If it is that side's move, the move begins again with it.
    SetClock {
        /// Which side.
        color: Color,
        /// Main time left.
        main_left: Duration,
        /// Byoyomi periods or minutes to consider left; never more than at the start.
        extras_left: u32,
    },
    /// A side is given main time, or loses some.
    GiveTime {
        /// Which side.
        to: Color,
        /// Seconds; negative to take time away.
        secs: i64,
    },
    /// Before the first move: this side shall make it.
    SetTurn(Color),
    /// The latest moves are taken back, with the clocks as they were; they stand still then. A game that was over goes
    /// on, with no move taken back as well.
    TakeBack {
        /// How many.
        moves: usize,
    },
    /// A move was entered wrongly: this one was played.
    CorrectMove {
        /// The number of the move.
        ply: usize,
        /// What was played.
        mv: Move,
    },
    /// A side is warned.
    Warn(Color),
    /// It is decided on the claim that waits for it.
    RuleOnClaim(ClaimRuling),
    /// It is decided on the declaration that waits for it.
    RuleOnDeclaration(DeclarationDecision),
    /// It is decided whether the time counts in which the machine slept.
    RuleOnSleep(SleepRuling),
    /// 裁定: the game is decided, whatever the position and the rules, even when it is over.
    Rule(ArbiterRuling),
    /// 不戦勝: a player is absent.
    DefaultWin {
        /// The other one.
        winner: Color,
    },
    /// 両者不戦敗: both are.
    DoubleDefault,
    /// 中断: the game is broken off without a result.
    Interrupt,
    /// 指し掛け: the game is to be continued later, with the move that the side to move has sealed (封じ手).
    Adjourn {
        /// That move; `None` where nothing is sealed here.
        #[serde(with = "super::sealed")]
        sealed: Option<Move>,
    },
    /// The game goes on after that. The sealed move is played.
    Reopen,
}

/// What is decided about a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimRuling {
    /// The move was illegal, and its mover loses.
    Uphold,
    /// The game goes on.
    Reject,
}

/// What is decided about a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeclarationDecision {
    /// Its conditions decide.
    Judge,
    /// It was none, and the game goes on.
    Dismiss,
}

/// How an arbiter decides a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterRuling {
    /// Who won; `None` for nobody.
    pub winner: Option<Color>,
    /// The foul that the loser committed; `None` when it is about something else.
    pub charge: Option<FoulKind>,
    /// What follows.
    pub sequel: Sequel,
    /// Why, in the arbiter's words.
    pub words: String,
}

impl ArbiterAct {
    /// The command to carry it out.
    #[must_use]
    pub fn signed(self, signed: Signature) -> MatchCommand {
        MatchCommand::Arbiter(Box::new(ArbiterOrder { act: self, signed }))
    }

    /// Whether it is the players' to do, and not the arbiter's alone.
    #[must_use]
    pub const fn is_open_to_players(&self) -> bool {
        matches!(self, Self::Call)
    }
}
