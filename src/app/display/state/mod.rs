//! What the program keeps for this room.

pub mod commentary;
mod display;

pub use commentary::Commentary;
pub use display::DisplayState;
