//! An event and its pairings as fields, the toss for sides, and the formats of its results.

mod event;
mod list_format;
mod pairing;
pub mod toss;

pub use event::{EventFault, EventForm, RoundForm};
pub use list_format::ListFormat;
pub use pairing::{PairingFault, PairingForm};
pub use toss::EventToss;
