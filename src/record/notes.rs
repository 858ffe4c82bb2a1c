//! What few nodes have, kept apart so that a million of them stay small.

use super::{Analysis, Comment, DrawnMark, Ending, MoveTime};
use crate::shogi::IllegalMove;

/// What not every place of a record has besides its move and the usual kind of time: of a record with a comment at every
/// move there may be a million of these.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    pub(super) comment: Comment,
    pub(super) rare: Option<Box<Rare>>,
}

/// What few places have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rare {
    /// What the move offends against.
    pub(super) foul: Option<Box<IllegalMove>>,
    pub(super) analyses: Vec<Analysis>,
    pub(super) marks: Vec<DrawnMark>,
    pub(super) bookmark: Option<String>,
    pub(super) ending: Option<Ending>,
    pub(super) side_endings: Vec<Ending>,
    /// Whether the line stops here although nothing says how it ended: an unfinished game to which somebody has added
    /// moves. All that follows are variations.
    pub(super) stops: bool,
    /// A time that has no [short form](super::short_time::ShortTime).
    pub(super) exact_time: Option<Box<MoveTime>>,
}

/// What is noted where nothing is.
pub(super) static NOTHING: Notes = Notes { comment: Comment::EMPTY, rare: None };

static NOTHING_RARE: Rare = Rare {
    foul: None,
    analyses: Vec::new(),
    marks: Vec::new(),
    bookmark: None,
    ending: None,
    side_endings: Vec::new(),
    stops: false,
    exact_time: None,
};

impl Notes {
    pub(super) fn rare(&self) -> &Rare {
        self.rare.as_deref().unwrap_or(&NOTHING_RARE)
    }

    pub(super) fn rare_mut(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }
}

impl PartialEq for Notes {
    fn eq(&self, other: &Self) -> bool {
        self.comment == other.comment && self.rare() == other.rare()
    }
}
