//! What the arbiter fills in: acts in preparation, rulings, the PIN and how the log is exported.

mod draft;
mod log;
mod pin;
mod pin_form;
mod ruling;
mod section;
mod settings;

pub use draft::{ConsoleForm, Unsealed, moves_meant, sealed_move};
pub use log::{LogFormat, LogJob};
pub use pin::{Pin, SHORTEST_PIN};
pub use pin_form::{PinFault, PinForm, PinPurpose};
pub use ruling::{RulingForm, RulingKind, RulingLack};
pub use section::{ConsoleDraft, ConsoleSection};
pub use settings::{ArbiterSettings, LockAfter};
