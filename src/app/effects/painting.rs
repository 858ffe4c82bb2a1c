//! Painting what goes on the clipboard.

use crate::app::state::PictureOfBoard;
use crate::picture::{Diagram, DiagramStyle, Pixels, pixels};
use crate::shogi::Color;
use crate::text::Text;

/// As wide as a picture in a message is usually shown, twice over for fine screens.
const WIDTH: u32 = 1000;

/// The board as pixels, with the words of `text` for players without a name.
pub(super) fn painted(picture: PictureOfBoard, text: &Text) -> Pixels {
    let PictureOfBoard { diagram, is_handicap } = picture;
    let name = |color: Color| {
        let entered = &diagram.names[color.index()];
        if entered.is_empty() { text.side(color, is_handicap) } else { entered.clone() }
    };
    let names = Color::ALL.map(name);
    pixels(&Diagram { names, ..diagram }.draw(DiagramStyle::Board), WIDTH)
}
