//! Libraries of records on the disk: folders of files, and the indexes that are kept of them.
//!
//! The index of a folder is in a folder of its own, never among the records: in the system's cache folder, or any that
//! is named. It consists of parts ([`Part`](crate::library::Part)), each written whole under a new number or not at
//! all, and never changed afterwards. Which part speaks for a file is stored nowhere but found out each time: the
//! latest part that read the file with the size and time it has now. So an index that was interrupted at any instant,
//! or has lost or damaged parts, says less until the files are read again, and never anything wrong.
//!
//! While files are read a part is written again and again, so that whoever stops loses little. Small parts are merged once
//! there are several of them, those of a size with each other, and those half out of date are written anew: from what they
//! know, without opening a file.

mod census;
mod error;
mod explore;
mod export;
mod kept;
mod known_facts;
mod latest;
mod library;
mod live_part;
mod place;
mod reading;
mod twins;
mod updating;

pub use census::Census;
pub use error::LibraryError;
pub use explore::{Explored, FoundGame, PlayedMove, Teller};
pub use export::{Export, ExportLayout};
pub use library::{Freshness, Library, LibraryAnswer, LibraryHit};
pub use place::{RecordFolder, distinct_folders};
pub use reading::RECORDS_AND_DIAGRAMS;
pub use twins::{Twin, twins};
