//! All that can be asked of a library, as data.

use std::ops::RangeInclusive;

use super::{GameFilter, Likeness, Pattern};
use crate::shogi::Setup;

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Games, whatever was on the board: each is found at its start.
    Games,
    /// This position: board, hands and side to move.
    Position(Box<Setup>),
    /// A position that is like this.
    Pattern(Box<Pattern>),
}

/// A question to a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// What is looked for.
    pub sought: Sought,
    /// The likenesses that count as well.
    pub likeness: Likeness,
    /// After how many moves.
    pub plies: RangeInclusive<u32>,
    /// For how many further moves of its line it has to last.
    pub lasting: u32,
    /// In which games.
    pub filter: GameFilter,
}

impl Query {
    /// Asks for something anywhere.
    #[must_use]
    pub fn new(sought: Sought) -> Self {
        let (likeness, filter) = (Likeness::SAME, GameFilter::default());
        Self { sought, likeness, plies: 0..=u32::MAX, lasting: 0, filter }
    }

    /// The position, if every game that has it or is like it is asked for and nothing else matters.
    pub(super) fn plain_position(&self) -> Option<&Setup> {
        let Self { sought: Sought::Position(setup), likeness: _, plies, lasting: 0, filter } = self else {
            return None;
        };
        (*plies == (0..=u32::MAX) && filter.is_open()).then_some(setup)
    }
}
