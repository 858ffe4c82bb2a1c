//! First guesses at how hard a position is, where nothing is known of it yet: one leaf for each move.

use super::hands;
use super::node::Node;
use super::numbers::{NEVER, Numbers};
use crate::shogi::{Color, MoveSink, PieceKind, Square, SquareSet};

/// With the defender to move, in check. It is proven where there is no answer.
pub(super) fn of_defence(node: &Node) -> Numbers {
    let mut answers = AnswerCount::default();
    node.position.generate(&mut answers);
    match answers.count + answers.dropped.len() {
        0 => Numbers { hand: hands::kept_back(node), ..Numbers::proven(0) },
        count => Numbers { proof: number(count), ..Numbers::UNKNOWN },
    }
}

/// With the attacker to move. It is refuted where there is no check.
pub(super) fn of_attack(node: &Node) -> Numbers {
    match node.position.count_checks() {
        0 => Numbers { hand: hands::same_kinds(node), ..Numbers::refuted(NEVER) },
        count => Numbers { disproof: number(count), ..Numbers::UNKNOWN },
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Counts answers. All drops on a square count as one: they mostly fall by the same move.
#[derive(Default)]
struct AnswerCount {
    count: usize,
    dropped: SquareSet,
}

impl MoveSink for AnswerCount {
    fn board_moves(&mut self, _from: Square, to: SquareSet, _promote: bool) {
        self.count += to.len();
    }

    fn pawn_moves(&mut self, _color: Color, to: SquareSet, _promote: bool) {
        self.count += to.len();
    }

    fn drops(&mut self, _kind: PieceKind, to: SquareSet) {
        self.dropped |= to;
    }
}
