use std::path::{Path, PathBuf};

use crate::record::TextEncoding;

/// The endings of the records that can be opened.
pub const RECORD_ENDINGS: [&str; 2] = ["kif", "kifu"];

/// A file to write a record to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveTarget {
    /// Where.
    pub path: PathBuf,
    /// How.
    pub encoding: TextEncoding,
}

impl SaveTarget {
    /// The same name ending in `kifu`, in UTF-8, which holds every character.
    #[must_use]
    pub fn in_utf8(&self) -> Self {
        let stem = if ends_like_a_record(&self.path) { self.path.with_extension("") } else { self.path.clone() };
        Self { path: with_ending(&stem, "kifu"), encoding: TextEncoding::Utf8 }
    }
}

/// `path`, with `kif` behind it unless it ends like a record already. A dot in a name makes no ending.
#[must_use]
pub fn named_as_record(path: PathBuf) -> PathBuf {
    if ends_like_a_record(&path) { path } else { with_ending(&path, "kif") }
}

fn ends_like_a_record(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| RECORD_ENDINGS.contains(&ending.as_str()))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_endings_of_records_count_as_endings() {
        for (typed, named) in [("a", "a.kif"), ("a vs. b", "a vs. b.kif"), ("a.KIF", "a.KIF"), ("1.2.kifu", "1.2.kifu")]
        {
            assert_eq!(named_as_record(PathBuf::from(typed)), PathBuf::from(named));
        }
        let target = |path: &str| SaveTarget { path: PathBuf::from(path), encoding: TextEncoding::Cp932 };
        assert_eq!(target("2026.11.21 a.kif").in_utf8().path, PathBuf::from("2026.11.21 a.kifu"));
        assert_eq!(target("2026.11.21 a").in_utf8().path, PathBuf::from("2026.11.21 a.kifu"));
    }
}
