use super::{Analysis, DrawnMark, Ending, MoveTime};
use crate::shogi::IllegalMove;

/// What few places of a record have: all that is known of a place besides its move and the usual kind of time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Notes {
    /// What the move offends against.
    pub(super) foul: Option<Box<IllegalMove>>,
    pub(super) comments: Vec<String>,
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
pub(super) static NOTHING: Notes = Notes {
    foul: None,
    comments: Vec::new(),
    analyses: Vec::new(),
    marks: Vec::new(),
    bookmark: None,
    ending: None,
    side_endings: Vec::new(),
    stops: false,
    exact_time: None,
};
