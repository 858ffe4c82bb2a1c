//! What can be heard, and what was last called.

use std::time::Duration;

use super::Silence;
use crate::clock::SessionTime;
use crate::shogi::Color;
use crate::sound::{ClockMoment, Schedule, SoundTrouble, Stage};

/// What can be heard, and what was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoundState {
    /// Why nothing is heard.
    pub trouble: Option<SoundTrouble>,
    /// What is told across the window.
    pub told: Option<ToldSilence>,
    /// What was read and put away, or told in an earlier game: it is told again once something has changed.
    pub put_away: Option<Silence>,
    /// The device on which sounds were heard last.
    pub device: Option<String>,
    /// The devices there are, once somebody has asked.
    pub devices: Vec<String>,
    /// The device is kept ready for a running clock.
    pub is_watched: bool,
    /// The second of each side's main time that was shown last.
    pub main_second: [Option<u64>; 2],
    /// What was last called of a clock since the latest move, whether or not it could be heard.
    pub call: Option<(Color, ClockMoment)>,
    /// The last seconds that are played to see whether they are heard.
    pub check: Option<SoundCheck>,
}

/// What was told across the window, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldSilence {
    /// Why nothing is heard.
    pub what: Silence,
    /// On which occasion.
    pub during: Occasion,
}

/// What clocks run for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A game, by the first revision of its record.
    Game(u64),
    /// The clock that fills the window.
    ClockDesk,
}

/// The last ten seconds of a clock that does not exist, played to see whether they are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundCheck {
    /// When the first of them began.
    started: SessionTime,
    /// Of what time they are the last.
    stage: Stage,
    /// How many have been played.
    played: u64,
}

/// How many seconds are played in a sound check.
const CHECKED_SECS: u64 = 10;

impl SoundCheck {
    /// The time that is played unless another one is asked for: the usual byoyomi.
    pub const USUAL: Stage = Stage::Byoyomi { secs: 30, more_follows: false };

    /// Begins at `now` with the first of the last seconds of `stage`.
    #[must_use]
    pub const fn begin(now: SessionTime, stage: Stage) -> Self {
        Self { started: now, stage, played: 0 }
    }

    /// What the clock has come to since the last time, and nothing when that has been told. Asked late it tells only
    /// the newest second.
    pub fn take_moment(&mut self, now: SessionTime) -> Option<ClockMoment> {
        let begun = now.since(self.started).as_secs() + 1;
        if begun <= self.played || self.is_over(now) {
            return None;
        }
        self.played = begun;
        Some(ClockMoment::Second { stage: self.stage, left: CHECKED_SECS + 1 - begun })
    }

    /// Whether all seconds have gone.
    #[must_use]
    pub fn is_over(&self, now: SessionTime) -> bool {
        now.since(self.started).as_secs() >= CHECKED_SECS
    }

    /// After how much time the next second begins.
    #[must_use]
    pub fn until_next(&self, now: SessionTime) -> Duration {
        Duration::from_secs(self.played.max(1)).saturating_sub(now.since(self.started))
    }

    /// The seconds that are played, as `schedule` calls them.
    pub fn moments_of_interest(schedule: &Schedule) -> impl Iterator<Item = crate::sound::Cue> {
        (1..=CHECKED_SECS).filter_map(|left| schedule.cue(moment(left)))
    }
}

const fn moment(left: u64) -> ClockMoment {
    ClockMoment::Second { stage: SoundCheck::USUAL, left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_seconds_are_told_once_each_and_a_late_one_is_left_out() {
        let at = |millis| SessionTime::from_start(Duration::from_millis(millis));
        let mut check = SoundCheck::begin(at(500), SoundCheck::USUAL);
        assert_eq!(check.take_moment(at(500)), Some(moment(10)));
        assert_eq!(check.take_moment(at(900)), None);
        assert_eq!(check.until_next(at(900)), Duration::from_millis(600));
        assert_eq!(check.take_moment(at(1_500)), Some(moment(9)));
        assert_eq!(check.take_moment(at(4_600)), Some(moment(6)));
        assert_eq!(check.take_moment(at(9_999)), Some(moment(1)));
        assert_eq!(check.take_moment(at(10_500)), None);
        assert!(check.is_over(at(10_500)));
    }
}
