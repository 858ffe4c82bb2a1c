//! Setting words in a line or a column so that they fit the available room.

use super::drawing::{Ink, Part, Shape, Turn};
use super::fonts::{EM, Face, Letter};
use super::outline::{Area, Point, point};

/// The height of the baseline above the bottom of a kanji's square, as a multiple of the size.
const DESCENT: f32 = 0.12;

/// The height of a kanji's centre above the baseline, as a multiple of the size.
pub(super) const MIDDLE: f32 = 0.5 - DESCENT;

/// How far words may be scaled down before they are shortened.
const SMALLEST: f32 = 0.72;

const ELLIPSIS: char = '…';

/// The style of words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) face: Face,
    pub(super) size: f32,
    pub(super) ink: Ink,
}

/// The alignment of a line relative to its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    /// It begins there.
    Start,
    /// It is centred there.
    Center,
    /// It ends there.
    End,
}

/// No picture or page has this much room, so measuring stops here.
const NOWHERE_ROOM_FOR: f32 = 20_000.0;

/// Cuts `words` to the most there could be room for anywhere: a record may hold names of any length, which are copied
/// for every page and title.
pub(super) fn as_long_as_looked_at(words: &str) -> &str {
    const MOST_SIGNS: usize = 1_000;
    words.char_indices().nth(MOST_SIGNS).map_or(words, |(end, _)| &words[..end])
}

/// The length of a line of words. Beyond what fits anywhere, just some length that is too long.
pub(super) fn length(words: &str, face: Face, size: f32) -> f32 {
    sum_of(words.chars().map(|ch| face.letter(ch).advance() * size))
}

fn sum_of(advances: impl Iterator<Item = f32>) -> f32 {
    let mut sum = 0.0;
    for advance in advances {
        sum += advance;
        if sum > NOWHERE_ROOM_FOR {
            break;
        }
    }
    sum
}

/// Fits words into `room`: scales them down if they are too long, and shortens them with … if that is not enough.
pub(super) fn fitted(words: &str, style: Style, room: f32) -> (String, Style) {
    let needed = length(words, style.face, style.size);
    if needed <= room {
        return (words.to_owned(), style);
    }
    let style = Style { size: style.size * (room / needed).max(SMALLEST), ..style };
    (shortened(words, style, room), style)
}

/// Cuts `words` to what fits, with … at the end if anything is missing.
pub(super) fn shortened(words: &str, style: Style, room: f32) -> String {
    // Sizes were computed to fit exactly, so rounding is no reason to drop a letter.
    let room = room * 1.001;
    if length(words, style.face, style.size) <= room {
        return words.to_owned();
    }
    let mut left = room - length(&ELLIPSIS.to_string(), style.face, style.size);
    let fits = |ch: &char| {
        left -= style.face.letter(*ch).advance() * style.size;
        left >= 0.0
    };
    let kept: String = words.chars().take_while(fits).collect();
    format!("{}{ELLIPSIS}", kept.trim_end())
}

/// Sets words on one line if they fit into `room`, else on two, scaled down if necessary; the second line is shortened
/// if even that is not enough.
pub(super) fn wrapped(words: &str, style: Style, room: f32) -> (Vec<String>, Style) {
    let (line, fitting) = fitted(words, style, room);
    if line == words {
        return (vec![line], fitting);
    }
    let sizes = [1.0, 0.9, 0.8, SMALLEST].map(|share| Style { size: style.size * share, ..style });
    let mut ways = sizes.into_iter().flat_map(|style| breaks(words, style, room).map(|place| (style, place)));
    let fits = |&(style, place): &(Style, usize)| length(words[place..].trim(), style.face, style.size) <= room;
    let (chosen, place) = ways.find(fits).unwrap_or_else(|| (fitting, breaks(words, fitting, room)[0]));
    let (first, rest) = words.split_at(place);
    (vec![first.trim_end().to_owned(), shortened(rest.trim(), chosen, room)], chosen)
}

/// Where the first line may end: preferably after the last blank or dot that fits or before the last bracket, or else
/// between the last two kanji that fit.
fn breaks(words: &str, style: Style, room: f32) -> [usize; 2] {
    let (mut used, mut best, mut good, mut any) = (0.0, None, None, 0);
    let mut before = ' ';
    for (at, ch) in words.char_indices() {
        if before == '・' || before == '-' || (before.is_whitespace() && at > 0) || (at > 0 && ch == '（') {
            best = Some(at);
        }
        if matches!((manner(before), manner(ch)), (Manner::Standing | Manner::Raised, Manner::Standing)) {
            good = Some(at);
        }
        used += style.face.letter(ch).advance() * style.size;
        if used > room {
            break;
        }
        any = at + ch.len_utf8();
        before = ch;
    }
    let good = good.unwrap_or(any);
    [best.unwrap_or(good), good]
}

impl Part {
    /// Writes a line that begins, is centred or ends at `at`, which is on the baseline.
    pub(super) fn write(&mut self, words: &str, at: Point, side: Align, style: Style) {
        let length = length(words, style.face, style.size);
        let mut x = match side {
            Align::Start => at.x,
            Align::Center => at.x - length / 2.0,
            Align::End => at.x - length,
        };
        for ch in words.chars() {
            let letter = style.face.letter(ch);
            self.letter(letter, point(x, at.y), Turn::Upright, style);
            x += letter.advance() * style.size;
        }
    }

    /// Writes a line, fitted into `room`.
    pub(super) fn write_fitted(&mut self, words: &str, at: Point, side: Align, style: Style, room: f32) {
        let (words, style) = fitted(words, style, room);
        self.write(&words, at, side, style);
    }

    /// Writes one character with its ink centred at `center`.
    pub(super) fn write_centered(&mut self, ch: char, center: Point, turn: Turn, style: Style) {
        let letter = style.face.letter(ch);
        let Some(bounds) = letter.outline().bounds() else { return };
        let scale = style.size / EM;
        let ink = turn.apply(bounds.center().x * scale, bounds.center().y * scale);
        self.letter(letter, point(center.x - ink.0, center.y - ink.1), turn, style);
    }

    /// Writes a few characters side by side with their ink centred at `center`.
    pub(super) fn write_around(&mut self, words: &str, center: Point, turn: Turn, style: Style) {
        let scale = style.size / EM;
        let (mut x, mut letters, mut ink) = (0.0, Vec::new(), None);
        for ch in words.chars() {
            let letter = style.face.letter(ch);
            if let Some(bounds) = letter.outline().bounds() {
                let area =
                    Area::new(x + bounds.left * scale, bounds.top * scale, bounds.width * scale, bounds.height * scale);
                ink = Some(ink.map_or(area, |ink: Area| ink.with(area)));
            }
            letters.push((letter, x));
            x += letter.advance() * style.size;
        }
        let Some(middle) = ink.map(|ink| ink.center()) else { return };
        for (letter, x) in letters {
            let (right, down) = turn.apply(x - middle.x, -middle.y);
            self.letter(letter, point(center.x + right, center.y + down), turn, style);
        }
    }

    fn letter(&mut self, letter: Letter, at: Point, turn: Turn, style: Style) {
        self.shapes.push(Shape::Letter { letter, at, size: style.size, turn, ink: style.ink });
    }

    /// Writes a column down from `top`, centred at `x`, fitted into `room`. Kanji and kana stand upright one below the
    /// other; anything that is not Japanese lies on its side.
    pub(super) fn write_down(&mut self, words: &str, x: f32, top: f32, style: Style, room: f32) {
        let (words, style) = fitted_into_column(words, style, room);
        let mut y = top;
        for ch in words.chars() {
            let letter = style.face.letter(ch);
            match manner(ch) {
                Manner::Standing => {
                    let left = x - letter.advance() * style.size / 2.0;
                    self.letter(letter, point(left, y + (1.0 - DESCENT) * style.size), Turn::Upright, style);
                }
                Manner::Raised => {
                    let at = point(x - (0.5 - RAISED) * style.size, y + (1.0 - DESCENT - RAISED) * style.size);
                    self.letter(letter, at, Turn::Upright, style);
                }
                Manner::Lying => self.letter(letter, point(x - MIDDLE * style.size, y), Turn::Sideways, style),
            }
            y += advance_down(ch, style);
        }
    }
}

/// How far small kana and full stops are shifted up and to the right in a column, as a multiple of the size.
const RAISED: f32 = 0.12;

/// How a character is placed in a column.
enum Manner {
    Standing,
    Raised,
    Lying,
}

const fn manner(ch: char) -> Manner {
    match ch {
        'ー' | '―' | '—' | '–' | '〜' | '～' | '…' | '‥' | '（' | '）' | '「' | '」' | '『' | '』' | '【' | '】'
        | '〔' | '〕' | '〈' | '〉' | '：' | '＝' | '゠' | '－' => Manner::Lying,
        'ァ' | 'ィ' | 'ゥ' | 'ェ' | 'ォ' | 'ッ' | 'ャ' | 'ュ' | 'ョ' | 'ヮ' | 'ぁ' | 'ぃ' | 'ぅ' | 'ぇ' | 'ぉ'
        | 'っ' | 'ゃ' | 'ゅ' | 'ょ' | '、' | '。' => Manner::Raised,
        // Latin, Greek and Cyrillic, with the punctuation in between.
        '\0'..'\u{2000}' => Manner::Lying,
        _ => Manner::Standing,
    }
}

fn advance_down(ch: char, style: Style) -> f32 {
    match manner(ch) {
        Manner::Standing | Manner::Raised => style.size,
        Manner::Lying => style.face.letter(ch).advance() * style.size,
    }
}

/// The length of a column of words. Beyond what fits anywhere, just some length that is too long.
pub(super) fn length_down(words: &str, style: Style) -> f32 {
    sum_of(words.chars().map(|ch| advance_down(ch, style)))
}

fn fitted_into_column(words: &str, style: Style, room: f32) -> (String, Style) {
    let needed = length_down(words, style);
    if needed <= room {
        return (words.to_owned(), style);
    }
    let style = Style { size: style.size * (room / needed).max(SMALLEST), ..style };
    let mut left = room * 1.001 - style.size;
    if length_down(words, style) <= left + style.size {
        return (words.to_owned(), style);
    }
    let fits = |ch: &char| {
        left -= advance_down(*ch, style);
        left >= 0.0
    };
    let kept: String = words.chars().take_while(fits).collect();
    (format!("{}{ELLIPSIS}", kept.trim_end()), style)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INK: Ink = Ink::full(0, 0, 0);

    #[test]
    fn words_are_set_smaller_before_they_are_shortened() {
        let style = Style { face: Face::Text, size: 10.0, ink: INK };
        assert_eq!(fitted("四文字名", style, 40.0).0, "四文字名");
        let (words, smaller) = fitted("四文字名", style, 32.0);
        assert_eq!(words, "四文字名");
        assert!((length(&words, smaller.face, smaller.size) - 32.0).abs() < 0.1);
        let (words, smallest) = fitted("とても長い名前の人", style, 32.0);
        assert!(words.starts_with("とて") && words.ends_with('…'), "{words}");
        assert!(length(&words, smallest.face, smallest.size) <= 32.1);
    }

    #[test]
    fn a_long_name_goes_on_in_a_second_line_at_a_blank() {
        let style = Style { face: Face::Text, size: 10.0, ink: INK };
        assert_eq!(wrapped("Ann Lee", style, 60.0).0, ["Ann Lee"]);
        assert_eq!(wrapped("Maximilian Hohenzollern", style, 66.0).0, ["Maximilian", "Hohenzollern"]);
        assert_eq!(wrapped("ann lee", style, 20.0).0, ["ann", "lee"]);
        assert_eq!(wrapped("あ・いうえおかきく", style, 50.0).0, ["あ・いうえ", "おかきく"]);
        let (lines, _) = wrapped("じゅげむじゅげむごこうのすりきれかいじゃりすいぎょの", style, 60.0);
        assert!(lines.len() == 2 && lines[1].ends_with('…'), "{lines:?}");
    }

    #[test]
    fn a_column_is_as_long_as_its_kanji_and_never_longer_than_its_room() {
        let style = Style { face: Face::Text, size: 10.0, ink: INK };
        assert!((length_down("持駒", style) - 20.0).abs() < 1e-4);
        let (words, style) = fitted_into_column("持駒飛角金銀桂香歩", style, 30.0);
        assert!(words.ends_with('…') && length_down(&words, style) <= 30.1, "{words}");
    }
}
