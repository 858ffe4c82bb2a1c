//! The analysis of a whole game: which places to ask about, the findings, what each move cost, and how that is written
//! into the record.
//!
//! A [`GameAnalysis`] is a list of places and what is known about them. It runs no engine: whoever has one takes the
//! [next place](GameAnalysis::next) and hands in the finding. So it serves both a command that works through the night
//! and a window in which the record is in use meanwhile.

mod finding;
mod game_analysis;
mod mistakes;
mod place;
mod places_to_ask;
mod summary;
mod terms;
mod turning_points;

pub use finding::{Finding, OtherLine, evaluation_of};
pub use game_analysis::{GameAnalysis, PlacedSearch, PlyState, Unavailable};
pub use mistakes::{MistakeClass, Mistakes, MoveJudgement};
pub use place::place_at;
pub use places_to_ask::{AskedBefore, NodeSearch, PlacesToAsk};
pub use summary::{SideSummary, summary};
pub use terms::AnalysisTerms;
pub use turning_points::{TurningPoint, better_move, moments, recorded_judgement, recorded_line, turning_points};
