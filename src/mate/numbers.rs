//! What is known of a position: proven, refuted, or how hard either seems.

use super::key::PackedHand;

/// As good as never: no mate at all, or no bound.
pub(super) const NEVER: u16 = u16::MAX;
/// The number of what cannot be.
pub(super) const IMPOSSIBLE: u32 = u32::MAX / 4;

/// What a refutation leans on that holds wherever the position occurs.
pub(super) const ITSELF: i32 = i32::MAX;
/// What a refutation leans on that was only broken off.
pub(super) const HORIZON: i32 = -1;

/// What is known of a position within a number of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// How many leaves must be proven to prove it; 0 if it is proven.
    pub(super) proof: u32,
    /// How many must be refuted to refute it; 0 if it is refuted.
    pub(super) disproof: u32,
    /// If proven, within how many plies; if refuted, up to how many.
    pub(super) plies: u16,
    /// Whether it holds for other hands as well: no interposition was left out for changing nothing.
    pub(super) is_plain: bool,
    /// If proven, the least hand of the attacker's with which it holds; if refuted, the greatest.
    pub(super) hand: PackedHand,
    /// The place on the path of the earliest position whose repetition a refutation leans on.
    pub(super) leans_on: i32,
}

impl Numbers {
    /// What nothing is known of.
    pub(super) const UNKNOWN: Self =
        Self { proof: 1, disproof: 1, plies: 0, is_plain: true, hand: PackedHand::NONE, leans_on: ITSELF };

    pub(super) const fn proven(plies: u16) -> Self {
        Self { proof: 0, disproof: IMPOSSIBLE, plies, ..Self::UNKNOWN }
    }

    pub(super) const fn refuted(plies: u16) -> Self {
        Self { proof: IMPOSSIBLE, disproof: 0, plies, ..Self::UNKNOWN }
    }

    pub(super) const fn is_proven(&self) -> bool {
        self.proof == 0
    }

    pub(super) const fn is_refuted(&self) -> bool {
        self.disproof == 0
    }

    /// The same, for this hand only.
    pub(super) const fn of_this_hand(self, hand: PackedHand) -> Self {
        Self { is_plain: false, hand, ..self }
    }

    /// Whether it settles the same position with this hand, within so many plies.
    pub(super) fn holds_for(&self, hand: PackedHand, within: u16) -> bool {
        let is_same = self.hand == hand;
        if self.is_proven() {
            self.plies <= within && (is_same || self.is_plain && hand.holds(self.hand))
        } else {
            self.is_refuted() && self.plies >= within && (is_same || self.is_plain && self.hand.holds(hand))
        }
    }

    /// Whether it settles all that another finding about the same board settles.
    pub(super) fn says_as_much_as(&self, other: &Self) -> bool {
        let of_hand = self.hand == other.hand && (self.is_plain || !other.is_plain);
        if self.is_proven() {
            other.is_proven() && self.plies <= other.plies && (of_hand || self.is_plain && other.hand.holds(self.hand))
        } else {
            other.is_refuted() && self.plies >= other.plies && (of_hand || self.is_plain && self.hand.holds(other.hand))
        }
    }

    pub(super) const fn reaches(&self, limit: Thresholds) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }
}

/// The numbers at which a position is left for another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thresholds {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Thresholds {
    /// Until it is proven or refuted.
    pub(super) const NONE: Self = Self { proof: IMPOSSIBLE, disproof: IMPOSSIBLE };
}

/// One more ply, or one less; [`NEVER`] stays.
pub(super) const fn later(plies: u16) -> u16 {
    if plies >= NEVER - 1 { NEVER } else { plies + 1 }
}

pub(super) const fn sooner(plies: u16) -> u16 {
    if plies == NEVER { NEVER } else { plies - 1 }
}
