//! CSA's two letters for a piece and two digits for a square, which JKF has adopted.

use crate::shogi::{PieceKind, Square};

/// The letters for a piece kind: FU, KY … RY.
#[must_use]
pub const fn csa_letters(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "FU",
        PieceKind::Lance => "KY",
        PieceKind::Knight => "KE",
        PieceKind::Silver => "GI",
        PieceKind::Gold => "KI",
        PieceKind::Bishop => "KA",
        PieceKind::Rook => "HI",
        PieceKind::King => "OU",
        PieceKind::Tokin => "TO",
        PieceKind::PromotedLance => "NY",
        PieceKind::PromotedKnight => "NK",
        PieceKind::PromotedSilver => "NG",
        PieceKind::Horse => "UM",
        PieceKind::Dragon => "RY",
    }
}

/// The piece kind with these letters.
pub(super) fn csa_piece(letters: &str) -> Option<PieceKind> {
    match letters {
        "FU" => Some(PieceKind::Pawn),
        "KY" => Some(PieceKind::Lance),
        "KE" => Some(PieceKind::Knight),
        "GI" => Some(PieceKind::Silver),
        "KI" => Some(PieceKind::Gold),
        "KA" => Some(PieceKind::Bishop),
        "HI" => Some(PieceKind::Rook),
        "OU" => Some(PieceKind::King),
        "TO" => Some(PieceKind::Tokin),
        "NY" => Some(PieceKind::PromotedLance),
        "NK" => Some(PieceKind::PromotedKnight),
        "NG" => Some(PieceKind::PromotedSilver),
        "UM" => Some(PieceKind::Horse),
        "RY" => Some(PieceKind::Dragon),
        _ => None,
    }
}

/// A square, or the hand (`00`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CsaPlace {
    Square(Square),
    Hand,
}

/// Parses two digits.
pub(super) fn csa_place(digits: &str) -> Option<CsaPlace> {
    match *digits.as_bytes() {
        [b'0', b'0'] => Some(CsaPlace::Hand),
        [file @ b'1'..=b'9', rank @ b'1'..=b'9'] => Square::new(file - b'0', rank - b'0').map(CsaPlace::Square),
        _ => None,
    }
}

/// How to read a move of the piece `moved` that the record calls `named` afterwards: whether it promotes, and whether
/// the name fits.
pub(super) fn promotion_to(moved: PieceKind, named: PieceKind) -> (bool, bool) {
    let promotes = named.is_promoted() && !moved.is_promoted();
    let expected = if promotes { moved.promoted() } else { Some(moved) };
    (promotes, expected == Some(named))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_found_by_its_letters() {
        for kind in PieceKind::ALL {
            assert_eq!(csa_piece(csa_letters(kind)), Some(kind));
        }
        assert_eq!(csa_piece("fu"), None);
        assert_eq!(csa_place("70"), None);
        assert_eq!(csa_place("00"), Some(CsaPlace::Hand));
    }
}
