//! Whether the console is open and unlocked, and the act in preparation.

mod console;

pub use console::{ConsoleDesk, ConsoleState, WrongPins};
