//! The files a command works on: those named on the command line, and those in folders named there.

use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::record::RECORD_ENDINGS;
use crate::storage::files_below;

/// A file to work on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Input {
    pub(super) path: PathBuf,
    /// Its path relative to the named folder; just its name if the file itself was named.
    pub(super) within: PathBuf,
}

/// Collects the files in the order they were named; those of a folder are sorted.
pub(super) fn gather(named: &[PathBuf]) -> Vec<Input> {
    named.iter().flat_map(|path| if path.is_dir() { in_folder(path) } else { vec![by_itself(path)] }).collect()
}

fn in_folder(folder: &Path) -> Vec<Input> {
    let within = |path: &Path| path.strip_prefix(folder).unwrap_or(path).to_owned();
    // A diagram is not a game, but anyone who names its folder means it as well.
    let endings: Vec<&str> = RECORD_ENDINGS.into_iter().chain(["bod"]).collect();
    let files = files_below(folder, &endings);
    files.into_iter().map(|path| Input { within: within(&path), path }).collect()
}

fn by_itself(path: &Path) -> Input {
    Input { path: path.to_owned(), within: path.file_name().map(PathBuf::from).unwrap_or_default() }
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
