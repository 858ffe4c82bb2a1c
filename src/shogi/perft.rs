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
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => position.legal_moves().into_iter().map(|mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}

/// Like [`perft`], broken down by first move and sorted by USI notation; empty at depth 0.
#[must_use]
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(Move::to_string);
    moves.into_iter().map(|mv| (mv, perft(&position.after(mv), rest))).collect()
}
