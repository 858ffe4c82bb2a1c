//! Positions that can be played from, and the way from one to the next.

use super::attacks::{between, steps};
use super::{
    Board, Color, Hand, IllegalMove, Move, Piece, PieceKind, PositionKey, Setup, SetupFault, Square, SquareSet,
};

/// A [`Setup`] that has been checked and can be played from (局面), together with the checking and pinned pieces.
///
/// A position is a value: [`Position::play`] returns the next one and leaves this one unchanged.
///
/// It begins at a cache line, because walks through the game copy it at every move: where it begins elsewhere, each of the
/// wide registers that copy it touches two lines, and whether it did was chance from one start of the program to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Position {
    setup: Setup,
    /// The pieces giving check to the side to move.
    checkers: SquareSet,
    /// The pieces of the side to move that must stay on the line between their king and a slider.
    pinned: SquareSet,
}

impl Position {
    /// The starting position of an even game (平手).
    #[must_use]
    pub fn even() -> Self {
        super::Handicap::Even.position()
    }

    /// The pieces on the board and in hand, and the side to move.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces on the board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The pieces `color` has in hand.
    #[inline]
    #[must_use]
    pub const fn hand(&self, color: Color) -> &Hand {
        self.setup.hand(color)
    }

    /// The side to move (手番).
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The pieces giving check (王手) to the side to move.
    #[inline]
    #[must_use]
    pub const fn checkers(&self) -> SquareSet {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[inline]
    #[must_use]
    pub const fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The pieces of the side to move that are pinned to their king.
    #[inline]
    pub(super) const fn pinned(&self) -> SquareSet {
        self.pinned
    }

    /// The key that is equal for two positions that count as the same for repetition (千日手).
    #[must_use]
    pub fn key(&self) -> PositionKey {
        PositionKey::from(&self.setup)
    }

    /// The player who makes `mv`: the owner of the moving piece, or else the side to move.
    #[must_use]
    pub fn mover(&self, mv: Move) -> Color {
        let piece = mv.from().and_then(|from| self.board().piece_on(from));
        piece.map_or(self.turn(), |piece| piece.color)
    }

    /// The player who made `mv`, which was judged to be `foul`.
    #[must_use]
    pub fn maker(&self, mv: Move, foul: Option<IllegalMove>) -> Color {
        match foul {
            Some(IllegalMove::OpponentsPiece { .. }) => self.turn(),
            Some(IllegalMove::DroppedOutOfTurn { .. }) => self.turn().opponent(),
            Some(_) | None => self.mover(mv),
        }
    }

    /// Returns the position after `mv`.
    ///
    /// # Errors
    /// Returns the foul if the move is illegal; see [`Position::judge`].
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.judge(mv)?;
        Ok(self.after(mv))
    }

    /// Returns the position after `mv` without judging it.
    ///
    /// The move need not be legal. After a move that [can be made](Position::can_be_made) every piece is still there,
    /// and it is the turn of the mover's opponent: moving out of turn does not earn another turn. Any other move gives
    /// a position that no game can reach, but nothing worse happens.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut after = self.clone();
        after.advance(mv);
        after
    }

    /// Becomes the position [after](Position::after) `mv`: for walks along many moves that need no other position.
    pub fn advance(&mut self, mv: Move) {
        self.setup.apply(mv);
        self.look_at_king();
    }

    /// Becomes the position after `mv` was made by `mover`: a drop comes out of that hand, and then it is the turn of the
    /// other side, whoever owns the piece.
    pub fn advance_by(&mut self, mv: Move, mover: Color) {
        if mv.from().is_none() {
            self.setup.turn = mover;
        }
        self.setup.apply(mv);
        self.setup.turn = mover.opponent();
        self.look_at_king();
    }

    /// Accepts a setup that no game can reach as long as it can be played from, and returns its faults alongside.
    ///
    /// # Errors
    /// Returns all faults if at least one of them [bars play](SetupFault::bars_play).
    pub fn as_composed(setup: Setup) -> Result<(Self, Vec<SetupFault>), Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.iter().any(SetupFault::bars_play) { Err(faults) } else { Ok((Self::unchecked(setup), faults)) }
    }

    /// Accepts any setup, whatever its faults, for display: the board after an illegal move (反則) need not be playable.
    #[must_use]
    pub fn as_it_stands(setup: Setup) -> Self {
        Self::unchecked(setup)
    }

    fn unchecked(setup: Setup) -> Self {
        let mut position = Self { setup, checkers: SquareSet::EMPTY, pinned: SquareSet::EMPTY };
        position.look_at_king();
        position
    }

    /// Finds out what checks and pins there are.
    #[inline]
    fn look_at_king(&mut self) {
        (self.checkers, self.pinned) = match self.setup.board.king(self.setup.turn) {
            Some(king) => checkers_and_pinned(&self.setup, king),
            None => (SquareSet::EMPTY, SquareSet::EMPTY),
        };
    }
}

/// Looks outwards from the king: a slider with a clear line gives check; one whose line is blocked by a single
/// defending piece pins that piece.
fn checkers_and_pinned(setup: &Setup, king: Square) -> (SquareSet, SquareSet) {
    let (board, us) = (&setup.board, setup.turn);
    let them = us.opponent();
    let stepping = (steps(PieceKind::Pawn, us, king) & board.of_kind(PieceKind::Pawn))
        | (steps(PieceKind::Knight, us, king) & board.of_kind(PieceKind::Knight))
        | (steps(PieceKind::Silver, us, king) & board.of_kind(PieceKind::Silver))
        | (steps(PieceKind::Gold, us, king) & board.gold_movers())
        | (steps(PieceKind::King, us, king) & board.king_steppers());
    let mut checkers = stepping & board.of_color(them);
    let mut pinned = SquareSet::EMPTY;
    for slider in board.sliding_attackers_when(king, them, board.of_color(them)) {
        let shields = between(king, slider) & board.of_color(us);
        if shields.is_empty() {
            checkers.insert(slider);
        } else if !shields.has_several() {
            pinned |= shields;
        }
    }
    (checkers, pinned)
}

impl Setup {
    /// Makes `mv` without judging it and returns the captured piece.
    ///
    /// The mover is the owner of the piece on the origin, or the side to move for a drop; then it is the opponent's
    /// turn. If the origin is empty, only the turn changes.
    pub fn apply(&mut self, mv: Move) -> Option<Piece> {
        let put_down = match mv {
            Move::Normal { from, promote, .. } => self.lift(from, promote),
            Move::Drop { kind, .. } => {
                self.hands[self.turn.index()].remove(kind.unpromoted());
                Some(Piece::new(self.turn, kind))
            }
        };
        let Some(piece) = put_down else {
            self.turn = self.turn.opponent();
            return None;
        };
        let captured = self.board.put(mv.to(), piece);
        if let Some(captured) = captured {
            self.hands[piece.color.index()].add(captured.kind);
        }
        self.turn = piece.color.opponent();
        captured
    }

    /// Lifts the piece on `from` off the board, promoting it if asked to.
    fn lift(&mut self, from: Square, promote: bool) -> Option<Piece> {
        let piece = self.board.take(from)?;
        let kind = if promote { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
        Some(Piece::new(piece.color, kind))
    }
}

impl TryFrom<Setup> for Position {
    type Error = Vec<SetupFault>;

    /// Returns the setup's faults if there are any.
    fn try_from(setup: Setup) -> Result<Self, Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Self::unchecked(setup)) } else { Err(faults) }
    }
}
