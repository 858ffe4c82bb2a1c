use super::Cue;

/// The usual digital clock of clubs: a beep at each of the last ten seconds, a longer one for the last five.
const LAST_SECONDS: [(u64, Cue); 10] = [
    (10, Cue::Beep),
    (9, Cue::Beep),
    (8, Cue::Beep),
    (7, Cue::Beep),
    (6, Cue::Beep),
    (5, Cue::UrgentBeep),
    (4, Cue::UrgentBeep),
    (3, Cue::UrgentBeep),
    (2, Cue::UrgentBeep),
    (1, Cue::UrgentBeep),
];

/// Earlier calls, in byoyomi only: half a minute, and twenty seconds.
const BYOYOMI_CALLS: [(u64, Cue); 2] = [(30, Cue::Beep), (20, Cue::Beep)];

/// What is to be heard when `secs` whole seconds are left.
///
/// ```
/// use komadai::sound::{Cue, countdown_cue};
///
/// assert_eq!(countdown_cue(3, true), Some(Cue::UrgentBeep));
/// assert_eq!(countdown_cue(20, false), None);
/// ```
#[must_use]
pub fn countdown_cue(secs: u64, in_byoyomi: bool) -> Option<Cue> {
    let calls = if in_byoyomi { &BYOYOMI_CALLS[..] } else { &[] };
    LAST_SECONDS.iter().chain(calls).find(|(at, _)| *at == secs).map(|&(_, cue)| cue)
}
