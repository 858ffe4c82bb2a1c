//! What is to be practised.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::practice::Grade;
use crate::record::Header;
use crate::shogi::Color;
use crate::storage::FileError;

/// The choices that are remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PracticeSettings {
    /// What is practised.
    pub what: Practised,
    /// Whose moves are looked at.
    pub whose: WhoseMoves,
    /// Whether exercises that are not due yet are left out.
    pub only_due: bool,
    /// Recent sets, the latest first.
    pub sets: Vec<PathBuf>,
}

/// What is practised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Practised {
    /// Mating problems.
    #[default]
    Problems,
    /// Mistakes and missed mates.
    Mistakes,
    /// The next move of games.
    NextMoves,
    /// The user's own repertoire.
    Repertoire,
}

/// Where games come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GamesFrom {
    /// The record on the board.
    #[default]
    Board,
    /// The games of the event that is open.
    Event,
    /// A file or a folder.
    Files,
}

/// Whose moves are looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoseMoves {
    /// Both sides'.
    #[default]
    Both,
    /// Black's moves alone.
    Black,
    /// White's moves alone.
    White,
    /// The user's own, by the name in the records.
    Own,
}

/// The choices in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeForm {
    /// What is practised.
    pub what: Practised,
    /// Where games come from.
    pub from: GamesFrom,
    /// The file or folder, as typed.
    pub path: String,
    /// Whose moves are looked at.
    pub whose: WhoseMoves,
    /// Whether exercises that are not due yet are left out.
    pub only_due: bool,
    /// The first move to guess.
    pub first: u32,
    /// The system could not ask for a file.
    pub has_no_dialog: bool,
}

/// What is wrong with the file of the schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScheduleTrouble {
    /// Some of it could not be read; the damaged file was kept.
    Damaged {
        /// Where it is now.
        kept_as: PathBuf,
        /// The first line that could not be read.
        line: usize,
        /// Why not.
        reason: String,
    },
    /// It cannot be read or written.
    File(FileError),
    /// There is no folder for it.
    NoPlace,
}

/// How many sets are remembered.
const MOST_SETS: usize = 4;

impl PracticeSettings {
    /// The sets with `path` as the latest.
    #[must_use]
    pub fn sets_with(&self, path: &PathBuf) -> Vec<PathBuf> {
        let others = self.sets.iter().filter(|other| *other != path).cloned();
        std::iter::once(path.clone()).chain(others).take(MOST_SETS).collect()
    }
}

impl PracticeForm {
    /// The choices made last.
    #[must_use]
    pub fn of(settings: &PracticeSettings) -> Self {
        let PracticeSettings { what, whose, only_due, .. } = settings.clone();
        let (from, path, first, has_no_dialog) = (GamesFrom::default(), String::new(), 1, false);
        Self { what, from, path, whose, only_due, first, has_no_dialog }
    }
}

impl Practised {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::Problems, Self::Mistakes, Self::NextMoves, Self::Repertoire];
}

impl WhoseMoves {
    /// Whose moves to look at in a game with this header, if the user is called `own`: `Some(None)` for both sides',
    /// `None` if the user did not play.
    #[must_use]
    pub fn side_in(&self, header: &Header, own: &str) -> Option<Option<Color>> {
        let is_own = |color: &Color| header.player(*color).is_some_and(|name| name.trim() == own.trim());
        match self {
            Self::Both => Some(None),
            Self::Black => Some(Some(Color::Black)),
            Self::White => Some(Some(Color::White)),
            Self::Own => Color::ALL.into_iter().find(is_own).map(Some),
        }
    }
}

/// What an answer counts, for the score.
#[must_use]
pub const fn is_solved(grade: Grade) -> bool {
    matches!(grade, Grade::Good | Grade::Hard)
}
