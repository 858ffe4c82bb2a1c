//! The position editor while it is open, and what it covers.

use crate::app::state::Mode;
use crate::record::{GameTree, NodeId};
use crate::session::{MatchSession, PiecePlace, PositionEditor, ReviewSession, SetupRemark};
use crate::shogi::{Color, Position, Setup};

/// The position editor, what is going on in it between two clicks, and what it covers.
#[derive(Debug)]
pub struct SetupDesk {
    /// The position.
    pub editor: PositionEditor,
    /// What was on the board before. It comes back when the position is given up.
    pub before: Covered,
    /// The piece that was picked up.
    pub picked: Option<PiecePlace>,
    /// It follows the pointer.
    pub dragging: bool,
    /// For whom pieces from the box are set down.
    pub box_owner: Color,
    /// The number of the move that is played next, as what was pasted has it; 1 where nobody says.
    pub first_number: u32,
}

/// What lies under the position editor.
#[derive(Debug)]
pub enum Covered {
    /// A match, which stands still.
    Match(Box<MatchSession>),
    /// A record.
    Review(Box<ReviewSession>),
}

impl SetupDesk {
    /// Sets up the position that was `seen` on the board of `before`.
    #[must_use]
    pub fn over(before: Covered, seen: Setup) -> Self {
        let editor = PositionEditor::new(seen);
        Self { editor, before, picked: None, dragging: false, box_owner: Color::Black, first_number: 1 }
    }

    /// Puts down what was picked up. Returns whether there was anything.
    pub const fn put_down(&mut self) -> bool {
        self.dragging = false;
        self.picked.take().is_some()
    }

    /// Whether a game can be played from the position.
    #[must_use]
    pub fn can_be_played(&self) -> bool {
        !self.editor.remarks().iter().any(SetupRemark::bars_play)
    }

    /// Whether a record can start with the position.
    #[must_use]
    pub fn can_be_gone_through(&self) -> bool {
        !self.editor.remarks().iter().any(SetupRemark::bars_review)
    }
}

impl Covered {
    /// The match, if there is one.
    #[must_use]
    pub fn as_match(&self) -> Option<&MatchSession> {
        match self {
            Self::Match(session) => Some(session),
            Self::Review(_) => None,
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        match self {
            Self::Match(session) => session.position(),
            Self::Review(session) => session.position(),
        }
    }

    /// The record.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        match self {
            Self::Match(session) => session.tree(),
            Self::Review(session) => session.tree(),
        }
    }

    /// The place in the record.
    #[must_use]
    pub fn node(&self) -> NodeId {
        match self {
            Self::Match(session) => session.node(),
            Self::Review(session) => session.node(),
        }
    }

    /// Whether it is a record that holds a position and nothing else, and never held more.
    #[must_use]
    pub fn is_position_alone(&self) -> bool {
        let Self::Review(session) = self else { return false };
        let tree = session.tree();
        // Of a diagram the handicap stands in the header whatever was pasted.
        let has_header = tree.header.iter().any(|(key, _)| key != "手合割");
        let is_told_of = has_header || !tree.node(GameTree::ROOT).comments().is_empty();
        tree.extent().moves == 0 && !is_told_of && !session.can_undo()
    }

    /// Whether it is a game that goes on.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        match self {
            Self::Match(session) => session.is_in_progress(),
            Self::Review(_) => false,
        }
    }
}

impl From<Covered> for Mode {
    fn from(covered: Covered) -> Self {
        match covered {
            Covered::Match(session) => Self::Match(session),
            Covered::Review(session) => Self::Review(session),
        }
    }
}
