//! An event and its pairings as fields, the toss for sides, results on their way, and the formats of lists of them.

mod event;
mod kept_result;
mod list_format;
mod pairing;
pub mod toss;

pub use event::{EventFault, EventForm, RoundForm};
pub use kept_result::KeptResult;
pub use list_format::ListFormat;
pub use pairing::{PairingFault, PairingForm};
pub use toss::EventToss;
