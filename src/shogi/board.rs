//! Where the pieces are, by square and by kind, and which of them attack a square.

use super::attacks::{attacks, bishop_attacks, diagonal_lines, ray, ray_attacks, rook_attacks, steps, straight_lines};
use super::{Color, Direction, Piece, PieceKind, Square, SquareSet};

/// The 81 squares and the pieces on them.
///
/// The placement is held twice, as a piece per square and as a set of squares per kind and colour. Only [`Board::put`]
/// and [`Board::take`] change it, and they keep both in step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pieces: [Option<Piece>; Square::COUNT],
    by_color: [SquareSet; 2],
    by_kind: [SquareSet; PieceKind::COUNT],
}

impl Board {
    /// An empty board.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            pieces: [None; Square::COUNT],
            by_color: [SquareSet::EMPTY; 2],
            by_kind: [SquareSet::EMPTY; PieceKind::COUNT],
        }
    }

    /// Returns the piece on `square`.
    #[inline]
    #[must_use]
    pub const fn piece_on(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Puts `piece` on `square` and returns the piece it replaces.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) -> Option<Piece> {
        let replaced = self.take(square);
        self.pieces[square.index()] = Some(piece);
        self.by_color[piece.color.index()].insert(square);
        self.by_kind[piece.kind.index()].insert(square);
        replaced
    }

    /// Removes and returns the piece on `square`.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.pieces[square.index()].take()?;
        self.by_color[piece.color.index()].remove(square);
        self.by_kind[piece.kind.index()].remove(square);
        Some(piece)
    }

    /// The occupied squares.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares of `color`'s pieces.
    #[inline]
    #[must_use]
    pub const fn of_color(&self, color: Color) -> SquareSet {
        self.by_color[color.index()]
    }

    /// The squares of the pieces of `kind`, of either colour.
    #[inline]
    #[must_use]
    pub const fn of_kind(&self, kind: PieceKind) -> SquareSet {
        self.by_kind[kind.index()]
    }

    /// The squares of `color`'s pieces of `kind`.
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

    /// The square of `color`'s king, if it has one.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of(color, PieceKind::King).first()
    }

    /// Whose the only king is, as in most mating problems; `None` if there are two, or none.
    #[must_use]
    pub fn lone_king(&self) -> Option<Color> {
        let [black, white] = Color::ALL.map(|color| self.king(color).is_some());
        (black != white).then_some(if black { Color::Black } else { Color::White })
    }

    /// Iterates over every piece with its square.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_on(square)?)))
    }

    /// The squares of `by`'s pieces that attack `target`.
    #[must_use]
    pub fn attackers(&self, target: Square, by: Color) -> SquareSet {
        self.attackers_when(target, by, self.occupied())
    }

    /// The squares of `by`'s pieces that would attack `target` if exactly the `occupied` squares held pieces.
    ///
    /// Attacks are found backwards: a piece attacks `target` if a piece of its kind but the other colour on `target`
    /// would attack it.
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

    /// Like [`Board::attackers_when`], but for lances, bishops, rooks and their promoted forms only.
    ///
    /// Few of them share a line with the target, so that cheap test comes before the rays.
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

    /// The squares of all pieces that step like a king. Kings are included because an illegal move can leave two
    /// adjacent.
    #[inline]
    pub(super) fn king_steppers(&self) -> SquareSet {
        self.of_kind(PieceKind::King) | self.of_kind(PieceKind::Horse) | self.of_kind(PieceKind::Dragon)
    }

    /// The squares of `color`'s pieces of exactly this `kind` that can reach `target`, including pinned ones and those
    /// that would leave the king in check: the candidates that notation must tell apart.
    #[must_use]
    pub fn reaching(&self, target: Square, color: Color, kind: PieceKind) -> SquareSet {
        attacks(kind, color.opponent(), target, self.occupied()) & self.of(color, kind)
    }
}
