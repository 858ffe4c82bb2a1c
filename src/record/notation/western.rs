//! Western notation after Hodges (`P-7f`) and after Hosking (`P-76`).

use super::japanese::{may_promote, moving_kind};
use crate::shogi::{Move, PieceKind, Position, Square};

/// How ranks are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WesternStyle {
    /// As letters: `P-7f`.
    Hodges,
    /// As digits: `P-76`.
    Hosking,
}

/// Writes a move in Western notation: `P-7f`, `Rx2h`, `P*5e`, `B-2b+`, `B-2b=`, `+R-5a`, `G6i-5h`.
///
/// The square of origin is added if another piece of the same kind reaches the destination, pinned ones included.
///
/// ```
/// use komadai::record::notation::{WesternStyle, western};
/// use komadai::shogi::Position;
///
/// let start = Position::even();
/// assert_eq!(western(&start, "7g7f".parse()?, WesternStyle::Hodges), "P-7f");
/// assert_eq!(western(&start, "4i5h".parse()?, WesternStyle::Hosking), "G49-58");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn western(position: &Position, mv: Move, style: WesternStyle) -> String {
    let to = mv.to();
    match mv {
        Move::Drop { kind, .. } => format!("{}*{}", letter(kind), written(to, style)),
        Move::Normal { from, promote, .. } => {
            let kind = moving_kind(position, from);
            let others = position.board().reaching(to, position.mover(mv), kind).without(from);
            let origin = if others.is_empty() { String::new() } else { written(from, style) };
            let sign = if position.board().piece_on(to).is_some() { 'x' } else { '-' };
            let promotion = match (promote, may_promote(position, kind, from, to)) {
                (true, _) => "+",
                (false, true) => "=",
                (false, false) => "",
            };
            format!("{}{origin}{sign}{}{promotion}", letter(kind), written(to, style))
        }
    }
}

fn letter(kind: PieceKind) -> String {
    format!("{}{}", if kind.is_promoted() { "+" } else { "" }, kind.letter())
}

fn written(square: Square, style: WesternStyle) -> String {
    match style {
        WesternStyle::Hodges => square.to_string(),
        WesternStyle::Hosking => format!("{}{}", square.file(), square.rank()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_names_its_piece_and_its_square_and_little_else() {
        for (sfen, mv, hodges, hosking) in [
            ("4k4/9/9/9/9/9/9/7r1/4K2R1 b - 1", "2i2h", "Rx2h", "Rx28"),
            ("4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5e", "P*5e", "P*55"),
            ("4k4/9/9/9/9/9/9/1B7/4K4 b - 1", "8h2b+", "B-2b+", "B-22+"),
            ("4k4/9/9/9/9/9/9/1B7/4K4 b - 1", "8h2b", "B-2b=", "B-22="),
            ("9/4k4/9/+R8/9/9/9/9/4K4 b - 1", "9d9a", "+R-9a", "+R-91"),
            ("4k4/9/9/9/9/9/9/9/3GKG3 b - 1", "6i5h", "G6i-5h", "G69-58"),
            ("4k4/9/9/9/2rSKS3/9/9/9/9 b - 1", "4e5d", "S4e-5d", "S45-54"),
            ("4k4/9/9/9/9/9/9/9/3GKG3 b G 1", "G*5h", "G*5h", "G*58"),
        ] {
            let position = Position::from_sfen(sfen).unwrap();
            let mv: Move = mv.parse().unwrap();
            assert_eq!(western(&position, mv, WesternStyle::Hodges), hodges);
            assert_eq!(western(&position, mv, WesternStyle::Hosking), hosking);
        }
    }
}
