//! What an event needs from outside, and the answers.

use std::path::PathBuf;

use crate::app::effect::{IfThere, WriteFailure};
use crate::storage::FileError;
use crate::tournament::{
    Pairings, PairingsError, PlayerList, PlayersError, Tournament, TournamentError, TournamentFault,
};

pub use crate::app::event::form::{KeptResult, ListFormat, LooseRecord};

/// A job with the files of an event.
#[derive(Clone, Debug, PartialEq)]
pub enum EventJob {
    /// Read an event, for this purpose.
    Read(PathBuf, ReadPurpose),
    /// Write it.
    Write {
        /// The file.
        path: PathBuf,
        /// The whole file.
        text: String,
        /// What to do if the file already exists.
        if_there: IfThere,
    },
    /// Write the record of a game beside the event, under this name or another one that is free.
    WriteRecord(Box<LooseRecord>, PathBuf),
    /// Read pairings made by another program.
    ReadPairings(PathBuf),
    /// Read a list of players.
    ReadPlayers(PathBuf),
    /// Write the results for others.
    Export(Box<ResultList>, PathBuf, IfThere),
    /// Find the results that were not in their events when the program ended.
    FindKept,
    /// Keep this result until it is in its event.
    Keep(Box<KeptResult>),
    /// Forget this one: it is in its event, or no longer wanted.
    Forget(Box<KeptResult>),
}

/// Why an event is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadPurpose {
    /// To open it, because the user asked.
    Open,
    /// To open it, because it was open when the program ended.
    Resume,
    /// To see what others have written since.
    Refresh,
    /// To see whether a game that is to be started was started elsewhere.
    Start,
    /// To merge our results into it, because somebody else has changed it.
    Merge,
}

/// The results of an event, to be exported.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultList {
    /// The event.
    pub event: Tournament,
    /// The round to export, if the format holds only one; for standings the last round that counts.
    pub round: u32,
    /// How they are written.
    pub format: ListFormat,
    /// The address of the hall's site, for what is printed; empty for none.
    pub address: String,
}

/// An event, as read from its file.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadEvent {
    /// The event.
    pub event: Tournament,
    /// The checksum of the file (CRC-32).
    pub checksum: u32,
}

/// The result of a job.
#[derive(Debug)]
pub enum EventNews {
    /// An event was read, or why it could not be.
    Read(PathBuf, ReadPurpose, Result<Box<ReadEvent>, EventTrouble>),
    /// It was written, or why not.
    Written(PathBuf, Result<(), WriteFailure>),
    /// It had comments that somebody has written, which are not written again: the file as it was lies here.
    CommentsKept(PathBuf),
    /// The record of a game was written beside it, under this name, or why not.
    RecordWritten(Box<LooseRecord>, Result<String, FileError>),
    /// Pairings were read, or why they could not be.
    Pairings(PathBuf, Result<Box<Pairings>, EventTrouble>),
    /// A list of players was read, or why it could not be.
    Players(PathBuf, Result<Box<PlayerList>, EventTrouble>),
    /// Results were written for others, or why not.
    Exported(Box<ResultList>, PathBuf, Result<(), WriteFailure>),
    /// These results were kept.
    Kept(Vec<KeptResult>),
}

/// Why a file could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventTrouble {
    /// The system could not read it.
    File(FileError),
    /// It is no longer in its folder.
    Gone,
    /// It is not text.
    NoText,
    /// It holds no event.
    Event(TournamentError),
    /// It holds no pairings.
    Pairings(PairingsError),
    /// It holds no list of players.
    Players(PlayersError),
    /// The event would not be valid with these pairings, or these players.
    Unfit(TournamentFault),
}

impl EventTrouble {
    /// Whether the file is there, but is no event any more.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        match self {
            Self::NoText | Self::Event(_) => true,
            Self::File(_) | Self::Gone | Self::Pairings(_) | Self::Players(_) | Self::Unfit(_) => false,
        }
    }
}
