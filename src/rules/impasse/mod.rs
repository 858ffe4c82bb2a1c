//! Impasse (持将棋): kings that nobody will mate any more, and the points that decide instead.
//!
//! Two counts must not be mixed up. Players who *agree* that neither can be mated count everything they have. A player
//! who *declares* counts what is in hand and what stands in the enemy camp (敵陣), and must fulfil conditions besides.
//! Both come out as reports that carry every number, so that a screen can show why the referee ruled as he did.

mod agreement;
mod declaration;
mod former_ways;
mod handicap_credit;
mod impasse_status;
mod points;

pub use agreement::{AgreementReport, AgreementRuling};
pub use declaration::{Condition, ConditionKind, DeclarationReport, DeclarationRuling};
pub use former_ways::FormerWays;
pub use handicap_credit::handicap_credit;
pub use impasse_status::ImpasseStatus;
pub use points::{PointCount, has_entered, pieces_in_camp, point_value};
