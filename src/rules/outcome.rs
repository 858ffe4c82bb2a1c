//! How a game ended (終局).

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::FoulKind;
use crate::shogi::Color;

/// The result of a game and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner, as a colour and never as "the side to move"; `None` if nobody won.
    pub winner: Option<Color>,
    /// Why the game ended.
    pub reason: EndReason,
}

/// The rule, act or accident that ends a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndReason {
    /// 投了
    Resignation,
    /// 詰み: in check without a legal move.
    Checkmate,
    /// The side to move has no legal move but is not in check, and loses.
    NoLegalMove,
    /// 切れ負け: time ran out.
    TimeUp,
    /// 反則: an illegal move.
    IllegalMove,
    /// 千日手: the same position for the fourth time.
    Repetition,
    /// 連続王手の千日手: a repetition brought about by checks alone; the checking side loses.
    PerpetualCheck,
    /// 持将棋: both kings are safe in the enemy camp, or the points say so.
    Impasse,
    /// 入玉宣言: a declaration with the king in the enemy camp that met its conditions, and wins.
    Declaration,
    /// 入玉宣言不成立: a declaration that did not meet its conditions, and loses.
    FailedDeclaration,
    /// トライ: a king reached the square on which the enemy king started.
    Try,
    /// 最大手数: the move limit was reached.
    MaxMoves,
    /// 中断: broken off without a result.
    Interrupted,
    /// 不戦: won or lost because a player was absent.
    Default,
    /// 裁定: the arbiter's decision; the reason is given elsewhere, in words.
    ArbiterDecision,
    /// 不詰: a mating problem without a mate.
    NoMate,
    /// 封じ手: adjourned with a sealed move.
    SealedMove,
    /// A term from a record that matches none of these, kept verbatim.
    Other(String),
}

impl EndReason {
    /// The identifier used in data interchange: `resign`, `time_up`, `other:…`.
    #[must_use]
    pub fn code(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Resignation => "resign",
            Self::Checkmate => "checkmate",
            Self::NoLegalMove => "no_legal_move",
            Self::TimeUp => "time_up",
            Self::IllegalMove => "illegal_move",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual_check",
            Self::Impasse => "impasse",
            Self::Declaration => "declaration",
            Self::FailedDeclaration => "failed_declaration",
            Self::Try => "try",
            Self::MaxMoves => "max_moves",
            Self::Interrupted => "interrupted",
            Self::Default => "default",
            Self::ArbiterDecision => "arbiter_decision",
            Self::NoMate => "no_mate",
            Self::SealedMove => "sealed_move",
            Self::Other(word) => return Cow::Owned(format!("other:{word}")),
        })
    }
}

/// Whether a game that ends so is won by somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winning {
    /// Somebody wins.
    Always,
    /// Somebody wins, or nobody does.
    Sometimes,
    /// Nobody wins.
    Never,
}

impl EndReason {
    /// Whether a game that ends so is won by somebody.
    #[must_use]
    pub const fn winning(&self) -> Winning {
        match self {
            Self::Resignation
            | Self::Checkmate
            | Self::NoLegalMove
            | Self::TimeUp
            | Self::IllegalMove
            | Self::PerpetualCheck
            | Self::Declaration
            | Self::FailedDeclaration
            | Self::Try => Winning::Always,
            Self::Impasse | Self::MaxMoves | Self::Default | Self::ArbiterDecision | Self::Other(_) => {
                Winning::Sometimes
            }
            Self::Repetition | Self::Interrupted | Self::NoMate | Self::SealedMove => Winning::Never,
        }
    }

    /// Whether a game may go on that a record says to have ended so.
    #[must_use]
    pub const fn can_be_resumed(&self) -> bool {
        match self {
            Self::Interrupted | Self::SealedMove | Self::Other(_) => true,
            Self::Resignation
            | Self::Checkmate
            | Self::NoLegalMove
            | Self::TimeUp
            | Self::IllegalMove
            | Self::Repetition
            | Self::PerpetualCheck
            | Self::Impasse
            | Self::Declaration
            | Self::FailedDeclaration
            | Self::Try
            | Self::MaxMoves
            | Self::Default
            | Self::ArbiterDecision
            | Self::NoMate => false,
        }
    }

    /// Who usually wins a game that ends so with `turn` to move, as the words of records have it: whoever declares wins, and
    /// whoever is to move loses in any other way. `None` where there need be no winner.
    #[must_use]
    pub fn usual_winner(&self, turn: Color) -> Option<Color> {
        match self.winning() {
            Winning::Always if *self == Self::Declaration => Some(turn),
            Winning::Always => Some(turn.opponent()),
            Winning::Sometimes | Winning::Never => None,
        }
    }

    /// The same, with the foul behind it where one is known: `illegal_move:two_pawns`.
    #[must_use]
    pub fn code_with(&self, foul: Option<FoulKind>) -> Cow<'static, str> {
        match foul {
            Some(foul) => Cow::Owned(format!("{}:{}", self.code(), foul.code())),
            None => self.code(),
        }
    }

    /// The same without whether it succeeded: a failed declaration is a declaration, and the winner tells the rest.
    #[must_use]
    pub const fn regardless_of_success(&self) -> &Self {
        match self {
            Self::FailedDeclaration => &Self::Declaration,
            reason => reason,
        }
    }

    /// The reason for which that word stands; `None` where it stands for none.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let own_words = code.strip_prefix("other:").map(|word| Self::Other(word.to_owned()));
        own_words.or_else(|| Self::NAMED.into_iter().find(|reason| reason.code() == code))
    }

    /// Every reason except [`Self::Other`].
    pub const NAMED: [Self; 17] = [
        Self::Resignation,
        Self::Checkmate,
        Self::NoLegalMove,
        Self::TimeUp,
        Self::IllegalMove,
        Self::Repetition,
        Self::PerpetualCheck,
        Self::Impasse,
        Self::Declaration,
        Self::FailedDeclaration,
        Self::Try,
        Self::MaxMoves,
        Self::Interrupted,
        Self::Default,
        Self::ArbiterDecision,
        Self::NoMate,
        Self::SealedMove,
    ];
}

impl Outcome {
    /// Won by `winner`.
    #[must_use]
    pub const fn won(winner: Color, reason: EndReason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// Whether both have lost, because neither was there (両者不戦敗).
    #[must_use]
    pub const fn is_lost_by_both(&self) -> bool {
        self.winner.is_none() && matches!(self.reason, EndReason::Default)
    }

    /// Without a winner.
    #[must_use]
    pub const fn undecided(reason: EndReason) -> Self {
        Self { winner: None, reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_known_again_by_its_word() {
        for reason in EndReason::NAMED.into_iter().chain([EndReason::Other("不詰 2".to_owned())]) {
            assert_eq!(EndReason::from_code(&reason.code()), Some(reason.clone()), "{reason:?}");
        }
        assert_eq!(EndReason::from_code("win"), None);
    }
}
