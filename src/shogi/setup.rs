//! Arrangements of pieces, and what keeps one from being played.

use super::{Board, Color, Hand, Piece, PieceKind, Square, SquareSet};

/// Anything that can be put on a board and its piece stands, playable or not.
///
/// Position editors and record readers build setups; [`super::Position::try_from`] checks them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The pieces in hand, indexed by [`Color::index`].
    pub hands: [Hand; 2],
    /// The side to move (手番).
    pub turn: Color,
}

/// Why a [`Setup`] cannot be played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// One side has more than one king.
    #[error("{color:?} has {count} kings")]
    SeveralKings {
        /// The side.
        color: Color,
        /// Its number of kings.
        count: usize,
    },
    /// There are more pieces of one kind than a set has, counting both sides and hands.
    #[error("there are {count} pieces of the kind {kind:?}, and a set has {}", kind.full_set())]
    TooManyPieces {
        /// The unpromoted kind.
        kind: PieceKind,
        /// How many there are.
        count: usize,
    },
    /// One side has two unpromoted pawns on one file (二歩).
    #[error("{color:?} has two pawns on file {file}")]
    TwoPawns {
        /// The side.
        color: Color,
        /// The file, 1–9.
        file: u8,
    },
    /// A piece stands where it can never move (行き所のない駒).
    #[error("the piece on {square} can never move")]
    DeadPiece {
        /// Where it stands.
        square: Square,
    },
    /// The side that has just moved is in check, so its king could be captured.
    #[error("the king on {king} is in check although the other side is to move")]
    OpponentInCheck {
        /// The exposed king.
        king: Square,
        /// The pieces attacking it.
        attackers: SquareSet,
    },
}

impl SetupFault {
    /// Whether this fault makes play impossible, rather than merely unreachable from a game.
    ///
    /// Composed problems may have nine pawns on one file; but a side may have one king at most, and the side to move
    /// must not be able to capture it at once.
    #[must_use]
    pub const fn bars_play(&self) -> bool {
        match self {
            Self::SeveralKings { .. } | Self::OpponentInCheck { .. } => true,
            Self::TooManyPieces { .. } | Self::TwoPawns { .. } | Self::DeadPiece { .. } => false,
        }
    }

    /// The squares of `setup` that show the fault. Surplus pieces in hand have none.
    #[must_use]
    pub fn squares(&self, setup: &Setup) -> SquareSet {
        let board = &setup.board;
        match *self {
            Self::SeveralKings { color, .. } => board.of(color, PieceKind::King),
            Self::TooManyPieces { kind, .. } => {
                board.iter().filter(|(_, piece)| piece.kind.unpromoted() == kind).map(|(square, _)| square).collect()
            }
            Self::TwoPawns { color, file } => board.of(color, PieceKind::Pawn) & SquareSet::file(file),
            Self::DeadPiece { square } => SquareSet::only(square),
            Self::OpponentInCheck { king, attackers } => SquareSet::only(king) | attackers,
        }
    }
}

impl Setup {
    /// An empty board, empty hands, Black to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self { board: Board::empty(), hands: [Hand::EMPTY; 2], turn: Color::Black }
    }

    /// The pieces `color` has in hand.
    #[must_use]
    pub const fn hand(&self, color: Color) -> &Hand {
        &self.hands[color.index()]
    }

    /// Mutable access to the pieces `color` has in hand.
    pub const fn hand_mut(&mut self, color: Color) -> &mut Hand {
        &mut self.hands[color.index()]
    }

    /// Counts the pieces of `kind`, promoted or not, on the board and in both hands.
    #[must_use]
    pub fn count(&self, kind: PieceKind) -> usize {
        let front = kind.unpromoted();
        let back = front.promoted().map_or(SquareSet::EMPTY, |back| self.board.of_kind(back));
        let held: usize = self.hands.iter().map(|hand| usize::from(hand.count(front))).sum();
        self.board.of_kind(front).len() + back.len() + held
    }

    /// Returns everything that keeps this setup from being played; empty if nothing does.
    ///
    /// A missing king is no fault: mating problems (詰将棋) omit Black's.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = self.piece_count_faults();
        faults.extend(self.pawn_faults());
        faults.extend(self.dead_pieces().into_iter().map(|square| SetupFault::DeadPiece { square }));
        faults.extend(self.capturable_king());
        faults
    }

    fn piece_count_faults(&self) -> Vec<SetupFault> {
        let kings = Color::ALL.into_iter().filter_map(|color| {
            let count = self.board.of(color, PieceKind::King).len();
            (count > 1).then_some(SetupFault::SeveralKings { color, count })
        });
        let others = PieceKind::HAND.into_iter().filter_map(|kind| {
            let count = self.count(kind);
            (count > usize::from(kind.full_set())).then_some(SetupFault::TooManyPieces { kind, count })
        });
        kings.chain(others).collect()
    }

    fn pawn_faults(&self) -> impl Iterator<Item = SetupFault> + '_ {
        Color::ALL.into_iter().flat_map(move |color| {
            let pawns = self.board.of(color, PieceKind::Pawn);
            (1..=9)
                .filter(move |&file| (pawns & SquareSet::file(file)).has_several())
                .map(move |file| SetupFault::TwoPawns { color, file })
        })
    }

    fn dead_pieces(&self) -> SquareSet {
        let is_dead = |square: Square, piece: Piece| square.rank_seen_by(piece.color) <= piece.kind.dead_ranks();
        self.board.iter().filter(|&(square, piece)| is_dead(square, piece)).map(|(square, _)| square).collect()
    }

    fn capturable_king(&self) -> Option<SetupFault> {
        let king = self.board.king(self.turn.opponent())?;
        let attackers = self.board.attackers(king, self.turn);
        (!attackers.is_empty()).then_some(SetupFault::OpponentInCheck { king, attackers })
    }
}
