//! The files a command works on: those named on the command line, and those in folders named there.

use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::system::in_words;
use crate::library_store::RECORDS_AND_DIAGRAMS;
use crate::record::MAX_IMPORT_BYTES;
use crate::storage::{FileError, NamedFile, can_be_listed, files_below, is_folder, read_anything, read_file};
use crate::text::Text;

/// A file to work on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Input {
    pub(super) path: PathBuf,
    /// Its path relative to the named folder; just its name if the file itself was named.
    pub(super) within: PathBuf,
    /// Whether it was named itself. Of what is found in a folder only files are read.
    is_named: bool,
}

/// Collects the files in the order they were named; those of a folder are sorted. A folder without records stands for
/// itself, and says so when it is read.
pub(super) fn gather(named: &[PathBuf]) -> Vec<Input> {
    named.iter().flat_map(|path| if is_folder(path) { in_folder(path) } else { vec![by_itself(path)] }).collect()
}

fn in_folder(folder: &Path) -> Vec<Input> {
    let within = |path: &Path| path.strip_prefix(folder).unwrap_or(path).to_owned();
    let files = files_below(folder, &RECORDS_AND_DIAGRAMS);
    if files.is_empty() {
        return vec![by_itself(folder)];
    }
    files.into_iter().map(|path| Input { within: within(&path), path, is_named: false }).collect()
}

pub(super) fn by_itself(path: &Path) -> Input {
    let within = path.file_name().map(PathBuf::from).unwrap_or_default();
    Input { path: path.to_owned(), within, is_named: true }
}

/// The bytes of a file, or in words why there are none.
pub(super) fn read(input: &Input, text: &Text) -> Result<Vec<u8>, String> {
    let read = if input.is_named { read_anything } else { read_file };
    read(&input.path, MAX_IMPORT_BYTES).map_err(|error| match error.kind() {
        io::ErrorKind::IsADirectory => match can_be_listed(&input.path) {
            Ok(()) => text.say("input-no-records"),
            Err(error) => in_words(&error, text),
        },
        io::ErrorKind::NotFound if NamedFile::of(&input.path) == NamedFile::Elsewhere => {
            text.file_error_in_line(&FileError::Elsewhere)
        }
        _ => in_words(&error, text),
    })
}

/// Works on `things` in parallel, on all cores, and passes the results to `take` in order.
///
/// Only a few hundred results are held at a time, however many there are.
pub(super) fn in_order<T: Sync, R: Send>(
    things: &[T],
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(R) -> io::Result<()>,
) -> io::Result<()> {
    const HELD: usize = 256;
    things.chunks(HELD).try_for_each(|some| {
        let done: Vec<R> = some.par_iter().map(&work).collect();
        done.into_iter().try_for_each(&mut take)
    })
}
