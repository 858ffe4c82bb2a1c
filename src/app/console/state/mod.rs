//! What the program keeps for this room.

mod console;

pub use console::{ConsoleDesk, ConsoleState, WrongPins};
