use super::attacks::{attacks, bishop_attacks, diagonal_lines, ray, ray_attacks, rook_attacks, steps, straight_lines};
use super::{Color, Direction, Piece, PieceKind, Square, SquareSet};

/// The 81 squares and what stands on them.
///
/// The same fact is kept twice, as a piece for each square and as a set of squares for each kind and colour; only
/// [`Board::put`] and [`Board::take`] change it, and they change both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pieces: [Option<Piece>; Square::COUNT],
    by_color: [SquareSet; 2],
    by_kind: [SquareSet; PieceKind::COUNT],
}

impl Board {
    /// A board without pieces.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            pieces: [None; Square::COUNT],
            by_color: [SquareSet::EMPTY; 2],
            by_kind: [SquareSet::EMPTY; PieceKind::COUNT],
        }
    }

    /// What stands on `square`.
    #[inline]
    #[must_use]
    pub const fn piece_on(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Sets `piece` down on `square` and gives back what stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let replaced = self.take(square);
        self.pieces[square.index()] = Some(piece);
        self.by_color[piece.color.index()].insert(square);
        self.by_kind[piece.kind.index()].insert(square);
        replaced
    }

    /// Lifts what stands on `square` off the board.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.pieces[square.index()].take()?;
        self.by_color[piece.color.index()].remove(square);
        self.by_kind[piece.kind.index()].remove(square);
        Some(piece)
    }

    /// The squares on which something stands.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares on which a piece of `color` stands.
    #[inline]
    #[must_use]
    pub const fn of_color(&self, color: Color) -> SquareSet {
        self.by_color[color.index()]
    }

    /// The squares on which a piece of `kind`, of either colour, stands.
    #[inline]
    #[must_use]
    pub const fn of_kind(&self, kind: PieceKind) -> SquareSet {
        self.by_kind[kind.index()]
    }

    /// The squares on which a piece of this colour and kind stands.
    #[inline]
    #[must_use]
    pub fn of(&self, color: Color, kind: PieceKind) -> SquareSet {
        self.of_color(color) & self.of_kind(kind)
    }

    /// The squares of all pieces that move like a gold.
    #[inline]
    pub(super) fn gold_movers(&self) -> SquareSet {
        PieceKind::GOLD_MOVERS.into_iter().fold(SquareSet::EMPTY, |set, kind| set | self.of_kind(kind))
    }

    /// The square of `color`'s king, if there is one.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of(color, PieceKind::King).first()
    }

    /// Every piece with its square.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_on(square)?)))
    }

    /// The squares of `by`'s pieces that attack `target`, as things stand on the board.
    #[must_use]
    pub fn attackers(&self, target: Square, by: Color) -> SquareSet {
        self.attackers_when(target, by, self.occupied())
    }

    /// The squares of `by`'s pieces that would attack `target` if exactly the squares of `occupied` held pieces.
    ///
    /// A piece attacks a square when a piece of its kind and the other colour on that square would attack it.
    #[inline]
    pub(super) fn attackers_when(&self, target: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let seen = |kind| steps(kind, by.opponent(), target);
        let stepping = (seen(PieceKind::Pawn) & self.of_kind(PieceKind::Pawn))
            | (seen(PieceKind::Knight) & self.of_kind(PieceKind::Knight))
            | (seen(PieceKind::Silver) & self.of_kind(PieceKind::Silver))
            | (seen(PieceKind::Gold) & self.gold_movers())
            | (seen(PieceKind::King) & self.king_steppers());
        (stepping & self.of_color(by)) | self.sliding_attackers_when(target, by, occupied)
    }

    /// As [`Board::attackers_when`], lances, bishops, rooks and their promoted forms only.
    ///
    /// Few of them stand on a line with the target, so that is asked before the lines are followed.
    #[inline]
    pub(super) fn sliding_attackers_when(&self, target: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let theirs = self.of_color(by);
        let lances = self.of_kind(PieceKind::Lance) & theirs;
        let rooks = (self.of_kind(PieceKind::Rook) | self.of_kind(PieceKind::Dragon)) & theirs;
        let bishops = (self.of_kind(PieceKind::Bishop) | self.of_kind(PieceKind::Horse)) & theirs;
        let towards_lances = Direction::forward(by.opponent());
        let mut attackers = SquareSet::EMPTY;
        if ray(towards_lances, target).intersects(lances) {
            attackers |= ray_attacks(towards_lances, target, occupied) & lances;
        }
        if straight_lines(target).intersects(rooks) {
            attackers |= rook_attacks(target, occupied) & rooks;
        }
        if diagonal_lines(target).intersects(bishops) {
            attackers |= bishop_attacks(target, occupied) & bishops;
        }
        attackers
    }

    /// The squares of all pieces that step like a king. Two kings stand side by side only after an illegal move.
    #[inline]
    pub(super) fn king_steppers(&self) -> SquareSet {
        self.of_kind(PieceKind::King) | self.of_kind(PieceKind::Horse) | self.of_kind(PieceKind::Dragon)
    }

    /// The squares of `color`'s pieces of exactly this `kind` whose way of moving reaches `target`, pinned ones and
    /// those that would leave a king in check included: what the notation rules call the candidates of a move.
    #[must_use]
    pub fn reaching(&self, target: Square, color: Color, kind: PieceKind) -> SquareSet {
        attacks(kind, color.opponent(), target, self.occupied()) & self.of(color, kind)
    }
}
