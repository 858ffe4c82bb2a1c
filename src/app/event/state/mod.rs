//! The event that is open, its unsaved changes, and the questions about it.

mod change;
mod kept_results;
mod open_event;
mod question;

pub use change::{EventChange, ResultChange};
pub use kept_results::KeptResults;
pub use open_event::OpenEvent;
pub use question::{EventQuestion, LeaveEvent};
