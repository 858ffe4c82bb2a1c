//! A hall as a web site: what was seen of its tables goes in, the files of the site come out.
//!
//! The site needs no server of its own. `hall.json` is small and says how every table stands; pages ask for it every few seconds.
//! What it names by a revision, the facts about the tables (`tables.json`), an event (`event.json`) and the moves of a game
//! (`game-….json`), is asked for only when that revision has changed. Each of these has a twin ending in `.js`, for pages that
//! are opened as files, which may run scripts but read nothing. A page replays the positions that are written here and
//! judges none.
//!
//! A [`Publisher`] takes in news and tells it later, if it is to be delayed: what lies on a server is public. Everything that
//! comes from records is cut to a length that pages can show, and is text to them. Of a record only its main line with times
//! and comments is published, not the arbiter's log nor what an engine says, unless whole records are wanted.

mod changes;
mod clip;
mod entry;
mod event_file;
mod facts;
mod game_file;
mod page;
mod public_record;
mod publisher;
mod shelf;

pub use publisher::{Before, News, Publisher, Terms};
pub use shelf::SiteFile;
