//! The state of a game before and after an arbiter's act, and how it is spelled in the record.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::rules::{EndReason, Outcome};
use crate::shogi::Color;

/// The state of a game when an arbiter acted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditState {
    /// How many moves had been played.
    pub ply: usize,
    /// Whether the game was in progress.
    pub standing: Standing,
    /// The time each side had left, by [`Color::index`].
    pub clocks: [AuditClock; 2],
    /// How many warnings each side had received, by [`Color::index`].
    pub warnings: [u32; 2],
}

/// Whether a game was in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// No move had been played.
    Waiting,
    /// The clock was running.
    Running,
    /// The clock was stopped.
    Stopped,
    /// The game was over.
    Over(Outcome),
}

/// The time a side had left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuditClock {
    /// Main time as the clock shows it, in whole seconds.
    pub main: Duration,
    /// Byoyomi periods or minutes to consider.
    pub extras: u32,
    /// What is left of the one in progress, in whole seconds; `None` in main time, and in logs that were written before
    /// it was noted.
    pub period: Option<Duration>,
}

impl fmt::Display for AuditState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = self.clocks;
        write!(f, "{} {} {black} {white} {}/{}", self.ply, self.standing, self.warnings[0], self.warnings[1])
    }
}

impl FromStr for AuditState {
    type Err = NotAudit;

    fn from_str(text: &str) -> Result<Self, NotAudit> {
        let (ply, rest) = text.split_once(' ').ok_or(NotAudit)?;
        // The reason for the end may contain spaces if the record spelled it in its own words.
        let mut from_the_end = rest.rsplitn(4, ' ');
        let mut next = || from_the_end.next().ok_or(NotAudit);
        let (warnings, white, black, standing) = (next()?, next()?, next()?, next()?);
        let (black_warnings, white_warnings) = warnings.split_once('/').ok_or(NotAudit)?;
        Ok(Self {
            ply: number(ply)?,
            standing: standing.parse()?,
            clocks: [black.parse()?, white.parse()?],
            warnings: [number(black_warnings)?, number(white_warnings)?],
        })
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Waiting => f.write_str("waiting"),
            Self::Running => f.write_str("running"),
            Self::Stopped => f.write_str("stopped"),
            Self::Over(outcome) => {
                let winner = outcome.winner.map_or("-", letter_of);
                write!(f, "over {winner} {}", outcome.reason.code())
            }
        }
    }
}

impl FromStr for Standing {
    type Err = NotAudit;

    fn from_str(text: &str) -> Result<Self, NotAudit> {
        match text {
            "waiting" => Ok(Self::Waiting),
            "running" => Ok(Self::Running),
            "stopped" => Ok(Self::Stopped),
            _ => {
                let rest = text.strip_prefix("over ").ok_or(NotAudit)?;
                let (winner, reason) = rest.split_once(' ').ok_or(NotAudit)?;
                let winner = if winner == "-" { None } else { Some(color_named(winner)?) };
                let reason = EndReason::from_code(reason).ok_or(NotAudit)?;
                Ok(Self::Over(Outcome { winner, reason }))
            }
        }
    }
}

impl fmt::Display for AuditClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.main.as_secs();
        write!(f, "{}:{:02}:{:02}/{}", secs / 3600, secs / 60 % 60, secs % 60, self.extras)?;
        self.period.map_or(Ok(()), |left| write!(f, "/{}", left.as_secs()))
    }
}

impl FromStr for AuditClock {
    type Err = NotAudit;

    fn from_str(text: &str) -> Result<Self, NotAudit> {
        let (main, extras) = text.split_once('/').ok_or(NotAudit)?;
        let [hours, minutes, secs] = three_numbers(main)?;
        let secs = hours.checked_mul(3600).and_then(|it| it.checked_add(minutes * 60 + secs)).ok_or(NotAudit)?;
        let (extras, period) = extras.split_once('/').map_or((extras, None), |(extras, left)| (extras, Some(left)));
        let period = period.map(number).transpose()?.map(Duration::from_secs);
        Ok(Self { main: Duration::from_secs(secs), extras: number(extras)?, period })
    }
}

fn three_numbers(text: &str) -> Result<[u64; 3], NotAudit> {
    let parts: Vec<&str> = text.split(':').collect();
    let [hours, minutes, secs] = parts[..] else { return Err(NotAudit) };
    let (hours, minutes, secs): (u64, u64, u64) = (number(hours)?, number(minutes)?, number(secs)?);
    if minutes < 60 && secs < 60 { Ok([hours, minutes, secs]) } else { Err(NotAudit) }
}

pub(super) fn number<T: FromStr>(text: &str) -> Result<T, NotAudit> {
    text.parse().map_err(|_| NotAudit)
}

/// `B` or `W`.
pub(super) const fn letter_of(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

pub(super) fn color_named(letter: &str) -> Result<Color, NotAudit> {
    Color::ALL.into_iter().find(|color| letter_of(*color) == letter).ok_or(NotAudit)
}

/// The text is not part of an audit entry; it is left to the comment it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not an entry of an arbiter's log")]
pub struct NotAudit;
