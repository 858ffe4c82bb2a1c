use crate::sound::{Cue, Reading, Voice, Volumes};

/// What the thread is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundOrder {
    /// Let this be heard.
    Play(Cue),
    /// Let this move be read aloud, in place of the one that is being read.
    Read(Reading),
    /// Cut off what is being said about a clock.
    Hush,
    /// Play so from now on.
    Use(Box<SoundOutput>),
    /// Speak so, unless the output says otherwise.
    Speak(Voice),
    /// Keep the device ready, because a clock runs; or do no longer.
    Watch(bool),
    /// Find out which devices there are.
    ListDevices,
}

/// How sounds are played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoundOutput {
    /// Who speaks; whoever the program speaks like where nobody was chosen.
    pub voice: Option<Voice>,
    /// How loud each group of cues is.
    pub volumes: Volumes,
    /// The device, by the name that the system has for it; the system's usual one where there is none, or no such one.
    pub device: Option<String>,
}
