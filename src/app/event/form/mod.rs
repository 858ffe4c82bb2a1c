//! What is filled in and chosen here: plain data that actions carry.

mod event;
mod list_format;
mod pairing;
pub mod toss;

pub use event::{EventFault, EventForm, RoundForm};
pub use list_format::ListFormat;
pub use pairing::{PairingFault, PairingForm};
pub use toss::EventToss;
