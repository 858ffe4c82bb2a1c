//! How well an answer is remembered, and when to ask again.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i64);

/// How an exercise was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Wrongly, or only after several mistakes.
    Failed,
    /// With help, or at the second try.
    Hard,
    /// At once.
    Good,
}

/// How well the answer to an exercise is remembered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// After so many days the answer is known with a chance of 90 %.
    pub stability: f64,
    /// How hard the exercise is, from 1 to 10.
    pub difficulty: f64,
    /// When it was answered last.
    pub last: Day,
    /// When it is due again.
    pub due: Day,
    /// How often it was answered.
    pub times: u32,
    /// How often it was failed after having been known.
    pub lapses: u32,
}

impl Day {
    /// The day of a date as `2026/11/21 14:30:05` or `2026-11-21`; `None` if there is none.
    #[must_use]
    pub fn of_date(date: &str) -> Option<Self> {
        let mut parts = date.get(..10)?.split(['/', '-']);
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let date = chrono::NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)?;
        Some(Self(date.and_hms_opt(0, 0, 0)?.and_utc().timestamp().div_euclid(SECONDS)))
    }

    fn instant(self) -> DateTime<Utc> {
        DateTime::from_timestamp(self.0.saturating_mul(SECONDS), 0).unwrap_or_default()
    }

    fn of(instant: DateTime<Utc>) -> Self {
        Self(instant.timestamp().div_euclid(SECONDS))
    }
}

/// The seconds of a day.
const SECONDS: i64 = 86_400;

impl Memory {
    /// What is remembered after an answer: the first one, or one more.
    #[must_use]
    pub fn after(before: Option<Self>, grade: Grade, today: Day) -> Self {
        let card = before.map_or_else(Card::default, Self::card);
        let card = FSRS::new(parameters()).next(card, today.instant(), rating(grade)).card;
        Self {
            stability: card.stability,
            difficulty: card.difficulty,
            last: today,
            due: Day::of(card.due),
            times: before.map_or(0, |before| before.times) + 1,
            lapses: u32::try_from(card.lapses).unwrap_or_default(),
        }
    }

    fn card(self) -> Card {
        Card {
            due: self.due.instant(),
            stability: self.stability,
            difficulty: self.difficulty,
            scheduled_days: self.due.0 - self.last.0,
            reps: i32::try_from(self.times).unwrap_or(i32::MAX),
            lapses: i32::try_from(self.lapses).unwrap_or(i32::MAX),
            state: State::Review,
            last_review: self.last.instant(),
            ..Card::default()
        }
    }
}

/// The usual parameters, in whole days: a failed exercise comes back tomorrow, not in ten minutes.
fn parameters() -> Parameters {
    Parameters { enable_short_term: false, enable_fuzz: false, maximum_interval: LONGEST, ..Parameters::default() }
}

/// Nothing is put off for longer than a year.
const LONGEST: i32 = 365;

const fn rating(grade: Grade) -> Rating {
    match grade {
        Grade::Failed => Rating::Again,
        Grade::Hard => Rating::Hard,
        Grade::Good => Rating::Good,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const GRADES: [Grade; 3] = [Grade::Failed, Grade::Hard, Grade::Good];

    fn interval(memory: Memory) -> i64 {
        memory.due.0 - memory.last.0
    }

    proptest! {
        #[test]
        fn whatever_was_answered_it_comes_again_and_the_better_the_later(
            answers in proptest::collection::vec((0_usize..3, 1_i64..60), 0..20),
        ) {
            let (mut memory, mut today) = (None, Day(20_000));
            for (grade, days) in answers {
                memory = Some(Memory::after(memory, GRADES[grade], today));
                today = Day(today.0 + days);
            }
            let next = GRADES.map(|grade| Memory::after(memory, grade, today));
            prop_assert!(next.iter().all(|it| (1..=366).contains(&interval(*it)) && it.stability > 0.0));
            prop_assert!(interval(next[0]) <= interval(next[1]) && interval(next[1]) <= interval(next[2]));
        }
    }

    #[test]
    fn what_is_known_again_and_again_comes_more_and_more_seldom_and_what_is_failed_soon() {
        let mut memory = Memory::after(None, Grade::Good, Day(20_000));
        for _ in 0..4 {
            let before = interval(memory);
            memory = Memory::after(Some(memory), Grade::Good, memory.due);
            assert!(interval(memory) > before, "{memory:?}");
        }
        let failed = Memory::after(Some(memory), Grade::Failed, memory.due);
        assert!(interval(failed) < interval(memory) / 2, "{failed:?}");
        assert_eq!((failed.times, failed.lapses), (6, 1));
        assert_eq!(interval(Memory::after(None, Grade::Failed, Day(20_000))), 1);
    }

    #[test]
    fn days_are_counted_from_dates_as_the_program_has_them() {
        assert_eq!(Day::of_date("1970/01/02 00:00:00"), Some(Day(1)));
        assert_eq!(Day::of_date("2026-11-26"), Some(Day(20_783)));
        assert_eq!([Day::of_date("2026/13/01"), Day::of_date(""), Day::of_date("２０２６年")], [None; 3]);
    }
}
