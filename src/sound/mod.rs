//! Sounds: what each cue sounds like, and the thread that plays it.
//!
//! Nothing here knows a game. Whoever wants a sound sends a [`Cue`]; when a countdown wants one is a pure table,
//! [`countdown_cue`]. A machine without a sound device plays in silence and says so once.

mod countdown;
mod cue;
mod player;
mod synth;

pub use countdown::countdown_cue;
pub use cue::Cue;
pub use player::{SoundPlayer, SoundTrouble};
