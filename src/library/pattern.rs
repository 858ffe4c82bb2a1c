//! Positions with gaps: what may stand on which squares, and what has to be in hand.

use super::Likeness;
use super::position_hash::piece_code;
use crate::shogi::{Color, Piece, PieceKind, Setup, Square};

/// What may stand on a square: a bit for each piece code, the lowest for an empty square.
pub(super) type Allowed = u32;

/// Only an empty square.
pub(super) const EMPTY: Allowed = 1;

/// What has to be on the board and in hand. Anything it does not name is free.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The squares that are restricted.
    pub(super) squares: Vec<(Square, Allowed)>,
    /// For each player the least and the most of each kind in hand, in the order of [`PieceKind::HAND`].
    pub(super) hands: [[(u8, u8); 7]; 2],
    pub(super) turn: Option<Color>,
}

/// A hand without restriction.
pub(super) const ANY_HAND: [(u8, u8); 7] = [(0, u8::MAX); 7];

impl Pattern {
    /// Exactly this position.
    #[must_use]
    pub fn position(setup: &Setup) -> Self {
        let exactly = |color: Color| PieceKind::HAND.map(|kind| setup.hand(color).count(kind)).map(|it| (it, it));
        Self { hands: Color::ALL.map(exactly), ..Self::without_hands(setup) }
    }

    /// This board with this side to move, whatever is in hand.
    #[must_use]
    pub fn without_hands(setup: &Setup) -> Self {
        let standing = |square| (square, allowing(setup.board.piece_on(square)));
        Self { squares: Square::all().map(standing).collect(), hands: [ANY_HAND; 2], turn: Some(setup.turn) }
    }

    /// These pieces on the board, and at least these in hand, whatever else there is and whoever is to move.
    #[must_use]
    pub fn with_pieces_of(setup: &Setup) -> Self {
        let standing = |square| setup.board.piece_on(square).map(|piece| (square, allowing(Some(piece))));
        let at_least = |color: Color| PieceKind::HAND.map(|kind| (setup.hand(color).count(kind), u8::MAX));
        let squares = Square::all().filter_map(standing).collect();
        Self { squares, hands: Color::ALL.map(at_least), turn: None }
    }

    /// Whether `setup` matches.
    #[must_use]
    pub fn matches(&self, setup: &Setup) -> bool {
        self.turn.is_none_or(|turn| turn == setup.turn)
            && self.squares.iter().all(|&(square, allowed)| allowed & allowing(setup.board.piece_on(square)) != 0)
            && Color::ALL.into_iter().all(|color| {
                PieceKind::HAND
                    .into_iter()
                    .zip(self.hands[color.index()])
                    .all(|(kind, (least, most))| (least..=most).contains(&setup.hand(color).count(kind)))
            })
    }

    /// Its image under a likeness.
    #[must_use]
    pub fn seen_as(&self, likeness: Likeness) -> Self {
        let squares = self.squares.iter().map(|&(square, allowed)| {
            (likeness.square(square), if likeness.is_turned { turned(allowed) } else { allowed })
        });
        let mut squares: Vec<(Square, Allowed)> = squares.collect();
        squares.sort_unstable_by_key(|(square, _)| square.index());
        let hands = Color::ALL.map(|color| self.hands[likeness.color(color).index()]);
        Self { squares, hands, turn: self.turn.map(|turn| likeness.color(turn)) }
    }
}

/// The set of exactly this piece.
pub(super) const fn allowing(piece: Option<Piece>) -> Allowed {
    1 << piece_code(piece)
}

/// Any piece of `color`.
pub(super) fn any_of(color: Color) -> Allowed {
    PieceKind::ALL.into_iter().fold(0, |any, kind| any | allowing(Some(Piece::new(color, kind))))
}

/// The same pieces of the other player.
fn turned(allowed: Allowed) -> Allowed {
    let (black, white) = (any_of(Color::Black), any_of(Color::White));
    let kinds = PieceKind::COUNT as u32;
    (allowed & EMPTY) | ((allowed & black) << kinds) | ((allowed & white) >> kinds)
}
