//! What the people at the board are doing: playing a game, or going through one.
//!
//! A session is told what somebody wants, together with the instant at which they wanted it, and answers with what
//! happened. It decides everything and does nothing: sounds, files and pictures follow from its events elsewhere.

mod edit_history;
mod match_command;
mod match_event;
mod match_record;
mod match_session;
mod match_setup;
mod review_command;
mod review_session;

pub use match_command::MatchCommand;
pub use match_event::{MatchEvent, Refusal};
pub use match_session::{MatchSession, MatchStatus};
pub use match_setup::{MatchSetup, Player};
pub use review_command::{Direction, EditCommand, ReviewCommand, Waypoint};
pub use review_session::ReviewSession;
