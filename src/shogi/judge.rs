//! Why a move is illegal.
//!
//! The judge takes a single move and looks at the board as it would be after it to see whether the king is left in
//! check. Apart from the attack tables it shares no code with the legal move generator, so that each tests the other.

use super::attacks::{attacks, between};
use super::{Color, Move, Piece, PieceKind, Position, Setup, Square, SquareSet};

/// Why a move is illegal (反則), with the squares that prove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The origin square is empty.
    #[error("there is no piece on {from}")]
    NoPiece {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the side that is not to move; where nothing else is known, its owner has moved out of turn.
    #[error("a move out of turn: the piece on {from} belongs to the other side")]
    NotYourPiece {
        /// The origin.
        from: Square,
    },
    /// The side to move has moved a piece of the other side. No move shows that by itself: it takes a
    /// [witness](Position::judge_by).
    #[error("the piece on {from} is the opponent's")]
    OpponentsPiece {
        /// The origin.
        from: Square,
    },
    /// The side that is not to move has dropped a piece. This, too, takes a [witness](Position::judge_by).
    #[error("a move out of turn: the piece on {to} was dropped by the other side")]
    DroppedOutOfTurn {
        /// The destination.
        to: Square,
    },
    /// The destination holds a piece of the mover's own.
    #[error("one's own piece stands on {to}")]
    OwnPieceTaken {
        /// The destination.
        to: Square,
    },
    /// The piece does not move that way.
    #[error("the piece on {from} cannot move to {to}")]
    WrongMovement {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// Another piece stands in the way.
    #[error("the way from {from} to {to} is blocked on {by}")]
    Blocked {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
        /// The nearest blocking piece.
        by: Square,
    },
    /// Kings are never captured: a move that allows it has already ended the game.
    #[error("the king on {king} cannot be taken")]
    KingTaken {
        /// The king's square.
        king: Square,
    },
    /// Golds, kings and promoted pieces do not promote.
    #[error("the piece on {from} cannot promote")]
    CannotPromote {
        /// The origin.
        from: Square,
    },
    /// The move neither starts nor ends in the promotion zone (敵陣).
    #[error("the move from {from} to {to} does not touch the promotion zone")]
    PromotionOutsideCamp {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// 行き所のない駒: the piece could never move again.
    #[error("a piece on {to} could never move again")]
    DeadPiece {
        /// The destination.
        to: Square,
    },
    /// The piece is not in hand.
    #[error("there is no such piece in hand")]
    NotInHand {
        /// The missing kind.
        kind: PieceKind,
    },
    /// Pieces are dropped unpromoted.
    #[error("a promoted piece cannot be dropped")]
    PromotedDrop {
        /// The kind that was dropped.
        kind: PieceKind,
    },
    /// Pieces may be dropped only on empty squares.
    #[error("{to} is not empty")]
    SquareOccupied {
        /// The destination.
        to: Square,
    },
    /// 二歩: the file already holds an unpromoted pawn of the same side.
    #[error("there is already a pawn on {pawn}")]
    TwoPawns {
        /// The pawn already there.
        pawn: Square,
    },
    /// 打ち歩詰め: the dropped pawn gives mate.
    #[error("the dropped pawn mates the king on {king}")]
    DropPawnMate {
        /// The mated king.
        king: Square,
    },
    /// 王手放置, 自殺手: the mover's king could be captured next.
    #[error("the king on {king} would be in check")]
    KingLeftInCheck {
        /// The king's square.
        king: Square,
        /// The pieces that attack it.
        attackers: SquareSet,
    },
}

impl IllegalMove {
    /// The squares that prove the foul, for highlighting on the board.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        match *self {
            Self::NoPiece { from }
            | Self::NotYourPiece { from }
            | Self::OpponentsPiece { from }
            | Self::CannotPromote { from } => [from].into(),
            Self::OwnPieceTaken { to }
            | Self::DeadPiece { to }
            | Self::SquareOccupied { to }
            | Self::DroppedOutOfTurn { to } => [to].into(),
            Self::WrongMovement { from, to } | Self::PromotionOutsideCamp { from, to } => [from, to].into(),
            Self::Blocked { by, .. } => [by].into(),
            Self::KingTaken { king } | Self::DropPawnMate { king } => [king].into(),
            Self::NotInHand { .. } | Self::PromotedDrop { .. } => SquareSet::EMPTY,
            Self::TwoPawns { pawn } => [pawn].into(),
            Self::KingLeftInCheck { king, attackers } => attackers | SquareSet::from([king]),
        }
    }
}

impl Position {
    /// Judges whether `mv` is legal in this position.
    ///
    /// # Errors
    /// Returns the first foul in the order in which a player would notice it: the piece's movement, then promotion, two
    /// pawns and dead pieces, then the mover's king, and finally mate by a dropped pawn.
    ///
    /// ```
    /// use komadai::shogi::{IllegalMove, Position};
    ///
    /// let position = Position::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b P 1")?;
    /// let foul = position.judge("P*5e".parse()?);
    /// assert_eq!(foul, Err(IllegalMove::TwoPawns { pawn: "5g".parse()? }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn judge(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Normal { from, to, promote } => self.judge_board_move(from, to, promote)?,
            Move::Drop { kind, to } => self.judge_drop(kind, to)?,
        }
        self.judge_king_after(mv)?;
        match mv {
            Move::Drop { kind: PieceKind::Pawn, to } => self.judge_mating_pawn(to),
            Move::Drop { .. } | Move::Normal { .. } => Ok(()),
        }
    }

    /// Judges `mv` knowing who made it. Of a move on the board that is the side to move or the owner of the piece.
    ///
    /// # Errors
    /// Returns the foul, as [`Position::judge`] does. Who moves a piece of the other side is told from its owner.
    ///
    /// ```
    /// use komadai::shogi::{Color, IllegalMove, Position};
    ///
    /// let (start, mv) = (Position::even(), "3c3d".parse()?);
    /// let from = "3c".parse()?;
    /// assert_eq!(start.judge_by(mv, Color::Black), Err(IllegalMove::OpponentsPiece { from }));
    /// assert_eq!(start.judge_by(mv, Color::White), Err(IllegalMove::NotYourPiece { from }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn judge_by(&self, mv: Move, mover: Color) -> Result<(), IllegalMove> {
        match (mv, self.judge(mv)) {
            (Move::Drop { to, .. }, _) if mover != self.turn() => Err(IllegalMove::DroppedOutOfTurn { to }),
            (Move::Normal { .. }, Err(IllegalMove::NotYourPiece { from })) if mover == self.turn() => {
                Err(IllegalMove::OpponentsPiece { from })
            }
            (Move::Normal { .. } | Move::Drop { .. }, judged) => judged,
        }
    }

    /// Whether `mv` can physically be made, legal or not: there is a piece to move to another square or to drop, it has
    /// a promoted side if it is to promote, and no king stands on the destination.
    ///
    /// Any other piece there can be captured, even the mover's own, and even by a drop.
    ///
    /// ```
    /// use komadai::shogi::Position;
    ///
    /// let start = Position::even();
    /// let (leap, nothing, still) = ("8h5e".parse()?, "5e5d".parse()?, "2h2h".parse()?);
    /// assert!(start.judge(leap).is_err() && start.can_be_made(leap));
    /// assert!(start.judge(nothing).is_err() && !start.can_be_made(nothing));
    /// assert!(start.judge(still).is_err() && !start.can_be_made(still));
    /// # Ok::<(), komadai::shogi::UsiMoveError>(())
    /// ```
    #[must_use]
    pub fn can_be_made(&self, mv: Move) -> bool {
        self.can_be_made_by(mv, self.turn())
    }

    /// What keeps a move from [being made](Position::can_be_made) that offends with `foul`: a foul that could be made
    /// does not, but a king on the destination does.
    #[must_use]
    pub fn obstacle(&self, mv: Move, foul: IllegalMove) -> IllegalMove {
        let stays = mv.from() == Some(mv.to()) || mv.from().is_some_and(|from| self.board().piece_on(from).is_none());
        let is_king = self.board().of_kind(PieceKind::King).contains(mv.to());
        if is_king && !stays { IllegalMove::KingTaken { king: mv.to() } } else { foul }
    }

    /// The same for a move of `mover`, out of whose hand a drop comes.
    #[must_use]
    pub fn can_be_made_by(&self, mv: Move, mover: Color) -> bool {
        let has_piece = match mv {
            Move::Normal { from, to, promote } => {
                let piece = self.board().piece_on(from).filter(|_| from != to);
                piece.is_some_and(|piece| !promote || piece.kind.promoted().is_some())
            }
            Move::Drop { kind, .. } => self.hand(mover).count(kind.unpromoted()) > 0,
        };
        has_piece && !self.board().of_kind(PieceKind::King).contains(mv.to())
    }

    /// Checks that the mover's king is not in check after `mv`. No board is made for that: what attacks the king then is
    /// seen by the squares that will be occupied, without the piece that is captured.
    fn judge_king_after(&self, mv: Move) -> Result<(), IllegalMove> {
        let (board, us, to) = (self.board(), self.turn(), mv.to());
        let Some(stands) = board.king(us) else { return Ok(()) };
        let king = if mv.from() == Some(stands) { to } else { stands };
        let left = mv.from().map_or(board.occupied(), |from| board.occupied().without(from));
        let attackers = board.attackers_when(king, us.opponent(), left | SquareSet::only(to)).without(to);
        if attackers.is_empty() { Ok(()) } else { Err(IllegalMove::KingLeftInCheck { king, attackers }) }
    }

    fn judge_board_move(&self, from: Square, to: Square, promote: bool) -> Result<(), IllegalMove> {
        let piece = self.board().piece_on(from).ok_or(IllegalMove::NoPiece { from })?;
        if piece.color != self.turn() {
            return Err(IllegalMove::NotYourPiece { from });
        }
        self.judge_path(piece, from, to)?;
        if promote { judge_promotion(piece, from, to) } else { judge_dead_piece(piece, to) }
    }

    fn judge_path(&self, piece: Piece, from: Square, to: Square) -> Result<(), IllegalMove> {
        if !attacks(piece.kind, piece.color, from, SquareSet::EMPTY).contains(to) {
            return Err(IllegalMove::WrongMovement { from, to });
        }
        let in_the_way = between(from, to) & self.board().occupied();
        let from_here = |square: &Square| from.index().abs_diff(square.index());
        if let Some(by) = in_the_way.into_iter().min_by_key(from_here) {
            return Err(IllegalMove::Blocked { from, to, by });
        }
        if self.board().of_color(piece.color).contains(to) {
            return Err(IllegalMove::OwnPieceTaken { to });
        }
        if self.board().of_kind(PieceKind::King).contains(to) {
            return Err(IllegalMove::KingTaken { king: to });
        }
        Ok(())
    }

    fn judge_drop(&self, kind: PieceKind, to: Square) -> Result<(), IllegalMove> {
        if kind.is_promoted() {
            return Err(IllegalMove::PromotedDrop { kind });
        }
        if self.hand(self.turn()).count(kind) == 0 {
            return Err(IllegalMove::NotInHand { kind });
        }
        if self.board().piece_on(to).is_some() {
            return Err(IllegalMove::SquareOccupied { to });
        }
        if kind == PieceKind::Pawn {
            let on_file = self.board().of(self.turn(), PieceKind::Pawn) & SquareSet::file(to.file());
            on_file.first().map_or(Ok(()), |pawn| Err(IllegalMove::TwoPawns { pawn }))?;
        }
        judge_dead_piece(Piece::new(self.turn(), kind), to)
    }

    /// Tries every answer to a pawn dropped on `pawn`, if it gives check: king moves and captures of the pawn.
    fn judge_mating_pawn(&self, pawn: Square) -> Result<(), IllegalMove> {
        let defender = self.turn().opponent();
        let Some(king) = self.board().king(defender) else { return Ok(()) };
        if !attacks(PieceKind::Pawn, self.turn(), pawn, SquareSet::EMPTY).contains(king) {
            return Ok(());
        }
        let mut after = self.setup().clone();
        after.apply(Move::Drop { kind: PieceKind::Pawn, to: pawn });
        let escapes = attacks(PieceKind::King, defender, king, SquareSet::EMPTY) & !after.board.of_color(defender);
        let by_king = escapes.into_iter().map(|to| (king, to));
        let takers = after.board.attackers(pawn, defender).without(king);
        let by_others = takers.into_iter().map(|from| (from, pawn));
        let saves = |(from, to): (Square, Square)| {
            let mut answered = after.clone();
            answered.apply(Move::Normal { from, to, promote: false });
            is_king_safe(&answered, defender)
        };
        if by_king.chain(by_others).any(saves) { Ok(()) } else { Err(IllegalMove::DropPawnMate { king }) }
    }
}

pub(super) fn judge_promotion(piece: Piece, from: Square, to: Square) -> Result<(), IllegalMove> {
    if piece.kind.promoted().is_none() {
        return Err(IllegalMove::CannotPromote { from });
    }
    if [from, to].iter().any(|square| square.is_in_promotion_zone(piece.color)) {
        Ok(())
    } else {
        Err(IllegalMove::PromotionOutsideCamp { from, to })
    }
}

pub(super) fn judge_dead_piece(piece: Piece, to: Square) -> Result<(), IllegalMove> {
    if to.rank_seen_by(piece.color) <= piece.kind.dead_ranks() { Err(IllegalMove::DeadPiece { to }) } else { Ok(()) }
}

/// Whether the king of `color`, who has just moved, is not in check.
fn is_king_safe(after: &Setup, color: Color) -> bool {
    after.board.king(color).is_none_or(|king| after.board.attackers(king, color.opponent()).is_empty())
}
