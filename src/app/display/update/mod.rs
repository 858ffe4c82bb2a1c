//! Opening and moving the audience display, and commenting on the game.

pub mod commentary;
pub mod display;
