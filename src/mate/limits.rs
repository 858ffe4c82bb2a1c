//! When a search for mate gives up.

/// How long to search.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many positions may be looked at; again as many, and some thousands at least, are allowed for working out the
    /// line of a mate.
    pub nodes: u64,
    /// The longest mate that is wanted, in plies; any if `None`.
    pub plies: Option<u16>,
    /// Asked now and then whether to stop.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// Any mate within a number of nodes, never stopped.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, plies: None, stop: &|| false }
    }
}
