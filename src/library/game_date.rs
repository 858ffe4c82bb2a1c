//! When a game was played, as far as a record says so.

use super::japanese_date::{in_common_years, in_digits};

/// A day, a month or a year. What is unknown comes before what is known: a year, then its months, each before its days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameDate(u32);

impl GameDate {
    /// The bits of a day and of a month; 0 stands for one that is unknown.
    const DAY_BITS: u32 = 5;
    const MONTH_BITS: u32 = 4;

    /// Reads a date as people write it, with the year in four digits or in those of an era: `2026/11/15`, `2026年11月`,
    /// `20261115`, `15.11.2026`, `令和8年11月`, `H12.5.6`. Of a date whose month and day could be either way round only the
    /// year is known.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let in_digits = if text.is_ascii() { None } else { Some(in_digits(text)) };
        let text = in_digits.as_deref().unwrap_or(text);
        Self::in_four_digits(text).or_else(|| Self::in_four_digits(&in_common_years(text)?))
    }

    fn in_four_digits(text: &str) -> Option<Self> {
        let numbers = Numbers(text).collect::<Vec<_>>();
        let at = numbers.iter().position(|number| matches!(number.digits.len(), 4 | 8))?;
        let digits = numbers[at].digits;
        let year = digits[..4].parse().ok()?;
        if digits.len() == 8 {
            return Some(Self::of(year, digits[4..6].parse().ok(), digits[6..].parse().ok()));
        }
        match (&numbers[..at], &numbers[at + 1..]) {
            (_, [month, rest @ ..]) if numbers[at].is_joined() => {
                let day = rest.first().filter(|_| month.is_joined());
                Some(Self::of(year, month.value(), day.and_then(Number::value)))
            }
            ([.., one, other], _) if one.is_joined() && other.is_joined() => Some(Self::year_last(year, one, other)),
            _ => Some(Self::of(year, None, None)),
        }
    }

    fn year_last(year: u32, one: &Number, other: &Number) -> Self {
        match (one.value(), other.value()) {
            (Some(day @ 13..), Some(month)) => Self::of(year, Some(month), Some(day)),
            (Some(month), Some(day)) if day > 12 || day == month => Self::of(year, Some(month), Some(day)),
            _ => Self::of(year, None, None),
        }
    }

    fn of(year: u32, month: Option<u32>, day: Option<u32>) -> Self {
        let month = month.filter(|month| (1..=12).contains(month));
        let day = day.filter(|day| month.is_some() && (1..=31).contains(day));
        let months = year << Self::MONTH_BITS | month.unwrap_or_default();
        Self(months << Self::DAY_BITS | day.unwrap_or_default())
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        // A year of four digits fits.
        (self.0 >> (Self::MONTH_BITS + Self::DAY_BITS)) as u16
    }

    /// The date as a number; 0 for none.
    pub(super) fn code(date: Option<Self>) -> u32 {
        date.map_or(0, |date| date.0)
    }

    /// The same, read again.
    pub(super) const fn of_code(code: u32) -> Option<Self> {
        if code == 0 { None } else { Some(Self(code)) }
    }
}

/// The digits of a number, and what stands between it and the next one.
struct Number<'a> {
    digits: &'a str,
    then: &'a str,
}

impl Number<'_> {
    /// Whether the next number belongs to the same date.
    fn is_joined(&self) -> bool {
        matches!(self.then.trim(), "/" | "." | "-" | "年" | "月")
    }

    fn value(&self) -> Option<u32> {
        self.digits.parse().ok().filter(|_| self.digits.len() <= 2)
    }
}

/// The numbers of a text.
struct Numbers<'a>(&'a str);

impl<'a> Iterator for Numbers<'a> {
    type Item = Number<'a>;

    fn next(&mut self) -> Option<Number<'a>> {
        let is_digit = |sign: char| sign.is_ascii_digit();
        let from = &self.0[self.0.find(is_digit)?..];
        let (digits, rest) = from.split_at(from.find(|sign| !is_digit(sign)).unwrap_or(from.len()));
        let (then, next) = rest.split_at(rest.find(is_digit).unwrap_or(rest.len()));
        self.0 = next;
        Some(Number { digits, then })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(year: u32, month: u32, day: u32) -> Option<GameDate> {
        Some(GameDate::of(year, Some(month), Some(day)))
    }

    #[test]
    fn every_usual_way_to_write_a_day_is_read() {
        for text in [
            "2026/11/05",
            "2026/11/5 10:00",
            "2026年11月5日",
            "2026年 11月 5日（土）9時",
            "2026-11-05T10:00:00",
            "20261105",
            "2026.11.05-06",
        ] {
            assert_eq!(GameDate::read(text), date(2026, 11, 5), "{text}");
        }
        for text in [
            "２０２６年１１月５日",
            "二〇二六年十一月五日",
            "令和8年11月5日",
            "令和八年十一月五日",
            "R8.11.5",
            "Ｒ８／１１／５",
        ] {
            assert_eq!(GameDate::read(text), date(2026, 11, 5), "{text}");
        }
        assert_eq!(GameDate::read("令和元年"), date(2019, 0, 0));
        assert_eq!(GameDate::read("1998年3月4日（平成10年）"), date(1998, 3, 4));
        assert_eq!(GameDate::read("11/15/2026"), date(2026, 11, 15));
        assert_eq!(GameDate::read("15.11.2026 10:00"), date(2026, 11, 15));
    }

    #[test]
    fn a_date_is_known_as_far_as_it_is_written() {
        for (text, month) in
            [("2026/11", 11), ("2026年11月", 11), ("2026/11/??", 11), ("2026/11 10:00", 11), ("2026/11/99", 11)]
        {
            assert_eq!(GameDate::read(text), date(2026, month, 0), "{text}");
        }
        for text in
            ["2026", "2026年", "2026 10:00", "2026/??/15", "2026/13/01", "2026.xx.xx", "03.04.2026", "第5期 第3局 2026"]
        {
            assert_eq!(GameDate::read(text), date(2026, 0, 0), "{text}");
        }
        for text in ["", "令和", "11/15", "20261", "昨日"] {
            assert_eq!(GameDate::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_unknown_comes_first() {
        let texts = ["1999/12/31", "2026", "2026/03", "2026/03/03", "2026/03/10", "2026/11/01", "2027"];
        let dates = texts.map(|text| GameDate::read(text).unwrap());
        assert!(dates.is_sorted(), "{dates:?}");
        assert_eq!(dates.map(GameDate::year), [1999, 2026, 2026, 2026, 2026, 2026, 2027]);
        assert!(dates.iter().all(|&date| GameDate::of_code(GameDate::code(Some(date))) == Some(date)));
    }
}
