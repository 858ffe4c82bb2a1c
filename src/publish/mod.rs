//! A hall as a web site: news of its tables goes in, the files of the site come out.
//!
//! The site needs no program on its server. `hall.json` is small and has the state of every table; pages ask for it
//! every few seconds. The facts about the tables (`tables.json`), an event (`event.json`) and the moves of a game
//! (`game-….json`) are asked for only when the revision in `hall.json` has changed. Each of these has a twin ending in
//! `.js`, for pages opened from the disk, which may run scripts but read no files. A page replays the positions written
//! here and knows no rules.
//!
//! A [`Publisher`] holds back news that is to be delayed, since whatever is on a server is public. Everything that
//! comes from records is cut to a length that pages can show, and is plain text to them. Of a record only the main line
//! with times and comments is published, not the arbiter's log or engine analysis, unless whole records are wanted.

mod changes;
mod clip;
mod entry;
mod event_file;
mod facts;
mod game_file;
mod kept;
mod page;
mod public_record;
mod publisher;
mod shelf;

pub(crate) use kept::{at_its_best, reopened, restored};
pub use publisher::{Before, News, Publisher, Terms};
pub use shelf::SiteFile;
