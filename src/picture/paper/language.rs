//! The words on paper, which a language supplies.

use std::time::Duration;

use super::{PaperNotation, PaperWords, move_words};
use crate::picture::lettering::as_long_as_looked_at;
use crate::picture::side_mark;
use crate::record::notation::time_digits;
use crate::record::{Ending, GameTree, NodeId, time_used};
use crate::shogi::{Color, Handicap};

/// How a language puts what is on paper. What that is, and in which order, is the same in all languages.
pub trait PaperLanguage {
    /// The title of a record that names no event: `棋譜`.
    fn title(&self) -> String;
    /// The name of a player who has none: `先手`.
    fn side(&self, color: Color, is_handicap: bool) -> String;
    /// The label of a fact: `対局日`.
    fn fact(&self, fact: Fact) -> String;
    /// The headings of a score sheet's columns: number, move, time for the move, total time.
    fn columns(&self) -> [String; 4];
    /// The name of a starting position: `平手`.
    fn start(&self, handicap: Handicap) -> String;
    /// The time of both sides, as a record words it: `15分（秒読み30秒）`.
    fn time_limit(&self, words: &str) -> String;
    /// How a game of `plies` moves ended: `まで42手で後手の勝ち（投了）`.
    fn ending(&self, ending: &Ending, plies: usize, is_handicap: bool) -> String;
    /// The line below a diagram: `図は42手目☖７六歩まで`.
    fn caption(&self, place: &DiagramPlace) -> String;
}

/// Something about a game that is printed above its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// When it was played.
    Date,
    /// Where it was played.
    Place,
    /// The starting position.
    Start,
    /// The players' time control.
    TimeLimit,
    /// The time the players used.
    TimeUsed,
    /// How it ended.
    Result,
}

impl Fact {
    /// Every fact, in the order on paper.
    const ALL: [Self; 6] = [Self::Date, Self::Place, Self::Start, Self::TimeLimit, Self::TimeUsed, Self::Result];
}

/// A point in a record, for the caption of its diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramPlace {
    /// Before the first move.
    Start,
    /// After a move.
    After {
        /// The number of moves so far.
        ply: usize,
        /// The last of them: `☗７六歩`.
        words: String,
        /// Whether it belongs to a variation.
        is_variation: bool,
    },
}

impl DiagramPlace {
    /// Describes `node`, with its move in `notation`.
    #[must_use]
    pub fn of(tree: &GameTree, node: NodeId, notation: PaperNotation) -> Self {
        let before = tree.parent(node).map(|parent| tree.position_at(parent));
        let words = before.and_then(|before| move_words(notation, tree.node(node), &before, None));
        let Some(words) = words else { return Self::Start };
        Self::After { ply: tree.ply(node), words, is_variation: !tree.main_line().contains(&node) }
    }
}

impl PaperWords {
    /// Collects the words around the record in `language`. Facts that the record does not give are empty.
    #[must_use]
    pub fn of(tree: &GameTree, language: &impl PaperLanguage) -> Self {
        let line = tree.main_line();
        let ending = line.last().and_then(|&last| tree.node(last).ending());
        let is_handicap = tree.is_handicap();
        let ending = ending.map_or_else(String::new, |ending| language.ending(ending, line.len() - 1, is_handicap));
        let value = |fact: Fact| match fact {
            Fact::Date => of_header(tree, &["開始日時", "対局日"]),
            Fact::Place => of_header(tree, &["場所"]),
            Fact::Start => Handicap::of(tree.start().setup()).map_or_else(String::new, |named| language.start(named)),
            Fact::TimeLimit => language.time_limit(&of_header(tree, &["持ち時間"])),
            Fact::TimeUsed => used(time_used(tree, &line)),
            Fact::Result => ending.clone(),
        };
        Self {
            title: language.title(),
            sides: Color::ALL.map(|color| language.side(color, is_handicap)),
            facts: Fact::ALL.into_iter().map(|fact| (language.fact(fact), value(fact))).collect(),
            columns: language.columns(),
            ending,
            address: String::new(),
        }
    }

    /// The same with the address at which people find the games of the hall.
    #[must_use]
    pub fn with_address(self, address: &str) -> Self {
        Self { address: address.trim().to_owned(), ..self }
    }

    /// The player's name, or else that of the side.
    pub(super) fn player<'a>(&'a self, tree: &'a GameTree, color: Color) -> &'a str {
        as_long_as_looked_at(tree.header.player(color).unwrap_or(&self.sides[color.index()]))
    }
}

/// The value of the first of these keys that the header has.
fn of_header(tree: &GameTree, keys: &[&str]) -> String {
    as_long_as_looked_at(keys.iter().find_map(|key| tree.header.get(key)).unwrap_or_default()).to_owned()
}

/// The time used by both players; empty if the record gives none.
fn used(times: [Duration; 2]) -> String {
    if times == [Duration::ZERO; 2] {
        return String::new();
    }
    let of = |color: Color| format!("{} {}", side_mark(color), time_digits(times[color.index()].as_secs()));
    Color::ALL.map(of).join("　")
}
