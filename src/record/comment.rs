//! What people write about a place, held so that a million lines cost little more than their letters.

use std::fmt;

/// What people wrote about a place, line by line.
///
/// It is one text in which every line has its end: a record may have millions of lines, and each in a piece of memory of
/// its own would take ten times what it says.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Comment(String);

impl Comment {
    /// No lines.
    pub const EMPTY: Self = Self(String::new());

    /// Whether there is no line, not even an empty one.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The lines, without their ends.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.split_terminator('\n')
    }

    /// The lines as one text, with a line feed between two.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.strip_suffix('\n').unwrap_or_default()
    }

    /// Adds a line, or the several that `text` has.
    pub fn push(&mut self, text: &str) {
        // Most comments have one line.
        if self.0.is_empty() {
            self.0.reserve_exact(text.len() + 1);
        }
        self.0.push_str(text);
        self.0.push('\n');
    }

    /// Takes all lines away.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<T: AsRef<str>> Extend<T> for Comment {
    fn extend<I: IntoIterator<Item = T>>(&mut self, lines: I) {
        lines.into_iter().for_each(|line| self.push(line.as_ref()));
    }
}

impl<T: AsRef<str>> FromIterator<T> for Comment {
    fn from_iter<I: IntoIterator<Item = T>>(lines: I) -> Self {
        let mut comment = Self::EMPTY;
        comment.extend(lines);
        comment
    }
}

impl<T: AsRef<str>> PartialEq<[T]> for Comment {
    fn eq(&self, lines: &[T]) -> bool {
        self.iter().eq(lines.iter().map(AsRef::as_ref))
    }
}

impl<T: AsRef<str>, const COUNT: usize> PartialEq<[T; COUNT]> for Comment {
    fn eq(&self, lines: &[T; COUNT]) -> bool {
        *self == lines[..]
    }
}

impl<T: AsRef<str>, const COUNT: usize> PartialEq<[T; COUNT]> for &Comment {
    fn eq(&self, lines: &[T; COUNT]) -> bool {
        **self == lines[..]
    }
}

impl fmt::Debug for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_what_was_pushed_be_they_empty_or_several_at_once() {
        let mut comment = Comment::EMPTY;
        assert!(comment.is_empty() && comment.iter().next().is_none());
        ["", "a plan", "", "two\nlines", ""].into_iter().for_each(|line| comment.push(line));
        assert_eq!(comment, ["", "a plan", "", "two", "lines", ""]);
        assert_eq!(comment.iter().collect::<Comment>(), comment);
        assert_eq!(comment.text(), "\na plan\n\ntwo\nlines\n");
        comment.clear();
        assert_eq!(comment, Comment::EMPTY);
    }
}
