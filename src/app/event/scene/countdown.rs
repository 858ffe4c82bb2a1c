//! How long a hall still has to wait, in words and digits that can be read across it.

use std::time::Duration;

use crate::app::state::AppState;
use crate::clock::{SessionTime, whole_secs};
use crate::record::notation::time_digits;
use crate::text::{Arg, Text};
use crate::tournament::Until;

/// How long it is until a round begins or ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountdownScene {
    /// "Round 3 begins in"
    pub words: String,
    /// "04:59"
    pub digits: String,
}

impl CountdownScene {
    /// The countdown of the open event at `now`.
    #[must_use]
    pub fn of(state: &AppState, text: &Text, now: SessionTime) -> Option<Self> {
        let event = state.event.as_ref()?;
        let countdown = event.tournament.countdown(state.since_midnight(now))?;
        let name = match countdown.until {
            Until::Start => "countdown-begins",
            Until::End => "countdown-ends",
        };
        let round = text.round_named(countdown.round.number, &countdown.round.name);
        let words = text.tell(name, &[("round", Arg::from(round))]);
        let words = match state.hall_stop() {
            Some(_) => text.tell("countdown-in-stopped-hall", &[("countdown", words.into())]),
            None => words,
        };
        Some(Self { words, digits: digits(countdown.left) })
    }

    /// Both, where there is one line for them.
    #[must_use]
    pub fn in_one_line(&self) -> String {
        format!("{} {}", self.words, self.digits)
    }
}

/// Time left; minutes have two digits.
fn digits(left: Duration) -> String {
    let secs = whole_secs(left);
    if secs < 600 { format!("0{}", time_digits(secs)) } else { time_digits(secs) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_countdown_is_rounded_up_and_as_wide_from_one_second_to_the_next() {
        let shown = |millis| digits(Duration::from_millis(millis));
        assert_eq!([shown(299_000), shown(298_001), shown(1), shown(600_000)], ["04:59", "04:59", "00:01", "10:00"]);
        assert_eq!(shown(3_600_000), "1:00:00");
    }
}
