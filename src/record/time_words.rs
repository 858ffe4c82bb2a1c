//! Lengths of time in Japanese words.

use std::time::Duration;

/// The units, in seconds.
const UNITS: [(&str, u64); 3] = [("時間", 3600), ("分", 60), ("秒", 1)];

/// Writes a length of time the way records do, in whole seconds: 1時間30分.
///
/// ```
/// use std::time::Duration;
///
/// use komadai::record::time_words;
///
/// assert_eq!(time_words(Duration::from_secs(5_430)), "1時間30分30秒");
/// assert_eq!(time_words(Duration::ZERO), "0秒");
/// ```
#[must_use]
pub fn time_words(duration: Duration) -> String {
    let mut rest = duration.as_secs();
    let mut words = String::new();
    for (unit, secs) in UNITS {
        if rest >= secs {
            words += &format!("{}{unit}", rest / secs);
            rest %= secs;
        }
    }
    if words.is_empty() { "0秒".to_owned() } else { words }
}

/// The number of seconds in such words; `None` if they mean anything else.
#[must_use]
pub fn seconds_in_words(words: &str) -> Option<u64> {
    let (mut rest, mut sum) = (words, 0_u64);
    for (unit, secs) in UNITS {
        if let Some((count, after)) = rest.split_once(unit) {
            let count: u64 = count.parse().ok().filter(|_| count.bytes().all(|byte| byte.is_ascii_digit()))?;
            sum = sum.checked_add(count.checked_mul(secs)?)?;
            rest = after;
        }
    }
    (rest.is_empty() && !words.is_empty()).then_some(sum)
}
