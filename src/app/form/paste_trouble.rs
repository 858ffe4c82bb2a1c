//! Why nothing came from the clipboard.

/// Why nothing came from the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasteTrouble {
    /// It is empty, or what it holds is no text, or text that the system cannot read.
    NoText,
    /// It holds a picture.
    Picture,
}
