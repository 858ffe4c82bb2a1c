//! 白星 and 黒星: a win is an open disc and a loss a filled one, as on paper. In light ink a filled disc is white, and would be taken
//! for a win: there the signs of wins stand out by their colour, and those of losses step back. So does ☗, which would be taken
//! for White's: what is filled is dark, and what is open is light, on every ground.

use egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use egui::{Color32, FontId, Rgba};

use crate::app::theme::{BLACKS, LOST, WON};

/// From here on ink is lighter than what it is written on.
const LIGHT: f32 = 0.25;

/// These words in this ink on one line, with the signs of wins and losses, and Black's mark, set off.
pub fn in_ink(words: &str, font: FontId, ink: Color32) -> LayoutJob {
    set_off(LayoutJob::simple_singleline(words.to_owned(), font, ink))
}

/// The same with other colours for wins and losses.
pub fn in_inks(words: &str, font: FontId, ink: Color32, colours: [Color32; 2]) -> LayoutJob {
    with_colours(LayoutJob::simple_singleline(words.to_owned(), font, ink), colours)
}

/// The same words, with the signs of wins and losses set off where they are in light ink.
pub fn set_off(job: LayoutJob) -> LayoutJob {
    with_colours(job, [WON, LOST])
}

fn with_colours(job: LayoutJob, colours: [Color32; 2]) -> LayoutJob {
    let sections = job.sections.iter().flat_map(|section| parted(&job.text, section, colours)).collect();
    LayoutJob { sections, ..job }
}

/// The colour of a sign of a win or a loss, or of Black's mark, in light ink.
const fn colour(sign: char, [won, lost]: [Color32; 2]) -> Option<Color32> {
    match sign {
        '○' | '□' => Some(won),
        '●' | '■' => Some(lost),
        '☗' => Some(BLACKS),
        _ => None,
    }
}

/// A part of the words, as one in ink and ones with a colour of their own.
fn parted(text: &str, section: &LayoutSection, colours: [Color32; 2]) -> Vec<LayoutSection> {
    let (start, end) = (section.byte_range.start.0, section.byte_range.end.0);
    let words = text.get(start..end).unwrap_or_default();
    let signs =
        words.char_indices().filter_map(|(at, sign)| Some((start + at, sign.len_utf8(), colour(sign, colours)?)));
    let signs: Vec<(usize, usize, Color32)> = signs.collect();
    if signs.is_empty() || Rgba::from(section.format.color).intensity() < LIGHT {
        return vec![section.clone()];
    }
    let part = |from: usize, to: usize, color: Color32| LayoutSection {
        leading_space: if from == start { section.leading_space } else { 0.0 },
        byte_range: ByteIndex(from)..ByteIndex(to),
        format: TextFormat { color, ..section.format.clone() },
    };
    let (mut parts, mut at) = (Vec::new(), start);
    for (sign, length, color) in signs {
        parts.extend((at < sign).then(|| part(at, sign, section.format.color)));
        at = sign + length;
        parts.push(part(sign, at, color));
    }
    parts.extend((at < end).then(|| part(at, end, section.format.color)));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of each part, and its colour.
    fn parts(words: &str, ink: Color32) -> Vec<(String, Color32)> {
        let job = in_ink(words, FontId::default(), ink);
        let words = |section: &LayoutSection| job.text[section.byte_range.start.0..section.byte_range.end.0].to_owned();
        job.sections.iter().map(|section| (words(section), section.format.color)).collect()
    }

    #[test]
    fn a_win_stands_out_in_light_ink_and_a_loss_steps_back() {
        let ink = Color32::WHITE;
        let told = [("○", WON), ("7 ", ink), ("■", LOST), ("2", ink)].map(|(words, ink)| (words.to_owned(), ink));
        assert_eq!(parts("○7 ■2", ink), told);
        assert!(Rgba::from(WON).intensity() > 2.0 * Rgba::from(LOST).intensity());
    }

    #[test]
    fn the_mark_of_black_is_not_white_in_light_ink_and_that_of_white_is() {
        let ink = Color32::WHITE;
        let told = [("☗", BLACKS), (" Müller – ☖ Huber", ink)].map(|(words, ink)| (words.to_owned(), ink));
        assert_eq!(parts("☗ Müller – ☖ Huber", ink), told);
    }

    #[test]
    fn in_dark_ink_the_signs_are_as_on_paper() {
        assert_eq!(parts("○7 ■2", Color32::BLACK), [("○7 ■2".to_owned(), Color32::BLACK)]);
    }
}
