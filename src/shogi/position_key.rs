//! What is compared to find a repetition (千日手).

use super::{Color, Hand, Piece, Setup, Square};

/// What makes two positions the same (同一局面): the pieces on the board, both hands and the side to move.
///
/// The key holds all of it rather than a hash, so different positions never compare equal. Source: JSA match rules,
/// article 8(1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey {
    pieces: [Option<Piece>; Square::COUNT],
    hands: [Hand; 2],
    turn: Color,
}

impl From<&Setup> for PositionKey {
    fn from(setup: &Setup) -> Self {
        let mut pieces = [None; Square::COUNT];
        setup.board.iter().for_each(|(square, piece)| pieces[square.index()] = Some(piece));
        Self { pieces, hands: setup.hands, turn: setup.turn }
    }
}
