//! Dates as Japanese records have them: signs of full width, kanji for numbers, and years of an era.

/// The eras by their names and letters, and the year before the first of each.
const ERAS: [(&str, char, u32); 5] =
    [("明治", 'M', 1867), ("大正", 'T', 1911), ("昭和", 'S', 1925), ("平成", 'H', 1988), ("令和", 'R', 2018)];

/// A sign of full width as the usual one.
pub(super) fn of_usual_width(sign: char) -> char {
    match sign {
        '！'..='～' => char::from_u32(u32::from(sign) - 0xFEE0).unwrap_or(sign),
        '　' => ' ',
        other => other,
    }
}

/// The same with the usual digits: ２０２６年三月十日 as 2026年3月10日. What is not part of a date stays, such as 四日市.
pub(super) fn in_digits(text: &str) -> String {
    let signs: Vec<char> = text.chars().map(of_usual_width).collect();
    let (mut written, mut at) = (String::with_capacity(text.len()), 0);
    while at < signs.len() {
        let length = signs[at..].iter().take_while(|&&sign| is_numeral(sign)).count();
        let number = &signs[at..at + length];
        let unit = signs[at + length..].iter().copied().find(|sign| *sign != ' ');
        match value(number).filter(|_| unit.is_some_and(|unit| goes_on_with(&written, unit))) {
            Some(value) => written += &value,
            None => written.extend(number),
        }
        written.extend(signs.get(at + length));
        at += length + 1;
    }
    written
}

/// Whether a number with this unit belongs to the date that is written: a month follows a year, and a day a month.
fn goes_on_with(written: &str, unit: char) -> bool {
    let before = written.trim_end().chars().last();
    matches!((before, unit), (_, '年') | (Some('年'), '月') | (Some('月'), '日'))
}

const NUMERALS: &str = "〇一二三四五六七八九";

fn is_numeral(sign: char) -> bool {
    NUMERALS.contains(sign) || matches!(sign, '十' | '百' | '千')
}

/// A number in kanji, written sign by sign (二〇二六) or with its powers of ten (二千二十六); `None` without any sign.
fn value(number: &[char]) -> Option<String> {
    let digit = |sign: char| NUMERALS.chars().zip(0..).find(|&(other, _)| other == sign).map(|(_, digit)| digit);
    let by_sign: Option<String> = number.iter().map(|&sign| digit(sign).map(|digit: u32| digit.to_string())).collect();
    let by_power = || {
        let (mut sum, mut last) = (0, None);
        for &sign in number {
            match sign {
                '十' => sum += last.take().unwrap_or(1) * 10,
                '百' => sum += last.take().unwrap_or(1) * 100,
                '千' => sum += last.take().unwrap_or(1) * 1_000,
                other => last = digit(other),
            }
        }
        (sum + last.unwrap_or(0)).to_string()
    };
    (!number.is_empty()).then(|| by_sign.unwrap_or_else(by_power))
}

/// The same with a year as everybody counts it: 平成10年3月4日 and H10.3.4 as 1998年3月4日 and 1998.3.4; `None` without an era.
pub(super) fn in_common_years(text: &str) -> Option<String> {
    ERAS.into_iter().find_map(|(name, letter, before)| {
        let named = text.find(name).map(|at| text[at + name.len()..].trim_start());
        let after = named.or_else(|| after_letter(text, letter))?;
        let (year, rest) = year_of_era(after)?;
        Some(format!("{}{rest}", before + year))
    })
}

/// What follows the letter of an era, if that is a whole date: H8 may be anything.
fn after_letter(text: &str, letter: char) -> Option<&str> {
    let (before, after) = text.split_once(|sign: char| sign.to_ascii_uppercase() == letter)?;
    let (_, rest) = year_of_era(after)?;
    let numbers = rest.split(['.', '/', '-']).map(str::trim_start);
    let is_whole = numbers.skip(1).filter(|number| number.starts_with(|it: char| it.is_ascii_digit())).count() >= 2;
    let begins = rest.trim_start().starts_with(['.', '/', '-']) && is_whole || rest.trim_start().starts_with('年');
    (begins && !before.ends_with(char::is_alphanumeric)).then_some(after)
}

/// The year of an era, the first of which is 元, and what follows.
fn year_of_era(text: &str) -> Option<(u32, &str)> {
    if let Some(rest) = text.strip_prefix('元') {
        return Some((1, rest));
    }
    let length = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    let year = text[..length].parse().ok().filter(|_| length <= 2)?;
    (year > 0).then_some((year, &text[length..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_a_date_are_read_however_they_are_written() {
        for (text, read) in [
            ("２０２６／３／４", "2026/3/4"),
            ("二〇二六年三月四日", "2026年3月4日"),
            ("千九百九十八年 十二月 三十一日", "1998年 12月 31日"),
            ("平成十年三月", "平成10年3月"),
            ("2026年 四日市", "2026年 四日市"),
            ("第五十期 三月のライオン杯", "第五十期 三月のライオン杯"),
            ("", ""),
        ] {
            assert_eq!(in_digits(text), read);
        }
    }

    #[test]
    fn years_of_an_era_are_counted_as_everybody_does() {
        for (text, read) in [
            ("平成10年3月4日", "1998年3月4日"),
            ("令和元年五月", "2019年五月"),
            ("昭和 63年", "1988年"),
            ("H12.5.6", "2000.5.6"),
            ("r1/5/6 10:00", "2019/5/6 10:00"),
            ("S63年", "1988年"),
            ("大正2", "1913"),
            ("明治元年", "1868年"),
        ] {
            assert_eq!(in_common_years(text).as_deref(), Some(read), "{text}");
        }
        for text in ["R2-1", "H8", "10.5", "THE 5.6.7", "平成", "平成の一局", "令和123年"] {
            assert_eq!(in_common_years(text), None, "{text}");
        }
    }
}
