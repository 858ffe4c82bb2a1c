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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_stands_before_the_ending_if_there_is_one() {
        for (name, numbered_name) in [("games/a.b.kif", "games/a.b-2.kif"), ("a", "a-2"), (".kif", ".kif-2")] {
            assert_eq!(numbered(Path::new(name), 2), Path::new(numbered_name), "{name}");
        }
    }
}
