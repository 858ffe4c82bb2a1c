//! Painting what goes on the clipboard.

use crate::app::print::form::PictureOfBoard;
use crate::picture::{Diagram, DiagramStyle, Pixels, pixels};
use crate::shogi::Color;
use crate::text::Text;

/// As wide as a picture in a message is usually shown, twice over for fine screens.
const WIDTH: u32 = 1000;

/// The board as pixels.
pub fn painted(picture: &PictureOfBoard, text: &Text) -> Pixels {
    pixels(&named(picture, text).draw(DiagramStyle::Board), WIDTH)
}

/// The board, with the words of `text` for players without a name.
pub fn named(picture: &PictureOfBoard, text: &Text) -> Diagram {
    let PictureOfBoard { diagram, is_handicap } = picture;
    let name = |color: Color| {
        let entered = &diagram.names[color.index()];
        if entered.is_empty() { text.side(color, *is_handicap) } else { entered.clone() }
    };
    Diagram { names: Color::ALL.map(name), ..diagram.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::form::Settings;
    use crate::app::state::AppState;
    use crate::text::Language;

    #[test]
    fn the_picture_names_the_sides_in_the_language_on_screen_and_is_as_wide_as_a_message() {
        let picture = AppState::new(Settings::default()).diagram();
        for (language, sides) in [(Language::English, ["Black", "White"]), (Language::Japanese, ["先手", "後手"])] {
            let text = Text::new(language);
            assert_eq!(named(&picture, &text).names, sides);
            assert_eq!(painted(&picture, &text).width, 1000);
        }
    }
}
