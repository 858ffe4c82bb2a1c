use std::path::PathBuf;

use crate::journal::{Recovered, Scribe};

/// The game that is being written down.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// Who writes.
    pub scribe: Scribe,
    /// The revision in which its record came: which one it is.
    pub record: u64,
}

/// A game that was broken off when the program ended.
#[derive(Clone, Debug)]
pub struct BrokenOffGame {
    /// Its journal.
    pub path: PathBuf,
    /// What is in that.
    pub bytes: Vec<u8>,
    /// The game.
    pub recovered: Box<Recovered>,
}
