//! Whether the audience display is open, on which screen, and what a commentator tries on it.

pub mod commentary;
mod display;

pub use commentary::Commentary;
pub use display::DisplayState;
