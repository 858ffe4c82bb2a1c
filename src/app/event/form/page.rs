//! The pages of the event window, and what is chosen on them.

use std::path::PathBuf;

use crate::clock::SessionTime;
use crate::tournament::{PlayerList, Proposal};

/// A page of the event window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EventPage {
    /// The pairings and results of a round.
    #[default]
    Pairings,
    /// Who takes part.
    Players,
    /// Who came where.
    Standings,
}

impl EventPage {
    /// Every page.
    pub const ALL: [Self; 3] = [Self::Players, Self::Pairings, Self::Standings];
}

/// A list of players that was read but not entered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListToEnter {
    /// Its file.
    pub path: PathBuf,
    /// The players in it, and its oddities.
    pub list: PlayerList,
}

/// A proposed round, which can be changed before it is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalForm {
    /// The proposal.
    pub proposal: Proposal,
    /// The number of the player clicked last: the next click swaps the two.
    pub chosen: Option<u32>,
    /// Whether it was changed by hand.
    pub is_changed: bool,
    /// When it was drawn: it is looked at from its beginning.
    pub drawn_at: SessionTime,
}
