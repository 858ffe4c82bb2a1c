use std::cmp::Ordering;
use std::str::FromStr;

use crate::shogi::Color;

/// A player's rank (段級位): kyu count down to 1, from there dan count up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// 級
    Kyu(u8),
    /// 段
    Dan(u8),
}

/// No rank is written so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rank is written so")]
pub struct RankError;

impl Rank {
    /// The place on one ladder: 1 for the first dan, 0 for the first kyu, −1 for the second.
    #[must_use]
    pub const fn level(self) -> i16 {
        match self {
            Self::Dan(dan) => dan as i16,
            Self::Kyu(kyu) => 1 - kyu as i16,
        }
    }

    /// Which of two players, Black first, is the senior one (上位者) by these ranks; `None` where they are equal or one
    /// cannot be read.
    ///
    /// ```
    /// use komadai::rules::Rank;
    /// use komadai::shogi::Color;
    ///
    /// assert_eq!(Rank::senior(["三段", "初段"]), Some(Color::Black));
    /// assert_eq!(Rank::senior(["三段", ""]), None);
    /// ```
    #[must_use]
    pub fn senior(ranks: [&str; 2]) -> Option<Color> {
        let [black, white] = ranks.map(|rank| Some(rank.parse::<Self>().ok()?.level()));
        match black?.cmp(&white?) {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        }
    }
}

impl FromStr for Rank {
    type Err = RankError;

    /// Reads a rank as people write it: 初段, 二段, アマ3段, １０級, 十五級, `3 dan`, `5k`.
    ///
    /// ```
    /// use komadai::rules::Rank;
    ///
    /// assert_eq!("初段".parse(), Ok(Rank::Dan(1)));
    /// assert_eq!("十五級".parse(), Ok(Rank::Kyu(15)));
    /// assert_eq!("3 dan".parse(), Ok(Rank::Dan(3)));
    /// ```
    fn from_str(text: &str) -> Result<Self, RankError> {
        let text = text.trim().trim_start_matches("アマ").trim_start().to_lowercase();
        let dan = ["段", "dan", "d"].into_iter().find_map(|unit| text.strip_suffix(unit));
        let kyu = ["級", "kyu", "k"].into_iter().find_map(|unit| text.strip_suffix(unit));
        let (count, rank): (&str, fn(u8) -> Self) = match (dan, kyu) {
            (Some(count), _) => (count, Self::Dan),
            (None, Some(count)) => (count, Self::Kyu),
            (None, None) => return Err(RankError),
        };
        number(count.trim().trim_end_matches('-')).filter(|&count| count > 0).map(rank).ok_or(RankError)
    }
}

/// A number up to 99 in digits of any width or in kanji.
fn number(text: &str) -> Option<u8> {
    match text.split_once('十') {
        Some((tens, ones)) => {
            let tens = if tens.is_empty() { 1 } else { digits(tens)? };
            let ones = if ones.is_empty() { 0 } else { digits(ones)? };
            tens.checked_mul(10)?.checked_add(ones)
        }
        None => digits(text),
    }
}

fn digits(text: &str) -> Option<u8> {
    if text.is_empty() {
        return None;
    }
    text.chars().try_fold(0_u8, |number, sign| number.checked_mul(10)?.checked_add(digit(sign)?))
}

fn digit(sign: char) -> Option<u8> {
    const KANJI: &str = "〇一二三四五六七八九";
    let value = match sign {
        '初' => Some(1),
        '０'..='９' => Some(sign as u32 - '０' as u32),
        _ => {
            sign.to_digit(10).or_else(|| (0_u32..).zip(KANJI.chars()).find(|&(_, kanji)| kanji == sign).map(|(n, _)| n))
        }
    };
    value.and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read_as_people_write_them() {
        let read = [
            ("初段", Rank::Dan(1)),
            ("アマ五段", Rank::Dan(5)),
            ("3段", Rank::Dan(3)),
            ("１２級", Rank::Kyu(12)),
            ("二十級", Rank::Kyu(20)),
            ("十級", Rank::Kyu(10)),
            ("2-Dan", Rank::Dan(2)),
            ("4 kyu", Rank::Kyu(4)),
            ("7k", Rank::Kyu(7)),
        ];
        for (text, rank) in read {
            assert_eq!(text.parse(), Ok(rank), "{text}");
        }
        for text in ["", "段", "名人", "0級", "1500", "三百段", "99999999段"] {
            assert_eq!(text.parse::<Rank>(), Err(RankError), "{text}");
        }
    }

    #[test]
    fn the_first_dan_stands_one_step_above_the_first_kyu() {
        assert_eq!(Rank::Dan(1).level() - Rank::Kyu(1).level(), 1);
        assert_eq!(Rank::Dan(2).level() - Rank::Kyu(3).level(), 4);
    }
}
