//! Impasse (持将棋): kings that can no longer be mated, and the points that decide the game instead.
//!
//! Two counts must not be confused. Players who *agree* that neither can be mated count everything they have. A player
//! who *declares* counts only what is in hand and in the enemy camp (敵陣, the promotion zone), and must meet further
//! conditions. Both produce reports that carry every number, so that a screen can show how the referee reached the
//! ruling.

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
