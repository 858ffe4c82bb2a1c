//! Reading files into new parts of an index.

use std::io;
use std::path::{Path, PathBuf};

use super::LibraryError;
use crate::library::{IndexedFile, PartBuilder};
use crate::record::{MAX_IMPORT_BYTES, RECORD_ENDINGS};
use crate::storage::{FoundFile, read_file, save_in_own_folder};

/// The endings of files that are records. A diagram is not a game, but anyone who names its folder means it as well.
pub const RECORDS_AND_DIAGRAMS: [&str; RECORD_ENDINGS.len() + 1] = {
    let mut endings = ["bod"; RECORD_ENDINGS.len() + 1];
    let mut at = 0;
    while at < RECORD_ENDINGS.len() {
        endings[at] = RECORD_ENDINGS[at];
        at += 1;
    }
    endings
};

/// How many files are read into memory before they are combined.
pub(super) const AT_ONCE: usize = 128;

/// The file of a part.
pub(super) fn part_path(index: &Path, number: u64) -> PathBuf {
    index.join(format!("part-{number:08}"))
}

/// The number of a part by the name of its file.
pub(super) fn part_number(name: &str) -> Option<u64> {
    name.strip_prefix("part-")?.parse().ok()
}

/// Whether nobody would read a file of this size.
pub(super) fn is_too_large(file: &FoundFile) -> bool {
    file.stamp.is_some_and(|[size, _]| size > MAX_IMPORT_BYTES as u64)
}

/// What is taken from a file; `None` if it is gone.
pub(super) fn indexed(name: String, file: &FoundFile) -> Option<IndexedFile> {
    match read_file(&file.path, MAX_IMPORT_BYTES) {
        Ok(bytes) => Some(IndexedFile::of(name, file.stamp?, bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(_) => Some(IndexedFile::refused(name, file.stamp?)),
    }
}

/// Writes files into new parts.
pub(super) struct PartWriter {
    index: PathBuf,
    /// The number of the next part.
    number: u64,
    builder: PartBuilder,
    /// How many parts were written since somebody asked.
    written: usize,
}

impl PartWriter {
    /// The first part has this number.
    pub(super) fn new(index: PathBuf, number: u64) -> Self {
        Self { index, number, builder: PartBuilder::default(), written: 0 }
    }

    /// Adds files, and writes whole parts.
    pub(super) fn add_all(&mut self, files: &[IndexedFile]) -> Result<(), LibraryError> {
        for file in files {
            self.builder.add(file);
            if self.builder.is_full() {
                self.write()?;
            }
        }
        Ok(())
    }

    /// Adds files that were just read, and also writes a part as soon as it would be a pity to lose it.
    pub(super) fn add_some(&mut self, files: &[IndexedFile]) -> Result<(), LibraryError> {
        self.add_all(files)?;
        if self.builder.is_worth_keeping() { self.write() } else { Ok(()) }
    }

    /// How many parts were written since the last time that everything was.
    pub(super) const fn written(&self) -> usize {
        self.written
    }

    /// Writes what is left, and says how many parts were written since the last time.
    pub(super) fn finish(&mut self) -> Result<usize, LibraryError> {
        if !self.builder.is_empty() {
            self.write()?;
        }
        Ok(std::mem::take(&mut self.written))
    }

    fn write(&mut self) -> Result<(), LibraryError> {
        let (path, builder) = (part_path(&self.index, self.number), std::mem::take(&mut self.builder));
        save_in_own_folder(&path, &builder.finish()).map_err(|error| LibraryError::Index { path, error })?;
        self.number += 1;
        self.written += 1;
        Ok(())
    }
}
