//! Noticing that the machine slept while a clock ran.

use std::time::Duration;

use crate::clock::SessionTime;

/// The shortest gap for which we ask whether it counts. A machine that is held up for a few seconds while it
/// draws or writes has not slept: that is time of the game.
const SHORTEST_SLEEP: Duration = Duration::from_secs(10);

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
    /// Notes that the program is awake; the gap since the beat before, if the machine slept or was held up in it.
    pub fn beat(&mut self, beat: Beat) -> Option<Gap> {
        let before = self.last.replace(beat)?;
        let awake = beat.at.since(before.at);
        let in_all = beat.with_sleep.saturating_sub(before.with_sleep);
        let length = in_all.max(awake);
        (length >= SHORTEST_SLEEP).then_some(Gap { since: before.at, length })
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
    fn a_frame_of_some_seconds_is_no_sleep_and_a_program_that_was_stopped_for_ten_is() {
        let mut heart = Heartbeat::default();
        assert_eq!(heart.beat(beat(5_000, 9_000)), None, "before the first beat there is nothing");
        assert_eq!(heart.beat(beat(14_900, 18_900)), None, "a slow frame is time of the game");
        assert_eq!(heart.beat(beat(15_000, 24_000)), None, "so is a machine that nodded off");
        let gap = Gap { since: beat(15_000, 0).at, length: Duration::from_secs(10) };
        assert_eq!(heart.beat(beat(25_000, 34_000)), Some(gap));
        assert_eq!(heart.beat(beat(25_100, 34_100)), None);
    }

    #[test]
    fn a_machine_that_slept_is_noticed_though_the_clock_of_games_stood_still() {
        let mut heart = Heartbeat::default();
        heart.beat(beat(1_000, 1_000));
        let gap = Gap { since: beat(1_000, 0).at, length: Duration::from_secs(3_600) };
        assert_eq!(heart.beat(beat(1_300, 3_601_000)), Some(gap));
    }
}
