//! Everything the window remembers, in one place.
//!
//! Where does a new field belong? What the players would expect back on *take back* belongs to the match; what is
//! settled before a game, to its setup; what is forgotten when the window closes, to [`BoardUi`] or the dialog; what
//! is remembered, to [`Settings`]. What can be made again at any time (textures, layout) is the theme's.

mod allowed;
mod dialog;
mod new_game_form;
mod notice;
mod settings;

use std::path::PathBuf;

pub use dialog::{Dialog, LeaveFor, PathDialog, PathPurpose, Question};
pub use new_game_form::{NewGameForm, TimeKind};
pub use notice::{Notice, NoticeKind};
pub use settings::{Notation, Settings};

use super::action::Origin;
use crate::record::{GameTree, TextEncoding};
use crate::session::{MatchSession, MatchSetup, MatchStatus, ReviewSession};
use crate::shogi::{Color, Position, Square};

/// The state of the program.
#[derive(Debug)]
pub struct AppState {
    /// What the people at the board are doing.
    pub mode: Mode,
    /// What is going on between two clicks.
    pub board: BoardUi,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Whether the card that tells the result is shown.
    pub result_shown: bool,
    /// Where the record lies and whether that is up to date.
    pub file: FileState,
    /// What is remembered from one start to the next.
    pub settings: Settings,
    /// What the user has to be told.
    pub notices: Vec<Notice>,
    /// The window closes with the next frame.
    pub closing: bool,
}

/// What the people at the board are doing. The screen always says which.
#[derive(Debug)]
pub enum Mode {
    /// They play.
    Match(Box<MatchSession>),
    /// They go through a record.
    Review(Box<ReviewSession>),
}

/// What is going on on the board between two clicks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardUi {
    /// White sits at the bottom.
    pub flipped: bool,
    /// The piece that was picked up.
    pub picked: Option<Origin>,
    /// It follows the pointer.
    pub dragging: bool,
    /// A move that waits for the answer whether it promotes.
    pub promotion: Option<(Square, Square)>,
}

/// Where the record lies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileState {
    /// The file it was opened from or saved to.
    pub path: Option<PathBuf>,
    /// Something has changed since.
    pub unsaved: bool,
    /// The encoding it was read in.
    pub encoding: Option<TextEncoding>,
    /// A file that is being read, to take the place of what is on the board.
    pub awaited: Option<PathBuf>,
    /// What to do once the record is saved.
    pub after_saving: Option<LeaveFor>,
}

impl AppState {
    /// An empty board, so to speak: the pieces set up, nobody's clock running.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            mode: Mode::Match(Box::new(MatchSession::new(MatchSetup::default()))),
            board: BoardUi::default(),
            dialog: None,
            result_shown: false,
            file: FileState::default(),
            settings,
            notices: Vec::new(),
            closing: false,
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        match &self.mode {
            Mode::Match(session) => session.position(),
            Mode::Review(session) => session.position(),
        }
    }

    /// The record that is played or gone through.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        match &self.mode {
            Mode::Match(session) => session.tree(),
            Mode::Review(session) => session.tree(),
        }
    }

    /// The match, if one is being played.
    #[must_use]
    pub fn as_match(&self) -> Option<&MatchSession> {
        match &self.mode {
            Mode::Match(session) => Some(session),
            Mode::Review(_) => None,
        }
    }

    /// The review, if a record is gone through.
    #[must_use]
    pub fn as_review(&self) -> Option<&ReviewSession> {
        match &self.mode {
            Mode::Match(_) => None,
            Mode::Review(session) => Some(session),
        }
    }

    /// Whose pieces can be moved: those of the side to move, unless the match stands still or is over.
    #[must_use]
    pub fn who_can_move(&self) -> Option<Color> {
        let goes_on = |session: &MatchSession| matches!(session.status(), MatchStatus::Waiting | MatchStatus::Running);
        self.as_match().is_none_or(goes_on).then(|| self.position().turn())
    }

    /// Whether a game would be lost by leaving it.
    #[must_use]
    pub fn game_in_progress(&self) -> bool {
        self.as_match().is_some_and(MatchSession::is_in_progress)
    }

    /// Whether leaving loses anything: a game in progress or moves that are not saved.
    #[must_use]
    pub fn would_lose_something(&self) -> bool {
        self.game_in_progress() || self.file.unsaved
    }
}
