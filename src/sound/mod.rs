//! Sounds: what each cue sounds like, when a clock is heard, and the thread that plays.
//!
//! Nothing here knows about games. Whoever wants a sound sends a [`Cue`]; which cue goes with a moment of a clock is a
//! pure table, a [`Schedule`]. A machine without a sound device stays silent and reports it once.
//!
//! Tones and the sound of pieces are synthesised; speech is recorded: each [`Phrase`] about a clock has its own file,
//! while the [`Word`]s for reading moves aloud are in one file per voice. The samples of a cue or a [`Reading`] go into
//! the [`Mixer`], from which the device draws them.

mod bank;
mod cue;
mod mixer;
mod phrase;
mod player;
mod reading;
mod schedule;
mod synth;
mod voice;
mod volume;
mod word;

pub use bank::cue_samples;
pub use cue::{Cue, CueGroup};
pub use mixer::{Lane, Mixer};
pub use phrase::Phrase;
pub use player::{SoundFault, SoundNews, SoundOrder, SoundOutput, SoundPlayer, SoundTrouble};
pub use reading::Reading;
pub use schedule::*;
pub use voice::{BadRecording, Recording, Voice};
pub use volume::{Volume, Volumes};
pub use word::Word;
