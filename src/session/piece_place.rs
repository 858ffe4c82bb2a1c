//! Where pieces lie while a position is being set up.

use crate::shogi::{Color, Piece, PieceKind, Setup, Square};

/// Where a piece is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PiecePlace {
    /// A square of the board.
    Board(Square),
    /// This side's piece stand.
    Stand(Color, PieceKind),
    /// The box, to be placed with this side and face.
    Box(Piece),
}

/// Where a piece is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceTarget {
    /// A square of the board.
    Board(Square),
    /// This side's piece stand.
    Stand(Color),
    /// The box.
    Box,
}

/// The number of pieces of `kind`, promoted or not, that are neither on the board nor on a stand.
pub(super) fn in_box(setup: &Setup, kind: PieceKind) -> u8 {
    let elsewhere = u8::try_from(setup.count(kind)).unwrap_or(u8::MAX);
    kind.full_set().saturating_sub(elsewhere)
}

/// The piece at `place`.
pub(super) fn piece_at(setup: &Setup, place: PiecePlace) -> Option<Piece> {
    match place {
        PiecePlace::Board(square) => setup.board.piece_on(square),
        PiecePlace::Stand(color, kind) => (setup.hand(color).count(kind) > 0).then(|| Piece::new(color, kind)),
        PiecePlace::Box(piece) => (in_box(setup, piece.kind) > 0).then_some(piece),
    }
}

/// Moves the piece at `from` to `to`; does nothing if there is none, or if it is a king bound for a stand.
pub(super) fn move_piece(setup: &mut Setup, from: PiecePlace, to: PieceTarget) {
    let Some(piece) = piece_at(setup, from) else { return };
    if piece.kind == PieceKind::King && matches!(to, PieceTarget::Stand(_)) {
        return;
    }
    match from {
        PiecePlace::Board(square) => _ = setup.board.take(square),
        PiecePlace::Stand(color, kind) => setup.hand_mut(color).remove(kind),
        PiecePlace::Box(_) => {}
    }
    match to {
        PieceTarget::Board(square) => {
            let displaced = setup.board.put(square, piece);
            displaced.into_iter().for_each(|displaced| put_back(setup, from, displaced));
        }
        PieceTarget::Stand(color) => setup.hand_mut(color).add(piece.kind),
        PieceTarget::Box => {}
    }
}

/// Puts `displaced` where the other piece came from; if that is the box, nothing needs to be done.
fn put_back(setup: &mut Setup, from: PiecePlace, displaced: Piece) {
    match from {
        PiecePlace::Board(square) => _ = setup.board.put(square, displaced),
        PiecePlace::Stand(color, _) => setup.hand_mut(color).add(displaced.kind),
        PiecePlace::Box(_) => {}
    }
}
