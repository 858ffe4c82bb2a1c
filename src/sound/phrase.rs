//! All that voices call during a game; a new phrase needs a recording in each language.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A phrase spoken by a voice. Each has a file of its own in `assets/sounds/voices`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phrase {
    /// A number: 一, 二, 三
    Count(u8),
    /// This many seconds have passed: 三十秒
    Seconds(u8),
    /// This many seconds are left: 残り十秒
    SecondsLeft(u8),
    /// This many minutes are left: 残り五分です
    MinutesLeft(u8),
    /// 秒読みに入ります
    Byoyomi,
    /// This consideration minute has begun: 三回目の考慮時間に入りました
    Minute(u8),
    /// This many consideration minutes remain: 残り七回です
    MinutesRemain(u8),
    /// 時間切れです
    TimeUp,
    /// 王手
    Check,
}

impl Phrase {
    /// Every phrase with a recording.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10)
            .map(Self::Count)
            .chain([10, 20, 25, 28, 30, 40, 50, 55, 58].map(Self::Seconds))
            .chain([10, 20, 30].map(Self::SecondsLeft))
            .chain([1, 3, 5, 10].map(Self::MinutesLeft))
            .chain((1..=10).map(Self::Minute))
            .chain((0..=9).map(Self::MinutesRemain))
            .chain([Self::Byoyomi, Self::TimeUp, Self::Check])
    }

    /// Whether the phrase has a recording.
    #[must_use]
    pub fn is_recorded(self) -> bool {
        Self::all().any(|phrase| phrase == self)
    }
}

impl fmt::Display for Phrase {
    /// The name of its file, without the extension.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(number) => write!(f, "count-{number}"),
            Self::Seconds(secs) => write!(f, "seconds-{secs}"),
            Self::SecondsLeft(secs) => write!(f, "seconds-left-{secs}"),
            Self::MinutesLeft(minutes) => write!(f, "minutes-left-{minutes}"),
            Self::Byoyomi => f.write_str("byoyomi"),
            Self::Minute(number) => write!(f, "minute-{number}"),
            Self::MinutesRemain(minutes) => write!(f, "minutes-remain-{minutes}"),
            Self::TimeUp => f.write_str("time-up"),
            Self::Check => f.write_str("check"),
        }
    }
}
