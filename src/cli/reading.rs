//! Reading a file for a command that writes something from it: its games, and everything that has to be reported about
//! them.

use super::inputs::{Input, read};
use super::language::in_english;
use super::remark::Remark;
use crate::record::{GameTree, Games, ImportOptions, Imported, RecordFormat, TextEncoding, games_of_file};

/// The games of a file one after another, or why there are none.
pub(super) fn games_of(input: &Input) -> Result<Games<'static>, Remark> {
    let unread = |message| Remark { line: None, message };
    let bytes = in_english(|text| read(input, text)).map_err(unread)?;
    games_of_file(bytes, ImportOptions::default()).map_err(|error| Remark::from(&error))
}

/// The games of a file.
pub(super) struct Reading {
    pub(super) games: Vec<GameTree>,
    pub(super) told: Told,
}

/// What has to be reported about the games of a file.
pub(super) struct Told {
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
        let mut games = Vec::new();
        let told = each_game(bytes, |_, game| {
            games.push(game);
            Ok(())
        })?;
        Ok(Self { games, told })
    }
}

/// Reads the games of a file and hands them on one after another, each with its number if there are several: of a large
/// file nobody needs all at once.
///
/// # Errors
/// What `take` returns; or, if there is no game at all, the line and the reason, to follow the name of the file.
pub(super) fn each_game(
    bytes: Vec<u8>,
    mut take: impl FnMut(Option<usize>, GameTree) -> Result<(), String>,
) -> Result<Told, String> {
    let games = games_of_file(bytes, ImportOptions::default()).map_err(|error| Remark::from(&error).to_string())?;
    let (has_several, mut stored) = (games.total() > 1, None);
    let (mut remarks, mut is_whole) = (Vec::new(), true);
    for (number, game) in (1..).zip(games) {
        is_whole &= game.as_ref().is_ok_and(Imported::is_whole);
        match game {
            Err(error) => remarks.push(Remark::from(&error).to_string()),
            Ok(Imported { tree, warnings, broken_off, format, encoding, .. }) => {
                stored.get_or_insert((format, encoding));
                let odd = warnings.iter().map(Remark::from).chain(broken_off.as_ref().map(Remark::from));
                remarks.extend(odd.map(|remark| remark.to_string()));
                take(has_several.then_some(number), tree)?;
            }
        }
    }
    match stored {
        Some(stored) => Ok(Told { remarks, is_whole, stored }),
        // About a file without any game there is only one thing to say.
        None => Err(remarks.swap_remove(0)),
    }
}
