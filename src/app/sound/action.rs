//! What can be done about sound, and in the editor of clock calls.

use crate::app::sound::form::SoundSettings;
use crate::sound::{Cue, Schedule, StageKind};

/// An action about sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundAction {
    /// Use these settings at once.
    Set(Box<SoundSettings>),
    /// Save the settings in use.
    Keep,
    /// Play this cue, to try it.
    Try(Cue),
    /// Read a move aloud, to try how that sounds.
    TryReading,
    /// Play the last ten seconds of a clock, or stop playing them.
    Check,
    /// The warning across the window has been read.
    PutAway,
}

/// An action in the editor of clock calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScheduleAction {
    /// Open it, over the dialog that is open.
    Open,
    /// Show the schedule with this id.
    Show(String),
    /// Show this part of it, or what is heard between the parts.
    ShowPart(Option<usize>),
    /// The schedule changed.
    Edit(Box<Schedule>),
    /// Add a part for such time.
    AddPart(StageKind),
    /// Remove the part that is shown.
    RemovePart,
    /// Use this schedule, saving it if it was changed.
    Take,
    /// Delete it.
    Delete,
}
