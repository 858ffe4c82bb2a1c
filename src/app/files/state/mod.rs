//! Where the record lies, what is unsaved of it, and what leaving it would lose.

mod file;
mod hold;
pub mod leaving;

pub use file::{AwaitedRecord, FileState};
pub use hold::Hold;
