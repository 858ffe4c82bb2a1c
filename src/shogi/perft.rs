use super::{Move, Position};

/// How many games of exactly `depth` legal moves start from `position`.
///
/// Every legal move counts, promotions and non-promotions apart, and drops of a pawn that would mate do not.
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

/// As [`perft`], told apart by the first move, in the order of their USI notation. A depth of 0 gives no moves.
#[must_use]
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(Move::to_string);
    moves.into_iter().map(|mv| (mv, perft(&position.after(mv), rest))).collect()
}
