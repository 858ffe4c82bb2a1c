use crate::app::sound::form::SoundSettings;
use crate::sound::Cue;

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
