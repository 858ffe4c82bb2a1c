//! Legal move generation.
//!
//! Moves are generated legal rather than filtered by trial: an answer to check must capture the checking piece or
//! interpose, a pinned piece stays on its line, and the king goes only where nothing attacks it once it has left its
//! square. Moves come in groups, a set of destinations per piece, so that counting needs no list.

use super::attacks::{
    attacks, between, bishop_attacks, diagonal_lines, direction_between, ray, ray_attacks, rook_attacks,
    stepping_distance, steps, straight_lines,
};
use super::{Color, Direction, Move, PieceKind, Position, Square, SquareSet};

/// Receives the groups of moves that [`Position::generate`] finds.
pub trait MoveSink {
    /// The piece on `from` may move to each square of `to`, promoting if `promote`.
    fn board_moves(&mut self, from: Square, to: SquareSet, promote: bool);
    /// The pawns of `color` right behind the squares of `to` may step there, promoting if `promote`.
    fn pawn_moves(&mut self, color: Color, to: SquareSet, promote: bool);
    /// A piece of `kind` in hand may be dropped on each square of `to`.
    fn drops(&mut self, kind: PieceKind, to: SquareSet);
}

impl MoveSink for Vec<Move> {
    #[inline]
    fn board_moves(&mut self, from: Square, to: SquareSet, promote: bool) {
        to.into_iter().for_each(|to| self.push(Move::Normal { from, to, promote }));
    }

    #[inline]
    fn pawn_moves(&mut self, color: Color, to: SquareSet, promote: bool) {
        let from = to.forward(color.opponent());
        self.extend(from.into_iter().zip(to).map(|(from, to)| Move::Normal { from, to, promote }));
    }

    #[inline]
    fn drops(&mut self, kind: PieceKind, to: SquareSet) {
        to.into_iter().for_each(|to| self.push(Move::Drop { kind, to }));
    }
}

/// A [`MoveSink`] that only counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveCount(pub usize);

impl MoveSink for MoveCount {
    #[inline]
    fn board_moves(&mut self, _from: Square, to: SquareSet, _promote: bool) {
        self.0 += to.len();
    }

    #[inline]
    fn pawn_moves(&mut self, _color: Color, to: SquareSet, _promote: bool) {
        self.0 += to.len();
    }

    #[inline]
    fn drops(&mut self, _kind: PieceKind, to: SquareSet) {
        self.0 += to.len();
    }
}

/// The largest number of legal moves known in any position.
const MOST_MOVES: usize = 593;

impl Position {
    /// Returns every legal move, in no particular order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(MOST_MOVES);
        self.generate(&mut moves);
        moves
    }

    /// Counts the legal moves; faster than listing them.
    #[must_use]
    pub fn count_legal_moves(&self) -> usize {
        let mut count = MoveCount::default();
        self.generate(&mut count);
        count.0
    }

    /// Whether the side to move is mated (詰み): in check, with no legal move.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && self.count_legal_moves() == 0
    }

    /// Passes every legal move to `sink`, each exactly once.
    pub fn generate<S: MoveSink>(&self, sink: &mut S) {
        let king = self.board().king(self.turn());
        if let Some(king) = king {
            sink.board_moves(king, self.king_destinations(king), false);
        }
        let Some(answers) = self.answers_to_check(king) else { return };
        self.generate_board_moves(answers, sink);
        self.generate_drops(answers, sink);
    }

    /// The squares on which a piece other than the king can answer a check: all squares when not in check, `None` in
    /// double check, when only the king can move.
    fn answers_to_check(&self, king: Option<Square>) -> Option<SquareSet> {
        match (king, self.checkers().first()) {
            (Some(king), Some(checker)) if !self.checkers().has_several() => {
                Some(between(king, checker) | self.checkers())
            }
            (Some(_), Some(_)) => None,
            (_, None) | (None, _) => Some(SquareSet::ALL),
        }
    }

    /// Where the king may move.
    fn king_destinations(&self, king: Square) -> SquareSet {
        let free = attacks(PieceKind::King, self.turn(), king, SquareSet::EMPTY) & !self.not_to_be_taken();
        free & !(self.stepped_on_near(king) | self.slid_on_to(free, king))
    }

    /// The squares next to `king` that a step of the other side's pieces reaches, among others.
    fn stepped_on_near(&self, king: Square) -> SquareSet {
        let (board, them) = (self.board(), self.turn().opponent());
        let nearby = stepping_distance(king) & board.of_color(them);
        let reached = nearby.into_iter().filter_map(|from| Some(steps(board.piece_on(from)?.kind, them, from)));
        reached.fold(SquareSet::EMPTY, |all, one| all | one)
    }

    /// Those of the squares `to` that a slider of the other side reaches, among others. The king is lifted off the board
    /// first, because it shields no square from a slider behind it.
    fn slid_on_to(&self, to: SquareSet, king: Square) -> SquareSet {
        let (board, them) = (self.board(), self.turn().opponent());
        let (theirs, without_king) = (board.of_color(them), board.occupied().without(king));
        let forward = Direction::forward(them);
        let mut reached = SquareSet::EMPTY;
        for from in
            (board.of_kind(PieceKind::Lance) & theirs).into_iter().filter(|&from| ray(forward, from).intersects(to))
        {
            reached |= ray_attacks(forward, from, without_king);
        }
        let rooks = (board.of_kind(PieceKind::Rook) | board.of_kind(PieceKind::Dragon)) & theirs;
        for from in rooks.into_iter().filter(|&from| straight_lines(from).intersects(to)) {
            reached |= rook_attacks(from, without_king);
        }
        let bishops = (board.of_kind(PieceKind::Bishop) | board.of_kind(PieceKind::Horse)) & theirs;
        for from in bishops.into_iter().filter(|&from| diagonal_lines(from).intersects(to)) {
            reached |= bishop_attacks(from, without_king);
        }
        reached
    }

    /// The squares of pieces that must not be captured: the mover's own, and the other king, which an illegal move can
    /// leave attacked.
    #[inline]
    fn not_to_be_taken(&self) -> SquareSet {
        self.board().of_color(self.turn()) | self.board().of_kind(PieceKind::King)
    }

    /// Moves of all pieces but the king. Each kind is spelled out so that the compiler specialises the code for it.
    fn generate_board_moves<S: MoveSink>(&self, answers: SquareSet, sink: &mut S) {
        let board = self.board();
        let targets = answers & !self.not_to_be_taken();
        self.generate_pawn_moves(targets, sink);
        self.moves_of_kind(PieceKind::Lance, board.of_kind(PieceKind::Lance), targets, sink);
        self.moves_of_kind(PieceKind::Knight, board.of_kind(PieceKind::Knight), targets, sink);
        self.moves_of_kind(PieceKind::Silver, board.of_kind(PieceKind::Silver), targets, sink);
        self.moves_of_kind(PieceKind::Gold, board.gold_movers(), targets, sink);
        self.moves_of_kind(PieceKind::Bishop, board.of_kind(PieceKind::Bishop), targets, sink);
        self.moves_of_kind(PieceKind::Rook, board.of_kind(PieceKind::Rook), targets, sink);
        self.moves_of_kind(PieceKind::Horse, board.of_kind(PieceKind::Horse), targets, sink);
        self.moves_of_kind(PieceKind::Dragon, board.of_kind(PieceKind::Dragon), targets, sink);
    }

    /// Steps all pawns at once. A pinned pawn can only step towards its pinner, on its king's file.
    fn generate_pawn_moves<S: MoveSink>(&self, targets: SquareSet, sink: &mut S) {
        let (board, us) = (self.board(), self.turn());
        let king_file = board.king(us).map_or(SquareSet::EMPTY, |king| SquareSet::file(king.file()));
        let free = board.of(us, PieceKind::Pawn) & (!self.pinned() | king_file);
        let to = free.forward(us) & targets;
        sink.pawn_moves(us, to & SquareSet::far_ranks(us, 3), true);
        sink.pawn_moves(us, to & !SquareSet::far_ranks(us, 1), false);
    }

    #[inline(always)]
    fn moves_of_kind<S: MoveSink>(&self, kind: PieceKind, pieces: SquareSet, targets: SquareSet, sink: &mut S) {
        let (board, us) = (self.board(), self.turn());
        for from in pieces & board.of_color(us) {
            let reached = attacks(kind, us, from, board.occupied()) & targets;
            let is_pinned = self.pinned().contains(from);
            let to = if is_pinned { reached & pin_line(board.king(us), from) } else { reached };
            board_moves_of(kind, us, from, to, sink);
        }
    }

    fn generate_drops<S: MoveSink>(&self, answers: SquareSet, sink: &mut S) {
        let us = self.turn();
        let hand = self.hand(us);
        if hand.is_empty() {
            return;
        }
        let free = answers & !self.board().occupied();
        for (kind, _) in hand.iter().filter(|&(kind, _)| kind != PieceKind::Pawn) {
            sink.drops(kind, free & !SquareSet::far_ranks(us, kind.dead_ranks()));
        }
        if hand.count(PieceKind::Pawn) > 0 {
            sink.drops(PieceKind::Pawn, self.pawn_drops(free));
        }
    }

    /// The squares among `free` where a pawn may be dropped: not on a file with an own pawn (二歩), not on the last rank,
    /// and not where it would mate (打ち歩詰め).
    fn pawn_drops(&self, free: SquareSet) -> SquareSet {
        let us = self.turn();
        let own_pawns = self.board().of(us, PieceKind::Pawn);
        let allowed = free & !own_pawns.files_touched() & !SquareSet::far_ranks(us, 1);
        let checking = self.checking_pawn_drop().filter(|&square| allowed.contains(square));
        match checking {
            Some(square) if self.pawn_drop_mates(square) => allowed.without(square),
            Some(_) | None => allowed,
        }
    }
}

/// The whole line through the king and the piece that shields it.
#[inline]
pub(super) fn pin_line(king: Option<Square>, shield: Square) -> SquareSet {
    let direction: Option<(Square, Direction)> = king.and_then(|king| Some((king, direction_between(king, shield)?)));
    direction.map_or(SquareSet::ALL, |(king, direction)| ray(direction, king))
}

#[inline]
fn board_moves_of<S: MoveSink>(kind: PieceKind, us: Color, from: Square, to: SquareSet, sink: &mut S) {
    if kind.promoted().is_some() {
        let camp = SquareSet::far_ranks(us, 3);
        let promoting = if camp.contains(from) { to } else { to & camp };
        sink.board_moves(from, promoting, true);
        sink.board_moves(from, to & !SquareSet::far_ranks(us, kind.dead_ranks()), false);
    } else {
        sink.board_moves(from, to, false);
    }
}
