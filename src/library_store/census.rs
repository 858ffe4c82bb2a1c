//! How much of a folder an index covers, and which files it could not read.

use std::path::PathBuf;

/// What a library knows of the files in its folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// How many files there are.
    pub files: usize,
    /// How many of them were read, wholly or in part.
    pub indexed: usize,
    /// Those of which only a part could be read.
    pub in_part: Vec<PathBuf>,
    /// Those that could not be read.
    pub unreadable: Vec<PathBuf>,
    /// Those that have not been read, or have changed since.
    pub unread: Vec<PathBuf>,
    /// How many games were read.
    pub games: u64,
    /// How many positions these have.
    pub positions: u64,
    /// How large the index is, in bytes.
    pub bytes: u64,
}

impl Census {
    /// Adds the numbers of another library.
    pub fn add(&mut self, other: &Self) {
        self.files += other.files;
        self.indexed += other.indexed;
        self.in_part.extend(other.in_part.iter().cloned());
        self.unreadable.extend(other.unreadable.iter().cloned());
        self.unread.extend(other.unread.iter().cloned());
        self.games += other.games;
        self.positions += other.positions;
        self.bytes += other.bytes;
    }
}
