//! The event that is open, what its file does not say yet, and the questions about it.

mod brought;
mod kept_results;
mod open_event;
mod question;
mod removed;
mod series_wins;
mod shown_round;
mod told_end;

pub use kept_results::KeptResults;
pub use open_event::OpenEvent;
pub use question::{EventQuestion, LeaveEvent, StartedChange};
pub use told_end::ToldEnd;
