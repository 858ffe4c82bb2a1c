//! Names for files that lie beside one of the same name.

use std::io;
use std::path::{Path, PathBuf};

use super::patience::rename_patiently;

/// `a-2.kif` for `a.kif` and two.
#[must_use]
pub fn numbered(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

/// The files by name: `target` if there is only one, otherwise `game-1.jkf`, `game-2.jkf` and so on for `game.jkf`.
#[must_use]
pub fn one_or_numbered<T>(target: &Path, files: Vec<T>) -> Vec<(PathBuf, T)> {
    match files.len() {
        0 | 1 => files.into_iter().map(|file| (target.to_owned(), file)).collect(),
        _ => (1..).map(|number| numbered(target, number)).zip(files).collect(),
    }
}

/// `path`, or the first of `path-2`, `path-3` and so on that nothing has.
pub(super) fn free_name(path: &Path) -> PathBuf {
    let numbers = (2_u32..).map(|number| numbered(path, number));
    let is_free = |name: &PathBuf| name.symlink_metadata().is_err();
    std::iter::once(path.to_owned()).chain(numbers).find(is_free).unwrap_or_else(|| path.to_owned())
}

/// Gives what lies at `path` another name beside it, and returns that: another file is to have this one.
///
/// # Errors
/// Returns the system's error; what lies there keeps its name.
pub fn step_aside(path: &Path) -> io::Result<PathBuf> {
    let kept_as = free_name(path);
    rename_patiently(path, &kept_as)?;
    Ok(kept_as)
}

/// The same for an ordinary file; whatever else there is keeps its name, and `None` is returned.
///
/// # Errors
/// As for [`step_aside`].
pub fn step_aside_if_file(path: &Path) -> io::Result<Option<PathBuf>> {
    let is_file = path.symlink_metadata().is_ok_and(|there| there.is_file());
    if is_file { step_aside(path).map(Some) } else { Ok(None) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steps_aside_takes_the_next_free_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for name in ["a-2.kifu", "a-3.kifu"] {
            super::super::write_new_file(&path("a.kifu"), name.as_bytes()).unwrap();
            assert_eq!(step_aside(&path("a.kifu")).unwrap(), path(name));
        }
        assert_eq!(step_aside(&path("a.kifu")).unwrap_err().kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn the_number_stands_before_the_ending_if_there_is_one() {
        for (name, numbered_name) in [("games/a.b.kif", "games/a.b-2.kif"), ("a", "a-2"), (".kif", ".kif-2")] {
            assert_eq!(numbered(Path::new(name), 2), Path::new(numbered_name), "{name}");
        }
        let names = |count| one_or_numbered(Path::new("a.jkf"), vec![(); count]).into_iter().map(|(name, ())| name);
        assert_eq!(names(1).collect::<Vec<_>>(), [Path::new("a.jkf")]);
        assert_eq!(names(2).collect::<Vec<_>>(), [Path::new("a-1.jkf"), Path::new("a-2.jkf")]);
    }
}
