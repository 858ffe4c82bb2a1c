//! Sounds: what each cue sounds like, when a clock is to be heard, and the thread that plays.
//!
//! Nothing here knows a game. Whoever wants a sound sends a [`Cue`]; which one belongs to what a clock has come to is a
//! pure table, a [`Schedule`]. A machine without a sound device plays in silence and says so once.

mod cue;
mod phrase;
mod player;
mod schedule;
mod synth;

pub use cue::{Cue, CueGroup};
pub use phrase::Phrase;
pub use player::{SoundPlayer, SoundTrouble};
pub use schedule::*;
