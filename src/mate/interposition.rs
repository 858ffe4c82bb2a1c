//! Drops on the line of a check, and what they change.

use super::key;
use super::node::Node;
use crate::shogi::attacks::between;
use crate::shogi::{Color, Move, Piece, Position, Square};

/// The drops on one square of the line of a check that the checking piece can take.
#[derive(Clone)]
pub(super) struct Interposition {
    pub(super) drops: Vec<Move>,
    /// The positions after the checking piece has taken, the dropped piece being back where it was: as if it had come
    /// nearer by itself. The defender is to move.
    pub(super) nearer: Vec<Node>,
}

/// Takes the interpositions that may change nothing out of the answers to a check.
pub(super) fn take_interpositions(node: &Node, answers: &mut Vec<Move>) -> Vec<Interposition> {
    let position = &node.position;
    let Some(checker) = position.checkers().first().filter(|_| !position.checkers().has_several()) else {
        return Vec::new();
    };
    let Some(king) = position.board().king(position.turn()) else { return Vec::new() };
    let mut found = Vec::new();
    for square in between(king, checker) {
        let is_here = |mv: &Move| mv.from().is_none() && mv.to() == square;
        if !answers.iter().any(is_here) {
            continue;
        }
        let nearer = nearer(node, checker, square);
        if !nearer.is_empty() {
            let drops = answers.iter().copied().filter(is_here).collect();
            answers.retain(|mv| !is_here(mv));
            found.push(Interposition { drops, nearer });
        }
    }
    found
}

/// The positions with the checking piece on `square`, promoted if it can be, and as it is.
fn nearer(node: &Node, checker: Square, square: Square) -> Vec<Node> {
    let Some(piece) = node.position.board().piece_on(checker) else { return Vec::new() };
    let in_camp = [checker, square].iter().any(|square| square.is_in_promotion_zone(piece.color));
    let promoted = piece.kind.promoted().filter(|_| in_camp).map(|kind| Piece::new(piece.color, kind));
    let stays = (square.rank_seen_by(piece.color) > piece.kind.dead_ranks()).then_some(piece);
    promoted.into_iter().chain(stays).filter_map(|put| moved(node, (checker, piece), (square, put))).collect()
}

/// The position with a piece moved, without a turn; `None` if that gives no check, or exposes the attacker's king.
fn moved(node: &Node, (from, lifted): (Square, Piece), (to, put): (Square, Piece)) -> Option<Node> {
    let mut setup = node.position.setup().clone();
    setup.board.take(from);
    setup.board.put(to, put);
    let attacker: Color = lifted.color;
    let is_exposed =
        setup.board.king(attacker).is_some_and(|king| !setup.board.attackers(king, attacker.opponent()).is_empty());
    let position = Position::as_it_stands(setup);
    let board = node.board ^ key::on(from, lifted) ^ key::on(to, put);
    (position.is_check() && !is_exposed).then_some(Node { position, board, hand: node.hand })
}
