//! What is known of the library, and what the explorer was asked.

use std::rc::Rc;

use super::form::{ExplorerForm, LibraryTrouble};
use super::job::Reach;
use crate::app::state::AppState;
use crate::library::Query;
use crate::library_store::{Census, Explored};
use crate::shogi::{Position, Setup};

/// The library, and the explorer if it is open.
#[derive(Debug, Default)]
pub struct LibraryDesk {
    /// The number of the latest reading; 0 while there was none.
    pub readings: u64,
    /// The number of the latest question.
    pub questions: u64,
    /// How many of how many files were read in the reading that goes on.
    pub progress: Option<(usize, usize)>,
    /// What is known of the files; nothing before they were looked at.
    pub census: Option<Box<Census>>,
    /// How often that has changed.
    pub states: u64,
    /// What went wrong last.
    pub trouble: Option<LibraryTrouble>,
    /// The explorer, while it is open.
    pub explorer: Option<Box<Explorer>>,
    /// The place at which a game is to be looked at that is being opened.
    pub sought: Option<SoughtPlace>,
    /// What is to be written into the file that is being asked for.
    pub exporting: Option<Box<Query>>,
}

/// The explorer.
#[derive(Debug, Default)]
pub struct Explorer {
    /// Which games it counts.
    pub form: ExplorerForm,
    /// What it was asked last.
    pub asked: Option<Asked>,
    /// The number of that question.
    pub question: u64,
    /// The pattern that is typed is none, so that nothing can be asked.
    pub has_fault: bool,
    /// The answer, once it is there.
    pub answer: Option<Rc<Explored>>,
    /// How far that is the whole answer.
    pub reach: Reach,
    /// The list stays whatever is looked at.
    pub is_kept: bool,
}

impl Explorer {
    /// Whether both ask the same, whatever is shown of the fields.
    #[must_use]
    pub fn asks_alike(one: &ExplorerForm, other: &ExplorerForm) -> bool {
        ExplorerForm { is_open: other.is_open, ..one.clone() } == *other
    }
}

/// What the explorer was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub query: Query,
    /// In which state the library was.
    pub state: u64,
}

/// A place in a game that is being opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoughtPlace {
    /// The first revision of the record that was there before.
    pub before: u64,
    /// After how many moves.
    pub ply: usize,
    /// The position, where it is known exactly.
    pub setup: Option<Setup>,
}

impl AppState {
    /// Whether the explorer may say what was played elsewhere: wherever an engine may say something, and while a position is set up.
    #[must_use]
    pub fn can_explore(&self) -> bool {
        self.can_analyse() || (self.as_setup().is_some() && self.clock_desk.is_none())
    }

    /// The position that is looked at or set up.
    #[must_use]
    pub fn position_to_explore(&self) -> Position {
        if let Some(desk) = self.as_setup() {
            return Position::as_it_stands(desk.editor.setup().clone());
        }
        match self.as_review() {
            Some(session) => session.position().clone(),
            None => self.tree().position_at(self.node_seen()),
        }
    }

    /// The explorer, where it is seen.
    #[must_use]
    pub fn explorer_seen(&self) -> Option<&Explorer> {
        self.library.explorer.as_deref().filter(|_| self.can_explore())
    }
}
