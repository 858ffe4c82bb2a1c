//! The time of both sides in the words of a record (持ち時間): written, and read again so that it can be told in other languages.

use std::time::Duration;

use crate::clock::{AfterMain, Counting, TimeControl, whole_secs};
use crate::record::{seconds_in_words, time_words};

/// The times that [`time_limit_words`] has written so; `None` for any other words.
///
/// ```
/// use std::time::Duration;
///
/// use komadai::clock::TimeControl;
/// use komadai::session::time_limit_of;
///
/// let club = TimeControl::byoyomi(Duration::from_secs(15 * 60), Duration::from_secs(30));
/// assert_eq!(time_limit_of("15分（秒読み30秒）"), Some([club; 2]));
/// assert_eq!(time_limit_of("as agreed"), None);
/// ```
#[must_use]
pub fn time_limit_of(words: &str) -> Option<[TimeControl; 2]> {
    match words.strip_prefix('☗') {
        Some(both) => both.split_once(" ☖").and_then(|(black, white)| Some([control_of(black)?, control_of(white)?])),
        None => control_of(words).map(|control| [control; 2]),
    }
}

fn control_of(words: &str) -> Option<TimeControl> {
    if words == "無制限" {
        return Some(TimeControl::UNTIMED);
    }
    if let Some(main) = words.strip_suffix("切れ負け") {
        return time_of(main).map(TimeControl::sudden_death);
    }
    let (main, remarks) = match words.strip_prefix("初手から") {
        Some(remarks) => (Duration::ZERO, remarks),
        None => {
            let (main, remarks) = words.strip_suffix('）')?.split_once('（')?;
            (time_of(main)?, remarks)
        }
    };
    let (counting, after) = counting_of(remarks).filter(|_| !remarks.is_empty())?;
    Some(TimeControl { main, counting, after: after_of(after)? })
}

/// How moves count against the main time, and what is said behind it.
fn counting_of(remarks: &str) -> Option<(Counting, &str)> {
    let (counting, rest) = if let Some(rest) = remarks.strip_prefix("ストップウォッチ方式・") {
        let (unit, rest) = rest.split_once("未満切り捨て")?;
        (Counting::Stopwatch { unit: time_of(unit)? }, rest)
    } else if let Some(rest) = remarks.strip_prefix("一手ごとに") {
        match (rest.split_once("加算"), rest.split_once("猶予")) {
            (Some((increment, rest)), _) => (Counting::Fischer { increment: time_of(increment)? }, rest),
            (None, Some((delay, rest))) => (Counting::Delay { delay: time_of(delay)? }, rest),
            (None, None) => return None,
        }
    } else {
        return Some((Counting::Exact, remarks));
    };
    if rest.is_empty() { Some((counting, rest)) } else { Some((counting, rest.strip_prefix('・')?)) }
}

fn after_of(remark: &str) -> Option<AfterMain> {
    if remark.is_empty() {
        return Some(AfterMain::Loss);
    }
    let (period, rest) = match remark.strip_prefix("秒読み")?.split_once('・') {
        Some((period, rest)) => (time_of(period)?, rest.strip_suffix('回')?),
        None => return Some(AfterMain::Byoyomi { period: time_of(remark.strip_prefix("秒読み")?)?, periods: 1 }),
    };
    match rest.strip_prefix("考慮時間") {
        Some(minutes) => {
            let (length, minutes) = minutes.split_once('×')?;
            Some(AfterMain::Consideration { period, minutes: minutes.parse().ok()?, length: time_of(length)? })
        }
        None => Some(AfterMain::Byoyomi { period, periods: rest.parse().ok()? }),
    }
}

fn time_of(words: &str) -> Option<Duration> {
    seconds_in_words(words).map(Duration::from_secs)
}

/// Both sides' time in the words of KIF files, Black's first if they differ.
#[must_use]
pub fn time_limit_words(time: [TimeControl; 2]) -> String {
    let [black, white] = time.map(control_in_words);
    if black == white { black } else { format!("☗{black} ☖{white}") }
}

/// 15分（秒読み30秒）, 10分切れ負け, 初手から秒読み30秒.
fn control_in_words(control: TimeControl) -> String {
    // What is left of a game that is played again is seldom whole.
    let main = time_words(Duration::from_secs(whole_secs(control.main)));
    let remarks: Vec<String> =
        [counting_in_words(control.counting), after_in_words(control.after)].into_iter().flatten().collect();
    match (control.after, control.counting) {
        (AfterMain::Unlimited, _) => "無制限".to_owned(),
        (AfterMain::Loss, Counting::Exact) => format!("{main}切れ負け"),
        (AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. }, Counting::Exact) if control.main.is_zero() => {
            format!("初手から{}", remarks.join("・"))
        }
        (AfterMain::Loss | AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. }, _) => {
            format!("{main}（{}）", remarks.join("・"))
        }
    }
}

fn counting_in_words(counting: Counting) -> Option<String> {
    match counting {
        Counting::Exact => None,
        Counting::Stopwatch { unit } => Some(format!("ストップウォッチ方式・{}未満切り捨て", time_words(unit))),
        Counting::Fischer { increment } => Some(format!("一手ごとに{}加算", time_words(increment))),
        Counting::Delay { delay } => Some(format!("一手ごとに{}猶予", time_words(delay))),
    }
}

fn after_in_words(after: AfterMain) -> Option<String> {
    match after {
        AfterMain::Loss | AfterMain::Unlimited => None,
        AfterMain::Byoyomi { period, periods: 1 } => Some(format!("秒読み{}", time_words(period))),
        AfterMain::Byoyomi { period, periods } => Some(format!("秒読み{}・{periods}回", time_words(period))),
        AfterMain::Consideration { period, minutes, length } => {
            let (period, length) = (time_words(period), time_words(length));
            Some(format!("秒読み{period}・考慮時間{length}×{minutes}回"))
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_time() -> impl Strategy<Value = Duration> {
        (0_u64..400_000).prop_map(Duration::from_secs)
    }

    fn any_control() -> impl Strategy<Value = TimeControl> {
        let counting = prop_oneof![
            Just(Counting::Exact),
            any_time().prop_map(|unit| Counting::Stopwatch { unit }),
            any_time().prop_map(|increment| Counting::Fischer { increment }),
            any_time().prop_map(|delay| Counting::Delay { delay }),
        ];
        let after = prop_oneof![
            Just(AfterMain::Loss),
            (any_time(), 1_u32..40).prop_map(|(period, periods)| AfterMain::Byoyomi { period, periods }),
            (any_time(), 0_u32..40, any_time()).prop_map(|(period, minutes, length)| AfterMain::Consideration {
                period,
                minutes,
                length
            }),
        ];
        let timed =
            (any_time(), counting, after).prop_map(|(main, counting, after)| TimeControl { main, counting, after });
        prop_oneof![Just(TimeControl::UNTIMED), timed]
    }

    proptest! {
        #[test]
        fn what_is_written_of_the_time_is_read_again(black in any_control(), white in any_control()) {
            let words = time_limit_words([black, white]);
            prop_assert_eq!(time_limit_of(&words), Some([black, white]), "{}", words);
        }

        #[test]
        fn whatever_else_stands_there_is_nothing_or_means_what_it_says(words in "[☗☖ 0-9分秒時間（）・×回秒読み考慮切れ負初手から一ごと加算]{0,24}") {
            if let Some(times) = time_limit_of(&words) {
                prop_assert_eq!(time_limit_of(&time_limit_words(times)), Some(times));
            }
        }
    }
}
