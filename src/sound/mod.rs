//! Sounds: what each cue sounds like, when a clock is to be heard, and the thread that plays.
//!
//! Nothing here knows a game. Whoever wants a sound sends a [`Cue`]; which one belongs to what a clock has come to is a
//! pure table, a [`Schedule`]. A machine without a sound device plays in silence and says so once.
//!
//! Tones and the sound of the pieces are computed; what is spoken is recorded: each [`Phrase`] about a clock in a file of
//! its own, the [`Word`]s by which a move is read aloud in one for each voice. The samples of a cue, or of a [`Reading`],
//! go into the [`Mixer`], from which the device draws them.

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
