//! Addresses of files (`file:///games/a%20b.kif`), as browsers, file managers and other programs hand them over.

use std::path::{Path, PathBuf};

/// What somebody names a file by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedFile {
    /// Its path, or an address that is one.
    Path(PathBuf),
    /// An address of something that is no file of this machine, such as a page of the web.
    Elsewhere,
}

impl NamedFile {
    /// What `words` name: anything that is no address is a path as it stands.
    #[must_use]
    pub fn of(words: &Path) -> Self {
        let Some((scheme, rest)) = words.to_str().and_then(parts) else { return Self::Path(words.to_owned()) };
        if !scheme.eq_ignore_ascii_case("file") {
            return Self::Elsewhere;
        }
        // Between the second and the third slash there is the name of a machine.
        let (machine, path) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let is_here = machine.is_empty() || machine.eq_ignore_ascii_case("localhost");
        let path = Some(path).filter(|path| path.len() > 1).and_then(decoded);
        path.and_then(|path| local(path, if is_here { "" } else { machine })).map_or(Self::Elsewhere, Self::Path)
    }
}

/// The scheme of an address, and what stands behind its two slashes. A single letter is a drive of Windows.
fn parts(words: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = words.split_once("://")?;
    let is_of_scheme = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'+' | b'-' | b'.');
    (scheme.len() > 1 && scheme.bytes().all(is_of_scheme)).then_some((scheme, rest))
}

/// Each byte stands for itself or, behind `%`, in two hexadecimal digits; a `%` without these is one that nobody has
/// written so. What comes behind `?` or `#` is for pages.
fn decoded(path: &str) -> Option<Vec<u8>> {
    let path = path.split(['?', '#']).next()?;
    let (mut rest, mut decoded) = (path.as_bytes(), Vec::new());
    while let [first, after @ ..] = rest {
        let (byte, after) = escaped(rest).unwrap_or((*first, after));
        decoded.push(byte);
        rest = after;
    }
    Some(decoded).filter(|decoded| !decoded.contains(&0))
}

/// The byte that is written in digits at the head of `path`, and what comes behind it.
fn escaped(path: &[u8]) -> Option<(u8, &[u8])> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    match path {
        [b'%', high, low, rest @ ..] => Some((16 * digit(*high)? + digit(*low)?, rest)),
        _ => None,
    }
}

#[cfg(unix)]
fn local(path: Vec<u8>, machine: &str) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    machine.is_empty().then(|| std::ffi::OsString::from_vec(path).into())
}

/// `/C:/a` is `C:/a`, and what lies on another machine is a share.
#[cfg(not(unix))]
fn local(path: Vec<u8>, machine: &str) -> Option<PathBuf> {
    let path = String::from_utf8(path).ok()?;
    if !machine.is_empty() {
        return Some(format!(r"\\{machine}{path}").replace('/', r"\").into());
    }
    let is_drive = path.as_bytes().get(2) == Some(&b':');
    Some(if is_drive { path[1..].to_owned() } else { path }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn an_address_of_a_file_is_its_path() {
        for (words, path) in [
            ("file:///path/a%20b.kif", "/path/a b.kif"),
            ("file:///100%.kif", "/100%.kif"),
            ("FILE://localhost/%E6%A3%8B%e8%ad%9c.kif", "/棋譜.kif"),
            ("file:///100%25.kif#top", "/100%.kif"),
            ("/games/100%25.kif", "/games/100%25.kif"),
            ("a.kif", "a.kif"),
            ("c://a.kif", "c://a.kif"),
            ("", ""),
        ] {
            assert_eq!(NamedFile::of(Path::new(words)), NamedFile::Path(path.into()), "{words}");
        }
    }

    #[test]
    fn what_is_no_file_of_this_machine_is_elsewhere() {
        for words in ["https://example.org/a.kif", "smb://host/a.kif", "file://", "file:///", "file:///a%00b"] {
            assert_eq!(NamedFile::of(Path::new(words)), NamedFile::Elsewhere, "{words}");
        }
    }

    #[test]
    #[cfg(windows)]
    fn drives_and_shares_are_written_as_windows_does() {
        for (words, path) in [("file:///C:/a%20b.kif", "C:/a b.kif"), ("file://pc/games/a.kif", r"\\pc\games\a.kif")] {
            assert_eq!(NamedFile::of(Path::new(words)), NamedFile::Path(path.into()), "{words}");
        }
    }
}
