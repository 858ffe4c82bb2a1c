//! A move in 14 bits.

use crate::shogi::{Move, PieceKind, Square};

/// Marks that no move follows.
pub(super) const NO_MOVE: u16 = 0x3FFF;

/// The bits of a move.
pub(super) const MOVE_BITS: u16 = 0x3FFF;

/// The move as a number below [`NO_MOVE`].
pub(super) fn pack(mv: Move) -> u16 {
    let origin = match mv {
        Move::Normal { from, .. } => from.index(),
        Move::Drop { kind, .. } => {
            Square::COUNT + PieceKind::HAND.iter().position(|&held| held == kind.unpromoted()).unwrap_or_default()
        }
    };
    ((origin * Square::COUNT + mv.to().index()) * 2 + usize::from(mv.promotes())) as u16
}

/// The move with that number.
pub(super) fn unpack(number: u16) -> Option<Move> {
    let (number, promote) = (usize::from(number / 2), number % 2 == 1);
    let (origin, to) = (number / Square::COUNT, Square::from_index(number % Square::COUNT)?);
    if let Some(from) = Square::from_index(origin) {
        return Some(Move::Normal { from, to, promote });
    }
    let kind = *PieceKind::HAND.get(origin - Square::COUNT)?;
    (!promote).then_some(Move::Drop { kind, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_comes_back_from_its_number() {
        let known = (0..=u16::MAX).filter_map(|number| Some((number, unpack(number)?)));
        let known: Vec<(u16, Move)> = known.inspect(|&(number, mv)| assert_eq!(pack(mv), number, "{mv}")).collect();
        assert_eq!(known.len(), 81 * 81 * 2 + 7 * 81);
        assert!(known.iter().all(|&(number, _)| number < NO_MOVE));
    }
}
