//! Players' ranks (段級位), and reading them as people write them.

use std::cmp::Ordering;
use std::str::FromStr;

use super::circle_table::{Circle, CircleTable};
use crate::shogi::Color;

/// A player's rank: アマ三段, 女流初段, 奨励会6級.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rank {
    /// The circle that awards it.
    pub circle: Circle,
    /// The grade within the circle.
    pub grade: Grade,
}

/// A step on a ladder of ranks: kyu count down to 1, dan count up from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// 級
    Kyu(u8),
    /// 段
    Dan(u8),
}

/// A text that is not a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a rank")]
pub struct RankError;

impl Grade {
    /// The position on a common scale: 1 for first dan, 0 for first kyu, −1 for second kyu.
    #[must_use]
    pub const fn level(self) -> i16 {
        match self {
            Self::Dan(dan) => dan as i16,
            Self::Kyu(kyu) => 1 - kyu as i16,
        }
    }

    /// Whether anybody awards it: 九段 is the highest; clubs for children begin below the thirtieth kyu at the lowest.
    const fn is_awarded(self) -> bool {
        match self {
            Self::Dan(dan) => matches!(dan, 1..=9),
            Self::Kyu(kyu) => matches!(kyu, 1..=40),
        }
    }
}

impl Rank {
    /// An amateur rank.
    #[must_use]
    pub const fn amateur(grade: Grade) -> Self {
        Self { circle: Circle::Amateur, grade }
    }

    /// Which of two players, Black first, is the senior (上位者) by rank; `None` if they are equal, if either cannot be
    /// read, or if nothing compares them.
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
        let [Ok(black), Ok(white)] = ranks.map(str::parse) else { return None };
        let ([black, white], _) = CircleTable::shipped().levels([black, white])?;
        match black.cmp(&white) {
            Ordering::Greater => Some(Color::Black),
            Ordering::Less => Some(Color::White),
            Ordering::Equal => None,
        }
    }
}

impl FromStr for Rank {
    type Err = RankError;

    /// Parses a rank as people write it: 初段, アマ3段, １０級, 奨励会6級, 女流二段, プロ四段, `3 dan`, `5k`, `Women's 2 kyu`.
    ///
    /// ```
    /// use komadai::rules::{Circle, Grade, Rank};
    ///
    /// assert_eq!("初段".parse(), Ok(Rank::amateur(Grade::Dan(1))));
    /// assert_eq!("女流2級".parse(), Ok(Rank { circle: Circle::Women, grade: Grade::Kyu(2) }));
    /// ```
    fn from_str(text: &str) -> Result<Self, RankError> {
        let text = text.trim().to_lowercase();
        let named = CIRCLES.iter().find_map(|&(word, circle)| Some((text.strip_prefix(word)?, circle)));
        let (grade, circle) = named.unwrap_or((&text, Circle::Amateur));
        Ok(Self { circle, grade: grade.trim().parse()? })
    }
}

/// Prefixes of ranks in lower case; longer ones precede those they start with.
const CIRCLES: [(&str, Circle); 15] = [
    ("アマチュア", Circle::Amateur),
    ("アマ", Circle::Amateur),
    ("amateur", Circle::Amateur),
    ("奨励会員", Circle::Shoreikai),
    ("奨励会", Circle::Shoreikai),
    ("shoreikai", Circle::Shoreikai),
    ("プロ棋士", Circle::Professional),
    ("プロ", Circle::Professional),
    ("棋士", Circle::Professional),
    ("professional", Circle::Professional),
    ("pro", Circle::Professional),
    ("女流棋士", Circle::Women),
    ("女流", Circle::Women),
    ("women's", Circle::Women),
    ("ladies", Circle::Women),
];

impl FromStr for Grade {
    type Err = RankError;

    fn from_str(text: &str) -> Result<Self, RankError> {
        let dan = ["段", "dan", "d"].into_iter().find_map(|unit| text.strip_suffix(unit));
        let kyu = ["級", "kyu", "k"].into_iter().find_map(|unit| text.strip_suffix(unit));
        let (count, rank): (&str, fn(u8) -> Self) = match (dan, kyu) {
            (Some(count), _) => (count, Self::Dan),
            (None, Some(count)) => (count, Self::Kyu),
            (None, None) => return Err(RankError),
        };
        let grade = number(count.trim().trim_end_matches('-')).map(rank).ok_or(RankError)?;
        if grade.is_awarded() { Ok(grade) } else { Err(RankError) }
    }
}

/// Parses a number up to 99, in full-width or ASCII digits or in kanji.
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
            ("初段", Grade::Dan(1)),
            ("アマ五段", Grade::Dan(5)),
            ("3段", Grade::Dan(3)),
            ("１２級", Grade::Kyu(12)),
            ("二十級", Grade::Kyu(20)),
            ("十級", Grade::Kyu(10)),
            ("2-Dan", Grade::Dan(2)),
            ("4 kyu", Grade::Kyu(4)),
            ("7k", Grade::Kyu(7)),
        ];
        for (text, grade) in read {
            assert_eq!(text.parse(), Ok(Rank::amateur(grade)), "{text}");
        }
        for (text, circle, grade) in [
            ("アマチュア 三段", Circle::Amateur, Grade::Dan(3)),
            ("奨励会６級", Circle::Shoreikai, Grade::Kyu(6)),
            ("奨励会　三段", Circle::Shoreikai, Grade::Dan(3)),
            ("プロ九段", Circle::Professional, Grade::Dan(9)),
            ("Pro 4 dan", Circle::Professional, Grade::Dan(4)),
            ("女流2級", Circle::Women, Grade::Kyu(2)),
            ("女流棋士六段", Circle::Women, Grade::Dan(6)),
            ("Women's 1-dan", Circle::Women, Grade::Dan(1)),
        ] {
            assert_eq!(text.parse(), Ok(Rank { circle, grade }), "{text}");
        }
        for text in [
            "",
            "段",
            "名人",
            "女流",
            "奨励会",
            "女流名人",
            "0級",
            "1500",
            "三百段",
            "99999999段",
            "24段",
            "10 dan",
            "41k",
        ] {
            assert_eq!(text.parse::<Rank>(), Err(RankError), "{text}");
        }
    }

    #[test]
    fn the_first_dan_stands_one_step_above_the_first_kyu() {
        assert_eq!(Grade::Dan(1).level() - Grade::Kyu(1).level(), 1);
        assert_eq!(Grade::Dan(2).level() - Grade::Kyu(3).level(), 4);
    }

    #[test]
    fn the_senior_is_told_across_circles_only_where_a_source_compares_them() {
        assert_eq!(Rank::senior(["アマ六段", "プロ四段"]), Some(Color::White));
        assert_eq!(Rank::senior(["女流二段", "女流初段"]), Some(Color::Black));
        assert_eq!(Rank::senior(["女流四段", "アマ三段"]), None);
    }
}
