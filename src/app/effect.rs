use std::path::PathBuf;

use super::state::Machine;
use crate::app::collection::form::CollectedRecord;
use crate::app::console::form::LogJob;
use crate::app::display::form::Screens;
use crate::app::files::form::SaveTarget;
use crate::app::print::form::{PictureOfBoard, PrintJob};
use crate::app::settings::form::{Settings, SystemLooks};
use crate::app::start_page::state::RecentRecord;
use crate::picture::{PieceImages, Pixels};
use crate::record::Imported;
use crate::sound::{Cue, SoundNews, SoundOrder};
use crate::storage::{DialogAnswer, FileDialogRequest, Folder};

pub use crate::app::event::job::{EventJob, EventNews};
pub use crate::app::hall::job::{HallJob, HallNews};
pub use crate::app::journal::job::{JournalJob, JournalNews};
pub use crate::app::rules::job::{ProfileJob, ProfileNews};
pub use crate::app::user_files::job::{UserFileJob, UserFileNews};

/// Something outside the program that must be done. This is the complete list of what it does to the world.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let this be heard.
    Play(Cue),
    /// Anything else about sounds.
    Sound(SoundOrder),
    /// Show the system's file dialog.
    AskForFile(FileDialogRequest),
    /// Read the names in a folder, or in the one where records are usually kept.
    ListFolder(Option<PathBuf>),
    /// The same, with the files of these endings in place of records.
    ListFiles {
        /// The folder, or the one where records are usually kept.
        folder: Option<PathBuf>,
        /// Without a dot.
        endings: &'static [&'static str],
    },
    /// Read a record.
    ReadRecord(PathBuf),
    /// Find out what these records are, under this number, and stop finding out about others.
    ReadCollection(u64, RecordsToRead),
    /// Find out what these records, which were used last, are and how they end.
    ReadRecent(Vec<PathBuf>),
    /// Read the images of pieces in this folder.
    ReadPieces(PathBuf),
    /// Write a record.
    WriteRecord {
        /// Where, and how it was encoded.
        target: SaveTarget,
        /// The whole file.
        bytes: Vec<u8>,
        /// Which revision of the record this is.
        revision: u64,
        /// What to do when there is such a file.
        if_there: IfThere,
    },
    /// Write an arbiter's log into a file.
    WriteLog(Box<LogJob>, IfThere),
    /// Print this: make its pages and write them.
    WriteFiles {
        /// What, and where.
        job: Box<PrintJob>,
        /// Files that the user allows to be replaced. Where any other one is there, nothing is written.
        may_replace: Vec<PathBuf>,
    },
    /// Put this text on the clipboard.
    CopyText(String),
    /// Paint this, to be copied.
    PaintPicture(Box<PictureOfBoard>),
    /// Put this picture on the clipboard.
    CopyPicture(Pixels),
    /// Bring the text that is on the clipboard; it comes back as something that was pasted.
    RequestPaste,
    /// Think of a number, for a toss.
    DrawRandom,
    /// Do something with a rule profile that lies anywhere.
    Profiles(ProfileJob),
    /// Do something with the journals of games.
    Journal(JournalJob),
    /// Do something with the files of what the user made.
    Own(UserFileJob),
    /// Do something with the files of the hall.
    Hall(HallJob),
    /// Do something with the files of an event.
    Event(EventJob),
    /// What this file held when it was read has been taken: it may be replaced while it holds nothing else.
    KnowFile {
        /// The file.
        path: PathBuf,
        /// The checksum of what it held (CRC-32).
        checksum: u32,
    },
    /// Keep the settings.
    SaveSettings(Box<Settings>),
    /// Close the window.
    Close,
}

/// What came back from outside. It enters through the same door as an action.
#[derive(Debug)]
pub enum Incoming {
    /// What became of the files of the hall.
    Hall(HallNews),
    /// What became of the files of an event.
    Event(EventNews),
    /// What the program runs on, and where it keeps things.
    Machine(Machine),
    /// What the system asks of the looks of every program.
    SystemLooks(SystemLooks),
    /// The screens there are.
    Screens(Screens),
    /// The file dialog was answered.
    FileDialog(FileDialogRequest, DialogAnswer),
    /// A folder was listed, or could not be.
    Folder(Option<PathBuf>, Result<Folder, String>),
    /// A record was read, or could not be.
    Record(PathBuf, Result<Box<Imported>, ReadFailure>),
    /// These records of a collection were read.
    Collected(u64, Vec<CollectedRecord>),
    /// All records of a collection were read, or its folder could not be; the folder's full path.
    CollectionRead(u64, Result<PathBuf, String>),
    /// The images of pieces in this folder were read, or the folder could not be: what the system says.
    Pieces(PathBuf, Result<PieceImages, String>),
    /// These of the records that were used last were read; at the end, when all were, none.
    Recent(Vec<RecentRecord>),
    /// A record of this revision was written, or the reason why not.
    Written(SaveTarget, u64, Result<(), WriteFailure>),
    /// A file was replaced that has so many other names: under these the old one stays.
    OldFileStays {
        /// The name under which it was replaced.
        path: PathBuf,
        /// How many.
        count: u64,
    },
    /// An arbiter's log was written, or the reason why not.
    LogWritten(Box<LogJob>, Result<(), WriteFailure>),
    /// The picture that was to be copied is painted.
    Painted(Pixels),
    /// This was printed: the files, or the reason why not.
    Printed(Box<PrintJob>, Result<Vec<PathBuf>, PrintFailure>),
    /// A number that nobody could foresee.
    Number(u64),
    /// What became of a rule profile that lies anywhere.
    Profiles(ProfileNews),
    /// The thread of this name failed, and what it was to do was not done.
    WorkerDied(String),
    /// The thread of this name failed, and another one does its work.
    WorkerReplaced(String),
    /// What became of the journals of games.
    Journal(JournalNews),
    /// What became of the files of what the user made.
    Own(UserFileNews),
    /// The settings could not be kept, and why.
    SettingsNotSaved(String),
    /// Something has changed about what can be heard.
    Sound(SoundNews),
}

/// The records that make a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordsToRead {
    /// Those in this folder, or in the one where records are usually kept.
    Folder(Option<PathBuf>),
    /// These files, and those in these folders.
    Files(Vec<PathBuf>),
    /// None: what is being read is no longer wanted.
    Nothing,
}

/// What to do when there is a file of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfThere {
    /// Leave it, and say so.
    Ask,
    /// Leave it, and write a record beside it, under the next name that is free: nobody has to be asked.
    Beside,
    /// Replace it: that is what the user wants. A record that somebody else has changed since it was read is left.
    Replace,
    /// Replace it, whatever is in it.
    ReplaceAnything,
}

/// Why a record was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteFailure {
    /// There is such a file, and nobody said that it may be replaced.
    AlreadyThere,
    /// Somebody else has changed the file since it was read or written.
    ChangedMeanwhile,
    /// What the system says.
    System(String),
}

/// Why nothing was printed, or not all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintFailure {
    /// These files are there, and nobody said that they may be replaced.
    InTheWay(Vec<PathBuf>),
    /// A page could not be written.
    Unwritten {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
}

/// Why a record could not be read at all.
#[derive(Debug)]
pub enum ReadFailure {
    /// The system would not give its bytes.
    File(String),
    /// It is a folder.
    Folder,
    /// The bytes are no record.
    Record(crate::record::ImportError),
}
