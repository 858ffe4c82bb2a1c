//! Fouls (反則), by moves and otherwise.

use serde::{Deserialize, Serialize};

use crate::shogi::{Color, IllegalMove};

/// An act that loses the game (反則).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foul {
    /// The rule that was broken.
    pub kind: FoulKind,
    /// The offender.
    pub offender: Color,
    /// The ply of the illegal move, or of the latest move if the foul was not a move.
    pub ply: usize,
    /// The squares and pieces that prove it; `None` if the foul was not a move.
    pub proof: Option<IllegalMove>,
}

/// The fouls with names of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FoulKind {
    /// 二歩
    TwoPawns,
    /// 打ち歩詰め
    DropPawnMate,
    /// 行き所のない駒
    DeadPiece,
    /// 王手放置, 自殺手
    KingLeftInCheck,
    /// A piece moved where it cannot go, or was not there to move.
    WrongMovement,
    /// A piece promoted that cannot, or outside the promotion zone.
    WrongPromotion,
    /// 成駒を打つ
    DroppedPromotedPiece,
    /// 二手指し, 手番違い
    OutOfTurn,
    /// 待った
    TakeBack,
    /// 着手の完了前に時計を止める. Source for this and the next two: the list of fouls in the JSA match rules of 2024.
    ClockBeforeMove,
    /// 助言: advice from others or from a program, or trying out moves on another board.
    Advice,
    /// 審判の指示に従わない
    Disobedience,
}

/// Makes the list of all fouls and what belongs to each out of the lines.
macro_rules! fouls {
    ($($name:ident: $code:literal;)+) => {
        impl FoulKind {
            /// Every foul, in the order of the rule books.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The identifier used in data interchange. The word for the foul goes by it as well.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {$(Self::$name => $code,)+}
            }
        }
    };
}

fouls! {
    TwoPawns: "two_pawns";
    DropPawnMate: "drop_pawn_mate";
    DeadPiece: "dead_piece";
    KingLeftInCheck: "king_left_in_check";
    WrongMovement: "wrong_movement";
    WrongPromotion: "wrong_promotion";
    DroppedPromotedPiece: "dropped_promoted_piece";
    OutOfTurn: "out_of_turn";
    TakeBack: "takeback";
    ClockBeforeMove: "clock_before_move";
    Advice: "advice";
    Disobedience: "disobedience";
}

impl FoulKind {
    /// The foul that goes by `code`.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.code() == code)
    }
}

impl Foul {
    /// The foul of the illegal move at `ply`, made when `turn` was to move.
    ///
    /// Who moves or drops a piece out of turn is not the side to move; any other foul is the fault of that.
    #[must_use]
    pub fn by_move(proof: IllegalMove, turn: Color, ply: usize) -> Self {
        let kind = FoulKind::from(proof);
        let offender = if kind == FoulKind::OutOfTurn { turn.opponent() } else { turn };
        Self { kind, offender, ply, proof: Some(proof) }
    }
}

impl From<IllegalMove> for FoulKind {
    fn from(proof: IllegalMove) -> Self {
        match proof {
            IllegalMove::NotYourPiece { .. } | IllegalMove::DroppedOutOfTurn { .. } => Self::OutOfTurn,
            IllegalMove::NoPiece { .. }
            | IllegalMove::OpponentsPiece { .. }
            | IllegalMove::OwnPieceTaken { .. }
            | IllegalMove::WrongMovement { .. }
            | IllegalMove::Blocked { .. }
            | IllegalMove::NotInHand { .. }
            | IllegalMove::KingTaken { .. }
            | IllegalMove::SquareOccupied { .. } => Self::WrongMovement,
            IllegalMove::CannotPromote { .. } | IllegalMove::PromotionOutsideCamp { .. } => Self::WrongPromotion,
            IllegalMove::DeadPiece { .. } => Self::DeadPiece,
            IllegalMove::PromotedDrop { .. } => Self::DroppedPromotedPiece,
            IllegalMove::TwoPawns { .. } => Self::TwoPawns,
            IllegalMove::DropPawnMate { .. } => Self::DropPawnMate,
            IllegalMove::KingLeftInCheck { .. } => Self::KingLeftInCheck,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_foul_goes_by_a_code_of_its_own() {
        for &kind in FoulKind::ALL {
            assert_eq!(FoulKind::of_code(kind.code()), Some(kind));
        }
        assert_eq!(FoulKind::TwoPawns.code(), "two_pawns");
    }
}
