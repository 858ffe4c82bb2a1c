//! What each kind promotes to, where it would be dead, and how many there are in a set.

/// The kind of a piece, promoted or not, without its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PieceKind {
    /// 歩
    Pawn,
    /// 香
    Lance,
    /// 桂
    Knight,
    /// 銀
    Silver,
    /// 金
    Gold,
    /// 角
    Bishop,
    /// 飛
    Rook,
    /// 王 or 玉
    King,
    /// と, the promoted pawn
    Tokin,
    /// 杏 (成香)
    PromotedLance,
    /// 圭 (成桂)
    PromotedKnight,
    /// 全 (成銀)
    PromotedSilver,
    /// 馬, the promoted bishop
    Horse,
    /// 竜 or 龍, the promoted rook
    Dragon,
}

impl PieceKind {
    /// The number of kinds.
    pub const COUNT: usize = 14;

    /// Every kind, unpromoted kinds first.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Pawn,
        Self::Lance,
        Self::Knight,
        Self::Silver,
        Self::Gold,
        Self::Bishop,
        Self::Rook,
        Self::King,
        Self::Tokin,
        Self::PromotedLance,
        Self::PromotedKnight,
        Self::PromotedSilver,
        Self::Horse,
        Self::Dragon,
    ];

    /// The kinds that can be in hand, in the order in which hands are written and laid out: 飛角金銀桂香歩.
    pub const HAND: [Self; 7] =
        [Self::Rook, Self::Bishop, Self::Gold, Self::Silver, Self::Knight, Self::Lance, Self::Pawn];

    /// The kinds that move like a gold: 金 と 杏 圭 全.
    pub const GOLD_MOVERS: [Self; 5] =
        [Self::Gold, Self::Tokin, Self::PromotedLance, Self::PromotedKnight, Self::PromotedSilver];

    /// Index into arrays of [`PieceKind::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What this kind promotes to, or `None` for golds, kings and promoted pieces.
    #[must_use]
    pub const fn promoted(self) -> Option<Self> {
        match self {
            Self::Pawn => Some(Self::Tokin),
            Self::Lance => Some(Self::PromotedLance),
            Self::Knight => Some(Self::PromotedKnight),
            Self::Silver => Some(Self::PromotedSilver),
            Self::Bishop => Some(Self::Horse),
            Self::Rook => Some(Self::Dragon),
            Self::Gold
            | Self::King
            | Self::Tokin
            | Self::PromotedLance
            | Self::PromotedKnight
            | Self::PromotedSilver
            | Self::Horse
            | Self::Dragon => None,
        }
    }

    /// The unpromoted kind: what the piece becomes when captured.
    #[must_use]
    pub const fn unpromoted(self) -> Self {
        match self {
            Self::Tokin => Self::Pawn,
            Self::PromotedLance => Self::Lance,
            Self::PromotedKnight => Self::Knight,
            Self::PromotedSilver => Self::Silver,
            Self::Horse => Self::Bishop,
            Self::Dragon => Self::Rook,
            Self::Pawn
            | Self::Lance
            | Self::Knight
            | Self::Silver
            | Self::Gold
            | Self::Bishop
            | Self::Rook
            | Self::King => self,
        }
    }

    /// Whether this is a promoted kind.
    #[must_use]
    pub const fn is_promoted(self) -> bool {
        self as u8 >= Self::Tokin as u8
    }

    /// The number of ranks at the far end on which a piece of this kind could never move again (行き所のない駒): one for pawns
    /// and lances, two for knights.
    #[must_use]
    pub const fn dead_ranks(self) -> u8 {
        match self {
            Self::Pawn | Self::Lance => 1,
            Self::Knight => 2,
            Self::Silver
            | Self::Gold
            | Self::Bishop
            | Self::Rook
            | Self::King
            | Self::Tokin
            | Self::PromotedLance
            | Self::PromotedKnight
            | Self::PromotedSilver
            | Self::Horse
            | Self::Dragon => 0,
        }
    }

    /// The number of pieces of this kind, promoted or not, in a full set, both players together.
    #[must_use]
    pub const fn full_set(self) -> u8 {
        match self.unpromoted() {
            Self::Pawn => 18,
            Self::Bishop | Self::Rook | Self::King => 2,
            Self::Lance
            | Self::Knight
            | Self::Silver
            | Self::Gold
            | Self::Tokin
            | Self::PromotedLance
            | Self::PromotedKnight
            | Self::PromotedSilver
            | Self::Horse
            | Self::Dragon => 4,
        }
    }
}
