use super::mark;
use super::plate::digits;
use crate::app::state::{AppState, Mode, Notation};
use crate::record::notation::{WesternStyle, japanese, western};
use crate::record::{Ending, GameTree, NodeId};
use crate::shogi::{Move, Position, Square};
use crate::text::{Arg, Text};

/// The record as a list.
#[derive(Clone, Debug)]
pub struct MovesScene {
    /// From the start to the end of the line.
    pub rows: Vec<MoveRow>,
    /// The row of the place that is looked at.
    pub current: usize,
    /// The comment there.
    pub comment: String,
    /// Whether rows can be clicked.
    pub is_review: bool,
}

/// A line of the list.
#[derive(Clone, Debug)]
pub enum MoveRow {
    /// The starting position.
    Start {
        /// What it is called.
        words: String,
        /// Its place.
        node: NodeId,
    },
    /// A move.
    Move {
        /// Its number, from 1.
        number: usize,
        /// ☗７六歩
        words: String,
        /// The time it took; empty when nobody knows.
        spent: String,
        /// The time its player had used by then.
        total: String,
        /// The place after it.
        node: NodeId,
    },
    /// Other moves at this point.
    Variation {
        /// ☗２六歩
        words: String,
        /// The place after it.
        node: NodeId,
    },
    /// How the game ended.
    End {
        /// Black wins · resignation
        words: String,
    },
}

impl MovesScene {
    pub(super) fn of(state: &AppState, text: &Text) -> Self {
        let tree = state.tree();
        let (line, present) = match &state.mode {
            Mode::Match(session) => (tree.main_line(), session.node()),
            Mode::Review(session) => (session.line().to_vec(), session.node()),
        };
        let rows = Writer { tree, text, notation: state.settings.notation }.rows(&line, super::is_handicap(state));
        let is_present =
            |row: &MoveRow| matches!(row, MoveRow::Start { node, .. } | MoveRow::Move { node, .. } if *node == present);
        Self {
            current: rows.iter().position(is_present).unwrap_or(0),
            rows,
            comment: tree.node(present).comments.join("\n"),
            is_review: state.as_match().is_none(),
        }
    }
}

struct Writer<'a> {
    tree: &'a GameTree,
    text: &'a Text,
    notation: Notation,
}

impl Writer<'_> {
    fn rows(&self, line: &[NodeId], is_handicap: bool) -> Vec<MoveRow> {
        let mut rows = vec![MoveRow::Start { words: self.text.say("moves-start"), node: GameTree::ROOT }];
        let mut position = self.tree.start().clone();
        let mut previous = None;
        for (number, &node) in line.iter().enumerate().skip(1) {
            let Some(mv) = self.tree.node(node).mv else { continue };
            rows.push(self.move_row(number, node, mv, &position, previous));
            rows.extend(self.variations(node, &position, previous));
            position = position.after(mv);
            previous = Some(mv.to());
        }
        let ending = line.last().and_then(|&last| self.tree.node(last).ending.as_ref());
        rows.extend(ending.map(|ending| self.end_row(ending, is_handicap)));
        // What was tried after the end of the game.
        let after = line.last().map_or(&[][..], |&last| self.tree.variations(last));
        rows.extend(after.iter().filter_map(|&other| self.variation_row(other, &position, previous)));
        rows
    }

    fn move_row(
        &self,
        number: usize,
        node: NodeId,
        mv: Move,
        position: &Position,
        previous: Option<Square>,
    ) -> MoveRow {
        let time = self.tree.node(node).time;
        MoveRow::Move {
            number,
            words: self.words(mv, position, previous),
            spent: time.map_or_else(String::new, |time| digits(time.spent.as_secs())),
            total: time.map_or_else(String::new, |time| digits(time.total.as_secs())),
            node,
        }
    }

    /// The other moves that are recorded at the point where `node`'s was played.
    fn variations(&self, node: NodeId, position: &Position, previous: Option<Square>) -> Vec<MoveRow> {
        let Some(parent) = self.tree.parent(node) else { return Vec::new() };
        let others = self.tree.children(parent).iter().filter(|&&other| other != node);
        others.filter_map(|&other| self.variation_row(other, position, previous)).collect()
    }

    fn variation_row(&self, node: NodeId, position: &Position, previous: Option<Square>) -> Option<MoveRow> {
        let mv = self.tree.node(node).mv?;
        Some(MoveRow::Variation { words: self.words(mv, position, previous), node })
    }

    fn end_row(&self, ending: &Ending, is_handicap: bool) -> MoveRow {
        let reason = self.text.end_reason(&ending.outcome.reason);
        let winner = self.text.winner(&ending.outcome, is_handicap);
        let args = [("winner", Arg::from(winner)), ("reason", Arg::from(reason.clone()))];
        let words = if ending.outcome.winner.is_some() { self.text.tell("moves-end", &args) } else { reason };
        MoveRow::End { words }
    }

    fn words(&self, mv: Move, position: &Position, previous: Option<Square>) -> String {
        let words = move_words(self.notation, mv, position, previous);
        format!("{}{words}", mark(position.turn()))
    }
}

/// `mv` as the user wants moves to be written.
pub(super) fn move_words(notation: Notation, mv: Move, position: &Position, previous: Option<Square>) -> String {
    match notation {
        Notation::Japanese => japanese(position, mv, previous),
        Notation::Hodges => western(position, mv, WesternStyle::Hodges),
        Notation::Hosking => western(position, mv, WesternStyle::Hosking),
    }
}
