//! Pieces for web pages, defined once and shown wherever they stand.

use super::svg::Svg;
use crate::picture::piece_set::PieceSet;
use crate::picture::wooden::pieces;

/// The pieces of a set as SVG symbols, for pages that show them in many places: `piece-P` for a pawn, `piece-P1` for a
/// promoted one, by the letters of USI; `piece-K` is 玉 and `piece-K1` 王. Each has its tip up, in the middle of a square of a board.
#[must_use]
pub fn piece_symbols(set: PieceSet) -> String {
    let (drawing, mut file) = (pieces(set), Svg::default());
    file.definitions(&drawing);
    for part in &drawing.parts {
        let (name, width, height) = (&part.name, drawing.width, drawing.height);
        file.put(format_args!("<symbol id=\"piece-{name}\" viewBox=\"0 0 {width} {height}\">\n"));
        part.shapes.iter().for_each(|shape| file.shape(shape));
        file.put(format_args!("</symbol>\n"));
    }
    file.text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_a_symbol_once_and_no_letter_is_missing() {
        let symbols = piece_symbols(PieceSet::BrushOne);
        assert_eq!(symbols.matches("<symbol ").count(), 15);
        for name in ["P", "P1", "L", "L1", "N", "N1", "S", "S1", "G", "B", "B1", "R", "R1", "K", "K1"] {
            assert_eq!(symbols.matches(&format!("id=\"piece-{name}\"")).count(), 1, "{name}");
        }
        let used = symbols.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        used.for_each(|id| assert!(symbols.contains(&format!("id=\"{id}\"")), "{id}"));
    }
}
