//! What the sound thread can be asked to do.

use crate::sound::{Cue, Reading, Voice, Volumes};

/// An order to the sound thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoundOrder {
    /// Play this cue.
    Play(Cue),
    /// Read this move aloud, replacing the one being read.
    Read(Reading),
    /// Cut off what is being said about a clock.
    Hush,
    /// Use these settings from now on.
    Use(Box<SoundOutput>),
    /// Speak with this voice, unless the output names one.
    Speak(Voice),
    /// Keep the device ready while a clock runs, or stop doing so.
    Watch(bool),
    /// Report which devices there are.
    ListDevices,
}

/// Playback settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoundOutput {
    /// The voice, or `None` for the one given by [`SoundOrder::Speak`].
    pub voice: Option<Voice>,
    /// The volume of each group of cues.
    pub volumes: Volumes,
    /// The system's name for the device; its default device if there is none, or none of that name.
    pub device: Option<String>,
}
