use serde::{Deserialize, Serialize};

use super::Turn;
use crate::sound::{Cue, Phrase};

/// What a schedule asks for.
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
    /// A voice says this.
    Say(Phrase),
    /// A voice says which minute for consideration has begun and how many remain.
    Minute,
}

impl Call {
    /// What is heard when it is called for without a [`Turn`].
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

    /// What is heard at `turn`.
    #[must_use]
    pub const fn cue_at(self, turn: Turn) -> Option<Cue> {
        match (self, turn) {
            (Self::Minute, Turn::Minute { number, remain }) => Some(Cue::Minute { number, remain }),
            (call, Turn::Byoyomi | Turn::NextPeriod | Turn::Minute { .. } | Turn::TimeUp) => call.cue(),
        }
    }
}
