//! Counting points (点数): what pieces are worth, and which of them count.

use crate::shogi::{Board, Color, Hand, PieceKind, Position, Square, SquareSet};

/// The number of ranks in the enemy camp.
pub(super) const CAMP_RANKS: u8 = 3;

/// The value of a piece in an impasse: 5 for rook and bishop, promoted or not; 0 for the king; 1 for all others.
/// Source: JSA match rules, article 9.
#[must_use]
pub const fn point_value(kind: PieceKind) -> u16 {
    match kind {
        PieceKind::Bishop | PieceKind::Rook | PieceKind::Horse | PieceKind::Dragon => 5,
        PieceKind::King => 0,
        PieceKind::Pawn
        | PieceKind::Lance
        | PieceKind::Knight
        | PieceKind::Silver
        | PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::PromotedLance
        | PieceKind::PromotedKnight
        | PieceKind::PromotedSilver => 1,
    }
}

/// One side's points, by origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PointCount {
    /// From the pieces on the board that count.
    pub on_board: u16,
    /// From the pieces in hand.
    pub in_hand: u16,
    /// From the pieces this side gave as a handicap.
    pub credit: u16,
}

impl PointCount {
    /// Counts all pieces of `color` (点数, for an agreement).
    #[must_use]
    pub fn of_everything(position: &Position, color: Color, credit: u16) -> Self {
        let on_board = on_squares(position.board(), position.board().of_color(color));
        Self { on_board, in_hand: in_hand(position.hand(color)), credit }
    }

    /// Counts the pieces of `color` in the enemy camp and in hand (点数, for a declaration).
    #[must_use]
    pub fn of_camp(position: &Position, color: Color, credit: u16) -> Self {
        let on_board = on_squares(position.board(), pieces_in_camp(position, color));
        Self { on_board, in_hand: in_hand(position.hand(color)), credit }
    }

    /// The sum of all three.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.on_board + self.in_hand + self.credit
    }
}

/// The squares of `color`'s pieces in the enemy camp, except the king.
#[must_use]
pub fn pieces_in_camp(position: &Position, color: Color) -> SquareSet {
    let board = position.board();
    board.of_color(color) & SquareSet::far_ranks(color, CAMP_RANKS) & !board.of_kind(PieceKind::King)
}

/// Whether `color`'s king has entered the enemy camp (入玉).
#[must_use]
pub fn has_entered(position: &Position, color: Color) -> bool {
    position.board().king(color).is_some_and(|king| king.is_in_promotion_zone(color))
}

fn on_squares(board: &Board, squares: SquareSet) -> u16 {
    let value = |square: Square| board.piece_on(square).map_or(0, |piece| point_value(piece.kind));
    squares.into_iter().map(value).sum()
}

fn in_hand(hand: &Hand) -> u16 {
    hand.iter().map(|(kind, count)| point_value(kind) * u16::from(count)).sum()
}
