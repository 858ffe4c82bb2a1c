use super::{Board, Color, Hand, Piece, PieceKind, Square, SquareSet};

/// Anything that can be put on a board and on the two stands, playable or not.
///
/// Position editors and record readers build a setup; [`super::Position::try_from`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The pieces in hand, by [`Color::index`].
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
        /// How many it has.
        count: usize,
    },
    /// There are more pieces of one kind, both sides and hands together, than a set has.
    #[error("there are {count} pieces of the kind {kind:?}, and a set has {}", kind.full_set())]
    TooManyPieces {
        /// The front of the piece.
        kind: PieceKind,
        /// How many there are.
        count: usize,
    },
    /// Two unpromoted pawns of one side on one file (二歩).
    #[error("{color:?} has two pawns on file {file}")]
    TwoPawns {
        /// The side.
        color: Color,
        /// The file, 1–9.
        file: u8,
    },
    /// A piece stands where it could never move (行き所のない駒).
    #[error("the piece on {square} can never move")]
    DeadPiece {
        /// Where it stands.
        square: Square,
    },
    /// The side that has just moved is in check: its king could be taken.
    #[error("the king on {king} is in check although the other side is to move")]
    OpponentInCheck {
        /// The king that could be taken.
        king: Square,
        /// The pieces that could take it.
        attackers: SquareSet,
    },
}

impl SetupFault {
    /// Whether nobody can play from such a position, rather than merely no game leads to it.
    ///
    /// Problems are composed with nine pawns on one file; what cannot be done without is one king a side at most, which
    /// the side to move cannot take at once.
    #[must_use]
    pub const fn bars_play(&self) -> bool {
        match self {
            Self::SeveralKings { .. } | Self::OpponentInCheck { .. } => true,
            Self::TooManyPieces { .. } | Self::TwoPawns { .. } | Self::DeadPiece { .. } => false,
        }
    }

    /// The squares of `setup` that show the fault. Pieces in hand that are too many are on none.
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

    /// The pieces that `color` holds.
    #[must_use]
    pub const fn hand(&self, color: Color) -> &Hand {
        &self.hands[color.index()]
    }

    /// The pieces that `color` holds, to be changed.
    pub const fn hand_mut(&mut self, color: Color) -> &mut Hand {
        &mut self.hands[color.index()]
    }

    /// How many pieces with the front `kind` there are on the board and in both hands.
    #[must_use]
    pub fn count(&self, kind: PieceKind) -> usize {
        let front = kind.unpromoted();
        let back = front.promoted().map_or(SquareSet::EMPTY, |back| self.board.of_kind(back));
        let held: usize = self.hands.iter().map(|hand| usize::from(hand.count(front))).sum();
        self.board.of_kind(front).len() + back.len() + held
    }

    /// Everything that stands in the way of playing from here; empty when nothing does.
    ///
    /// A missing king is no fault: mating problems (詰将棋) leave Black's out.
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
