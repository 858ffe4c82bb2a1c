//! The difference between two positions, for pages that know no rules.

use crate::shogi::{Color, Hand, Piece, PieceKind, Setup, Square};

/// What changes from `before` to `after`: `77-` empties a square, `76P` puts a piece there, `hp2` gives the number of a
/// kind in hand now. Letters are those of SFEN, capitals for Black; squares are file and rank.
pub(super) fn changes(before: &Setup, after: &Setup) -> String {
    let (old, new) = (pieces(before), pieces(after));
    let squares = Square::all().filter(|square| old[square.index()] != new[square.index()]);
    let squares = squares.map(|square| {
        let piece = new[square.index()].map_or_else(|| "-".to_owned(), letters);
        format!("{}{}{piece}", square.file(), square.rank())
    });
    let hands = Color::ALL.into_iter().flat_map(|color| in_hand(color, before.hand(color), after.hand(color)));
    squares.chain(hands).collect()
}

fn pieces(setup: &Setup) -> [Option<Piece>; 81] {
    let mut pieces = [None; 81];
    setup.board.iter().for_each(|(square, piece)| pieces[square.index()] = Some(piece));
    pieces
}

fn in_hand(color: Color, before: &Hand, after: &Hand) -> Vec<String> {
    let kinds = PieceKind::ALL.into_iter().filter(|kind| !kind.is_promoted() && *kind != PieceKind::King);
    let changed = kinds.filter(|kind| before.count(*kind) != after.count(*kind));
    changed.map(|kind| format!("h{}{}", letters(Piece::new(color, kind)), after.count(kind))).collect()
}

/// A piece as SFEN writes it.
fn letters(piece: Piece) -> String {
    let letter = piece.kind.unpromoted().letter();
    let letter = if piece.color == Color::Black { letter } else { letter.to_ascii_lowercase() };
    format!("{}{letter}", if piece.kind.is_promoted() { "+" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::Position;

    #[test]
    fn a_capture_with_promotion_moves_a_piece_and_fills_a_hand() {
        let mut position = Position::even();
        for (mv, expected) in
            [("7g7f", "76P77-"), ("3c3d", "33-34p"), ("8h2b+", "22+B88-hB1"), ("3a2b", "22s31-hb1"), ("B*4e", "45BhB0")]
        {
            let after = position.after(mv.parse().unwrap());
            assert_eq!(changes(position.setup(), after.setup()), expected, "{mv}");
            position = after;
        }
    }
}
