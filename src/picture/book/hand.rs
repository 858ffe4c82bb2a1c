//! The column with a player's pieces in hand.

use crate::picture::colours::PRINT;
use crate::picture::diagram::{Diagram, side_mark};
use crate::picture::drawing::Part;
use crate::picture::fonts::Face;
use crate::picture::lettering::{Style, length_down};
use crate::picture::outline::Area;
use crate::record::notation::{kanji_number, piece_name};
use crate::shogi::{Color, Hand};

const NAME: Style = Style { face: Face::Bold, size: 13.0, ink: PRINT };
const PIECES: Style = Style { face: Face::Text, size: 13.0, ink: PRINT };

/// The space between the name and the pieces.
const GAP: f32 = 11.0;

/// The share of the column that is always available for the name.
const NAME_SHARE: f32 = 0.33;

/// Draws a column beside the board: the player's name, and the pieces in hand. A long name makes room for the pieces,
/// and many pieces are set smaller, so that none is ever missing.
pub(super) fn draw(diagram: &Diagram, color: Color, column: Area) -> Part {
    let words = hand_words(diagram.setup.hand(color));
    let mut part = Part::named(format!("{} {words}", side_mark(color)));
    let name = format!("{} {}", side_mark(color), diagram.names[color.index()]);
    let x = column.center().x;
    let most = column.height - GAP - length_down(&name, NAME).min(column.height * NAME_SHARE);
    let wanted = length_down(&words, PIECES);
    let pieces = Style { size: PIECES.size * (most / wanted).min(1.0), ..PIECES };
    let room_for_name = column.height - GAP - wanted.min(most);
    part.write_down(&name, x, column.top, NAME, room_for_name);
    let top = column.top + length_down(&name, NAME).min(room_for_name) + GAP;
    part.write_down(&words, x, top, pieces, column.bottom() - top);
    part
}

/// `持駒 飛金二歩十八`, or `持駒 なし`.
fn hand_words(hand: &Hand) -> String {
    let counted = |(kind, count)| match count {
        1 => piece_name(kind).to_owned(),
        _ => format!("{}{}", piece_name(kind), kanji_number(count)),
    };
    let held: String = hand.iter().map(counted).collect();
    format!("持駒 {}", if held.is_empty() { "なし" } else { &held })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shogi::PieceKind;

    #[test]
    fn a_hand_is_written_with_the_most_valuable_pieces_first_and_numbers_in_kanji() {
        let mut hand = Hand::EMPTY;
        assert_eq!(hand_words(&hand), "持駒 なし");
        hand.set(PieceKind::Pawn, 18);
        hand.set(PieceKind::Rook, 1);
        assert_eq!(hand_words(&hand), "持駒 飛歩十八");
    }
}
