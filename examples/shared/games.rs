//! Random games for benchmarks, the same on every machine.

use komadai::record::GameTree;
use komadai::shogi::{Move, Position};

/// A random game of at most `most_plies` moves, different for each `seed`.
pub fn game(seed: u64, most_plies: usize) -> GameTree {
    let mut tree = GameTree::new(Position::even());
    tree.header.push("手合割", "平手");
    tree.header.push("先手", "先手の名前");
    tree.header.push("後手", "後手の名前");
    let (mut node, mut position) = (GameTree::ROOT, Position::even());
    let mut dice = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..most_plies {
        let Some(next) = random_move(&position, &mut dice) else { break };
        node = tree.add_judged(node, next);
        position = position.after(next);
    }
    tree
}

fn random_move(position: &Position, dice: &mut u64) -> Option<Move> {
    let moves = position.legal_moves();
    // xorshift64*
    *dice ^= *dice >> 12;
    *dice ^= *dice << 25;
    *dice ^= *dice >> 27;
    let index = (dice.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % moves.len().max(1);
    moves.get(index).copied()
}
