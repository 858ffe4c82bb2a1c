//! Moves as they are written on paper.

use crate::picture::Coordinates;
use crate::picture::diagram::side_mark;
use crate::record::notation::{WesternStyle, japanese, japanese_in_digits, time_digits, western};
use crate::record::{GameTree, MoveTime, Node};
use crate::shogi::{Color, Move, Position, Square};

/// How moves are written on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperNotation {
    /// `☗７六歩`
    Japanese,
    /// `☗７６歩`
    Digits,
    /// `☗P-7f` or `☗P-76`.
    Western(WesternStyle),
}

impl PaperNotation {
    /// The style of coordinates that goes with it.
    #[must_use]
    pub const fn coordinates(self) -> Coordinates {
        match self {
            Self::Japanese => Coordinates::Kanji,
            Self::Western(WesternStyle::Hodges) => Coordinates::Letters,
            Self::Western(WesternStyle::Hosking) | Self::Digits => Coordinates::Digits,
        }
    }
}

/// Writes the move of `node`, made in the position `before` it, with the mark of who made it. `previous` is the destination of
/// the move before, if known. `None` at the start of the record.
#[must_use]
pub fn move_words(notation: PaperNotation, node: &Node, before: &Position, previous: Option<Square>) -> Option<String> {
    Some(marked(notation, node.mv?, node.mover(before), before, previous))
}

/// Writes `mv`, which nobody made, but which could be made in the position `before` it.
#[must_use]
pub fn possible_move(notation: PaperNotation, mv: Move, before: &Position, previous: Option<Square>) -> String {
    marked(notation, mv, before.turn(), before, previous)
}

fn marked(notation: PaperNotation, mv: Move, mover: Color, before: &Position, previous: Option<Square>) -> String {
    let words = match notation {
        PaperNotation::Japanese => japanese(before, mv, previous),
        PaperNotation::Digits => japanese_in_digits(before, mv, previous),
        PaperNotation::Western(style) => western(before, mv, style),
    };
    format!("{}{words}", side_mark(mover))
}

/// One move of a score sheet.
pub(super) struct Row {
    pub(super) number: u32,
    pub(super) words: String,
    pub(super) time: Option<MoveTime>,
}

impl Row {
    pub(super) fn spent(&self) -> String {
        self.time.map_or_else(String::new, |time| time_digits(time.spent.as_secs()))
    }

    pub(super) fn total(&self) -> String {
        self.time.map_or_else(String::new, |time| time_digits(time.total.as_secs()))
    }
}

/// The moves of the main line.
pub(super) fn rows(tree: &GameTree, notation: PaperNotation) -> Vec<Row> {
    let mut position = tree.start().clone();
    let mut previous = None;
    let mut rows = Vec::new();
    for (plies, node) in tree.main_line().into_iter().enumerate() {
        let node = tree.node(node);
        let words = move_words(notation, node, &position, previous);
        let number = tree.number_of(plies);
        rows.extend(words.map(|words| Row { number, words, time: node.time() }));
        position = node.after(&position);
        previous = node.mv.map(Move::to);
    }
    rows
}
