//! The files that a command is to work on: those that were named, and those in folders that were named.

use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::record::RECORD_ENDINGS;
use crate::storage::files_below;

/// A file to work on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Input {
    pub(super) path: PathBuf,
    /// Its path within the folder that was named; its name where it was named itself.
    pub(super) within: PathBuf,
}

/// The files in the order in which they were named, those of a folder sorted.
pub(super) fn gather(named: &[PathBuf]) -> Vec<Input> {
    named.iter().flat_map(|path| if path.is_dir() { in_folder(path) } else { vec![by_itself(path)] }).collect()
}

fn in_folder(folder: &Path) -> Vec<Input> {
    let within = |path: &Path| path.strip_prefix(folder).unwrap_or(path).to_owned();
    // Diagrams are no games, but whoever names their folder means them.
    let endings: Vec<&str> = RECORD_ENDINGS.into_iter().chain(["bod"]).collect();
    let files = files_below(folder, &endings);
    files.into_iter().map(|path| Input { within: within(&path), path }).collect()
}

fn by_itself(path: &Path) -> Input {
    Input { path: path.to_owned(), within: path.file_name().map(PathBuf::from).unwrap_or_default() }
}

/// Works on all of `things` at once, as far as there are cores, and hands what came of them to `take` in their order.
///
/// What came of a few hundred is all that is held at a time, however many there are.
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
