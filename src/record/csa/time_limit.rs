//! Time controls, in the spelling of KIF files and in those of CSA.
//!
//! CSA can express main time, byoyomi and an increment. Anything else in a time control is not written.

use crate::record::{seconds_in_words, time_words};

/// What stands before the time for a move where there is no main time.
const FROM_THE_FIRST: &str = "初手から秒読み";

/// A side's time, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeLimit {
    main: u64,
    byoyomi: u64,
    increment: u64,
}

impl TimeLimit {
    /// Parses 15分（秒読み30秒）, 10分切れ負け, 10分（一手ごとに5秒加算）, 初手から秒読み30秒.
    /// The last was 0秒（秒読み30秒） before.
    pub(super) fn of_words(words: &str) -> Option<Self> {
        let mut limit = Self { main: 0, byoyomi: 0, increment: 0 };
        if let Some(main) = words.strip_suffix("切れ負け") {
            return Some(Self { main: seconds_in_words(main)?, ..limit });
        }
        if let Some(byoyomi) = words.strip_prefix(FROM_THE_FIRST) {
            return Some(Self { byoyomi: seconds_in_words(byoyomi)?, ..limit });
        }
        let (main, remarks) = words.strip_suffix('）')?.split_once('（')?;
        limit.main = seconds_in_words(main)?;
        for remark in remarks.split('・') {
            let increment = remark.strip_prefix("一手ごとに").and_then(|rest| rest.strip_suffix("加算"));
            match (remark.strip_prefix("秒読み"), increment) {
                (Some(byoyomi), _) => limit.byoyomi = seconds_in_words(byoyomi)?,
                (None, Some(increment)) => limit.increment = seconds_in_words(increment)?,
                (None, None) => return None,
            }
        }
        Some(limit)
    }

    pub(super) fn to_words(self) -> String {
        let words = |secs| time_words(std::time::Duration::from_secs(secs));
        let byoyomi = (self.byoyomi > 0).then(|| format!("秒読み{}", words(self.byoyomi)));
        let increment = (self.increment > 0).then(|| format!("一手ごとに{}加算", words(self.increment)));
        let remarks: Vec<String> = [increment, byoyomi].into_iter().flatten().collect();
        let main = words(self.main);
        if self.main == 0 && self.increment == 0 && self.byoyomi > 0 {
            return format!("{FROM_THE_FIRST}{}", words(self.byoyomi));
        }
        if remarks.is_empty() { format!("{main}切れ負け") } else { format!("{main}（{}）", remarks.join("・")) }
    }

    /// Parses `900+30+0`, the form of V3.0.
    pub(super) fn of_time(value: &str) -> Option<Self> {
        let parts: Vec<u64> = value.split('+').map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let [main, byoyomi, increment] = parts[..] else { return None };
        Some(Self { main, byoyomi, increment })
    }

    pub(super) fn to_time(self) -> String {
        format!("{}+{}+{}", self.main, self.byoyomi, self.increment)
    }

    /// Writes `00:15+30` (hours, minutes, byoyomi), the form before V3.0. `None` if it does not fit: seconds of main
    /// time, or an increment.
    pub(super) fn to_limit(self) -> Option<String> {
        let fits = self.main.is_multiple_of(60) && self.increment == 0;
        fits.then(|| format!("{:02}:{:02}+{:02}", self.main / 3600, self.main / 60 % 60, self.byoyomi))
    }
}

/// What follows ☗ and ☖ if the sides have different times.
pub(super) fn by_side(words: &str) -> Option<[&str; 2]> {
    words.strip_prefix('☗')?.split_once(" ☖").map(|(black, white)| [black, white])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_limit_is_the_same_in_every_spelling_that_has_room_for_it() {
        for (words, time, limit) in [
            ("15分（秒読み30秒）", "900+30+0", Some("00:15+30")),
            ("25分切れ負け", "1500+0+0", Some("00:25+00")),
            ("1時間30分（秒読み1分）", "5400+60+0", Some("01:30+60")),
            ("15分（一手ごとに5秒加算）", "900+0+5", None),
            ("10秒（一手ごとに5秒加算・秒読み20秒）", "10+20+5", None),
            ("1分30秒切れ負け", "90+0+0", None),
            ("初手から秒読み10秒", "0+10+0", Some("00:00+10")),
        ] {
            let known = TimeLimit::of_words(words).expect(words);
            assert_eq!(known.to_words(), words);
            assert_eq!((known.to_time().as_str(), known.to_limit().as_deref()), (time, limit));
            assert_eq!(TimeLimit::of_time(time), Some(known));
        }
    }

    #[test]
    fn what_was_written_before_of_a_game_without_main_time_is_read() {
        assert_eq!(TimeLimit::of_words("0秒（秒読み10秒）"), TimeLimit::of_words("初手から秒読み10秒"));
    }

    #[test]
    fn what_csa_has_no_form_for_is_not_written() {
        for words in ["各5時間", "15分", "10分（秒読み30秒・考慮時間1分×10回）", "10分（秒読み30秒・3回）", ""]
        {
            assert_eq!(TimeLimit::of_words(words), None, "{words}");
        }
    }
}
