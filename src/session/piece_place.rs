use crate::shogi::{Color, Piece, PieceKind, Setup, Square};

/// Where a piece is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PiecePlace {
    /// On the board.
    Board(Square),
    /// On this side's stand.
    Stand(Color, PieceKind),
    /// In the box, to be set down so.
    Box(Piece),
}

/// Where a piece is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceTarget {
    /// On the board.
    Board(Square),
    /// On this side's stand.
    Stand(Color),
    /// Into the box.
    Box,
}

/// How many pieces with the front `kind` are neither on the board nor on a stand.
pub(super) fn in_box(setup: &Setup, kind: PieceKind) -> u8 {
    let elsewhere = u8::try_from(setup.count(kind)).unwrap_or(u8::MAX);
    kind.full_set().saturating_sub(elsewhere)
}

/// The piece that lies at `place`.
pub(super) fn piece_at(setup: &Setup, place: PiecePlace) -> Option<Piece> {
    match place {
        PiecePlace::Board(square) => setup.board.piece_on(square),
        PiecePlace::Stand(color, kind) => (setup.hand(color).count(kind) > 0).then(|| Piece::new(color, kind)),
        PiecePlace::Box(piece) => (in_box(setup, piece.kind) > 0).then_some(piece),
    }
}

/// Takes the piece at `from` to `to`; nothing happens when there is none, or when a king should go to a stand.
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

/// Puts `displaced` where another piece came from. A king comes from a stand to the box.
fn put_back(setup: &mut Setup, from: PiecePlace, displaced: Piece) {
    match from {
        PiecePlace::Board(square) => _ = setup.board.put(square, displaced),
        PiecePlace::Stand(color, _) => setup.hand_mut(color).add(displaced.kind),
        PiecePlace::Box(_) => {}
    }
}
