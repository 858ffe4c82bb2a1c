//! The pages of the event window, and what is chosen on them.

use std::path::PathBuf;

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

/// A list of players that was read, and is not entered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListToEnter {
    /// Its file.
    pub path: PathBuf,
    /// The players in it, and what is odd.
    pub list: PlayerList,
}

/// A round that is proposed, and may be changed before it is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalForm {
    /// The proposal.
    pub proposal: Proposal,
    /// The number of the player who was clicked last: the next click puts two in each other's places.
    pub chosen: Option<u32>,
    /// Whether somebody has changed it by hand.
    pub is_changed: bool,
}
