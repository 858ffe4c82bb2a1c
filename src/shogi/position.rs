use super::attacks::{between, steps};
use super::{
    Board, Color, Hand, IllegalMove, Move, Piece, PieceKind, PositionKey, Setup, SetupFault, Square, SquareSet,
};

/// A [`Setup`] that was checked and can be played from (局面), with what follows at once from it: who gives check and
/// which pieces are pinned.
///
/// A position is a value. [`Position::play`] leaves it as it was and gives the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
    /// The pieces that give check to the side to move.
    checkers: SquareSet,
    /// The pieces of the side to move that may not leave the line between their king and a slider.
    pinned: SquareSet,
}

impl Position {
    /// The start of an even game (平手).
    #[must_use]
    pub fn even() -> Self {
        super::Handicap::Even.position()
    }

    /// The placement of the pieces, the hands and the turn.
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

    /// The pieces that `color` holds.
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

    /// The pieces that give check (王手) to the side to move.
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

    /// What has to be equal for two positions to be the same in the sense of repetition (千日手).
    #[must_use]
    pub fn key(&self) -> PositionKey {
        PositionKey::from(&self.setup)
    }

    /// Who makes `mv`: the owner of the piece that moves, else the side to move.
    #[must_use]
    pub fn mover(&self, mv: Move) -> Color {
        let piece = mv.from().and_then(|from| self.board().piece_on(from));
        piece.map_or(self.turn(), |piece| piece.color)
    }

    /// The position after `mv`.
    ///
    /// # Errors
    /// What the move offends against; see [`Position::judge`].
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        self.judge(mv)?;
        Ok(self.after(mv))
    }

    /// The position after `mv`, which is not judged.
    ///
    /// It need not be legal. After a move that [can be made](Position::can_be_made) every piece is still there, and it is
    /// the turn of the mover's opponent: who moves out of turn does not get another one. With any other move the
    /// result is a position that no game can have; nothing worse happens.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut setup = self.setup.clone();
        setup.apply(mv);
        Self::unchecked(setup)
    }

    /// The setup as a position even where no game leads to it, together with the faults that tell so.
    ///
    /// # Errors
    /// All faults, at least one of which [bars play](SetupFault::bars_play).
    pub fn as_composed(setup: Setup) -> Result<(Self, Vec<SetupFault>), Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.iter().any(SetupFault::bars_play) { Err(faults) } else { Ok((Self::unchecked(setup), faults)) }
    }

    /// The setup as a position to be looked at, its faults notwithstanding: what stands on a board after an illegal move
    /// (反則) need not be playable.
    #[must_use]
    pub fn as_it_stands(setup: Setup) -> Self {
        Self::unchecked(setup)
    }

    fn unchecked(setup: Setup) -> Self {
        let (checkers, pinned) = match setup.board.king(setup.turn) {
            Some(king) => checkers_and_pinned(&setup, king),
            None => (SquareSet::EMPTY, SquareSet::EMPTY),
        };
        Self { setup, checkers, pinned }
    }
}

/// Looks outwards from the king: sliders that see it over nothing give check, those that see it over one piece of its
/// own side pin that piece.
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
    /// Carries out `mv` without asking whether it is legal and gives back what it captured.
    ///
    /// The mover is the owner of the piece on the square left, or the side to move for a drop; then it is the
    /// opponent's turn. Nothing but the turn changes when the square left is empty.
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

    /// Lifts the piece on `from` off the board, and turns it over if it is to `promote`.
    fn lift(&mut self, from: Square, promote: bool) -> Option<Piece> {
        let piece = self.board.take(from)?;
        let kind = if promote { piece.kind.promoted().unwrap_or(piece.kind) } else { piece.kind };
        Some(Piece::new(piece.color, kind))
    }
}

impl TryFrom<Setup> for Position {
    type Error = Vec<SetupFault>;

    /// Checks that the setup can be played from.
    fn try_from(setup: Setup) -> Result<Self, Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Self::unchecked(setup)) } else { Err(faults) }
    }
}
