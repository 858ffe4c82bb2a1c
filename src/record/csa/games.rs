//! Where one game ends and the next begins in a CSA file, with or without a `/` between them.

use super::reader::begins_another_record;
use super::statement::{Statement, statements};
use crate::record::lines::numbered_lines;

/// The lines, counted from 1, on which the second and later games begin: after a `/`, or without one where moves are
/// followed by statements that belong before them. A game that begins in the middle of a line is left to the reader,
/// which warns about it.
pub(in crate::record) fn later_games(text: &str) -> Vec<usize> {
    let (mut finder, mut lines) = (Finder::default(), numbered_lines(text));
    let has_begun_to_move = lines.any(|(number, text)| finder.take_line(number, text));
    if has_begun_to_move && !(finder.closed_on.is_none() && nothing_can_begin_in(lines.rest)) {
        lines.for_each(|(number, text)| _ = finder.take_line(number, text));
    }
    finder.found
}

/// Whether a text that follows a move plainly has no signs but those of moves, their times and comments: nothing in it
/// closes a game, or begins with what belongs before the moves of another. Most files have one game, whose lines need
/// not be looked at one by one for that.
fn nothing_can_begin_in(text: &str) -> bool {
    let text = text.as_bytes();
    let names_player = |at: usize| matches!(text[at + 1..], [b'+' | b'-', ..]);
    memchr::memchr3(b'/', b'V', b'P', text).is_none() && !memchr::memchr_iter(b'N', text).any(names_player)
}

#[derive(Default)]
struct Finder {
    found: Vec<usize>,
    /// Whether a starting position or a move has been seen.
    has_begun: bool,
    has_moves: bool,
    /// Whether there was a move on this very line.
    line_has_moves: bool,
    /// The line of the `/` after the game.
    closed_on: Option<usize>,
    /// The first comment after that.
    comment: Option<usize>,
}

impl Finder {
    /// Takes a line; whether there has been a move.
    fn take_line(&mut self, number: usize, text: &str) -> bool {
        self.line_has_moves = false;
        statements(text).for_each(|statement| self.take(number, statement));
        self.has_moves
    }

    fn take(&mut self, line: usize, statement: Statement) {
        match (statement, self.closed_on) {
            (Statement::Nothing, _) => {}
            (Statement::Separator, None) if self.has_begun => self.closed_on = Some(line),
            (Statement::Separator, _) => {}
            // Servers write the time the game ended after everything else.
            (Statement::Comment(text), Some(closed)) if line > closed && !text.starts_with("$END_TIME:") => {
                self.comment.get_or_insert(line);
            }
            (Statement::Comment(_), _) => {}
            (other, Some(closed)) if line > closed => {
                self.found.push(self.comment.unwrap_or(line));
                self.begin(other);
            }
            (_, Some(_)) => {}
            (other, None) if self.has_moves && !self.line_has_moves && begins_another_record(other) => {
                self.found.push(line);
                self.begin(other);
            }
            (other, None) => self.note(other),
        }
    }

    fn begin(&mut self, statement: Statement) {
        *self = Self { found: std::mem::take(&mut self.found), ..Self::default() };
        self.note(statement);
    }

    fn note(&mut self, statement: Statement) {
        match statement {
            Statement::Move(..) | Statement::Special(_) => {
                (self.has_begun, self.has_moves, self.line_has_moves) = (true, true, true);
            }
            Statement::EvenWithout(_) | Statement::Rank(..) | Statement::Pieces(..) | Statement::Turn(_) => {
                self.has_begun = true;
            }
            Statement::Nothing
            | Statement::Comment(_)
            | Statement::Version(_)
            | Statement::Player(..)
            | Statement::Info(..)
            | Statement::Time(_)
            | Statement::TimeLeft
            | Statement::Separator
            | Statement::Unknown(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_be_it_closed_or_followed_by_the_head_of_another() {
        const MOVES: &str = "PI\n+\n+7776FU\n-3334FU\n";
        for (behind, found) in [
            ("T3\n'*a plan\n+8822UM\n", &[][..]),
            ("/\nV2.2\nPI\n+\n+2726FU\n", &[6]),
            ("+8822UM,/\nPI\n+\n", &[6]),
            ("V2.2\nPI\n", &[5]),
            ("T3\nN+Sato\nPI\n", &[6]),
            ("T3\n  N-Sato\nPI\n", &[6]),
            ("%TORYO,P1\nP2\n", &[6]),
            ("'V P N+ /\n+5948OU\nP+59OU\n", &[7]),
            ("$EVENT:V/P\n+5948OU\n", &[]),
        ] {
            assert_eq!(later_games(&format!("{MOVES}{behind}")), found, "{behind}");
        }
        assert_eq!(later_games("PI\n+\n+7776FU,/\nPI\n+\n+2726FU\n"), [4]);
    }
}
