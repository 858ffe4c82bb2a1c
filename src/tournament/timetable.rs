//! What the timetable of an event says about the present moment.

use std::time::Duration;

use super::{Round, Tournament};

/// What everybody is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown<'a> {
    /// The round.
    pub round: &'a Round,
    /// Whether they are waiting for its start or its end.
    pub until: Until,
    /// The time left.
    pub left: Duration,
}

/// A moment of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Its start.
    Start,
    /// The end of its time.
    End,
}

impl Tournament {
    /// What everybody is waiting for, this long after midnight: the start or end of the first unfinished round about
    /// which the timetable still has something to say.
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
