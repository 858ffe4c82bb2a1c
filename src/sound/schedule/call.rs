//! What a schedule can ask for at a second, and the cue that comes of it.

use serde::{Deserialize, Serialize};

use super::Turn;
use crate::sound::{Cue, Phrase};

/// What a schedule calls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Call {
    /// [`Cue::Beep`]
    Beep,
    /// [`Cue::LongBeep`]
    LongBeep,
    /// [`Cue::Chime`]
    Chime,
    /// [`Cue::Flag`]
    Flag,
    /// This spoken phrase.
    Say(Phrase),
    /// A spoken announcement of which consideration minute has begun and how many remain.
    Minute,
}

impl Call {
    /// The cue for this call apart from a [`Turn`].
    #[must_use]
    pub const fn cue(self) -> Option<Cue> {
        match self {
            Self::Beep => Some(Cue::Beep),
            Self::LongBeep => Some(Cue::LongBeep),
            Self::Chime => Some(Cue::Chime),
            Self::Flag => Some(Cue::Flag),
            Self::Say(phrase) => Some(Cue::Say(phrase)),
            Self::Minute => None,
        }
    }

    /// The cue for this call at `turn`.
    #[must_use]
    pub const fn cue_at(self, turn: Turn) -> Option<Cue> {
        match (self, turn) {
            (Self::Minute, Turn::Minute { number, remain }) => Some(Cue::Minute { number, remain }),
            (call, Turn::Byoyomi | Turn::NextPeriod | Turn::Minute { .. } | Turn::TimeUp) => call.cue(),
        }
    }
}
