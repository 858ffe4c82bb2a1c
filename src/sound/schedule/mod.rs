//! When and how a clock is heard: tables that people can read, change and write themselves.
//!
//! A [`Schedule`] maps a [`ClockMoment`] to a cue or nothing. It has no clock: that is for the caller to watch.

mod call;
mod moment;
mod part;
mod schedule_error;
mod schedule_file;
mod shipped;
mod table;

pub use call::Call;
pub use moment::{ClockMoment, Stage, Turn};
pub use part::{Part, StageKind};
pub use schedule_error::{ScheduleError, ScheduleErrorKind};
pub use table::{Schedule, ScheduleName, Turns};
