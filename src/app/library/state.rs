//! The state of the library and of the explorer.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;

use super::form::{ExplorerForm, FileFault, LibraryTrouble};
use super::job::Reach;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::library::{Castle, Castles, PatternError, Query};
use crate::library_store::{Census, Explored};
use crate::session::{MatchSession, MatchStatus};
use crate::shogi::{Position, Setup};

/// The library, and the explorer if it is open.
#[derive(Debug, Default)]
pub struct LibraryDesk {
    /// The number of the latest reading; 0 while there was none.
    pub readings: u64,
    /// The number of the latest question.
    pub questions: u64,
    /// The progress of the current reading, in files.
    pub progress: Option<(usize, usize)>,
    /// What is known of the files, once they were looked at.
    pub census: Option<Box<Census>>,
    /// What is wrong with those that could not be read, as far as they are named.
    pub faults: BTreeMap<PathBuf, FileFault>,
    /// How often that has changed.
    pub states: u64,
    /// Whether it is to be seen if the folders have changed.
    pub is_to_look_again: bool,
    /// When that was seen last.
    pub looked_at: Option<SessionTime>,
    /// What went wrong last.
    pub trouble: Option<LibraryTrouble>,
    /// The castles and openings of the user's own.
    pub own_castles: Vec<Castle>,
    /// The explorer, while it is open.
    pub explorer: Option<Box<Explorer>>,
    /// The place to go to in a game that is being opened.
    pub sought: Option<SoughtPlace>,
    /// What to write into the file that the user is choosing.
    pub exporting: Option<Box<Query>>,
    /// Whether games are being written.
    pub is_writing: bool,
}

/// The explorer.
#[derive(Debug, Default)]
pub struct Explorer {
    /// Which games it counts.
    pub form: ExplorerForm,
    /// The latest question.
    pub asked: Option<Asked>,
    /// The number of that question.
    pub question: u64,
    /// Since when nothing has been heard of that question.
    pub waits_since: Option<SessionTime>,
    /// What is wrong with the pattern, so that nothing can be asked.
    pub fault: Option<PatternError>,
    /// The answer, once it is there.
    pub answer: Option<Rc<Explored>>,
    /// How much of the index it covers.
    pub reach: Reach,
    /// Whether the list stays while the board changes.
    pub is_kept: bool,
}

impl LibraryDesk {
    /// The castles and openings that can be looked for: those that come with the program, and then the user's own.
    pub fn castles(&self) -> impl Iterator<Item = &Castle> {
        Castles::shipped().all().iter().chain(&self.own_castles)
    }
}

impl Explorer {
    /// Whether both ask the same, whether or not the fields are shown.
    #[must_use]
    pub fn asks_alike(one: &ExplorerForm, other: &ExplorerForm) -> bool {
        ExplorerForm { is_open: other.is_open, ..one.clone() } == *other
    }
}

/// A question of the explorer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub query: Query,
    /// The state of the library it was asked in.
    pub state: u64,
}

/// A place in a game that is being opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoughtPlace {
    /// The first revision of the record that was there before.
    pub before: u64,
    /// After how many moves.
    pub ply: usize,
    /// The position, if known exactly.
    pub setup: Option<Setup>,
}

/// Whether nobody is to be told what others have played in the position of this match.
fn is_in_play(session: &MatchSession) -> bool {
    match session.status() {
        MatchStatus::Waiting => session.plies() > 0,
        MatchStatus::Over(_) => false,
        MatchStatus::Running | MatchStatus::Paused => true,
    }
}

impl AppState {
    /// Whether the explorer may be shown: wherever an engine may analyse, and while a position is set up that covers no game.
    #[must_use]
    pub fn can_explore(&self) -> bool {
        let sets_up = self.as_setup().is_some() && !self.sets_up_over_game();
        self.can_analyse() || (sets_up && self.clock_desk.is_none())
    }

    /// Whether the list of records must not say what others have played in the position on the board: while a game goes on, be it
    /// beside a wooden board or shown to others, and while an exercise waits for an answer.
    #[must_use]
    pub fn keeps_position_from_list(&self) -> bool {
        let is_in_play = self.as_match().is_some_and(is_in_play) || self.sets_up_over_game();
        is_in_play || self.clock_desk.is_some() || self.table.commentary.is_some() || self.is_being_asked()
    }

    /// Whether the position that is being set up covers a game that goes on afterwards.
    #[must_use]
    pub fn sets_up_over_game(&self) -> bool {
        let covered = self.as_setup().and_then(|desk| desk.before.as_match());
        covered.is_some_and(is_in_play)
    }

    /// The current position, or the one being set up.
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

    /// The explorer, if it is on screen.
    #[must_use]
    pub fn explorer_seen(&self) -> Option<&Explorer> {
        self.library.explorer.as_deref().filter(|_| self.can_explore())
    }
}
