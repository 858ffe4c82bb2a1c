//! What a program has found out about a position, as comment lines in the spelling of ShogiHome, which reads those that
//! begin with `#` as an analysis and those with `*` as a player's own words:
//!
//! ```text
//! #評価値=-35
//! #読み筋=△３四歩▲２六歩
//! #深さ=12
//! #ノード数=155910
//! #エンジン=Fairy-Stockfish 11.1
//! #条件=movetime 1000
//! ```
//!
//! The last line is ours: on what terms the engine was asked, so that nobody asks again for less.

use super::notation::japanese;
use super::typed::{TypedMove, typed_move};
use super::{Analysis, Evaluation};
use crate::shogi::{Color, Move, Position, Square};

/// What an engine has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineNote {
    /// How good the position is.
    pub evaluation: Evaluation,
    /// What it would play from there, in legal moves.
    pub line: Vec<Move>,
    /// How many moves ahead it has looked.
    pub depth: Option<u32>,
    /// The number of positions it has looked at.
    pub nodes: Option<u64>,
    /// Its name.
    pub engine: String,
    /// On what terms it was asked: `movetime 1000`.
    pub terms: String,
}

impl EngineNote {
    /// The analysis for a record, of `position`, into which a piece has moved at `previous`.
    #[must_use]
    pub fn analysis(&self, position: &Position, previous: Option<Square>) -> Analysis {
        let line = in_japanese(position, previous, &self.line);
        let number = |key: &str, number: Option<u64>| number.map(|number| format!("#{key}={number}"));
        let text = |key: &str, text: &str| (!text.is_empty()).then(|| format!("#{key}={text}"));
        let lines = [
            Some(format!("#{}", self.evaluation.words())),
            text(LINE, &line),
            number(DEPTH, self.depth.map(u64::from)),
            number(NODES, self.nodes),
            text(ENGINE, &self.engine),
            text(TERMS, &self.terms),
        ];
        Analysis::of_lines(lines.into_iter().flatten().collect())
    }
}

const LINE: &str = "読み筋";
const DEPTH: &str = "深さ";
const NODES: &str = "ノード数";
const ENGINE: &str = "エンジン";
const TERMS: &str = "条件";

impl Analysis {
    /// The engine's name, if the record has it.
    #[must_use]
    pub fn engine(&self) -> Option<&str> {
        self.value(ENGINE)
    }

    /// On what terms the engine was asked, as we write them.
    #[must_use]
    pub fn terms(&self) -> Option<&str> {
        self.value(TERMS)
    }

    /// How many moves ahead it has looked.
    #[must_use]
    pub fn depth(&self) -> Option<u32> {
        self.value(DEPTH)?.parse().ok()
    }

    /// The number of positions it has looked at.
    #[must_use]
    pub fn nodes(&self) -> Option<u64> {
        self.value(NODES)?.parse().ok()
    }

    /// What the engine would play from `position`, into which a piece has moved at `previous`, as far as its line can be
    /// read: in our spelling, in that of ShogiGUI (`読み筋 ▲２五歩(26) △８五歩`), or behind a number (`* 130 7g7f 8c8d`).
    #[must_use]
    pub fn moves(&self, position: &Position, previous: Option<Square>) -> Vec<Move> {
        self.moves_one_by_one(position, previous).collect()
    }

    /// The first of these moves. The others are not read, which takes its time.
    #[must_use]
    pub fn first_move(&self, position: &Position, previous: Option<Square>) -> Option<Move> {
        self.moves_one_by_one(position, previous).next()
    }

    fn moves_one_by_one(&self, position: &Position, previous: Option<Square>) -> impl Iterator<Item = Move> {
        let written = self.lines().iter().find_map(|line| line_in(line)).unwrap_or_default();
        let mut place = (position.clone(), previous);
        words_of(written).map_while(move |word| {
            let Ok(TypedMove::Whole(mv)) = typed_move(word, &place.0, place.1) else { return None };
            place = (place.0.after(mv), Some(mv.to()));
            Some(mv)
        })
    }
}

/// What stands in a comment line behind the word for a line of moves, or behind the points.
fn line_in(line: &str) -> Option<&str> {
    if let Some((_, moves)) = line.split_once(LINE) {
        return Some(moves.trim_start_matches(['=', ' ']));
    }
    line.strip_prefix("* ")?.split_once(' ').map(|(_, moves)| moves)
}

/// The moves one by one: behind their marks where they have any, else between blanks.
fn words_of(line: &str) -> impl Iterator<Item = &str> {
    const MARKS: [char; 4] = ['▲', '△', '☗', '☖'];
    let is_marked = line.contains(MARKS);
    let words = line.split(move |ch: char| if is_marked { MARKS.contains(&ch) } else { ch.is_whitespace() });
    words.filter_map(|word| word.trim().split(' ').next()).filter(|word| !word.is_empty())
}

/// `▲７六歩△３四歩`
fn in_japanese(position: &Position, mut previous: Option<Square>, line: &[Move]) -> String {
    let mut position = position.clone();
    let mut words = String::new();
    for &mv in line {
        words += match position.turn() {
            Color::Black => "▲",
            Color::White => "△",
        };
        words += &japanese(&position, mv, previous);
        (position, previous) = (position.after(mv), Some(mv.to()));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameTree;

    #[test]
    fn a_note_is_read_again_from_the_lines_it_becomes() {
        let note = EngineNote {
            evaluation: Evaluation::Points(-35),
            line: ["7g7f", "3c3d", "8h2b+"].map(|mv| mv.parse().unwrap()).to_vec(),
            depth: Some(12),
            nodes: Some(155_910),
            engine: "Fairy-Stockfish 11.1".to_owned(),
            terms: "movetime 1000".to_owned(),
        };
        let analysis = note.analysis(&Position::even(), None);
        assert_eq!(analysis.lines()[1], "#読み筋=▲７六歩△３四歩▲２二角成");
        let mut tree = GameTree::new(Position::even());
        analysis.lines().iter().for_each(|line| tree.take_comment_line(GameTree::ROOT, line.clone()));
        assert_eq!(tree.node(GameTree::ROOT).analyses(), std::slice::from_ref(&analysis));
        assert_eq!((analysis.engine(), analysis.terms()), (Some("Fairy-Stockfish 11.1"), Some("movetime 1000")));
        assert_eq!((analysis.depth(), analysis.nodes()), (Some(12), Some(155_910)));
        assert_eq!(analysis.evaluation(), Some(Evaluation::Points(-35)));
        assert_eq!(analysis.moves(&Position::even(), None), note.line);
        assert_eq!(analysis.first_move(&Position::even(), None), note.line.first().copied());
    }

    #[test]
    fn the_lines_of_the_usual_programs_are_read_up_to_what_is_no_move() {
        let lines = [
            "*解析 0 時間 00:03 深さ 18/24 評価値 35 読み筋 ▲２六歩(27) △８四歩(83) ▲２五歩(26) （持将棋）",
            "#読み筋=▲２六歩△８四歩▲２五歩",
            "* 130 2g2f 8c8d 2f2e",
            "* 130 +2726FU -8384FU +2625FU %TORYO",
        ];
        for line in lines {
            let analysis = Analysis::of_lines(vec!["#評価値=130".to_owned(), line.to_owned()]);
            let moves = analysis.moves(&Position::even(), None).iter().map(ToString::to_string).collect::<Vec<_>>();
            assert_eq!(moves, ["2g2f", "8c8d", "2f2e"], "{line}");
        }
        assert_eq!(Analysis::new(Evaluation::Points(3)).moves(&Position::even(), None), []);
    }
}
