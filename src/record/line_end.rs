//! LF or CR LF: a file that is saved again keeps what it had.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// What ends a line of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LineEnd {
    /// A line feed, as on Linux and macOS.
    #[default]
    Lf,
    /// A carriage return and a line feed, as on Windows.
    CrLf,
}

impl LineEnd {
    /// Both, that of Windows first.
    pub const ALL: [Self; 2] = [Self::CrLf, Self::Lf];

    /// What ends the first line of `text`. A text of one line, or of lines that end with lone carriage returns, which
    /// nothing writes any more, counts as one of Windows.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let first = memchr::memchr(b'\n', text.as_bytes());
        if first.is_some_and(|feed| !text[..feed].ends_with('\r')) { Self::Lf } else { Self::CrLf }
    }

    /// `text`, whose lines end with line feeds, with these ends instead.
    #[must_use]
    pub fn apply(self, text: &str) -> Cow<'_, str> {
        match self {
            Self::Lf => Cow::Borrowed(text),
            Self::CrLf => Cow::Owned(text.replace('\n', "\r\n")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_tells_what_ends_lines() {
        for (text, end) in [("a\nb\r\n", LineEnd::Lf), ("a\r\nb\n", LineEnd::CrLf), ("a", LineEnd::CrLf)] {
            assert_eq!(LineEnd::of(text), end, "{text:?}");
        }
    }
}
