//! When a clock is to be heard, and how: tables, which people can read, change and write themselves.
//!
//! A [`Schedule`] is asked with a [`ClockMoment`] and answers with a cue or with nothing. It knows no clock: whoever
//! has one tells what it has come to.

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
