//! What a hall sees of many games at once.
//!
//! Every table writes its record into a folder, and beside it, in a small JSON file, what a record cannot hold: a
//! [`LiveGame`] with both clocks. A [`Hall`] is what somebody made of that folder who looks at it: which tables there
//! are, which of them matter most, and whose clock must not be pretended to run because nothing was heard of the table
//! for a while. Nothing that lies in the folder is an error: a file that makes no sense is left out, and what was known
//! of a table stays until something better comes, or until its files have been gone for a while.

mod hall_table;
mod live_game;
mod sighting;
mod tables;

pub use hall_table::{HallTable, Hearing, Urgency};
pub use live_game::{
    LIVE_ENDING, LiveClock, LiveGame, LiveResult, LiveSide, LiveStage, LiveState, NotLive, Notice, Place,
};
pub use sighting::Sighting;
pub use tables::{FORGOTTEN_AFTER, Hall, MOST_TABLES};

use std::time::Duration;

/// How often a table that is being played writes its live game at least.
pub const BEAT: Duration = Duration::from_secs(5);

/// How long a table may say nothing before its clock is no longer shown as running.
pub const SILENT_AFTER: Duration = Duration::from_secs(16);
