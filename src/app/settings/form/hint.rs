//! Advice for somebody who is new.

use serde::{Deserialize, Serialize};

use crate::app::command::Command;

/// Advice shown beside the board until it has been followed or put away, and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hint {
    /// How a piece is moved.
    FirstMove,
    /// What can be done with the audience display.
    Display,
    /// How a table comes into the hall view.
    Hall,
}

impl Hint {
    /// Every hint; the first one that fits is shown.
    pub const ALL: [Self; 3] = [Self::Display, Self::Hall, Self::FirstMove];

    /// The name of the sentence that says it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FirstMove => "hint-first-move",
            Self::Display => "hint-display",
            Self::Hall => "hint-hall",
        }
    }

    /// The commands it speaks of, by the names of the blanks for their keys.
    #[must_use]
    pub const fn commands(self) -> &'static [(&'static str, Command)] {
        match self {
            Self::FirstMove => &[("new", Command::NewGame)],
            Self::Display => &[("next", Command::DisplayToNextScreen), ("display", Command::ToggleDisplay)],
            Self::Hall => &[],
        }
    }
}
