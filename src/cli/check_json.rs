//! The output of `komadai check --json`: one JSON object per game, each on a line.

use std::time::Duration;

use serde::Serialize;

use super::remark::Remark;
use crate::record::{GameTree, ImportError, Imported, time_used};
use crate::shogi::Color;

/// What was read of a game. For a file that could not be read, most fields are empty.
#[derive(Debug, Default, Serialize)]
pub(super) struct Finding {
    file: String,
    /// The number of the game in its file, counted from 1; `null` if no game was found.
    game: Option<usize>,
    /// Whether everything was read, and nothing of it was guessed.
    ok: bool,
    format: Option<&'static str>,
    encoding: Option<&'static str>,
    initial_sfen: Option<String>,
    /// The position after the last move of the main line.
    final_sfen: Option<String>,
    /// The number of moves on the main line.
    plies: Option<usize>,
    /// The number of lines that branch off.
    variations: Option<usize>,
    /// The number of moves in the whole tree.
    move_nodes: Option<usize>,
    /// The number of nodes with a comment.
    commented_nodes: Option<usize>,
    result: Option<String>,
    winner: Option<char>,
    time_black_ms: Option<u64>,
    time_white_ms: Option<u64>,
    black: Option<String>,
    white: Option<String>,
    warnings: Vec<Remark>,
    error: Option<Remark>,
}

impl Finding {
    /// Reports a file that could not be opened.
    pub(super) fn unopened(file: String, message: String) -> Self {
        Self { file, error: Some(Remark { line: None, message }), ..Self::default() }
    }

    /// Reports a file, or a game of it, of which nothing could be read.
    pub(super) fn unread(file: String, game: Option<usize>, error: &ImportError) -> Self {
        Self { file, game, error: Some(error.into()), ..Self::default() }
    }

    /// Reports a record.
    pub(super) fn of(file: String, game: usize, imported: &Imported) -> Self {
        let Imported { tree, format, encoding, warnings, broken_off, .. } = imported;
        let line = tree.main_line();
        let last = line.last().copied().unwrap_or(GameTree::ROOT);
        let move_number = u32::try_from(line.len()).unwrap_or(u32::MAX);
        let outcome = tree.node(last).ending().map(|ending| &ending.outcome);
        let millis = |time: Duration| Some(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
        let [time_black_ms, time_white_ms] = time_used(tree, &line).map(millis);
        let player = |color| tree.header.player(color).map(str::to_owned);
        let extent = tree.extent();
        Self {
            file,
            game: Some(game),
            ok: imported.is_whole(),
            format: Some(format.name()),
            encoding: Some(encoding.name()),
            initial_sfen: Some(tree.start().to_sfen(1)),
            final_sfen: Some(tree.position_at(last).to_sfen(move_number)),
            plies: Some(line.len() - 1),
            variations: Some(extent.variations),
            move_nodes: Some(extent.moves),
            commented_nodes: Some(extent.commented),
            result: outcome.map(|outcome| outcome.reason.regardless_of_success().code().into_owned()),
            winner: outcome.and_then(|outcome| outcome.winner).map(letter),
            time_black_ms,
            time_white_ms,
            black: player(Color::Black),
            white: player(Color::White),
            warnings: warnings.iter().map(Remark::from).collect(),
            error: broken_off.as_ref().map(Remark::from),
        }
    }

    /// Whether everything was read.
    pub(super) const fn is_ok(&self) -> bool {
        self.ok
    }
}

pub(super) const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}
