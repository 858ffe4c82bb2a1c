//! Games that chance played, the same on every machine.

use komadai::record::{GameTree, LineEnd, RecordFormat, TextEncoding, to_bytes};
use komadai::shogi::{Handicap, Position};

/// How many games.
pub const GAMES: u64 = 2_000;

/// The longest of them.
const MOST_PLIES: usize = 200;

/// The games, each as the bytes of a file.
pub fn files(format: RecordFormat, encoding: TextEncoding) -> Vec<Vec<u8>> {
    (0..GAMES).map(|seed| to_bytes(&game(seed), format, encoding, LineEnd::Lf).expect("it can be written")).collect()
}

/// How many moves the games have together.
pub fn plies() -> usize {
    (0..GAMES).map(|seed| game(seed).main_line().len()).sum()
}

fn game(seed: u64) -> GameTree {
    let start = Handicap::Even.position();
    let mut tree = GameTree::new(start.clone());
    tree.header.push("手合割", "平手");
    tree.header.push("先手", "先手の名前");
    tree.header.push("後手", "後手の名前");
    let (mut node, mut position) = (GameTree::ROOT, start);
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..MOST_PLIES {
        let Some(next) = random_move(&position, &mut state) else { break };
        node = tree.play(node, next).expect("it is legal");
        position = position.after(next);
    }
    tree
}

fn random_move(position: &Position, state: &mut u64) -> Option<komadai::shogi::Move> {
    let moves = position.legal_moves();
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    let index = (state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % moves.len().max(1);
    moves.get(index).copied()
}
