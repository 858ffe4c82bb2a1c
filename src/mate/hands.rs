//! How few pieces in hand a mate needs, and with how many there is still none (証明駒, 反証駒; Nagai 2002).

use super::key::PackedHand;
use super::node::Node;
use crate::shogi::attacks::between;
use crate::shogi::{Color, Move};

/// With the defender to move: the pieces that the attacker must hold so that none of their kind is dropped on the line of
/// the check.
pub(super) fn kept_back(node: &Node) -> PackedHand {
    let position = &node.position;
    let line = match (position.board().king(position.turn()), position.checkers().first()) {
        (Some(king), Some(checker)) if !position.checkers().has_several() => between(king, checker),
        (Some(_) | None, _) => return PackedHand::NONE,
    };
    if line.is_empty() { PackedHand::NONE } else { node.hand.of_kinds_not_in(defenders(node, position.turn())) }
}

/// With the attacker to move: the most pieces with which there are no other kinds to drop.
pub(super) fn same_kinds(node: &Node) -> PackedHand {
    node.hand.and(defenders(node, node.position.turn().opponent())).of_kinds_in(node.hand)
}

/// With the defender to move: the most pieces that the attacker can have so that the defender can make this move.
pub(super) fn leaving(node: &Node, mv: Move) -> PackedHand {
    match mv {
        Move::Normal { .. } => PackedHand::ANY,
        Move::Drop { kind, .. } => {
            PackedHand::ANY.as_many_of(kind, node.hand.and(defenders(node, node.position.turn())).without(kind))
        }
    }
}

/// The attacker's hand before a move after which it is `hand`.
pub(super) fn before(node: &Node, mv: Move, hand: PackedHand) -> PackedHand {
    match mv {
        Move::Drop { kind, .. } => hand.with(kind),
        Move::Normal { to, .. } => node.position.board().piece_on(to).map_or(hand, |taken| hand.without(taken.kind)),
    }
}

fn defenders(node: &Node, defender: Color) -> PackedHand {
    PackedHand::of(node.position.hand(defender))
}
