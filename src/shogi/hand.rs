//! How many pieces of each kind can be dropped.

use super::PieceKind;

/// A player's pieces in hand (持ち駒), counted by kind.
///
/// A hand never holds kings or promoted pieces; their count is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    counts: [u8; 7],
}

impl Hand {
    /// An empty hand.
    pub const EMPTY: Self = Self { counts: [0; 7] };

    /// The number of pieces of `kind` in hand.
    #[inline]
    #[must_use]
    pub const fn count(&self, kind: PieceKind) -> u8 {
        if kind.index() < 7 { self.counts[kind.index()] } else { 0 }
    }

    /// Adds one piece of `kind`, unpromoted. Kings cannot be held and are ignored.
    #[inline]
    pub const fn add(&mut self, kind: PieceKind) {
        self.set(kind, self.count(kind.unpromoted()).saturating_add(1));
    }

    /// Removes one piece of `kind`, if there is one.
    #[inline]
    pub const fn remove(&mut self, kind: PieceKind) {
        self.set(kind, self.count(kind).saturating_sub(1));
    }

    /// Sets the number of pieces of `kind`, unpromoted. Kings cannot be held and are ignored.
    #[inline]
    pub const fn set(&mut self, kind: PieceKind, count: u8) {
        let index = kind.unpromoted().index();
        if index < 7 {
            self.counts[index] = count;
        }
    }

    /// Whether the hand is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; 7]
    }

    /// Iterates over the kinds in hand and their counts, in the order of [`PieceKind::HAND`].
    pub fn iter(&self) -> impl Iterator<Item = (PieceKind, u8)> + '_ {
        PieceKind::HAND.into_iter().map(|kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
    }
}
