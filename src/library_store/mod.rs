//! Libraries of records on the disk: folders of files, and the indexes that are kept of them.
//!
//! The index of a folder lies in a folder of its own, never near the records: the system's folder for what can be made again, or
//! any that is named. It consists of parts ([`Part`](crate::library::Part)), each written whole under a new number or not at all, and never
//! changed afterwards. Which part speaks for a file is not written down anywhere. It is found out anew each time: the latest
//! part that read the file when it had the size and the time that it has now. So an index that was broken off at any instant,
//! or of which parts are missing or damaged, says less until the files are read again, and never anything wrong.
//!
//! Small parts and those that are half out of date are read anew together with what has changed, so that there are few.

mod census;
mod error;
mod explore;
mod export;
mod library;
mod live_part;
mod place;
mod reading;

pub use census::Census;
pub use error::LibraryError;
pub use explore::{Explored, FoundGame, PlayedMove, Teller};
pub use export::{ExportLayout, records_of_games, table_of_games};
pub use library::{Freshness, Library, LibraryAnswer, LibraryHit, Twin};
pub use place::{RecordFolder, distinct_folders};
pub use reading::RECORDS_AND_DIAGRAMS;
