//! The last two plies, without a search.

use super::hands;
use super::interposition::{Interposition, take_interpositions};
use super::key::PackedHand;
use super::node::Node;
use super::numbers::{NEVER, Numbers};
use crate::shogi::{Color, MoveSink, PieceKind, Square, SquareSet};

/// Whether the attacker, to move, mates by the next move.
pub(super) fn mates(node: &Node) -> Numbers {
    let mut refuted = Numbers { hand: hands::same_kinds(node), ..Numbers::refuted(NEVER) };
    for mv in node.position.checks() {
        let found = is_mated(&node.after(mv, node.position.turn()));
        let hand = if found.is_plain { hands::before(node, mv, found.hand) } else { node.hand };
        if found.is_proven() {
            return Numbers { plies: 1, hand, ..found };
        }
        refuted = Numbers {
            plies: 2,
            is_plain: refuted.is_plain && found.is_plain,
            hand: refuted.hand.or_fewer(hand),
            ..refuted
        };
    }
    if refuted.is_plain { refuted } else { refuted.of_this_hand(node.hand) }
}

/// Whether the defender, in check, is mated: there is no answer, or none but interpositions that change nothing.
pub(super) fn is_mated(node: &Node) -> Numbers {
    let mut found = Found::default();
    node.position.generate(&mut found);
    match found {
        Found { moves: true, .. } => Numbers { hand: PackedHand::ANY, ..Numbers::refuted(1) },
        Found { drops: false, .. } => Numbers { hand: hands::kept_back(node), ..Numbers::proven(0) },
        Found { drops: true, .. } => of_drops(node),
    }
}

/// The same where drops are the only answers.
fn of_drops(node: &Node) -> Numbers {
    let mut answers = Vec::new();
    node.position.generate(&mut answers);
    let drops = take_interpositions(node, &mut answers);
    let changes_nothing = |drop: &Interposition| drop.nearer.iter().any(|node| is_mated(node).is_proven());
    match answers.first() {
        Some(&mv) => Numbers { hand: hands::leaving(node, mv), ..Numbers::refuted(1) },
        None if drops.iter().all(changes_nothing) => Numbers::proven(0).of_this_hand(node.hand),
        None => Numbers::refuted(1).of_this_hand(node.hand),
    }
}

/// What kinds of answers there are.
#[derive(Default)]
struct Found {
    moves: bool,
    drops: bool,
}

impl MoveSink for Found {
    fn board_moves(&mut self, _from: Square, to: SquareSet, _promote: bool) {
        self.moves |= !to.is_empty();
    }

    fn pawn_moves(&mut self, _color: Color, to: SquareSet, _promote: bool) {
        self.moves |= !to.is_empty();
    }

    fn drops(&mut self, _kind: PieceKind, to: SquareSet) {
        self.drops |= !to.is_empty();
    }
}
