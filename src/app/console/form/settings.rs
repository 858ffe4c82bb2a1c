//! What the settings keep of the arbiter: the name, the PIN, and when the console locks.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::app::console::form::Pin;

/// What is remembered of the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ArbiterSettings {
    /// Who signs the log.
    pub name: String,
    /// What keeps players out of the console.
    pub pin: Option<Pin>,
    /// How many wrong PINs were typed since the right one: restarting the program must not end the wait.
    pub wrong_pins: u32,
    /// After how much time without use the console locks by itself.
    pub lock_after: LockAfter,
}

/// After how much time without use the console locks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LockAfter {
    /// One minute.
    Minute,
    /// Five minutes.
    #[default]
    FiveMinutes,
    /// A quarter of an hour.
    QuarterHour,
}

impl LockAfter {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Minute, Self::FiveMinutes, Self::QuarterHour];

    /// The time that is meant.
    #[must_use]
    pub const fn duration(self) -> Duration {
        Duration::from_secs(match self {
            Self::Minute => 60,
            Self::FiveMinutes => 5 * 60,
            Self::QuarterHour => 15 * 60,
        })
    }
}
