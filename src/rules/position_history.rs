use std::collections::HashMap;

use super::{BySide, HandicapCredit, handicap_credit};
use crate::shogi::{Color, Position, PositionKey, Square};

/// The positions of one line of play, from the starting position to the present one, and how often each occurred.
#[derive(Clone, Debug)]
pub struct PositionHistory {
    entries: Vec<Entry>,
    /// After how many moves each position stood on the board.
    plies_of: HashMap<PositionKey, Vec<usize>>,
    /// The points of the pieces missing in the starting position.
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
    /// A history that begins, and so far ends, with `start`.
    #[must_use]
    pub fn starting_from(start: &Position) -> Self {
        let missing = handicap_credit(start, HandicapCredit::MissingPieces);
        let mut history = Self { entries: Vec::new(), plies_of: HashMap::new(), missing };
        history.push(start);
        history
    }

    /// Adds the position that the latest move led to.
    pub fn push(&mut self, position: &Position) {
        let entry = Entry::from(position);
        self.plies_of.entry(entry.key.clone()).or_default().push(self.entries.len());
        self.entries.push(entry);
    }

    /// Forgets the latest position; the starting position stays.
    pub fn pop(&mut self) {
        if self.entries.len() > 1
            && let Some(entry) = self.entries.pop()
            && let Some(plies) = self.plies_of.get_mut(&entry.key)
        {
            plies.pop();
        }
    }

    /// How many moves were played.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.entries.len() - 1
    }

    /// After how many moves the present position stood on the board, in order; the last one is now.
    #[must_use]
    pub fn occurrences(&self) -> &[usize] {
        self.entries.last().map_or(&[], |present| self.occurrences_of(&present.key))
    }

    /// After how many moves the position `key` stood on the board, in order.
    #[must_use]
    pub fn occurrences_of(&self, key: &PositionKey) -> &[usize] {
        self.plies_of.get(key).map_or(&[], Vec::as_slice)
    }

    /// The points that each side has for what it gave as a handicap.
    #[must_use]
    pub fn credit(&self, rule: HandicapCredit) -> BySide<u16> {
        match rule {
            HandicapCredit::Off => BySide::default(),
            HandicapCredit::MissingPieces => self.missing,
        }
    }

    /// Who made the move number `ply`; `None` for 0, which is no move.
    pub(super) fn mover(&self, ply: usize) -> Option<Color> {
        ply.checked_sub(1).map(|before| self.entries[before].turn)
    }

    /// Whether the move number `ply` gave check.
    pub(super) fn gave_check(&self, ply: usize) -> bool {
        ply > 0 && self.entries[ply].is_check
    }

    /// The squares of both kings after move number `ply`.
    pub(super) fn kings(&self, ply: usize) -> BySide<Option<Square>> {
        self.entries[ply].kings
    }

    /// Whether every move that `color` made after ply `from` up to ply `to` gave check, and there was such a move.
    pub(super) fn only_checks(&self, color: Color, from: usize, to: usize) -> bool {
        let mut own = (from + 1..=to).filter(|&ply| self.mover(ply) == Some(color)).peekable();
        own.peek().is_some() && own.all(|ply| self.gave_check(ply))
    }
}
