use crate::shogi::{Color, Position, PositionKey};

/// The positions of one line of play, from the starting position to the present one.
#[derive(Clone, Debug)]
pub struct PositionHistory {
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    key: PositionKey,
    turn: Color,
    is_check: bool,
}

impl From<&Position> for Entry {
    fn from(position: &Position) -> Self {
        Self { key: position.key(), turn: position.turn(), is_check: position.is_check() }
    }
}

impl PositionHistory {
    /// A history that begins, and so far ends, with `start`.
    #[must_use]
    pub fn starting_from(start: &Position) -> Self {
        Self { entries: vec![Entry::from(start)] }
    }

    /// Adds the position that the latest move led to.
    pub fn push(&mut self, position: &Position) {
        self.entries.push(Entry::from(position));
    }

    /// Forgets the latest position; the starting position stays.
    pub fn pop(&mut self) {
        if self.entries.len() > 1 {
            self.entries.pop();
        }
    }

    /// How many moves were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.entries.len() - 1
    }

    /// After how many moves the present position stood on the board, in order; the last one is now.
    #[must_use]
    pub fn occurrences(&self) -> Vec<usize> {
        let Some(present) = self.entries.last() else { return Vec::new() };
        let same = |(ply, entry): (usize, &Entry)| (entry.key == present.key).then_some(ply);
        self.entries.iter().enumerate().filter_map(same).collect()
    }

    /// Whether every move that `color` made after ply `from` up to ply `to` gave check, and there was such a move.
    pub(super) fn only_checks(&self, color: Color, from: usize, to: usize) -> bool {
        let after_own_moves = self.entries[from + 1..=to].iter().filter(|entry| entry.turn != color);
        let mut any = false;
        let all = after_own_moves.inspect(|_| any = true).all(|entry| entry.is_check);
        all && any
    }
}
