//! Names for files that lie beside one of the same name.

use std::path::{Path, PathBuf};

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

#[cfg(test)]
mod tests {
    use super::*;

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
