//! Several games in one KIF or KI2 file.

use super::line::{Line, is_marked_square, parts};
use crate::record::HANDICAP;
use crate::record::lines::{leading, numbered_lines};

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
    let (mut finder, mut lines) = (Finder::default(), numbered_lines(text));
    let has_begun_to_move = lines.any(|(number, text)| finder.take_line(number, text));
    if has_begun_to_move && !nothing_can_begin_in(lines.rest) {
        lines.for_each(|(number, text)| _ = finder.take_line(number, text));
    }
    finder.found
}

/// Whether a text that follows a move plainly has no line with which another game begins: each of these has one of the
/// signs below. Most files have one game, whose lines need not be looked at one by one for that; the sentence at its
/// end may have such a sign.
fn nothing_can_begin_in(text: &str) -> bool {
    let text = text.trim_end();
    let last = text.rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let text = if text[last..].starts_with("まで") { &text[..last] } else { text };
    !["手", "日", "|", "｜"].iter().any(|sign| text.contains(sign))
}

#[derive(Default)]
struct Finder {
    found: Vec<usize>,
    passed: Passed,
    /// The first of the header lines right above.
    above: Option<usize>,
}

impl Finder {
    /// Takes a line; whether there has been a move.
    fn take_line(&mut self, number: usize, text: &str) -> bool {
        if is_plainly_moves(text) {
            self.take_moves();
        } else {
            parts(text).for_each(|line| self.take(number, line));
        }
        self.passed.has_moves
    }

    /// Takes a line that is plainly moves: none begins another game.
    const fn take_moves(&mut self) {
        (self.passed.has_moves, self.above) = (true, None);
    }

    fn take(&mut self, number: usize, line: Line) {
        if self.passed.ends_at(line) {
            self.found.push(self.above.take().unwrap_or(number));
            self.passed = Passed::default();
        }
        self.passed.take(line);
        match line {
            Line::Header(..) => _ = self.above.get_or_insert(number),
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
            | Line::Unknown(_) => self.above = None,
        }
    }
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

/// Whether a line is plainly a numbered move, or a row of moves with the marks of their sides, as most are: those need not
/// be parsed twice. What else may stand in a row, a sentence about its end or a word that nobody knows, changes nothing.
fn is_plainly_moves(text: &str) -> bool {
    let bytes = text.as_bytes();
    let blanks = leading(bytes, |&byte| byte == b' ');
    let digits = leading(&bytes[blanks..], u8::is_ascii_digit);
    match bytes[blanks + digits..] {
        [b' ', ref behind @ ..] if digits > 0 => leading(behind, |&byte| byte != b'(') < behind.len(),
        [0xE2, ..] if digits == 0 => is_marked_square(&text[blanks..]),
        _ => false,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_plainly_moves_ends_and_begins_what_its_parts_would() {
        for text in [
            "   1 ７六歩(77)   ( 0:00/00:00:00)",
            "12 先手：(77)",
            "▲７六歩    △３四歩    ▲同",
            "▲７六歩 まで1手で先手の勝ち",
            "△ 同銀 ▲次の一手",
            " ▲7",
        ] {
            assert!(is_plainly_moves(text), "{text}");
            let has_moves = |line| matches!(line, Line::Move { .. } | Line::Ending { .. } | Line::Summary(_));
            assert!(parts(text).any(has_moves) || text.starts_with("12"), "{text}");
            assert!(text.starts_with("12") || !parts(text).any(|line| matches!(line, Line::Header(..))), "{text}");
        }
        for text in ["▲次の一手", "▲７六歩　△10時：開始", "△10時:開始", "  ９ ８ ７ ６ ５ ４ ３ ２ １", "9 8 7", "7(1)"]
        {
            assert!(!is_plainly_moves(text), "{text}");
        }
    }
    #[test]
    fn no_game_begins_unseen() {
        const MOVE: &str = "先手：朝日\n   1 ７六歩(77)\n";
        for (behind, found) in [
            ("   2 投了\n*a plan\n場所：東京\n", &[][..]),
            ("   2 投了\nまで1手で先手の勝ち\n", &[]),
            ("まで1手で先手の勝ち\n\n場所：東京\n先手：夕日\n", &[5]),
            ("まで1手で先手の勝ち\r\n|", &[4]),
            ("まで1手で先手の勝ち\r先手：夕日\r   1 ７六歩(77)", &[4]),
            ("手数＝1\n", &[]),
            ("▲３四歩\r手数----指手--\n", &[4]),
            ("｜ ・｜一", &[3]),
        ] {
            assert_eq!(later_games(&format!("{MOVE}{behind}")), found, "{behind}");
        }
        let keys_and_words = FIRST_KEYS.into_iter().chain(["先手の持駒", "下手の持ち駒", "手数--"]);
        assert!(keys_and_words.into_iter().all(|words| !nothing_can_begin_in(words)));
    }
}
