//! What the schedule of an event says of the present moment.

use std::time::Duration;

use super::{Round, Tournament};

/// What everybody waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown<'a> {
    /// Which round.
    pub round: &'a Round,
    /// Whether it is its beginning or its end.
    pub until: Until,
    /// How much time is left.
    pub left: Duration,
}

/// Which moment of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// It begins.
    Start,
    /// Its time is over.
    End,
}

impl Tournament {
    /// What everybody waits for when so much time has passed since midnight: the start or the end of the first round that
    /// is not over and of which the schedule still tells something.
    #[must_use]
    pub fn countdown(&self, since_midnight: Duration) -> Option<Countdown<'_>> {
        let is_over = |round: &&Round| !round.tables.is_empty() && round.is_over();
        self.rounds.iter().filter(|round| !is_over(round)).find_map(|round| countdown_of(round, since_midnight))
    }
}

fn countdown_of(round: &Round, now: Duration) -> Option<Countdown<'_>> {
    let start = Duration::from_secs(u64::from(round.starts?.minutes()) * 60);
    let until = |until, moment: Duration| {
        let left = moment.checked_sub(now).filter(|left| !left.is_zero())?;
        Some(Countdown { round, until, left })
    };
    until(Until::Start, start).or_else(|| until(Until::End, start + round.lasts?))
}
