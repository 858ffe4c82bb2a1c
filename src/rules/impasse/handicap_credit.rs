//! Credit for the pieces given as a handicap (駒落ちの点数).

use super::point_value;
use crate::rules::{BySide, HandicapCredit};
use crate::shogi::{Color, PieceKind, Position};

/// The points of the pieces missing at the start of the game, credited to the side that gave them (駒落ちの点数).
///
/// Only handicap games have any: games that start with Black's pieces complete and in place, and with White's pieces
/// only where they belong. A piece that starts in hand is not missing. Source: the tests of scalashogi; the rule itself
/// is 81Dojo's.
///
/// ```
/// use komadai::rules::{HandicapCredit, handicap_credit};
/// use komadai::shogi::Handicap;
///
/// let start = Handicap::SixPieces.position();
/// assert_eq!(handicap_credit(&start, HandicapCredit::MissingPieces).white, 14);
/// ```
#[must_use]
pub fn handicap_credit(start: &Position, rule: HandicapCredit) -> BySide<u16> {
    match rule {
        HandicapCredit::MissingPieces if is_handicap_start(start) => BySide { black: 0, white: missing(start) },
        HandicapCredit::MissingPieces | HandicapCredit::Off => BySide::default(),
    }
}

fn is_handicap_start(start: &Position) -> bool {
    let (board, even) = (start.board(), Position::even());
    let is_in_place = |color| {
        let own = |(_, piece): &(_, crate::shogi::Piece)| piece.color == color;
        board.iter().filter(own).all(|(square, piece)| even.board().piece_on(square) == Some(piece))
    };
    board.of_color(Color::Black) == even.board().of_color(Color::Black) && Color::ALL.into_iter().all(is_in_place)
}

fn missing(start: &Position) -> u16 {
    let missing = |kind: PieceKind| usize::from(kind.full_set()).saturating_sub(start.setup().count(kind));
    PieceKind::HAND.into_iter().map(|kind| point_value(kind) * missing(kind) as u16).sum()
}
