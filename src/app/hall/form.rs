//! Sharing games with a hall and looking at one: settings, form, and what is open.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::form::typed_path;
use crate::clock::SessionTime;
use crate::hall::{Hall, HallOrder, LiveWriter};
use crate::storage::FileError;
use crate::tournament::TimeOfDay;

/// Where games are shared with a hall, and which hall is watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HallSettings {
    /// The folder into which the game on the board is written while it is played; `None` while it is not shared.
    pub shared_in: Option<PathBuf>,
    /// The number of this table.
    pub table: u32,
    /// The folder that the hall view watched last.
    pub watched: Option<PathBuf>,
    /// What stands above the hall view.
    pub title: String,
}

impl Default for HallSettings {
    fn default() -> Self {
        Self { shared_in: None, table: 1, watched: None, title: String::new() }
    }
}

/// The fields of the dialog about the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallForm {
    /// Whether the game on the board is written into a folder.
    pub shares: bool,
    /// The folder, as typed.
    pub shared_in: String,
    /// The number of this table.
    pub table: u32,
    /// The folder of the hall view.
    pub watched: String,
    /// What stands above it.
    pub title: String,
    /// Whether the system has no dialog for choosing a folder.
    pub has_no_folder_dialog: bool,
}

impl HallForm {
    /// What the settings say.
    #[must_use]
    pub fn of(settings: &HallSettings) -> Self {
        let words = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
        Self {
            shares: settings.shared_in.is_some(),
            shared_in: words(&settings.shared_in),
            table: settings.table,
            watched: words(&settings.watched),
            title: settings.title.clone(),
            has_no_folder_dialog: false,
        }
    }

    /// The folder into which games are written is `folder`. Usually a hall is one folder, so that the view follows as long as
    /// nothing else was said of it.
    pub fn share_in(&mut self, folder: String) {
        if self.watched == self.shared_in {
            self.watched.clone_from(&folder);
        }
        self.shared_in = folder;
    }

    /// Whether the game is to be written, but nobody says where.
    #[must_use]
    pub fn lacks_folder(&self) -> bool {
        self.shares && self.shared_in.trim().is_empty()
    }

    /// What the settings become, with this home folder.
    #[must_use]
    pub fn settings(&self, home: Option<&Path>) -> HallSettings {
        HallSettings {
            shared_in: typed_path(&self.shared_in, home).filter(|_| self.shares),
            table: self.table,
            watched: typed_path(&self.watched, home),
            title: self.title.trim().to_owned(),
        }
    }
}

/// The hall view while it is open.
#[derive(Clone, Debug)]
pub struct HallView {
    /// The tables.
    pub hall: Hall,
    /// Which watching it is: what an earlier one still says is no longer of interest.
    pub id: u64,
    /// The folder that it watches.
    pub folder: PathBuf,
    /// Since when the page on screen has been shown, and which it is, from 0.
    pub page: (SessionTime, usize),
    /// Whether whatever is most urgent comes first, rather than each table at its place.
    pub is_sorted: bool,
    /// The table that is looked at by itself.
    pub enlarged: Option<String>,
    /// How many files in the folder should tell of a game and cannot be read.
    pub unread: usize,
    /// Why the folder cannot be read at present.
    pub trouble: Option<FileError>,
}

/// What the organiser asked of all tables of the hall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallOrders {
    /// The folder in which orders are looked for.
    pub listens: Option<PathBuf>,
    /// The number of that watch: what an earlier one still says is no longer of interest.
    pub watches: u64,
    /// The latest order.
    pub heard: Option<HallOrder>,
    /// When the last order was given here.
    pub given: Option<SessionTime>,
    /// Whether the latest order has stopped the clock beside a wooden board.
    pub has_stopped_clock: bool,
    /// Whether it is known that nothing was ever ordered there.
    pub is_without: bool,
}

impl HallView {
    /// A view of `folder`, of which nothing is known yet.
    #[must_use]
    pub fn new(id: u64, folder: PathBuf, now: SessionTime) -> Self {
        let (hall, page) = (Hall::default(), (now, 0));
        Self { hall, id, folder, page, is_sorted: false, enlarged: None, unread: 0, trouble: None }
    }
}

/// What was last written of the game on the board for others to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LiveFile {
    /// How often it was written.
    pub beat: u64,
    /// When it was written, and for which state: the record's first revision, the length of the log, and the record's
    /// revision.
    pub told: Option<(SessionTime, (u64, usize, u64))>,
    /// Who else has the number of the table.
    pub same: Option<Box<SameNumber>>,
    /// Whether a game was written, rather than only that somebody has the number.
    pub has_game: bool,
}

/// Another machine writes the games of a table with the number that this one has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameNumber {
    /// The number.
    pub table: u32,
    /// Who keeps it.
    pub keeper: NumberKeeper,
    /// Since when the other one has it, or waits for it.
    pub since: TimeOfDay,
    /// The other one.
    pub writer: LiveWriter,
    /// Whether it is another window of the machine that we are on.
    pub is_same_machine: bool,
}

/// Which of two machines with the same number keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKeeper {
    /// This one.
    Here,
    /// The other one.
    There,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_view_follows_the_folder_of_the_games_until_it_has_another() {
        let mut form = HallForm::default();
        ["/h", "/hall"].into_iter().for_each(|typed| form.share_in(typed.to_owned()));
        assert_eq!((form.shared_in.as_str(), form.watched.as_str()), ("/hall", "/hall"));
        form.watched = "/other".to_owned();
        form.share_in("/third".to_owned());
        assert_eq!((form.shared_in.as_str(), form.watched.as_str()), ("/third", "/other"));
    }
}
