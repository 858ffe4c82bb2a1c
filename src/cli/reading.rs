//! Reading a file for a command that writes something from it: its games, and everything that has to be reported about
//! them.

use super::inputs::{Input, read};
use super::language::in_english;
use super::remark::Remark;
use crate::record::{GameTree, Games, ImportError, ImportOptions, Imported, RecordFormat, TextEncoding, games_of_file};

/// The games of a file one after another, or why there are none.
pub(super) fn games_of(input: &Input) -> Result<Games<'static>, Remark> {
    let unread = |message| Remark { line: None, message };
    let bytes = in_english(|text| read(input, text)).map_err(unread)?;
    games_of_file(bytes, ImportOptions::default()).map_err(|error| Remark::from(&error))
}

/// The games of a file.
pub(super) struct Reading {
    pub(super) games: Vec<GameTree>,
    /// What is odd, each with its line number: `12: this line was not understood`.
    pub(super) remarks: Vec<String>,
    /// Whether the games hold everything the file says.
    pub(super) is_whole: bool,
    /// How the first game was stored.
    pub(super) stored: (RecordFormat, TextEncoding),
}

impl Reading {
    /// Reads all games of a file. If it is not a record, the error is the line and the reason, to follow the name of
    /// the file.
    pub(super) fn of(bytes: Vec<u8>) -> Result<Self, String> {
        let mut reading = Self {
            games: Vec::new(),
            remarks: Vec::new(),
            is_whole: true,
            stored: (RecordFormat::Kif, TextEncoding::Utf8),
        };
        let games = games_of_file(bytes, ImportOptions::default()).map_err(|error| Remark::from(&error).to_string())?;
        for game in games {
            match game {
                Ok(imported) => reading.take(imported),
                Err(error) => reading.note(&error),
            }
        }
        // About a file without any game there is only one thing to say.
        if reading.games.is_empty() { Err(reading.remarks.swap_remove(0)) } else { Ok(reading) }
    }

    /// Adds a game.
    pub(super) fn take(&mut self, imported: Imported) {
        self.is_whole &= imported.is_whole();
        let Imported { tree, warnings, broken_off, format, encoding, .. } = imported;
        if self.games.is_empty() {
            self.stored = (format, encoding);
        }
        self.remarks.extend(warnings.iter().map(|warning| Remark::from(warning).to_string()));
        if let Some(error) = broken_off {
            self.note(&error);
        }
        self.games.push(tree);
    }

    fn note(&mut self, error: &ImportError) {
        self.is_whole = false;
        self.remarks.push(Remark::from(error).to_string());
    }
}
