//! Several games in one KIF or KI2 file.

use super::line::{Line, parts};
use crate::record::HANDICAP;
use crate::record::lines::numbered_lines;

/// Header keys that begin another record if they come after moves.
const FIRST_KEYS: [&str; 7] = ["開始日時", "対局日", HANDICAP, "先手", "後手", "上手", "下手"];

/// What was read of the game whose end is looked for.
#[derive(Clone, Copy, Default)]
struct Passed {
    /// Which of [`FIRST_KEYS`].
    keys: [bool; FIRST_KEYS.len()],
    has_diagram: bool,
    has_table: bool,
    has_moves: bool,
}

/// The lines, counted from 1, on which the second and later games begin.
///
/// A diagram, the 手数 line above the moves, or a header line that no game lacks marks another game, which begins with
/// the header lines right above that mark. Where a game has no moves, the mark is what it has had already and has again
/// below its 手数 line.
pub(in crate::record) fn later_games(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let (mut passed, mut above) = (Passed::default(), None);
    let lines = numbered_lines(text).flat_map(|(number, text)| {
        let move_alone = is_plainly_a_move(text).then_some(Line::Move { number: None, text, said: None });
        let others = if move_alone.is_some() { "" } else { text };
        move_alone.into_iter().chain(parts(others)).map(move |line| (number, line))
    });
    for (number, line) in lines {
        if passed.ends_at(line) {
            found.push(above.take().unwrap_or(number));
            passed = Passed::default();
        }
        passed.take(line);
        match line {
            Line::Header(..) => _ = above.get_or_insert(number),
            Line::Nothing => {}
            Line::Move { .. }
            | Line::Ending { .. }
            | Line::Summary(_)
            | Line::Comment(_)
            | Line::Bookmark(_)
            | Line::BoardRank(_)
            | Line::BoardBorder
            | Line::Hand(..)
            | Line::Turn(_)
            | Line::DiagramMove(_)
            | Line::MoveTable
            | Line::Variation(_)
            | Line::Unknown(_) => above = None,
        }
    }
    found
}

impl Passed {
    fn take(&mut self, line: Line) {
        match line {
            Line::Header(key, _) => {
                if let Some(index) = FIRST_KEYS.iter().position(|&first| first == key) {
                    self.keys[index] = true;
                }
            }
            Line::BoardRank(_) => self.has_diagram = true,
            Line::MoveTable => self.has_table = true,
            Line::Move { .. } | Line::Ending { .. } | Line::Summary(_) => self.has_moves = true,
            Line::Nothing
            | Line::Comment(_)
            | Line::Bookmark(_)
            | Line::BoardBorder
            | Line::Hand(..)
            | Line::Turn(_)
            | Line::DiagramMove(_)
            | Line::Variation(_)
            | Line::Unknown(_) => {}
        }
    }

    /// Whether another game begins with `line`, or with the header lines above it.
    fn ends_at(self, line: Line) -> bool {
        if self.has_moves { begins_another_record(line) } else { self.has_table && self.has_had(line) }
    }

    /// Whether this was there already, and is there once in a game.
    fn has_had(self, line: Line) -> bool {
        match line {
            Line::Header(key, _) => FIRST_KEYS.iter().zip(self.keys).any(|(&first, is_said)| is_said && first == key),
            Line::BoardRank(_) | Line::Hand(..) => self.has_diagram,
            Line::Nothing
            | Line::Comment(_)
            | Line::Bookmark(_)
            | Line::BoardBorder
            | Line::Turn(_)
            | Line::DiagramMove(_)
            | Line::MoveTable
            | Line::Move { .. }
            | Line::Ending { .. }
            | Line::Summary(_)
            | Line::Variation(_)
            | Line::Unknown(_) => false,
        }
    }
}

/// Whether a line is plainly a numbered move, as most are: those need not be parsed twice.
fn is_plainly_a_move(text: &str) -> bool {
    let numbered = text.trim_start_matches(' ');
    let behind = numbered.trim_start_matches(|ch: char| ch.is_ascii_digit());
    behind.len() < numbered.len() && behind.starts_with(' ') && behind.contains('(')
}

fn begins_another_record(line: Line) -> bool {
    match line {
        Line::MoveTable | Line::BoardRank(_) | Line::Hand(..) => true,
        Line::Header(key, _) => FIRST_KEYS.contains(&key),
        Line::Nothing
        | Line::Comment(_)
        | Line::Bookmark(_)
        | Line::BoardBorder
        | Line::Turn(_)
        | Line::DiagramMove(_)
        | Line::Move { .. }
        | Line::Ending { .. }
        | Line::Summary(_)
        | Line::Variation(_)
        | Line::Unknown(_) => false,
    }
}
