//! What the hall sees of many games at once.
//!
//! Every table writes its record into a folder, and beside it a small JSON file with what a record cannot hold: a
//! [`LiveGame`], with both clocks. A [`Hall`] is what a watcher makes of that folder: which tables there are, which of
//! them need attention most, and whose clocks must not be shown as running because nothing has been heard of their
//! table for a while. Nothing in the folder is an error: files that make no sense are ignored, and what was known of a
//! table is kept until there is better news or its files have been gone for a while.

mod found;
mod hall_table;
mod live_game;
mod live_result;
mod live_series;
mod notice;
mod order;
mod pages;
mod sighting;
mod table_number;
mod tables;

pub use found::{Found, RecordState, is_more_of};
pub use hall_table::{HallTable, Hearing, Urgency};
pub use live_game::{LIVE_ENDING, LiveClock, LiveGame, LiveSide, LiveStage, LiveState, NotLive, Venue};
pub use live_result::LiveResult;
pub use live_series::LiveSeries;
pub use notice::Notice;
pub use order::{HallOrder, ORDER_FILE};
pub use pages::{OfEvent, Page, Told};
pub use sighting::Sighting;
pub use table_number::{FileSeen, LiveWriter, NumberStanding, TableNumber, WAITING_ENDING, WriterSeen};
pub use tables::{FORGOTTEN_AFTER, Hall, MOST_TABLES};

use std::time::Duration;

/// The longest interval at which a table in play writes its live game.
pub const BEAT: Duration = Duration::from_secs(5);

/// How long a table may be silent before its clock is no longer shown as running.
pub const SILENT_AFTER: Duration = Duration::from_secs(16);
