//! The digits used in records: half-width, full-width and kanji.

use crate::shogi::Square;

const FULL_WIDTH: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];
const KANJI: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Returns a number from 1 to 9 as a full-width digit, the way files of the board are written: ７.
#[must_use]
pub fn full_width_digit(number: u8) -> char {
    FULL_WIDTH[usize::from(number) - 1]
}

/// Returns a number from 1 to 9 as a kanji, the way ranks are written: 六.
#[must_use]
pub fn kanji_digit(number: u8) -> char {
    KANJI[usize::from(number) - 1]
}

/// Returns a positive number in kanji, the way pieces in hand are counted: 十八. Composed positions may have more than a
/// full set: 百二十.
#[must_use]
pub fn kanji_number(number: u8) -> String {
    let of_unit = |count: u8, unit: &str| match count {
        0 => String::new(),
        1 if !unit.is_empty() => unit.to_owned(),
        count => format!("{}{unit}", kanji_digit(count)),
    };
    of_unit(number / 100, "百") + &of_unit(number / 10 % 10, "十") + &of_unit(number % 10, "")
}

/// Returns a time as clocks and score sheets show it: `0:08`, `12:40`, `1:02:03`.
#[must_use]
pub fn time_digits(secs: u64) -> String {
    let (hours, minutes, seconds) = (secs / 3600, secs / 60 % 60, secs % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns a square in Japanese notation: ７六.
#[must_use]
pub fn japanese_square(square: Square) -> String {
    [full_width_digit(square.file()), kanji_digit(square.rank())].into_iter().collect()
}

/// The value of a half-width or full-width digit, including 0.
pub(in crate::record) const fn arabic_value(ch: char) -> Option<u8> {
    match ch {
        '0'..='9' => Some(ch as u8 - b'0'),
        '０'..='９' => Some((ch as u32 - '０' as u32) as u8),
        _ => None,
    }
}

/// The value of a kanji digit from 一 to 九.
pub(in crate::record) const fn kanji_value(ch: char) -> Option<u8> {
    match ch {
        '一' => Some(1),
        '二' => Some(2),
        '三' => Some(3),
        '四' => Some(4),
        '五' => Some(5),
        '六' => Some(6),
        '七' => Some(7),
        '八' => Some(8),
        '九' => Some(9),
        _ => None,
    }
}

/// The value of a digit of any of the three kinds.
pub(in crate::record) fn digit_value(ch: char) -> Option<u8> {
    arabic_value(ch).or_else(|| kanji_value(ch))
}

/// Parses a number at the beginning of `text`, in digits or in kanji up to 九百九十九, and returns it with what follows.
pub(in crate::record) fn leading_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|ch| digit_value(ch).is_none() && !['十', '百'].contains(&ch)).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    let (hundreds, below) = match digits.split_once('百') {
        Some((hundreds, below)) => (in_digits(hundreds, 1)?, below),
        None => (0, digits),
    };
    let number = match below.split_once('十') {
        Some((tens, ones)) => in_digits(tens, 1)?.saturating_mul(10).saturating_add(in_digits(ones, 0)?),
        None => in_digits(below, 0).filter(|_| !digits.is_empty())?,
    };
    Some((hundreds.saturating_mul(100).saturating_add(number), rest))
}

/// The value of plain digits; `unsaid` if there are none.
fn in_digits(digits: &str, unsaid: u32) -> Option<u32> {
    let append = |number: u32, ch| Some(number.saturating_mul(10).saturating_add(u32::from(digit_value(ch)?)));
    if digits.is_empty() { Some(unsaid) } else { digits.chars().try_fold(0, append) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_in_kanji_is_read_as_it_is_written() {
        for number in 1..=u8::MAX {
            let text = kanji_number(number);
            assert_eq!(leading_number(&text), Some((u32::from(number), "")), "{text}");
        }
        assert_eq!((kanji_number(18).as_str(), kanji_number(215).as_str()), ("十八", "二百十五"));
        assert_eq!(kanji_number(101), "百一");
    }

    #[test]
    fn the_three_kinds_of_digits_mean_the_same() {
        for text in ["15枚", "１５枚", "十五枚", "一五枚"] {
            assert_eq!(leading_number(text), Some((15, "枚")));
        }
        assert_eq!(leading_number("枚"), None);
        assert_eq!(leading_number("十十"), None);
    }
}
