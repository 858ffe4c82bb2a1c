//! Impasse: agreement, declaration, try, and credit for handicaps.

use serde::{Deserialize, Serialize};

use super::Undecided;
use crate::shogi::Color;

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    /// For ☗.
    pub black: T,
    /// For ☖.
    pub white: T,
}

impl<T> BySide<T> {
    /// Builds the value of each side with `of`.
    pub fn from_fn(mut of: impl FnMut(Color) -> T) -> Self {
        Self { black: of(Color::Black), white: of(Color::White) }
    }
}

impl<T: Copy> BySide<T> {
    /// The value for `color`.
    #[must_use]
    pub const fn of(&self, color: Color) -> T {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// How many kings must be in the enemy camp (入玉, 相入玉).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KingsEntered {
    /// Either one; for a try, that of the player who makes it.
    One,
    /// Both kings.
    Both,
}

/// 合意による持将棋: whether the players may agree that neither can be mated, and count points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AgreementRule {
    /// They may not.
    Off,
    /// They may, on these terms.
    On(AgreementTerms),
}

/// The terms of an agreement. All pieces on the board and in hand count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgreementTerms {
    /// How many kings must have entered.
    pub kings: KingsEntered,
    /// The points below which a side loses: 24 or 27.
    pub threshold: u16,
    /// What happens if neither side alone falls short.
    pub tie: AgreementTie,
    /// The number of moves from which no agreement is possible; `None` for no limit.
    pub ply_limit: Option<usize>,
}

/// What happens if neither side alone falls short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AgreementTie {
    /// 引き分け
    Draw,
    /// 指し直し
    Replay,
    /// 後手勝ち: White, who did not have the first move, wins.
    WhiteWins,
}

/// 入玉宣言: whether a player who is safe in the enemy camp may end the game by declaring it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeclarationRule {
    /// Nobody can declare.
    Off,
    /// Yes, on these terms.
    On(DeclarationTerms),
}

/// The terms of a declaration. Pieces in hand and in the enemy camp count, except the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclarationTerms {
    /// Who declares.
    pub call: DeclarationCall,
    /// The points with which each side wins.
    pub to_win: BySide<u16>,
    /// The points from which the game has no winner, below those for a win; `None` if there is no such band.
    pub drawn_from: Option<u16>,
    /// What a game in that band counts as.
    pub drawn: Undecided,
    /// How many pieces besides the king must be in the enemy camp.
    pub pieces_in_camp: u8,
    /// The number of moves from which no declaration is possible; `None` for no limit.
    pub ply_limit: Option<usize>,
    /// What happens if a declaration fails.
    pub failing: FailedDeclaration,
}

/// Who declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeclarationCall {
    /// The player, at the risk of being wrong.
    Manual,
    /// Nobody: the game ends by itself if the conditions are met and the points win at the start of a turn.
    Automatic,
}

/// What happens if a declaration fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FailedDeclaration {
    /// The declarer loses.
    Loss,
    /// The game goes on.
    Ignored,
}

impl DeclarationTerms {
    /// The JSA's 24-point rule: 31 points win, 24 give a replay. Source: JSA match rules, article 9.
    pub const POINTS_24: Self = Self {
        call: DeclarationCall::Manual,
        to_win: BySide { black: 31, white: 31 },
        drawn_from: Some(24),
        drawn: Undecided::Replay,
        pieces_in_camp: 10,
        ply_limit: Some(500),
        failing: FailedDeclaration::Loss,
    };

    /// The CSA's 27-point rule: Black wins with 28 points, White with 27. Source: rules of the World Computer Shogi
    /// Championship.
    pub const POINTS_27: Self = Self {
        to_win: BySide { black: 28, white: 27 },
        drawn_from: None,
        drawn: Undecided::Draw,
        ply_limit: None,
        ..Self::POINTS_24
    };
}

/// トライルール: whether a player wins whose king reaches the square on which the other king started (5一, 5九).
///
/// The square must not be attacked: the move has to be legal like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TryRule {
    /// A king in the opponent's king's place wins nothing.
    Off,
    /// It wins.
    On {
        /// Which kings must stand in the enemy camp after the move.
        kings: KingsEntered,
    },
}

/// Whether pieces missing at the *start* of a handicap game count for the side that gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandicapCredit {
    /// They are not.
    Off,
    /// They are.
    MissingPieces,
}
