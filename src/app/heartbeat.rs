//! Noticing that the machine slept while a clock ran.

use std::time::Duration;

use crate::clock::SessionTime;

/// The shortest gap that is noticed: a clock that runs is looked at every second.
const SHORTEST_GAP: Duration = Duration::from_secs(2);

/// Notices that the machine slept, or that the program was held up, while a clock ran.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heartbeat {
    last: Option<Beat>,
}

/// The same instant on two clocks, of which one goes on while the machine sleeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// On the clock that games run on.
    pub at: SessionTime,
    /// On the other one.
    pub with_sleep: Duration,
}

/// A while without a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The last beat before it.
    pub since: SessionTime,
    /// How long it was.
    pub length: Duration,
}

impl Heartbeat {
    /// Notes that the program is awake; the gap since the beat before, if the machine may have slept or been held up in it.
    pub fn beat(&mut self, beat: Beat) -> Option<Gap> {
        let before = self.last.replace(beat)?;
        let awake = beat.at.since(before.at);
        let in_all = beat.with_sleep.saturating_sub(before.with_sleep);
        let length = in_all.max(awake);
        (length >= SHORTEST_GAP).then_some(Gap { since: before.at, length })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(awake: u64, with_sleep: u64) -> Beat {
        let millis = Duration::from_millis;
        Beat { at: SessionTime::from_start(millis(awake)), with_sleep: millis(with_sleep) }
    }

    #[test]
    fn a_gap_of_two_seconds_is_noticed_and_a_slow_frame_is_not() {
        let mut heart = Heartbeat::default();
        assert_eq!(heart.beat(beat(5_000, 9_000)), None, "before the first beat there is nothing");
        assert_eq!(heart.beat(beat(6_900, 10_900)), None);
        let gap = Gap { since: beat(6_900, 0).at, length: Duration::from_secs(2) };
        assert_eq!(heart.beat(beat(8_900, 12_900)), Some(gap));
        assert_eq!(heart.beat(beat(9_000, 13_000)), None);
    }

    #[test]
    fn a_machine_that_slept_is_noticed_though_the_clock_of_games_stood_still() {
        let mut heart = Heartbeat::default();
        heart.beat(beat(1_000, 1_000));
        let gap = Gap { since: beat(1_000, 0).at, length: Duration::from_secs(3_600) };
        assert_eq!(heart.beat(beat(1_300, 3_601_000)), Some(gap));
    }
}
