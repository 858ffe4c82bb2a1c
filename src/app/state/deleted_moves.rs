//! Moves that were deleted, as long as they are what comes back when a change is undone.

/// Moves of a record that were deleted at once, one behind the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeletedMoves {
    /// How many.
    pub count: usize,
    /// The revision of the record without them. In any other one another change is the latest.
    pub revision: u64,
}
