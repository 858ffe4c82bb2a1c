//! 白星 and 黒星: a win is a white disc and a loss a black one, whatever is written in light ink on a dark ground.

use std::borrow::Cow;

use egui::Color32;

/// From here on ink is lighter than what it is written on.
const LIGHT: f32 = 0.25;

/// These words in this ink. The outline of a disc in light ink is a black disc with a light rim, and a filled one is white.
pub fn in_ink(words: &str, ink: Color32) -> Cow<'_, str> {
    let is_sign = |sign: char| matches!(sign, '○' | '●' | '□' | '■');
    if egui::Rgba::from(ink).intensity() < LIGHT || !words.contains(is_sign) {
        return Cow::Borrowed(words);
    }
    let exchanged = words.chars().map(|sign| match sign {
        '○' => '●',
        '●' => '○',
        '□' => '■',
        '■' => '□',
        other => other,
    });
    Cow::Owned(exchanged.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_white_on_every_ground() {
        let (dark, light) = (Color32::BLACK, Color32::WHITE);
        assert_eq!([in_ink("○7 ■2", dark), in_ink("○7 ■2", light)], ["○7 ■2", "●7 □2"]);
        assert_eq!(in_ink("☗ Müller", light), "☗ Müller");
    }
}
