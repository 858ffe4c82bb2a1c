//! An event and its pairings as fields, the toss for sides, results on their way, and the formats of lists of them.

mod entrant;
mod event;
mod kept_result;
mod list_format;
mod loose_record;
mod page;
mod pairing;
mod pairing_rules;
pub mod toss;
mod unplaced;

pub use entrant::{EntrantFault, EntrantForm};
pub use event::{EventFault, EventForm, RoundForm};
pub use kept_result::{KeptRecord, KeptResult, Lacks};
pub use list_format::{EventPaper, ListFormat};
pub use loose_record::{BroughtRecord, LooseRecord};
pub use page::{EventPage, ListToEnter, ProposalForm};
pub use pairing::{Lateness, PairingFault, PairingForm};
pub use pairing_rules::{PairingRulesForm, SystemChoice};
pub use toss::EventToss;
pub use unplaced::UnplacedResult;
