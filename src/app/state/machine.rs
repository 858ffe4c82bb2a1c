//! Where this machine keeps things, and the diagnostics that a user can pass on.

use std::fmt::Write;
use std::path::PathBuf;

use super::AppState;
use crate::app::settings::form::PieceChoice;
use crate::storage::PAST_FOLDER;

/// What the program runs on, and where it keeps things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// The machine's name, as others know it; empty where nobody says.
    pub name: String,
    /// The system, its processor and how windows are shown on it.
    pub system: String,
    /// Where the settings lie.
    pub settings: Option<PathBuf>,
    /// The folder with the journals of games.
    pub journals: Option<PathBuf>,
    /// The folder with reports of failures.
    pub reports: Option<PathBuf>,
    /// The folder in which records are looked for at first.
    pub records: Option<PathBuf>,
    /// The user's home folder, for which `~` stands in a path that is typed.
    pub home: Option<PathBuf>,
}

impl Machine {
    /// Each place with the name of the sentence that names it.
    pub fn places(&self) -> impl Iterator<Item = (&'static str, &PathBuf)> {
        let places = [
            ("about-settings", &self.settings),
            ("about-journals", &self.journals),
            ("about-reports", &self.reports),
            ("about-records", &self.records),
        ];
        places.into_iter().filter_map(|(name, place)| place.as_ref().map(|place| (name, place)))
    }
}

impl AppState {
    /// The folder with the records of games and of changes that nobody saved.
    #[must_use]
    pub fn past_games(&self) -> Option<PathBuf> {
        let journals = self.machine.journals.as_ref().or(self.settings.journals.as_ref());
        journals.map(|folder| folder.join(PAST_FOLDER))
    }

    /// Whether that folder is listed beside the board.
    #[must_use]
    pub fn shows_past_games(&self) -> bool {
        let shown = self.collection.as_ref().and_then(|shown| shown.folder.as_ref());
        shown.is_some() && shown == self.past_games().as_ref()
    }

    /// The diagnostics for somebody who helps, in English whatever the language on screen. They name no player and no
    /// record.
    #[must_use]
    pub fn diagnostics(&self) -> String {
        let Self { settings, machine, system_looks, .. } = self;
        let mut lines = format!("Komadai {}\nsystem: {}\n", env!("CARGO_PKG_VERSION"), machine.system);
        let looks = &settings.looks;
        let pieces = match looks.pieces {
            PieceChoice::Images => format!("images, {} missing", self.missing_images()),
            PieceChoice::AsTheme | PieceChoice::Drawn(_) => format!("{:?}", looks.pieces),
        };
        let told = [
            ("language", format!("{:?}, of the system {:?}", settings.language, self.system_language)),
            ("theme", format!("{:?}, size of words {}%", looks.theme, looks.text_percent)),
            ("board, pieces", format!("{:?}, {pieces}", looks.board)),
            ("motion", format!("{:?}", looks.motion)),
            ("the system asks for", format!("{system_looks:?}")),
            ("sound", format!("{}, trouble: {:?}", if settings.sound { "on" } else { "off" }, self.sound.trouble)),
            ("screens", self.display.screens.names.len().to_string()),
        ];
        for (what, value) in told {
            // A text grows as long as there is memory.
            _ = writeln!(lines, "{what}: {value}");
        }
        for (name, place) in machine.places() {
            _ = writeln!(lines, "{}: {}", name.rsplit('-').next().unwrap_or(name), place.display());
        }
        lines
    }

    fn missing_images(&self) -> usize {
        self.own_pieces.images.as_ref().map_or(0, |images| images.missing().len())
    }
}
