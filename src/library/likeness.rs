//! Symmetry in searches: a position may also be found mirrored, or with the colours exchanged.

use crate::shogi::{Color, Move, Piece, Setup, Square};

/// Likenesses of a position that count as the same: as it is, mirrored, with the colours exchanged, or both.
///
/// Each is its own inverse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Likeness {
    /// Mirrored: left and right are exchanged (左右反転).
    pub is_mirrored: bool,
    /// The board is turned by 180° and everything belongs to the other player (先後反転).
    pub is_turned: bool,
}

impl Likeness {
    /// As it is.
    pub const SAME: Self = Self { is_mirrored: false, is_turned: false };

    /// The position itself, and the likenesses that count.
    #[must_use]
    pub fn all_of(self) -> Vec<Self> {
        let each = |is_possible: bool| if is_possible { &[false, true][..] } else { &[false] };
        let turned = each(self.is_turned).iter();
        turned
            .flat_map(|&is_turned| {
                each(self.is_mirrored).iter().map(move |&is_mirrored| Self { is_mirrored, is_turned })
            })
            .collect()
    }

    /// What a position looks like in each way that counts, each look once.
    pub(super) fn looks_of(self, setup: &Setup) -> Vec<(Setup, Self)> {
        let mut looks: Vec<(Setup, Self)> = Vec::new();
        for likeness in self.all_of() {
            let seen = likeness.setup(setup);
            if looks.iter().all(|(known, _)| *known != seen) {
                looks.push((seen, likeness));
            }
        }
        looks
    }

    /// The image of `square`.
    #[must_use]
    pub fn square(self, square: Square) -> Square {
        let square = if self.is_turned { square.flipped() } else { square };
        let mirrored = Square::new(10 - square.file(), square.rank());
        mirrored.filter(|_| self.is_mirrored).unwrap_or(square)
    }

    /// The image of a colour.
    #[must_use]
    pub const fn color(self, color: Color) -> Color {
        if self.is_turned { color.opponent() } else { color }
    }

    /// The image of a piece.
    #[must_use]
    pub const fn piece(self, piece: Piece) -> Piece {
        Piece::new(self.color(piece.color), piece.kind)
    }

    /// The image of a position.
    #[must_use]
    pub fn setup(self, setup: &Setup) -> Setup {
        let mut seen = Setup::empty();
        for (square, piece) in setup.board.iter() {
            seen.board.put(self.square(square), self.piece(piece));
        }
        seen.hands = Color::ALL.map(|color| *setup.hand(self.color(color)));
        seen.turn = self.color(setup.turn);
        seen
    }

    /// The image of a move.
    #[must_use]
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Normal { from, to, promote } => {
                Move::Normal { from: self.square(from), to: self.square(to), promote }
            }
            Move::Drop { kind, to } => Move::Drop { kind, to: self.square(to) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::{Handicap, Position};

    #[test]
    fn what_lies_another_way_plays_the_same_and_comes_back() {
        let all = Likeness { is_mirrored: true, is_turned: true }.all_of();
        assert_eq!((all.len(), all[0]), (4, Likeness::SAME));
        for (handicap, likeness) in Handicap::ALL.into_iter().flat_map(|it| all.iter().map(move |&like| (it, like))) {
            let position = handicap.position();
            let seen = Position::as_it_stands(likeness.setup(position.setup()));
            assert_eq!(likeness.setup(seen.setup()), *position.setup());
            for mv in position.legal_moves() {
                assert_eq!(likeness.mv(likeness.mv(mv)), mv);
                let after = likeness.setup(position.after(mv).setup());
                assert_eq!(seen.after(likeness.mv(mv)).setup(), &after, "{mv} {likeness:?}");
            }
        }
    }
}
