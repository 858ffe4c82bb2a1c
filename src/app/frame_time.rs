//! When what is done in a frame counts as done.

use super::heartbeat::{Beat, Gap, Heartbeat};
use super::program::App;
use super::update::late_look::LateLook;
use super::update::now::Now;
use super::wall_clock::WallClock;
use crate::clock::SessionTime;

/// The instants of the frames of a window: when the input of each was handed to us, which is when it begins, or just before a
/// flag that fell since the frame before. Nobody tells when an event came before that. However often a frame is laid out,
/// nobody is charged for that.
#[derive(Debug)]
pub struct FrameTime {
    clock: WallClock,
    heartbeat: Heartbeat,
    /// When the present frame began.
    began: SessionTime,
    /// Since when not all that was done has been seen.
    unseen_since: SessionTime,
    /// The present frame, if a flag fell before it.
    late: Option<LateLook>,
}

impl FrameTime {
    /// Time begins now.
    pub fn start() -> Self {
        let beginning = SessionTime::default();
        let (clock, heartbeat) = (WallClock::start(), Heartbeat::default());
        Self { clock, heartbeat, began: beginning, unseen_since: beginning, late: None }
    }

    /// Another frame begins. `is_behind` means that the one before has not seen all that was done.
    pub fn begin(&mut self, app: &App, is_behind: bool) {
        if !is_behind {
            self.unseen_since = self.began;
        }
        self.began = self.clock.session_time();
        self.late = app.late_look(self.unseen_since, self.began);
    }

    /// The instant at which everything counts as done that the present frame sees.
    pub fn now(&self) -> Now {
        WallClock::now(self.late.map_or(self.began, |late| late.in_time))
    }

    /// The present frame, if a flag fell before it.
    pub const fn late(&self) -> Option<LateLook> {
        self.late
    }

    /// How long nothing was looked at before the present frame, if the machine may have slept.
    pub fn gap(&mut self) -> Option<Gap> {
        self.heartbeat.beat(Beat { at: self.began, with_sleep: self.clock.time_with_sleep() })
    }
}
