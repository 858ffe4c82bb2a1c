//! Where one game ends and the next begins in a CSA file, with or without a `/` between them.

use super::reader::begins_another_record;
use super::statement::{Statement, statements};
use crate::record::lines::numbered_lines;

/// The lines, counted from 1, on which the second and later games begin: after a `/`, or without one where moves are
/// followed by statements that belong before them. A game that begins in the middle of a line is left to the reader,
/// which warns about it.
pub(in crate::record) fn later_games(text: &str) -> Vec<usize> {
    let mut finder = Finder::default();
    for (number, text) in numbered_lines(text) {
        finder.line_has_moves = false;
        statements(text).for_each(|statement| finder.take(number, statement));
    }
    finder.found
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
