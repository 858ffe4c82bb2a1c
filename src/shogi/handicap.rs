//! Which pieces 香落ち, 二枚落ち and all the others leave out.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Color, Position, Setup};

/// The starting positions, in the order of [`Handicap::ALL`]: every record asks for one, and which of them it shows.
static POSITIONS: LazyLock<[Position; 24]> = LazyLock::new(|| {
    let position = |handicap: Handicap| Position::from_sfen(&handicap.sfen());
    Handicap::ALL.map(|handicap| position(handicap).expect("the table holds playable positions only"))
});

/// The named starting positions (手合割).
///
/// The handicap giver (上手) is White, at the top, and moves first; "left" and "right" are from that player's point of
/// view. Sources: the KIF format's list of 手合割, and the presets of lishogi for those missing from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Handicap {
    /// 平手, no handicap; Black moves first.
    Even,
    /// 香落ち: the left lance.
    Lance,
    /// 右香落ち: the right lance.
    RightLance,
    /// 両香落ち: both lances.
    BothLances,
    /// 角落ち: the bishop.
    Bishop,
    /// 飛車落ち: the rook.
    Rook,
    /// 飛香落ち: the rook and the left lance.
    RookLance,
    /// 二枚落ち: rook and bishop.
    TwoPieces,
    /// 三枚落ち: rook, bishop and one lance. Programs differ on which lance; this is the left one, the most common reading.
    ThreePieces,
    /// 四枚落ち: rook, bishop and both lances.
    FourPieces,
    /// 五枚落ち: as 四枚落ち, and the right knight.
    FivePieces,
    /// 左五枚落ち: as 四枚落ち, and the left knight.
    LeftFivePieces,
    /// 六枚落ち: as 四枚落ち, and both knights.
    SixPieces,
    /// 左七枚落ち: as 六枚落ち, and the left silver.
    LeftSevenPieces,
    /// 右七枚落ち: as 六枚落ち, and the right silver.
    RightSevenPieces,
    /// 八枚落ち: as 六枚落ち, and both silvers.
    EightPieces,
    /// 九枚落ち: as 八枚落ち, and the right gold.
    NinePieces,
    /// 十枚落ち: king and pawns remain.
    TenPieces,
    /// 歩三兵: the king remains, with three pawns in hand.
    ThreePawns,
    /// 裸玉: only the king remains.
    NakedKing,
    /// トンボ: king, rook, bishop and pawns remain.
    Dragonfly,
    /// トンボ+香: as トンボ, with the lances.
    DragonflyLances,
    /// トンボ+桂香: as トンボ, with the lances and knights.
    DragonflyKnights,
    /// 太閤将棋: the pawn in front of the rook.
    Taiko,
}

impl Handicap {
    /// Every starting position, from even to the heaviest handicap, oddities last.
    pub const ALL: [Self; 24] = [
        Self::Even,
        Self::Lance,
        Self::RightLance,
        Self::BothLances,
        Self::Bishop,
        Self::Rook,
        Self::RookLance,
        Self::TwoPieces,
        Self::ThreePieces,
        Self::FourPieces,
        Self::FivePieces,
        Self::LeftFivePieces,
        Self::SixPieces,
        Self::LeftSevenPieces,
        Self::RightSevenPieces,
        Self::EightPieces,
        Self::NinePieces,
        Self::TenPieces,
        Self::ThreePawns,
        Self::NakedKing,
        Self::Dragonfly,
        Self::DragonflyLances,
        Self::DragonflyKnights,
        Self::Taiko,
    ];

    /// White's three ranks and hand, as SFEN.
    const fn white_side(self) -> (&'static str, &'static str) {
        match self {
            Self::Even => ("lnsgkgsnl/1r5b1/ppppppppp", "-"),
            Self::Lance => ("lnsgkgsn1/1r5b1/ppppppppp", "-"),
            Self::RightLance => ("1nsgkgsnl/1r5b1/ppppppppp", "-"),
            Self::BothLances => ("1nsgkgsn1/1r5b1/ppppppppp", "-"),
            Self::Bishop => ("lnsgkgsnl/1r7/ppppppppp", "-"),
            Self::Rook => ("lnsgkgsnl/7b1/ppppppppp", "-"),
            Self::RookLance => ("lnsgkgsn1/7b1/ppppppppp", "-"),
            Self::TwoPieces => ("lnsgkgsnl/9/ppppppppp", "-"),
            Self::ThreePieces => ("lnsgkgsn1/9/ppppppppp", "-"),
            Self::FourPieces => ("1nsgkgsn1/9/ppppppppp", "-"),
            Self::FivePieces => ("2sgkgsn1/9/ppppppppp", "-"),
            Self::LeftFivePieces => ("1nsgkgs2/9/ppppppppp", "-"),
            Self::SixPieces => ("2sgkgs2/9/ppppppppp", "-"),
            Self::LeftSevenPieces => ("2sgkg3/9/ppppppppp", "-"),
            Self::RightSevenPieces => ("3gkgs2/9/ppppppppp", "-"),
            Self::EightPieces => ("3gkg3/9/ppppppppp", "-"),
            Self::NinePieces => ("4kg3/9/ppppppppp", "-"),
            Self::TenPieces => ("4k4/9/ppppppppp", "-"),
            Self::ThreePawns => ("4k4/9/9", "3p"),
            Self::NakedKing => ("4k4/9/9", "-"),
            Self::Dragonfly => ("4k4/1r5b1/ppppppppp", "-"),
            Self::DragonflyLances => ("l3k3l/1r5b1/ppppppppp", "-"),
            Self::DragonflyKnights => ("ln2k2nl/1r5b1/ppppppppp", "-"),
            Self::Taiko => ("lnsgkgsnl/1r5b1/p1ppppppp", "-"),
        }
    }

    /// The side that moves first: White in every handicap game.
    #[must_use]
    pub const fn first_to_move(self) -> Color {
        match self {
            Self::Even => Color::Black,
            Self::Lance
            | Self::RightLance
            | Self::BothLances
            | Self::Bishop
            | Self::Rook
            | Self::RookLance
            | Self::TwoPieces
            | Self::ThreePieces
            | Self::FourPieces
            | Self::FivePieces
            | Self::LeftFivePieces
            | Self::SixPieces
            | Self::LeftSevenPieces
            | Self::RightSevenPieces
            | Self::EightPieces
            | Self::NinePieces
            | Self::TenPieces
            | Self::ThreePawns
            | Self::NakedKing
            | Self::Dragonfly
            | Self::DragonflyLances
            | Self::DragonflyKnights
            | Self::Taiko => Color::White,
        }
    }

    /// The starting position in SFEN.
    #[must_use]
    pub fn sfen(self) -> String {
        let (ranks, hand) = self.white_side();
        let turn = if self.first_to_move() == Color::Black { 'b' } else { 'w' };
        format!("{ranks}/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL {turn} {hand} 1")
    }

    /// The starting position.
    #[must_use]
    pub fn position(self) -> Position {
        POSITIONS[self as usize].clone()
    }

    /// Returns the handicap whose starting position `setup` is, if any.
    #[must_use]
    pub fn of(setup: &Setup) -> Option<Self> {
        Self::ALL
            .into_iter()
            .zip(&*POSITIONS)
            .find_map(|(handicap, start)| (start.setup() == setup).then_some(handicap))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_starting_position_is_playable_and_knows_its_name() {
        for handicap in Handicap::ALL {
            let position = handicap.position();
            assert_eq!(position.to_sfen(1), handicap.sfen());
            assert_eq!(position.turn(), handicap.first_to_move());
            assert_eq!(Handicap::of(position.setup()), Some(handicap));
        }
    }
}
