//! Every act of an arbiter, and the words by which it is written and read in a record.

use std::fmt;
use std::str::FromStr;

use super::audit_state::{NotAudit, color_named, letter_of, number};
use crate::rules::{Claimant, FoulKind, Sequel};
use crate::shogi::{Color, Move};

/// What an arbiter did, or was called for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditAct {
    /// A player called the arbiter: both clocks were stopped, if one ran.
    Called,
    /// The arbiter came to a table that had called while no clock ran.
    CallAnswered,
    /// Both clocks were stopped.
    Stopped,
    /// The clocks were started again.
    Resumed,
    /// The organiser stopped all tables of the hall.
    HallStopped,
    /// The organiser started them again.
    HallStarted,
    /// A side's clock was set to a new time.
    ClockSet(Color),
    /// A side was given time, or had some taken away.
    TimeGiven {
        /// Which side.
        to: Color,
        /// Seconds; negative if time was taken away.
        secs: i64,
    },
    /// The side to move was changed, before the first move.
    TurnSet(Color),
    /// The latest moves were taken back; listed in the order they were played. Empty if a finished game was merely
    /// resumed.
    TakenBack(Vec<Move>),
    /// A wrongly entered move was corrected.
    Corrected {
        /// The number of the move.
        ply: usize,
        /// What had been entered.
        from: Move,
        /// What was actually played.
        to: Move,
    },
    /// A side was warned.
    Warned(Color),
    /// A claim was upheld: which, where that is known.
    ClaimUpheld(Option<LoggedClaim>),
    /// A claim was rejected: which, where that is known.
    ClaimRejected(Option<LoggedClaim>),
    /// A declaration was judged by its conditions: whose, where that is known.
    DeclarationJudged(Option<Color>),
    /// A declaration was dismissed, as if it had not been made: whose, where that is known.
    DeclarationDismissed(Option<Color>),
    /// The time the machine spent asleep was charged to nobody.
    SleepForgotten,
    /// The time asleep was charged to the player whose clock was running.
    SleepCounted,
    /// The latest move was seen after the flag, as the program was held up, and counts as made in time. Nobody's act.
    LateMove {
        /// By how many milliseconds the flag had been passed.
        millis: u64,
    },
    /// A move was made while the program was held up or asleep, and is played once the game goes on. Nobody's act.
    KeptMove {
        /// For how many milliseconds it was.
        millis: u64,
    },
    /// The arbiter decided the game.
    Ruled {
        /// The foul charged, if any.
        charge: Option<FoulKind>,
        /// What follows from the ruling.
        sequel: Sequel,
    },
    /// A player was absent.
    Default,
    /// Both players were absent.
    DoubleDefault,
    /// The game was broken off.
    Interrupted,
    /// The game was adjourned. The sealed move is not disclosed here.
    Adjourned,
    /// The adjourned game was resumed, with the sealed move if there was one.
    Reopened(Option<Move>),
}

/// A claim that was ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedClaim {
    /// Who claimed.
    pub by: Claimant,
    /// The number of the move that was claimed and its foul, where that is known.
    pub about: Option<(usize, FoulKind)>,
}

impl AuditAct {
    /// The keyword for the act, without its details.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Called => "call",
            Self::CallAnswered => "call-answer",
            Self::Stopped => "stop",
            Self::Resumed => "resume",
            Self::HallStopped => "hall-stop",
            Self::HallStarted => "hall-start",
            Self::ClockSet(_) => "clock",
            Self::TimeGiven { .. } => "time",
            Self::TurnSet(_) => "turn",
            Self::TakenBack(_) => "take-back",
            Self::Corrected { .. } => "correct",
            Self::Warned(_) => "warn",
            Self::ClaimUpheld(_) => "uphold",
            Self::ClaimRejected(_) => "reject",
            Self::DeclarationJudged(_) => "declaration",
            Self::DeclarationDismissed(_) => "declaration-dismiss",
            Self::SleepForgotten => "sleep-forget",
            Self::SleepCounted => "sleep-count",
            Self::LateMove { .. } => "late-move",
            Self::KeptMove { .. } => "kept-move",
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
            Self::ClockSet(color)
            | Self::TurnSet(color)
            | Self::Warned(color)
            | Self::DeclarationJudged(Some(color))
            | Self::DeclarationDismissed(Some(color)) => write!(f, " {}", letter_of(*color)),
            Self::TimeGiven { to, secs } => write!(f, " {} {secs:+}", letter_of(*to)),
            Self::LateMove { millis } | Self::KeptMove { millis } => write!(f, " {millis}"),
            Self::TakenBack(moves) => moves.iter().try_for_each(|mv| write!(f, " {mv}")),
            Self::Corrected { ply, from, to } => write!(f, " {ply} {from} {to}"),
            Self::Ruled { charge: Some(charge), .. } => write!(f, " {}", charge.code()),
            Self::Reopened(Some(mv)) => write!(f, " {mv}"),
            Self::ClaimUpheld(Some(claim)) | Self::ClaimRejected(Some(claim)) => {
                write!(f, " {}", claimant_word(claim.by))?;
                claim.about.iter().try_for_each(|(ply, foul)| write!(f, " {ply} {}", foul.code()))
            }
            Self::Called
            | Self::CallAnswered
            | Self::Stopped
            | Self::Resumed
            | Self::HallStopped
            | Self::HallStarted
            | Self::ClaimUpheld(None)
            | Self::ClaimRejected(None)
            | Self::DeclarationJudged(None)
            | Self::DeclarationDismissed(None)
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
            ["call-answer"] => Self::CallAnswered,
            ["stop"] => Self::Stopped,
            ["resume"] => Self::Resumed,
            ["hall-stop"] => Self::HallStopped,
            ["hall-start"] => Self::HallStarted,
            ["clock", color] => Self::ClockSet(color_named(color)?),
            ["time", to, secs] => Self::TimeGiven { to: color_named(to)?, secs: number(secs)? },
            ["turn", color] => Self::TurnSet(color_named(color)?),
            ["take-back", ref moves @ ..] => {
                Self::TakenBack(moves.iter().copied().map(number).collect::<Result<_, _>>()?)
            }
            ["correct", ply, from, to] => Self::Corrected { ply: number(ply)?, from: number(from)?, to: number(to)? },
            ["warn", color] => Self::Warned(color_named(color)?),
            ["uphold", ref words @ ..] => Self::ClaimUpheld(claim(words)?),
            ["reject", ref words @ ..] => Self::ClaimRejected(claim(words)?),
            ["declaration", ref color @ ..] => Self::DeclarationJudged(declarer(color)?),
            ["declaration-dismiss", ref color @ ..] => Self::DeclarationDismissed(declarer(color)?),
            ["sleep-forget"] => Self::SleepForgotten,
            ["sleep-count"] => Self::SleepCounted,
            ["late-move", millis] => Self::LateMove { millis: number(millis)? },
            ["kept-move", millis] => Self::KeptMove { millis: number(millis)? },
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

/// Everybody who may claim.
const CLAIMANTS: [Claimant; 4] =
    [Claimant::Player(Color::Black), Claimant::Player(Color::White), Claimant::Arbiter, Claimant::Spectator];

const fn claimant_word(by: Claimant) -> &'static str {
    match by {
        Claimant::Player(color) => letter_of(color),
        Claimant::Arbiter => "arbiter",
        Claimant::Spectator => "spectator",
    }
}

/// Who claimed which move; a program of earlier did not say so.
fn claim(words: &[&str]) -> Result<Option<LoggedClaim>, NotAudit> {
    let (word, about) = match words {
        [] => return Ok(None),
        [word] => (*word, None),
        [word, ply, foul] => (*word, Some((number(ply)?, foul_kind(foul)?))),
        _ => return Err(NotAudit),
    };
    let by = CLAIMANTS.into_iter().find(|by| claimant_word(*by) == word).ok_or(NotAudit)?;
    Ok(Some(LoggedClaim { by, about }))
}

/// Who declared; a program of earlier did not say so.
fn declarer(words: &[&str]) -> Result<Option<Color>, NotAudit> {
    match words {
        [] => Ok(None),
        [color] => color_named(color).map(Some),
        _ => Err(NotAudit),
    }
}

fn foul_kind(word: &str) -> Result<FoulKind, NotAudit> {
    FoulKind::of_code(word).ok_or(NotAudit)
}

fn charged(words: &[&str]) -> Result<Option<FoulKind>, NotAudit> {
    match words {
        [] => Ok(None),
        [word] => foul_kind(word).map(Some),
        _ => Err(NotAudit),
    }
}
