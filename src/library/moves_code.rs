//! The moves of a game and its variations as numbers, and how they are replayed.
//!
//! The main line comes first, a number for each move. A variation begins with [`BACK`] and the number of moves that stay made,
//! in two halves; variations come after the line they leave, the latest first.

use super::packed_move::{pack, unpack};
use crate::record::{GameTree, NodeId};
use crate::shogi::{Move, Setup};

const BACK: u16 = 0xFFFF;

/// The moves of `tree`, and how many belong to the main line.
pub(super) fn encoded(tree: &GameTree) -> (Vec<u16>, u32) {
    let main = tree.main_line();
    let plies = main.len() - 1;
    let mut words = Vec::with_capacity(plies);
    let mut open: Vec<(NodeId, usize)> = Vec::new();
    add_line(tree, &main, 0, &mut words, &mut open);
    while let Some((first, ply)) = open.pop() {
        words.extend([BACK, (ply & 0xFFFF) as u16, (ply >> 16) as u16]);
        let line: Vec<NodeId> = std::iter::successors(Some(first), |&node| tree.continuation(node)).collect();
        add_line(tree, &line, ply + 1, &mut words, &mut open);
    }
    (words, u32::try_from(plies).unwrap_or(u32::MAX))
}

/// Adds the moves of a line that begins after so many others, and opens the variations along it.
fn add_line(tree: &GameTree, line: &[NodeId], first: usize, words: &mut Vec<u16>, open: &mut Vec<(NodeId, usize)>) {
    for (ply, &node) in (first..).zip(line) {
        words.extend(tree.node(node).mv.map(pack));
        open.extend(tree.variations(node).iter().rev().map(|&variation| (variation, ply)));
    }
}

/// A game replayed place by place: the start, the main line, the variations.
pub(super) struct Replay<'a> {
    words: &'a [u16],
    at: usize,
    /// How many moves the main line has.
    plies: u32,
    place: u32,
    setup: Setup,
    path: Vec<Move>,
    /// The positions after every 64th move of the path.
    marks: Vec<Setup>,
}

impl<'a> Replay<'a> {
    const BETWEEN_MARKS: usize = 64;

    /// Stands at the start.
    pub(super) fn new(start: Setup, words: &'a [u16], plies: u32) -> Self {
        let marks = vec![start.clone()];
        Self { words, at: 0, plies, place: 0, setup: start, path: Vec::new(), marks }
    }

    /// Goes to the next place. Returns whether there is one.
    pub(super) fn advance(&mut self) -> bool {
        if let Some(&[BACK, low, high]) = self.words.get(self.at..self.at + 3) {
            self.go_back_to(usize::from(low) | usize::from(high) << 16);
            self.at += 3;
        }
        let Some(mv) = self.words.get(self.at).and_then(|&word| unpack(word)) else { return false };
        self.at += 1;
        self.place += 1;
        self.setup.apply(mv);
        self.path.push(mv);
        if self.path.len().is_multiple_of(Self::BETWEEN_MARKS) {
            self.marks.push(self.setup.clone());
        }
        true
    }

    fn go_back_to(&mut self, ply: usize) {
        self.path.truncate(ply);
        self.marks.truncate(self.path.len() / Self::BETWEEN_MARKS + 1);
        let marked = (self.marks.len() - 1) * Self::BETWEEN_MARKS;
        self.setup = self.marks[self.marks.len() - 1].clone();
        self.path[marked..].iter().for_each(|&mv| _ = self.setup.apply(mv));
    }

    /// Goes on to that place. Returns whether there is one.
    pub(super) fn go_to(&mut self, place: u32) -> bool {
        while self.place < place {
            if !self.advance() {
                return false;
            }
        }
        true
    }

    /// The position here.
    pub(super) const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many places came before.
    pub(super) const fn place(&self) -> u32 {
        self.place
    }

    /// How many moves lead here.
    pub(super) fn ply(&self) -> u32 {
        u32::try_from(self.path.len()).unwrap_or(u32::MAX)
    }

    /// Whether this place is not on the main line.
    pub(super) const fn is_in_variation(&self) -> bool {
        self.place > self.plies
    }

    /// Whether a new line has begun with the move that led here.
    pub(super) fn begins_line(&self) -> bool {
        self.at >= 4 && self.is_in_variation() && self.words[self.at - 4] == BACK
    }

    /// The move that was played here, on the main line.
    pub(super) fn played(&self) -> Option<Move> {
        if self.place < self.plies { self.words.get(self.at).and_then(|&word| unpack(word)) } else { None }
    }
}
