use crate::app::sound::form::SoundSettings;
use crate::sound::{Cue, Schedule, StageKind};

/// Something about sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundAction {
    /// This is how it is to be from now on.
    Set(Box<SoundSettings>),
    /// Remember how it is.
    Keep,
    /// Let this be heard, to try it.
    Try(Cue),
    /// Let a move be read aloud, to try how that sounds.
    TryReading,
    /// Play the last ten seconds of a clock, or stop playing them.
    Check,
    /// What is said across the window has been read.
    PutAway,
}

/// Something in the editor of what is heard of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScheduleAction {
    /// Open it, over the dialog that is open.
    Open,
    /// Show the schedule with this id.
    Show(String),
    /// Show this part of it, or what is heard between the parts.
    ShowPart(Option<usize>),
    /// The schedule now reads so.
    Edit(Box<Schedule>),
    /// Add a part for such time.
    AddPart(StageKind),
    /// Take the part that is shown away.
    RemovePart,
    /// Go by this schedule, and keep it if it was changed.
    Take,
    /// Take it away.
    Delete,
}
