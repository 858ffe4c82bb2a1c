//! The event that is open, its unsaved changes, and the questions about it.

mod open_event;
mod question;

pub use open_event::{EventChange, OpenEvent};
pub use question::{EventQuestion, LeaveEvent};
