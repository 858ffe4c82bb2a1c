//! Reading files into new parts of an index.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

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
const AT_ONCE: usize = 128;

/// The file of a part.
pub(super) fn part_path(index: &Path, number: u64) -> PathBuf {
    index.join(format!("part-{number:08}"))
}

/// The number of a part by the name of its file.
pub(super) fn part_number(name: &str) -> Option<u64> {
    name.strip_prefix("part-")?.parse().ok()
}

/// A file with its name in the library.
pub(super) type Job<'a> = (&'a str, &'a FoundFile);

/// Reads files into new parts, the first of which has this number. A file that cannot be opened is left out. If `tell`
/// breaks it off, what was read until then is still written.
pub(super) fn write_parts(
    jobs: &[Job],
    index: &Path,
    first: u64,
    tell: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, LibraryError> {
    let mut end = ControlFlow::Continue(());
    let (mut builder, mut number) = (PartBuilder::default(), first);
    for (done, some) in jobs.chunks(AT_ONCE).enumerate() {
        end = tell(done * AT_ONCE);
        if end.is_break() {
            break;
        }
        let read: Vec<IndexedFile> = some.par_iter().filter_map(|&job| indexed(job)).collect();
        for file in &read {
            builder.add(file);
            if builder.is_full() {
                write_part(std::mem::take(&mut builder), index, &mut number)?;
            }
        }
    }
    if !builder.is_empty() {
        write_part(builder, index, &mut number)?;
    }
    Ok(if end.is_continue() { tell(jobs.len()) } else { end })
}

fn indexed((name, file): Job) -> Option<IndexedFile> {
    let bytes = read_file(&file.path, MAX_IMPORT_BYTES).ok()?;
    Some(IndexedFile::of(name.to_owned(), file.stamp?, bytes))
}

fn write_part(builder: PartBuilder, index: &Path, number: &mut u64) -> Result<(), LibraryError> {
    let path = part_path(index, *number);
    *number += 1;
    save_in_own_folder(&path, &builder.finish()).map_err(|error| LibraryError::Index { path, error })
}
