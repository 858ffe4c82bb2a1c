//! What the hall needs from outside, and what comes back.

use std::path::PathBuf;
use std::time::Duration;

use crate::clock::SessionTime;
use crate::hall::{HallOrder, LiveGame, NumberStanding, Sighting};
use crate::storage::FileError;

/// A job for the hall.
#[derive(Clone, Debug, PartialEq)]
pub enum HallJob {
    /// Write the game on the board for others to see.
    Write {
        /// The folder.
        folder: PathBuf,
        /// The name of the files, without an ending.
        name: String,
        /// The record; `None` when it has not changed.
        record: Option<Vec<u8>>,
        /// What the record cannot hold.
        live: Box<LiveGame>,
        /// The time now.
        at: SessionTime,
    },
    /// Watch a folder until another number is given.
    Watch {
        /// The number of this watch.
        id: u64,
        /// Which folder.
        folder: PathBuf,
    },
    /// Watch no longer.
    Leave,
    /// Listen for the organiser's orders in this folder, or no longer.
    Listen {
        /// The number of this watch.
        id: u64,
        /// Which folder; `None` for none.
        folder: Option<PathBuf>,
    },
    /// Ask all tables to stop, or to go on.
    Order {
        /// The folder of the hall.
        folder: PathBuf,
        /// What is asked.
        order: HallOrder,
    },
}

/// What became of a job.
#[derive(Clone, Debug)]
pub enum HallNews {
    /// Tables were seen, each with the time since its file was written.
    Seen(u64, Vec<(Sighting, Duration)>),
    /// The files of these tables are gone.
    Gone(u64, Vec<String>),
    /// So many files in the folder should tell of a game and cannot be read.
    Unread(u64, usize),
    /// The folder cannot be read, and why; `None` when it can be read again.
    Folder(u64, Option<FileError>),
    /// The live game could not be written, and why; `None` when it could.
    Written(Option<FileError>),
    /// A record of somebody else was in the place of that of the live game; it lies here now.
    PutAside(PathBuf),
    /// The organiser asks this of all tables.
    Order(HallOrder),
    /// Nothing was ever asked of the tables in the folder that is listened to.
    NoOrder,
    /// What was asked could not be written, and why; `None` when it could.
    Ordered(Option<FileError>),
    /// Who else wants the number of this table, and the calendar's milliseconds since 1970.
    Number(NumberStanding, i64),
}
