//! Opening libraries, and saying what is known of their files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;

use super::super::language::in_english;
use super::super::system::in_words;
use super::super::terminal::name;
use crate::library_store::{Census, Freshness, Library, LibraryError, distinct_folders};
use crate::storage::exists;

/// Opens the libraries of these folders.
pub(super) fn open(
    folders: &[PathBuf],
    store: Option<&Path>,
    freshness: Freshness,
) -> Result<Vec<Library>, LibraryError> {
    let bar = ProgressBar::new(0);
    let mut tell = |done: usize, total: usize| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    };
    let opened =
        distinct_folders(folders)?.iter().map(|folder| Library::open(folder, store, freshness, &mut tell)).collect();
    bar.finish_and_clear();
    opened
}

/// Says which of these folders cannot be read, and why. Whether there is any.
pub(super) fn complain_of_missing(command: &str, folders: &[PathBuf], complaints: &mut impl Write) -> io::Result<bool> {
    let failed = |folder| distinct_folders(std::slice::from_ref(folder)).err();
    let errors: Vec<LibraryError> = folders.iter().filter_map(failed).collect();
    for error in &errors {
        writeln!(complaints, "komadai {command}: {}", words(error))?;
    }
    Ok(!errors.is_empty())
}

/// Why a library cannot be used.
pub(super) fn words(error: &LibraryError) -> String {
    match error {
        LibraryError::Folder { folder, error } if error.kind() == io::ErrorKind::NotADirectory && exists(folder) => {
            format!("{}: this is not a folder", name(folder))
        }
        LibraryError::Folder { folder: path, error } | LibraryError::Index { path, error } => {
            format!("{}: {}", name(path), in_english(|text| in_words(error, text)))
        }
        LibraryError::NoPlace | LibraryError::AmongRecords(_) | LibraryError::InUse(_) => error.to_string(),
    }
}

/// How many of the files are known: `998 of 1000 files indexed, 2 unreadable, 1200 games`.
pub(super) fn told(census: &Census) -> String {
    let mut told = format!("{} of {} files indexed", census.indexed, census.files);
    let counts =
        [(census.in_part.len(), "in part"), (census.unreadable.len(), "unreadable"), (census.unread.len(), "not read")];
    for (count, what) in counts.into_iter().filter(|&(count, _)| count > 0) {
        told += &format!(", {count} {what}");
    }
    told + &format!(", {} games", census.games)
}
