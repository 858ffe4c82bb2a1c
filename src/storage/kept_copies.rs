//! Copies of the program's own files that are kept before these are written anew, and their names.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Copies settings written by another program aside, before this one overwrites them. Returns the path of the copy.
///
/// # Errors
/// Returns the system's error.
pub fn copy_settings_aside(path: &Path) -> io::Result<PathBuf> {
    copy_aside(path, "newer")
}

/// Copies a damaged file aside, before what could be read of it takes its place. Returns the path of the copy.
///
/// # Errors
/// Returns the system's error.
#[cfg(feature = "gui")]
pub fn copy_damaged_aside(path: &Path) -> io::Result<PathBuf> {
    copy_aside(path, "damaged")
}

/// Copies a file aside that somebody has written by hand, before it is written anew without its comments. Returns the path of
/// the copy.
///
/// # Errors
/// Returns the system's error.
pub fn copy_commented_aside(path: &Path) -> io::Result<PathBuf> {
    copy_aside(path, "commented")
}

fn copy_aside(path: &Path, word: &str) -> io::Result<PathBuf> {
    let aside = free_name(path, word);
    copy_whole(path, &aside, |from, to| fs::copy(from, to))?;
    Ok(aside)
}

/// Copies to where nothing was; half a copy, as on a full disk, does not stay.
fn copy_whole(from: &Path, to: &Path, copy: impl FnOnce(&Path, &Path) -> io::Result<u64>) -> io::Result<()> {
    copy(from, to).map(drop).inspect_err(|_| _ = fs::remove_file(to))
}

/// A name beside `path` that nothing has yet: `settings.damaged-1.ron`.
pub(super) fn free_name(path: &Path, word: &str) -> PathBuf {
    let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
    let free = (1_u32..).map(|n| path.with_extension(format!("{word}-{n}.{ending}"))).find(|aside| !aside.exists());
    free.unwrap_or_else(|| path.with_extension(format!("{word}.{ending}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_for_which_there_is_no_room_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let (path, aside) = (folder.path().join("e.ron"), folder.path().join("e.commented-1.ron"));
        fs::write(&path, "// mine").unwrap();
        let on_full_disk = |_: &Path, to: &Path| {
            fs::write(to, "//")?;
            Err(io::ErrorKind::StorageFull.into())
        };
        assert_eq!(copy_whole(&path, &aside, on_full_disk).unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert!(!aside.exists() && path.exists());
        assert_eq!(copy_commented_aside(&path).unwrap(), aside);
    }
}
