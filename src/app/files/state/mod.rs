//! What the program keeps for this room.

mod file;
pub mod leaving;

pub use file::{AwaitedRecord, FileState};
