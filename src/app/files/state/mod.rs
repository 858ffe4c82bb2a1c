//! Where the record lies, what is unsaved of it, and what leaving it would lose.

mod file;
pub mod leaving;

pub use file::{AwaitedRecord, FileState};
