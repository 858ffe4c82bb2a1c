use std::fmt;
use std::str::FromStr;

use super::audit_state::{NotAudit, color_named, letter_of, number};
use crate::rules::{FoulKind, Sequel};
use crate::shogi::{Color, Move};

/// What an arbiter did, or was called for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditAct {
    /// The players called: both clocks were stopped.
    Called,
    /// Both clocks were stopped.
    Stopped,
    /// They ran on.
    Resumed,
    /// A side's clock was set.
    ClockSet(Color),
    /// A side was given time, or some was taken away.
    TimeGiven {
        /// Which side.
        to: Color,
        /// Seconds; negative where time was taken away.
        secs: i64,
    },
    /// The side to move was changed before the first move.
    TurnSet(Color),
    /// The latest moves were taken back, in the order in which they had been played. None of them where a game that was
    /// over goes on.
    TakenBack(Vec<Move>),
    /// A move that had been entered wrongly was put right.
    Corrected {
        /// The number of the move.
        ply: usize,
        /// What had been entered.
        from: Move,
        /// What was played.
        to: Move,
    },
    /// A side was warned.
    Warned(Color),
    /// A claim was upheld.
    ClaimUpheld,
    /// A claim was rejected.
    ClaimRejected,
    /// A declaration was judged by its conditions.
    DeclarationJudged,
    /// A declaration counted as none.
    DeclarationDismissed,
    /// The time in which the machine slept was charged to nobody.
    SleepForgotten,
    /// It was charged to the player whose clock had run.
    SleepCounted,
    /// The game was decided.
    Ruled {
        /// The foul that was charged.
        charge: Option<FoulKind>,
        /// What was to follow.
        sequel: Sequel,
    },
    /// A player was absent.
    Default,
    /// Both players were.
    DoubleDefault,
    /// The game was broken off.
    Interrupted,
    /// The game was adjourned; what was sealed is not told.
    Adjourned,
    /// The game went on after that, with the move that had been sealed.
    Reopened(Option<Move>),
}

impl AuditAct {
    /// The word for it, without what is said besides.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Called => "call",
            Self::Stopped => "stop",
            Self::Resumed => "resume",
            Self::ClockSet(_) => "clock",
            Self::TimeGiven { .. } => "time",
            Self::TurnSet(_) => "turn",
            Self::TakenBack(_) => "take-back",
            Self::Corrected { .. } => "correct",
            Self::Warned(_) => "warn",
            Self::ClaimUpheld => "uphold",
            Self::ClaimRejected => "reject",
            Self::DeclarationJudged => "declaration",
            Self::DeclarationDismissed => "declaration-dismiss",
            Self::SleepForgotten => "sleep-forget",
            Self::SleepCounted => "sleep-count",
            Self::Ruled { sequel: Sequel::Stands, .. } => "rule",
            Self::Ruled { sequel: Sequel::Replay, .. } => "rule-replay",
            Self::Default => "default",
            Self::DoubleDefault => "double-default",
            Self::Interrupted => "interrupt",
            Self::Adjourned => "adjourn",
            Self::Reopened(_) => "reopen",
        }
    }
}

impl fmt::Display for AuditAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::ClockSet(color) | Self::TurnSet(color) | Self::Warned(color) => write!(f, " {}", letter_of(*color)),
            Self::TimeGiven { to, secs } => write!(f, " {} {secs:+}", letter_of(*to)),
            Self::TakenBack(moves) => moves.iter().try_for_each(|mv| write!(f, " {mv}")),
            Self::Corrected { ply, from, to } => write!(f, " {ply} {from} {to}"),
            Self::Ruled { charge: Some(charge), .. } => write!(f, " {}", charge.code()),
            Self::Reopened(Some(mv)) => write!(f, " {mv}"),
            Self::Called
            | Self::Stopped
            | Self::Resumed
            | Self::ClaimUpheld
            | Self::ClaimRejected
            | Self::DeclarationJudged
            | Self::DeclarationDismissed
            | Self::SleepForgotten
            | Self::SleepCounted
            | Self::Ruled { charge: None, .. }
            | Self::Default
            | Self::DoubleDefault
            | Self::Interrupted
            | Self::Adjourned
            | Self::Reopened(None) => Ok(()),
        }
    }
}

impl FromStr for AuditAct {
    type Err = NotAudit;

    fn from_str(text: &str) -> Result<Self, NotAudit> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["call"] => Self::Called,
            ["stop"] => Self::Stopped,
            ["resume"] => Self::Resumed,
            ["clock", color] => Self::ClockSet(color_named(color)?),
            ["time", to, secs] => Self::TimeGiven { to: color_named(to)?, secs: number(secs)? },
            ["turn", color] => Self::TurnSet(color_named(color)?),
            ["take-back", ref moves @ ..] => {
                Self::TakenBack(moves.iter().copied().map(number).collect::<Result<_, _>>()?)
            }
            ["correct", ply, from, to] => Self::Corrected { ply: number(ply)?, from: number(from)?, to: number(to)? },
            ["warn", color] => Self::Warned(color_named(color)?),
            ["uphold"] => Self::ClaimUpheld,
            ["reject"] => Self::ClaimRejected,
            ["declaration"] => Self::DeclarationJudged,
            ["declaration-dismiss"] => Self::DeclarationDismissed,
            ["sleep-forget"] => Self::SleepForgotten,
            ["sleep-count"] => Self::SleepCounted,
            ["rule", ref charge @ ..] => Self::Ruled { charge: charged(charge)?, sequel: Sequel::Stands },
            ["rule-replay", ref charge @ ..] => Self::Ruled { charge: charged(charge)?, sequel: Sequel::Replay },
            ["default"] => Self::Default,
            ["double-default"] => Self::DoubleDefault,
            ["interrupt"] => Self::Interrupted,
            ["adjourn"] => Self::Adjourned,
            ["reopen"] => Self::Reopened(None),
            ["reopen", mv] => Self::Reopened(Some(number(mv)?)),
            _ => return Err(NotAudit),
        })
    }
}

fn charged(words: &[&str]) -> Result<Option<FoulKind>, NotAudit> {
    match words {
        [] => Ok(None),
        [word] => FoulKind::ALL.into_iter().find(|kind| kind.code() == *word).map(Some).ok_or(NotAudit),
        _ => Err(NotAudit),
    }
}
