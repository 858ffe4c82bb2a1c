//! The history of a line of play, on which repetition, try and the move limit are judged.

use std::collections::HashMap;

use super::{BySide, HandicapCredit, handicap_credit};
use crate::shogi::{Color, Position, PositionKey, Square};

/// The positions of a line of play, from the start to the present, and how often each occurred.
#[derive(Clone, Debug)]
pub struct PositionHistory {
    entries: Vec<Entry>,
    /// The plies after which each position occurred.
    plies_of: HashMap<PositionKey, Vec<usize>>,
    /// The points of the pieces missing at the start.
    missing: BySide<u16>,
}

#[derive(Clone, Debug)]
struct Entry {
    key: PositionKey,
    turn: Color,
    is_check: bool,
    kings: BySide<Option<Square>>,
}

impl From<&Position> for Entry {
    fn from(position: &Position) -> Self {
        Self {
            key: position.key(),
            turn: position.turn(),
            is_check: position.is_check(),
            kings: BySide::from_fn(|color| position.board().king(color)),
        }
    }
}

impl PositionHistory {
    /// A history that consists of `start` alone.
    #[must_use]
    pub fn starting_from(start: &Position) -> Self {
        let missing = handicap_credit(start, HandicapCredit::MissingPieces);
        let mut history = Self { entries: Vec::new(), plies_of: HashMap::new(), missing };
        history.push(start);
        history
    }

    /// Appends the position after the latest move.
    pub fn push(&mut self, position: &Position) {
        let entry = Entry::from(position);
        self.plies_of.entry(entry.key.clone()).or_default().push(self.entries.len());
        self.entries.push(entry);
    }

    /// Drops the latest position; the starting position stays.
    pub fn pop(&mut self) {
        if self.entries.len() > 1
            && let Some(entry) = self.entries.pop()
            && let Some(plies) = self.plies_of.get_mut(&entry.key)
        {
            plies.pop();
        }
    }

    /// The number of moves played.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.entries.len() - 1
    }

    /// The plies after which the present position occurred, in order; the last one is now.
    #[must_use]
    pub fn occurrences(&self) -> &[usize] {
        self.entries.last().map_or(&[], |present| self.occurrences_of(&present.key))
    }

    /// The plies after which the position `key` occurred, in order.
    #[must_use]
    pub fn occurrences_of(&self, key: &PositionKey) -> &[usize] {
        self.plies_of.get(key).map_or(&[], Vec::as_slice)
    }

    /// Each side's credit for the handicap it gave.
    #[must_use]
    pub fn credit(&self, rule: HandicapCredit) -> BySide<u16> {
        match rule {
            HandicapCredit::Off => BySide::default(),
            HandicapCredit::MissingPieces => self.missing,
        }
    }

    /// Who made move number `ply`; `None` for ply 0.
    pub(super) fn mover(&self, ply: usize) -> Option<Color> {
        ply.checked_sub(1).map(|before| self.entries[before].turn)
    }

    /// Whether move number `ply` gave check.
    pub(super) fn gave_check(&self, ply: usize) -> bool {
        ply > 0 && self.entries[ply].is_check
    }

    /// The squares of both kings after move number `ply`.
    pub(super) fn kings(&self, ply: usize) -> BySide<Option<Square>> {
        self.entries[ply].kings
    }

    /// Whether `color` moved at least once after ply `from` up to ply `to`, and gave check with every such move.
    pub(super) fn only_checks(&self, color: Color, from: usize, to: usize) -> bool {
        let mut own = (from + 1..=to).filter(|&ply| self.mover(ply) == Some(color)).peekable();
        own.peek().is_some() && own.all(|ply| self.gave_check(ply))
    }
}
