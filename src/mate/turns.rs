//! Moves that wait for another one like them.
//!
//! All of some moves must be dealt with, and those that are alike mostly fall by the same means. So only the first of
//! them is looked at until it is dealt with: the others make the position look no harder than it is, and find in the
//! table most of what they need.

use super::node::Node;
use crate::shogi::{Move, PieceKind};

/// A move, and those that come after it in turn, the next one last.
pub(super) struct Turn {
    pub(super) first: Move,
    pub(super) then: Vec<Move>,
}

/// The attacker's moves: a pawn, a bishop or a rook that stays as it is can do nothing that it could not do promoted,
/// but for not mating by a dropped pawn (打ち歩詰め).
pub(super) fn of_checks(node: &Node, checks: Vec<Move>) -> Vec<Turn> {
    promoted_first(checks, |mv| {
        let piece = mv.from().and_then(|from| node.position.board().piece_on(from));
        piece.is_some_and(|piece| matches!(piece.kind, PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook))
    })
}

/// The defender's moves: drops on the line of a check come one after the other, the pawns first, which are of least use to
/// the attacker.
pub(super) fn of_answers(answers: &[Move]) -> Vec<Turn> {
    let (mut drops, moves): (Vec<Move>, Vec<Move>) = answers.iter().partition(|mv| mv.from().is_none());
    let mut turns = promoted_first(moves, |_| true);
    turns.extend(drops.pop().map(|first| Turn { first, then: drops }));
    turns
}

/// A piece that could promote and does not comes after the one that does, if it may wait.
fn promoted_first(moves: Vec<Move>, may_wait: impl Fn(Move) -> bool) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::with_capacity(moves.len() + 1);
    for mv in moves {
        match turns.iter_mut().find(|turn| promotes(turn.first, mv)) {
            Some(turn) if may_wait(mv) => turn.then.push(mv),
            Some(_) | None => turns.push(Turn { first: mv, then: Vec::new() }),
        }
    }
    turns
}

/// Whether `one` is the same move as `other`, with a promotion.
fn promotes(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::Normal { from, to, promote: true }, Move::Normal { promote: false, .. }) => {
            other.from() == Some(from) && other.to() == to
        }
        (Move::Normal { .. } | Move::Drop { .. }, _) => false,
    }
}
