//! 大橋流 and 伊藤流, square by square.

use serde::{Deserialize, Serialize};

use crate::shogi::{Color, Square, SquareSet};

/// The order in which the pieces are set up before an even game (駒の並べ方).
///
/// The senior player places the first piece, and then the players alternate. Source: the diagrams of an encyclopaedia's
/// article on shogi; the custom in handicap games is not verified.
///
/// ```
/// use komadai::rules::SettingUp;
/// use komadai::shogi::{Color, Position};
///
/// let all = SettingUp::Ohashi.placed(Color::White, SettingUp::PIECES);
/// assert_eq!(all, Position::even().board().occupied());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SettingUp {
    /// 大橋流
    Ohashi,
    /// 伊藤流: the sliding pieces come last, after the pawns.
    Ito,
}

/// (file, rank) of Black's squares, in order.
type Order = [(u8, u8); 20];

#[rustfmt::skip]
const OHASHI: Order = [
    (5, 9), (6, 9), (4, 9), (7, 9), (3, 9), (8, 9), (2, 9), (9, 9), (1, 9), (8, 8), (2, 8),
    (5, 7), (6, 7), (4, 7), (7, 7), (3, 7), (8, 7), (2, 7), (9, 7), (1, 7),
];

#[rustfmt::skip]
const ITO: Order = [
    (5, 9), (6, 9), (4, 9), (7, 9), (3, 9), (8, 9), (2, 9),
    (9, 7), (8, 7), (7, 7), (6, 7), (5, 7), (4, 7), (3, 7), (2, 7), (1, 7),
    (9, 9), (1, 9), (8, 8), (2, 8),
];

impl SettingUp {
    /// Both orders.
    pub const ALL: [Self; 2] = [Self::Ohashi, Self::Ito];

    /// The number of pieces to set up.
    pub const PIECES: usize = 40;

    /// The squares of the first `count` pieces when `senior` begins.
    #[must_use]
    pub fn placed(self, senior: Color, count: usize) -> SquareSet {
        let order = match self {
            Self::Ohashi => OHASHI,
            Self::Ito => ITO,
        };
        let own = order.into_iter().filter_map(|(file, rank)| Square::new(file, rank));
        let pairs = own.flat_map(|square| match senior {
            Color::Black => [square, square.flipped()],
            Color::White => [square.flipped(), square],
        });
        pairs.take(count).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::{PieceKind, Position};

    #[test]
    fn both_orders_set_up_every_piece_one_at_a_time() {
        for order in SettingUp::ALL {
            for senior in Color::ALL {
                for count in 0..=SettingUp::PIECES {
                    assert_eq!(order.placed(senior, count).len(), count, "{order:?}");
                }
                assert_eq!(order.placed(senior, SettingUp::PIECES), Position::even().board().occupied());
            }
        }
    }

    #[test]
    fn the_senior_player_begins_with_the_king_and_the_far_movers_come_last_after_ito() {
        let position = Position::even();
        for senior in Color::ALL {
            let first = SettingUp::Ohashi.placed(senior, 1).first();
            assert_eq!(first, position.board().king(senior));
        }
        let before = SettingUp::Ito.placed(Color::Black, 32);
        for kind in [PieceKind::Lance, PieceKind::Bishop, PieceKind::Rook] {
            assert!(!before.intersects(position.board().of_kind(kind)), "{kind:?}");
        }
    }
}
