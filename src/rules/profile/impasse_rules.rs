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
    /// The value that `of` gives for each side.
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

/// How many kings must stand in the enemy camp (入玉, 相入玉).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KingsEntered {
    /// One, whichever; for a try, that of the player who tries.
    One,
    /// Both.
    Both,
}

/// 合意による持将棋: whether the players may agree that neither can be mated, and count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AgreementRule {
    /// They may not.
    Off,
    /// They may, on these terms.
    On(AgreementTerms),
}

/// The terms of an agreement. All pieces on the board and in hand are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgreementTerms {
    /// How many kings must have entered.
    pub kings: KingsEntered,
    /// The points below which a side loses: 24 or 27.
    pub threshold: u16,
    /// What it means that neither side falls short alone.
    pub tie: AgreementTie,
    /// From this number of moves on nothing can be agreed; `None` for never.
    pub ply_limit: Option<usize>,
}

/// What it means that both sides have the points needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AgreementTie {
    /// 引き分け
    Draw,
    /// 指し直し
    Replay,
    /// 後手勝ち: White, who has not had the first move, wins.
    WhiteWins,
}

/// 入玉宣言: whether a player who is safe in the enemy camp may end the game by saying so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeclarationRule {
    /// No.
    Off,
    /// Yes, on these terms.
    On(DeclarationTerms),
}

/// The terms of a declaration. Counted are the pieces in hand and those in the enemy camp, the king apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclarationTerms {
    /// Who declares.
    pub call: DeclarationCall,
    /// The points with which each side wins.
    pub to_win: BySide<u16>,
    /// The points from which on, below those for a win, the game has no winner; `None` where there is no such band.
    pub drawn_from: Option<u16>,
    /// What it counts as then.
    pub drawn: Undecided,
    /// How many pieces besides the king must stand in the enemy camp.
    pub pieces_in_camp: u8,
    /// From this number of moves on nothing can be declared; `None` for never.
    pub ply_limit: Option<usize>,
    /// What a declaration means that does not hold.
    pub failing: FailedDeclaration,
}

/// Who says that the conditions of a declaration are fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DeclarationCall {
    /// The player, at the risk of being wrong.
    Manual,
    /// Nobody: the game ends by itself when they are fulfilled at the start of a turn and the points win.
    Automatic,
}

/// What a declaration means that does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FailedDeclaration {
    /// Whoever declared loses.
    Loss,
    /// The game goes on.
    Ignored,
}

impl DeclarationTerms {
    /// The 24-point rule as the JSA has it: 31 points win, 24 give a replay. Source: JSA match rules, article 9.
    pub const POINTS_24: Self = Self {
        call: DeclarationCall::Manual,
        to_win: BySide { black: 31, white: 31 },
        drawn_from: Some(24),
        drawn: Undecided::Replay,
        pieces_in_camp: 10,
        ply_limit: Some(500),
        failing: FailedDeclaration::Loss,
    };

    /// The 27-point rule as the CSA has it: Black wins with 28 points, White with 27. Source: rules of the World
    /// Computer Shogi Championship.
    pub const POINTS_27: Self = Self {
        to_win: BySide { black: 28, white: 27 },
        drawn_from: None,
        drawn: Undecided::Draw,
        ply_limit: None,
        ..Self::POINTS_24
    };
}

/// トライルール: whether the player wins whose king reaches the square on which the other king started (5一, 5九).
///
/// The square may not be attacked: the move must be legal like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TryRule {
    /// No.
    Off,
    /// Yes.
    On {
        /// Which kings must stand in the enemy camp after the move.
        kings: KingsEntered,
    },
}

/// Whether the pieces that were missing on the *first* diagram of a handicap game are counted for their owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandicapCredit {
    /// They are not.
    Off,
    /// They are.
    MissingPieces,
}
