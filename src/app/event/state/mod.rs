//! What the program keeps for this room.

mod open_event;
mod question;

pub use open_event::{EventChange, OpenEvent};
pub use question::{EventQuestion, LeaveEvent};
