use serde::{Deserialize, Serialize};

use crate::shogi::{Color, IllegalMove};

/// An act that loses the game (反則).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Foul {
    /// Against which rule.
    pub kind: FoulKind,
    /// Who committed it.
    pub offender: Color,
    /// The number of the illegal move in the game, or of the latest move when it was no move.
    pub ply: usize,
    /// The squares and pieces that prove it; `None` when it was no move.
    pub proof: Option<IllegalMove>,
}

/// The fouls that have a name of their own.
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
    /// A piece went where it cannot go, or was not there.
    WrongMovement,
    /// A piece was turned over that cannot be, or outside the camp.
    WrongPromotion,
    /// 成駒を打つ
    DroppedPromotedPiece,
    /// 二手指し, 手番違い
    OutOfTurn,
    /// 待った
    TakeBack,
    /// 着手の完了前に時計を止める. Source of this and the next two: the list of fouls in the JSA match rules of 2024.
    ClockBeforeMove,
    /// 助言: advice from others or from a program, or trying moves out on another board.
    Advice,
    /// 審判の指示に従わない
    Disobedience,
}

impl FoulKind {
    /// Every foul, in the order in which rule books list them.
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

    /// The word that programs exchange for it.
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
    /// The foul of the illegal move number `ply`, which was made when it was `turn`'s move.
    ///
    /// A piece of the side that was not to move was moved by its owner, out of turn; anything else was done by the
    /// side to move.
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
