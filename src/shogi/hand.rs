use super::PieceKind;

/// The captured pieces a player holds (持ち駒), counted by kind.
///
/// Kings and promoted pieces are never in a hand; asking for them gives 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    counts: [u8; 7],
}

impl Hand {
    /// No piece.
    pub const EMPTY: Self = Self { counts: [0; 7] };

    /// How many pieces of `kind` are held.
    #[inline]
    #[must_use]
    pub const fn count(&self, kind: PieceKind) -> u8 {
        if kind.index() < 7 { self.counts[kind.index()] } else { 0 }
    }

    /// Puts one piece of `kind`, turned to its front, into the hand. A king cannot be held and is ignored.
    #[inline]
    pub const fn add(&mut self, kind: PieceKind) {
        self.set(kind, self.count(kind.unpromoted()).saturating_add(1));
    }

    /// Takes one piece of `kind` out of the hand, if there is one.
    #[inline]
    pub const fn remove(&mut self, kind: PieceKind) {
        self.set(kind, self.count(kind).saturating_sub(1));
    }

    /// Makes the hand hold `count` pieces of `kind`'s front. A king cannot be held and is ignored.
    #[inline]
    pub const fn set(&mut self, kind: PieceKind, count: u8) {
        let index = kind.unpromoted().index();
        if index < 7 {
            self.counts[index] = count;
        }
    }

    /// Whether nothing is held.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; 7]
    }

    /// The kinds held with their counts, in the order of [`PieceKind::HAND`].
    pub fn iter(&self) -> impl Iterator<Item = (PieceKind, u8)> + '_ {
        PieceKind::HAND.into_iter().map(|kind| (kind, self.count(kind))).filter(|&(_, count)| count > 0)
    }
}
