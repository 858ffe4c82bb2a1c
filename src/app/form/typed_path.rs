//! Paths as people type them.

use std::path::{Path, PathBuf, is_separator};

use crate::storage::NamedFile;

/// The path that these words stand for: `~` and what begins with `~/` lies in the folder `home`, as in a shell. `None` if there
/// are no words; blanks around them do not count. The address of a file is its path.
#[must_use]
pub fn typed_path(words: &str, home: Option<&Path>) -> Option<PathBuf> {
    let words = words.trim();
    let at_home = home.and_then(|home| below_home(words, home));
    let named = || match NamedFile::of(Path::new(words)) {
        NamedFile::Path(path) => path,
        NamedFile::Elsewhere => PathBuf::from(words),
    };
    (!words.is_empty()).then(|| at_home.unwrap_or_else(named))
}

/// The place in the home folder; `None` if another one is meant.
fn below_home(words: &str, home: &Path) -> Option<PathBuf> {
    let rest = words.strip_prefix('~')?;
    (rest.is_empty() || rest.starts_with(is_separator)).then(|| home.join(rest.trim_start_matches(is_separator)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_is_the_home_folder_and_anything_else_stays_as_it_was_typed() {
        let home = Path::new("/home/sato");
        for (words, path) in [
            ("~", "/home/sato"),
            (" ~/ ", "/home/sato"),
            ("~//a/b", "/home/sato/a/b"),
            ("~tanaka/a", "~tanaka/a"),
            ("a/~", "a/~"),
            (" file:///a/b%63.kif\n", "/a/bc.kif"),
            ("https://example.org/", "https://example.org/"),
            ("/a", "/a"),
        ] {
            assert_eq!(typed_path(words, Some(home)), Some(PathBuf::from(path)), "{words}");
        }
        assert_eq!(typed_path("~/a", None), Some(PathBuf::from("~/a")));
        assert_eq!(["", " "].map(|words| typed_path(words, Some(home))), [None, None]);
    }
}
