//! Games and positions as engines are told them: `position startpos moves 7g7f 3c3d`, or a position as SFEN.
//!
//! Accepted beyond the standard: a missing `position`, what [`crate::shogi::Sfen`] accepts, and `resign` or `win` in
//! place of the last move. If there are several lines, each is a record, which [`super::games`] reads. A broken line is
//! recognized as well, so that its fault can be reported.

use std::fmt::Write as _;

use super::import::{ImportOptions, Reading};
use super::lines::{is_blank, numbered_lines};
use super::replay::Replay;
use super::sink::RecordSink;
use super::start_lines::{StartLines, composed};
use super::warning::{Warnings, quoted};
use super::{Ending, GameTree, ImportError, ImportErrorKind, RecordFormat, WarningKind};
use crate::rules::{EndReason, Outcome};
use crate::shogi::{Handicap, Position, Sfen};

/// Whether a line is a game or a position, and which.
#[must_use]
pub fn format_of(line: &str) -> Option<RecordFormat> {
    let mut words = line.split_whitespace().peekable();
    let is_command = words.next_if_eq(&"position").is_some();
    let with_moves = |sfen: bool| {
        let is_position = sfen && !is_command && !line.contains(MOVES);
        Some(if is_position { RecordFormat::Sfen } else { RecordFormat::Usi })
    };
    match words.next()? {
        "startpos" if is_command || words.next().is_none_or(|word| word == MOVES) => with_moves(false),
        "sfen" => with_moves(true),
        board if is_board(board) => with_moves(true),
        _ => None,
    }
}

const MOVES: &str = "moves";

/// Whether a word looks like a board, even one with a wrong rank or piece. No date or address does.
fn is_board(word: &str) -> bool {
    const MOST_WRONG: usize = 2;
    let is_wrong = |byte: &u8| !b"123456789+/plnsgbrkPLNSGBRK".contains(byte);
    (6..=12).contains(&word.split('/').count())
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/".contains(&byte))
        && word.bytes().filter(is_wrong).count() <= MOST_WRONG
}

/// The lines, counted from 1, of the second and later games.
pub(super) fn later_games(text: &str) -> Vec<usize> {
    let games = numbered_lines(text).filter(|(_, line)| format_of(trimmed(line)).is_some());
    games.skip(1).map(|(number, _)| number).collect()
}

/// Byte order marks also turn up inside files that were joined from others.
fn trimmed(line: &str) -> &str {
    line.trim_matches(is_blank)
}

/// Reads the line that is a game or a position.
pub(super) fn read<T: RecordSink>(
    text: &str,
    mut warnings: Warnings,
    options: ImportOptions,
) -> Result<Reading<T>, ImportError> {
    let mut record = None;
    for (number, line) in numbered_lines(text) {
        let line = trimmed(line);
        match format_of(line) {
            None if line.is_empty() => {}
            None => warnings.push(number, WarningKind::UnknownLine { text: quoted(line) }),
            Some(_) => record = record.or(Some((number, line))),
        }
    }
    let (number, line) = record.ok_or_else(|| ImportErrorKind::NotARecord.at(1))?;
    let (start, moves) = line.split_once(MOVES).unwrap_or((line, ""));
    let start = start.trim_start().strip_prefix("position").unwrap_or(start);
    let sfen: Sfen = start.parse().map_err(|error| ImportErrorKind::BadSfen(error).at(number))?;
    let position = composed(&sfen.setup, &StartLines::only(number), &mut warnings)?;
    let mut tree = GameTree::new(position);
    tree.first_number = sfen.move_number.max(1);
    let mut replay = Replay::new(tree, number, warnings, options);
    let mut words = moves.split_whitespace();
    if words.try_for_each(|word| take_move(&mut replay, number, word)).is_none() {
        tell_unread(&mut replay, number, words);
    }
    Ok(replay.finish())
}

/// Tells of what stands behind a move that cannot be followed.
fn tell_unread<'a>(replay: &mut Replay<impl RecordSink>, line: usize, words: impl Iterator<Item = &'a str>) {
    const QUOTED: usize = 10;
    let words: Vec<&str> = words.take(QUOTED).collect();
    if !words.is_empty() {
        replay.warnings.push(line, WarningKind::UnknownLine { text: quoted(&words.join(" ")) });
    }
}

/// Takes a move or an ending; `None` when the line cannot be followed any further.
fn take_move(replay: &mut Replay<impl RecordSink>, line: usize, word: &str) -> Option<()> {
    if !replay.goes_on() {
        return None;
    }
    let turn = replay.turn();
    let outcome = match word {
        "resign" => Outcome::won(turn.opponent(), EndReason::Resignation),
        "win" => Outcome::won(turn, EndReason::Declaration),
        _ => {
            let Ok(mv) = word.parse() else {
                let unreadable = ImportErrorKind::UnreadableMove { ply: replay.next_ply(), text: quoted(word) };
                replay.lose_the_line(unreadable.at(line));
                return None;
            };
            return replay.play(line, mv, None).map(|_| ());
        }
    };
    replay.end(line, Ending { outcome, time: None });
    Some(())
}

/// Returns the main line as a `position` command with a line feed.
///
/// It has no place for anything but the starting position with its move number, and the moves. It stops before an
/// illegal move: an engine could not play it, and nothing would say that it ended the game.
#[must_use]
pub fn write(tree: &GameTree) -> String {
    let mut text = String::from("position ");
    if Handicap::of(tree.start().setup()) == Some(Handicap::Even) && tree.first_number == 1 {
        text += "startpos";
    } else {
        text += "sfen ";
        text += &tree.start().to_sfen(tree.first_number);
    }
    let line = tree.main_line();
    let nodes = line.iter().map(|&node| tree.node(node)).take_while(|node| node.foul().is_none());
    for (mv, before) in nodes.filter_map(|node| node.mv).zip(0..) {
        text += if before == 0 { " moves " } else { " " };
        _ = write!(text, "{mv}");
    }
    text + "\n"
}

/// Returns `position` as SFEN with a line feed; `number` is that of the next move.
#[must_use]
pub fn write_sfen(position: &Position, number: u32) -> String {
    position.to_sfen(number) + "\n"
}
