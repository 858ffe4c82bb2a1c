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

impl FoulKind {
    /// Every foul, in the order of the rule books.
    pub const ALL: [Self; 12] = [
        Self::TwoPawns,
        Self::DropPawnMate,
        Self::DeadPiece,
        Self::KingLeftInCheck,
        Self::WrongMovement,
        Self::WrongPromotion,
        Self::DroppedPromotedPiece,
        Self::OutOfTurn,
        Self::TakeBack,
        Self::ClockBeforeMove,
        Self::Advice,
        Self::Disobedience,
    ];

    /// The identifier used in data interchange.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TwoPawns => "two_pawns",
            Self::DropPawnMate => "drop_pawn_mate",
            Self::DeadPiece => "dead_piece",
            Self::KingLeftInCheck => "king_left_in_check",
            Self::WrongMovement => "wrong_movement",
            Self::WrongPromotion => "wrong_promotion",
            Self::DroppedPromotedPiece => "dropped_promoted_piece",
            Self::OutOfTurn => "out_of_turn",
            Self::TakeBack => "takeback",
            Self::ClockBeforeMove => "clock_before_move",
            Self::Advice => "advice",
            Self::Disobedience => "disobedience",
        }
    }
}

impl Foul {
    /// The foul of the illegal move at `ply`, made when `turn` was to move.
    ///
    /// A piece of the other side was moved by its owner, out of turn; any other foul is the fault of the side to move.
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
            IllegalMove::NotYourPiece { .. } => Self::OutOfTurn,
            IllegalMove::NoPiece { .. }
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
    fn every_foul_has_a_word_of_its_own() {
        let words: std::collections::BTreeSet<&str> = FoulKind::ALL.into_iter().map(FoulKind::code).collect();
        assert_eq!(words.len(), FoulKind::ALL.len());
        assert_eq!(FoulKind::TwoPawns.code(), "two_pawns");
    }
}
