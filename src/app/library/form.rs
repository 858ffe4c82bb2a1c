//! Which folders make up the library, and which of its games are meant.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::library::{GameFilter, PlayerFilter, ResultFilter, number_range};
use crate::shogi::Color;
use crate::storage::FileError;

/// What is remembered of the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LibrarySettings {
    /// The folders of records.
    pub folders: Vec<PathBuf>,
    /// The player's own name, as records have it.
    pub own_name: String,
}

/// What is typed in the dialog about the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryForm {
    /// A folder.
    pub folder: String,
    /// The system could not ask for one.
    pub has_no_folder_dialog: bool,
}

/// Which games the explorer counts. What is empty lets all of them through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExplorerForm {
    /// Whether the fields are shown.
    pub is_open: bool,
    /// Who played.
    pub player: String,
    /// On which side.
    pub side: Option<Color>,
    /// What stands in the name of the event.
    pub event: String,
    /// The years as they are typed: 2026, 2020-2026, 2020- or -2026.
    pub years: String,
    /// What stands in the name of the handicap.
    pub handicap: String,
    /// How it ended.
    pub result: ResultChoice,
    /// What stands in the rank.
    pub rank: String,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResultChoice {
    /// In any way.
    #[default]
    Any,
    /// Black won.
    Black,
    /// White won.
    White,
    /// Nobody won.
    Undecided,
    /// The player who is named won.
    Won,
    /// The player who is named lost.
    Lost,
}

/// Why a folder cannot be read into the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryTrouble {
    /// The folder of records cannot be read.
    Folder(PathBuf, FileError),
    /// There is no place for an index.
    NoPlace,
    /// The index would lie among the records.
    AmongRecords(PathBuf),
    /// Another program has been writing the same index for too long.
    InUse,
    /// The index cannot be written.
    Index(PathBuf, FileError),
}

impl LibrarySettings {
    /// Adds a folder, unless it is there.
    pub fn add(&mut self, folder: PathBuf) {
        if !self.folders.contains(&folder) {
            self.folders.push(folder);
        }
    }
}

impl ResultChoice {
    /// Every choice.
    pub const ALL: [Self; 6] = [Self::Any, Self::Black, Self::White, Self::Undecided, Self::Won, Self::Lost];

    const fn filter(self) -> Option<ResultFilter> {
        match self {
            Self::Any => None,
            Self::Black => Some(ResultFilter::WonBy(Color::Black)),
            Self::White => Some(ResultFilter::WonBy(Color::White)),
            Self::Undecided => Some(ResultFilter::Undecided),
            Self::Won => Some(ResultFilter::Won),
            Self::Lost => Some(ResultFilter::Lost),
        }
    }
}

impl ExplorerForm {
    /// The games of one player, on one side or on both; nobody's name means everybody.
    #[must_use]
    pub fn of_player(&self, player: &str, side: Option<Color>) -> Self {
        Self { player: player.to_owned(), side, ..self.clone() }
    }

    /// Whether the games are those of that player, and of nobody else.
    #[must_use]
    pub fn is_of_player(&self, player: &str, side: Option<Color>) -> bool {
        self.player.trim() == player.trim() && self.side == side
    }

    /// Whether years can be read that are typed.
    #[must_use]
    pub fn has_sound_years(&self) -> bool {
        self.years.trim().is_empty() || number_range(self.years.trim()).is_some()
    }

    /// The games that are meant. Years that cannot be read yet are no condition.
    #[must_use]
    pub fn filter(&self) -> GameFilter {
        let text = |typed: &str| Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty());
        let year = |year: &u32| u16::try_from(*year).unwrap_or(u16::MAX);
        let players = text(&self.player).map(|name| PlayerFilter { name, color: self.side });
        GameFilter {
            players: players.into_iter().collect(),
            event: text(&self.event),
            years: number_range(self.years.trim()).map(|years| year(years.start())..=year(years.end())),
            handicap: text(&self.handicap),
            result: self.result.filter(),
            rank: text(&self.rank),
            words: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_filled_in_is_no_condition() {
        assert!(ExplorerForm::default().filter().is_open());
        let form = ExplorerForm { years: "20x".to_owned(), event: "  ".to_owned(), ..ExplorerForm::default() };
        assert!(form.filter().is_open() && !form.has_sound_years());
        let form = form.of_player("Sato", Some(Color::Black));
        assert!(form.is_of_player("Sato ", Some(Color::Black)) && !form.is_of_player("Sato", None));
        let filter = ExplorerForm { years: "2020-".to_owned(), result: ResultChoice::Won, ..form }.filter();
        assert_eq!((filter.years, filter.result), (Some(2020..=u16::MAX), Some(ResultFilter::Won)));
        assert_eq!(filter.players[0].color, Some(Color::Black));
    }

    #[test]
    fn a_folder_is_there_once() {
        let mut settings = LibrarySettings::default();
        for folder in ["games", "more", "games"] {
            settings.add(PathBuf::from(folder));
        }
        assert_eq!(settings.folders.len(), 2);
    }
}
