//! Whether the countdown is heard, and when it is to be seen instead.

use std::time::Duration;

use crate::app::sound::state::SoundCheck;
use crate::app::state::AppState;
use crate::clock;
use crate::clock::{GameClock, SessionTime};
use crate::session::{ClockStatus, MatchSession};
use crate::shogi::Color;
use crate::sound::{ClockMoment, SoundTrouble, Stage, Volume};

/// Why the countdown of a clock is not heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Sound is turned off.
    Muted,
    /// What calls the clock has no volume.
    NoVolume,
    /// It cannot be played.
    Trouble(SoundTrouble),
}

/// How long the clock flashes at a second that is called.
const FLASH: Duration = Duration::from_millis(500);

impl AppState {
    /// Why the countdown is not heard; `None` when it is, as far as anybody can tell.
    #[must_use]
    pub fn silence(&self) -> Option<Silence> {
        let settings = &self.settings.sounds;
        let is_silent = |cue: crate::sound::Cue| settings.volumes.of(cue.group()) == Volume::ZERO;
        if !self.settings.sound {
            Some(Silence::Muted)
        } else if let Some(trouble) = &self.sound.trouble {
            Some(Silence::Trouble(trouble.clone()))
        } else if SoundCheck::moments_of_interest(self.schedules.chosen(&settings.schedule)).any(is_silent) {
            Some(Silence::NoVolume)
        } else {
            None
        }
    }

    /// The clock that can be heard: the one that fills the window, or that of the match.
    #[must_use]
    pub fn heard_clock(&self) -> Option<&GameClock> {
        let desk = self.clock_desk.as_ref().map(|desk| desk.session.clock());
        desk.or_else(|| self.as_match().map(MatchSession::clock))
    }

    /// Whether somebody's time can run out.
    #[must_use]
    pub fn has_timed_game(&self) -> bool {
        match &self.clock_desk {
            Some(desk) => {
                let is_over = matches!(desk.session.status(), ClockStatus::Over { .. });
                is_timed(desk.session.clock()) && !is_over
            }
            None => self.as_match().is_some_and(|session| session.is_in_progress() && session.setup().is_timed()),
        }
    }

    /// Whether `color`'s clock flashes at `now`, because it is being called and that is not to be heard alone.
    #[must_use]
    pub fn is_flashing(&self, color: Color, now: SessionTime) -> bool {
        self.flash_left(color, now).is_some()
    }

    /// After how much time the running clock stops flashing.
    #[must_use]
    pub fn until_flash_ends(&self, now: SessionTime) -> Option<Duration> {
        self.flash_left(self.heard_clock()?.running()?, now)
    }

    fn flash_left(&self, color: Color, now: SessionTime) -> Option<Duration> {
        let clock = self.heard_clock().filter(|clock| clock.running() == Some(color))?;
        let reading = clock.reading(color, now);
        let stage = stage_of(reading.stage(), clock.more_follows(color, reading))?;
        let moment = ClockMoment::Second { stage, left: reading.shown_secs() };
        let is_wanted = || self.settings.sounds.flash || self.silence().is_some();
        self.schedules.chosen(&self.settings.sounds.schedule).cue(moment).filter(|_| is_wanted())?;
        // What is left of the second tells how long it has been shown.
        let left = reading.until_next_second()?.checked_sub(Duration::from_secs(1) - FLASH)?;
        (!left.is_zero()).then_some(left)
    }
}

/// Whether either side's time can run out.
#[must_use]
pub fn is_timed(clock: &GameClock) -> bool {
    Color::ALL.iter().any(|&color| clock.control(color).is_timed())
}

/// A part of a player's time, in the words of schedules.
#[must_use]
pub fn stage_of(stage: clock::Stage, more_follows: bool) -> Option<Stage> {
    match stage {
        clock::Stage::Main => Some(Stage::Main { more_follows }),
        clock::Stage::Byoyomi(period) => Some(Stage::Byoyomi { secs: period.length.as_secs(), more_follows }),
        clock::Stage::Consideration(_) => Some(Stage::Minute { more_follows }),
        clock::Stage::Untimed | clock::Stage::Delay | clock::Stage::Flagged => None,
    }
}
