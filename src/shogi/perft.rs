//! Perft: counting the move sequences of a given length, the standard test of a move generator.

use super::{Move, Position};

/// Counts the sequences of exactly `depth` legal moves from `position`.
///
/// Promotion and non-promotion count as two moves; mating pawn drops are illegal and do not count.
///
/// ```
/// use komadai::shogi::{Position, perft};
/// assert_eq!(perft(&Position::even(), 3), 25_470);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut line = vec![position.clone(); depth as usize];
    count(&mut line, &mut Vec::new())
}

/// Like [`perft`], broken down by first move and sorted by USI notation; empty at depth 0.
#[must_use]
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(Move::to_string);
    moves.into_iter().map(|mv| (mv, perft(&position.after(mv), rest))).collect()
}

/// Counts the sequences that begin in the first position of `line` and have as many moves as there are positions; the
/// others are overwritten. `moves` is given back as it was.
///
/// The positions of a line and the moves of the whole walk lie in one piece of memory each. On the stack, and in a list
/// for each position, they lay elsewhere at every start, and some places are a third slower than others.
fn count(line: &mut [Position], moves: &mut Vec<Move>) -> u64 {
    let Some((here, later)) = line.split_first_mut() else { return 1 };
    if later.is_empty() {
        return here.count_legal_moves() as u64;
    }
    let (made, mut games) = (moves.len(), 0);
    here.generate(moves);
    while moves.len() > made {
        let Some(mv) = moves.pop() else { break };
        later[0].clone_from(here);
        later[0].advance(mv);
        games += count(later, moves);
    }
    games
}
