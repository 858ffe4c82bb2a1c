//! What the children of a position say of it.
//!
//! The number of a position with several children that must all be dealt with is that of the hardest and one for each
//! other (weak proof numbers; Ueda et al. 2008): a sum would count twice what the children share.

use super::hands;
use super::key::PackedHand;
use super::node::Node;
use super::numbers::{IMPOSSIBLE, ITSELF, NEVER, Numbers, later};
use crate::shogi::Move;

/// How a child comes about.
pub(super) enum Way {
    Move(Move),
    /// The checking piece comes nearer: the place among the interpositions, and among the ways to take.
    Nearer(usize, usize),
}

pub(super) struct Child {
    pub(super) way: Way,
    pub(super) numbers: Numbers,
    /// The moves that wait until this one is dealt with, the next one last.
    pub(super) then: Vec<Move>,
}

impl Child {
    pub(super) const fn by(way: Way, numbers: Numbers) -> Self {
        Self { way, numbers, then: Vec::new() }
    }

    /// With the attacker to move: the hand of the finding, before the move; the very hand where it holds for no other.
    fn hand_before(&self, node: &Node) -> PackedHand {
        match self.way {
            Way::Move(mv) if self.numbers.is_plain => hands::before(node, mv, self.numbers.hand),
            Way::Move(_) | Way::Nearer(..) => node.hand,
        }
    }
}

/// The child with the lowest number, and the next lowest number. Of equal ones it is the one that is sooner found to be
/// none, by its other number.
pub(super) fn easiest(
    children: &[Child],
    number: impl Fn(&Numbers) -> u32,
    other: impl Fn(&Numbers) -> u32,
) -> (usize, u32) {
    let (mut best, mut lowest, mut next) = (0, (u32::MAX, u32::MAX), IMPOSSIBLE);
    for (index, child) in children.iter().enumerate() {
        let both = (number(&child.numbers), other(&child.numbers));
        if both < lowest {
            (best, next, lowest) = (index, lowest.0.min(IMPOSSIBLE), both);
        } else {
            next = next.min(both.0);
        }
    }
    (best, next)
}

/// How many children are not yet dealt with; 1 at least.
pub(super) fn open(children: &[Child], number: impl Fn(&Numbers) -> u32) -> u32 {
    let count = children.iter().filter(|child| number(&child.numbers) > 0).count();
    u32::try_from(count).unwrap_or(IMPOSSIBLE).max(1)
}

/// The hardest of several that must all be dealt with, and one for each other.
fn all(children: &[Child], number: impl Fn(&Numbers) -> u32 + Copy) -> u32 {
    let most = children.iter().map(|child| number(&child.numbers)).max().unwrap_or(0);
    if most == 0 { 0 } else { most.saturating_add(open(children, number) - 1).min(IMPOSSIBLE) }
}

/// The attacker needs one child.
pub(super) fn attackers(node: &Node, children: &[Child]) -> Numbers {
    let proven = children.iter().filter(|child| child.numbers.is_proven()).min_by_key(|child| child.numbers.plies);
    if let Some(child) = proven {
        let plies = later(child.numbers.plies);
        return Numbers { plies, hand: child.hand_before(node), leans_on: ITSELF, ..child.numbers };
    }
    let disproof = all(children, |numbers| numbers.disproof);
    if disproof > 0 {
        let proof = children.iter().map(|child| child.numbers.proof).min().unwrap_or(IMPOSSIBLE);
        return Numbers { proof, disproof, ..Numbers::UNKNOWN };
    }
    let numbers = || children.iter().map(|child| child.numbers);
    let hand = children.iter().fold(hands::same_kinds(node), |hand, child| hand.or_fewer(child.hand_before(node)));
    let refuted = Numbers {
        plies: later(numbers().map(|numbers| numbers.plies).min().unwrap_or(NEVER)),
        is_plain: numbers().all(|numbers| numbers.is_plain),
        leans_on: numbers().map(|numbers| numbers.leans_on).min().unwrap_or(ITSELF),
        hand,
        ..Numbers::refuted(0)
    };
    if refuted.is_plain { refuted } else { refuted.of_this_hand(node.hand) }
}

/// The defender needs one child; those that must not count are left out.
pub(super) fn defenders(node: &Node, children: &[Child], within: u16) -> Numbers {
    let refuted = children.iter().filter(|child| child.numbers.is_refuted());
    if let Some(Child { way, numbers, .. }) = refuted.max_by_key(|child| (child.numbers.leans_on, child.numbers.plies))
    {
        let hand = match way {
            Way::Move(mv) if numbers.is_plain => numbers.hand.or_fewer(hands::leaving(node, *mv)),
            Way::Move(_) | Way::Nearer(..) => node.hand,
        };
        return Numbers { plies: later(numbers.plies), hand, ..*numbers };
    }
    let proof = all(children, |numbers| numbers.proof);
    if proof > 0 {
        let disproof = children.iter().map(|child| child.numbers.disproof).min().unwrap_or(IMPOSSIBLE);
        return Numbers { proof, disproof, ..Numbers::UNKNOWN };
    }
    let plies = |child: &Child| match child.way {
        Way::Move(_) => later(child.numbers.plies),
        Way::Nearer(..) if within == NEVER => later(later(child.numbers.plies)),
        Way::Nearer(..) => 0,
    };
    let hand = children.iter().fold(hands::kept_back(node), |hand, child| hand.or_more(child.numbers.hand));
    let proven = Numbers { hand, ..Numbers::proven(children.iter().map(plies).max().unwrap_or(0)) };
    let is_plain = children.iter().all(|child| child.numbers.is_plain);
    if is_plain { proven } else { proven.of_this_hand(node.hand) }
}
