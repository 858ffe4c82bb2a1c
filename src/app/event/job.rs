//! What an event needs from outside, and what comes back.

use std::path::PathBuf;

use crate::app::effect::{IfThere, WriteFailure};
use crate::tournament::{Pairings, PairingsError, Tournament, TournamentError, TournamentFault};

pub use crate::app::event::form::ListFormat;

/// Something to be done with the files of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum EventJob {
    /// Read an event.
    Read(PathBuf, ReadPurpose),
    /// Write it.
    Write {
        /// Where.
        path: PathBuf,
        /// The whole file.
        text: String,
        /// What to do when there is such a file.
        if_there: IfThere,
    },
    /// Read pairings that another program made.
    ReadPairings(PathBuf),
    /// Write the results for others.
    Export(Box<ResultList>, PathBuf, IfThere),
}

/// What an event is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadPurpose {
    /// To be worked with, because somebody asked for it.
    Open,
    /// To be worked with, because it was when the program ended.
    Resume,
    /// To see what others have written since.
    Refresh,
    /// To see whether a game that is to be started was started elsewhere.
    Start,
    /// To put our own results into it: somebody else has changed it.
    Merge,
}

/// The results of an event, as others want them.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultList {
    /// The event.
    pub event: Tournament,
    /// The number of the round that is wanted, where the format has one only.
    pub round: u32,
    /// How they are written.
    pub format: ListFormat,
}

/// An event, as its file held it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadEvent {
    /// The event.
    pub event: Tournament,
    /// The checksum of the file (CRC-32).
    pub checksum: u32,
}

/// What comes back.
#[derive(Debug)]
pub enum EventNews {
    /// An event was read, or why it could not be.
    Read(PathBuf, ReadPurpose, Result<Box<ReadEvent>, EventTrouble>),
    /// It was written, or why not.
    Written(PathBuf, Result<(), WriteFailure>),
    /// Pairings were read, or why they could not be.
    Pairings(PathBuf, Result<Box<Pairings>, EventTrouble>),
    /// Results were written for others, or why not.
    Exported(Box<ResultList>, PathBuf, Result<(), WriteFailure>),
}

/// Why a file gave no event and no pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventTrouble {
    /// The system would not give its bytes.
    File(String),
    /// It is no longer in its folder; what the system says.
    Gone(String),
    /// It is no text.
    NoText,
    /// It holds no event.
    Event(TournamentError),
    /// It holds no pairings.
    Pairings(PairingsError),
    /// With these pairings it would be no event.
    Unfit(TournamentFault),
}
