//! The clipboard may hold much that is no record.

/// Why nothing came from the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasteTrouble {
    /// The clipboard is empty, or holds no text that the system can read.
    NoText,
    /// The clipboard holds a picture.
    Picture,
    /// It is larger than any record that is read.
    TooLarge,
    /// The program that has what was copied does not answer.
    NoAnswer,
}
