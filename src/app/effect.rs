//! What the program wants done outside, and what comes back: plain data on both ways.

use std::path::PathBuf;

use super::state::Machine;
use crate::app::collection::form::CollectedRecord;
use crate::app::console::form::LogJob;
use crate::app::display::form::Screens;
use crate::app::files::form::SaveTarget;
use crate::app::form::PasteTrouble;
use crate::app::print::form::{PagePreview, PictureOfBoard, PrintJob};
use crate::app::settings::form::{Settings, SystemLooks};
use crate::app::start_page::state::RecentRecord;
use crate::picture::{PieceImages, Pixels};
use crate::record::Imported;
use crate::shogi::Color;
use crate::sound::{Cue, SoundNews, SoundOrder};
use crate::storage::{DialogAnswer, FileDialogRequest, FileError, Folder};

pub use crate::app::engines::job::{EngineJob, EngineNews};
pub use crate::app::event::job::{EventJob, EventNews};
pub use crate::app::files::job::{IfIncomplete, RecordJob, SaveFailure};
pub use crate::app::hall::job::{HallJob, HallNews};
pub use crate::app::journal::job::{JournalJob, JournalNews};
pub use crate::app::library::job::{LibraryJob, LibraryNews};
pub use crate::app::practice::job::{PracticeJob, PracticeNews};
pub use crate::app::publish::job::{PublishJob, PublishNews};
pub use crate::app::rules::job::{ProfileJob, ProfileNews};
pub use crate::app::user_files::job::{UserFileJob, UserFileNews};
pub use crate::app::whole_game::job::{GameJob, GameNews};

/// Something to be done outside. This is the complete list of what the program does to the world.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Play this cue.
    Play(Cue),
    /// Anything else about sounds.
    Sound(SoundOrder),
    /// Show the system's file dialog, which begins at this path as far as it is there.
    AskForFile(FileDialogRequest, Option<PathBuf>),
    /// Read the names in a folder, or in the one where records are usually kept.
    ListFolder(Option<PathBuf>),
    /// The same, with the files of these endings in place of records.
    ListFiles {
        /// The folder; `None` for the one where records are usually kept.
        folder: Option<PathBuf>,
        /// The endings, without a dot.
        endings: &'static [&'static str],
    },
    /// Read a record.
    ReadRecord(PathBuf),
    /// See whether this file is there, and still as it was read or written.
    LookForFile(PathBuf),
    /// Summarise these records as the collection of this number, and leave any other one.
    ReadCollection(u64, RecordsToRead),
    /// The collections before this number are no longer wanted: what is being read of one need not be.
    StopReadingCollections(u64),
    /// Find out what these records, which were used last, are and how they end.
    ReadRecent(Vec<PathBuf>),
    /// Read the images of pieces in this folder.
    ReadPieces(PathBuf),
    /// Write a record.
    WriteRecord(Box<RecordJob>),
    /// Write an arbiter's log into a file.
    WriteLog(Box<LogJob>, IfThere),
    /// Make the pages of a print and write them.
    WriteFiles {
        /// What to print, and where to.
        job: Box<PrintJob>,
        /// Files that the user allows to be replaced. If any other one exists, nothing is written.
        may_replace: Vec<PathBuf>,
    },
    /// Make the first page of a print, to be seen before it is printed; the number tells it from others that are asked for.
    PreviewPages(Box<PrintJob>, u64),
    /// Put this text on the clipboard.
    CopyText(String),
    /// Paint this, to be copied.
    PaintPicture(Box<PictureOfBoard>),
    /// Put this picture on the clipboard.
    CopyPicture(Pixels),
    /// Bring the text that is on the clipboard; it comes back as something that was pasted.
    RequestPaste,
    /// Show the folder in which this file lies.
    ShowInFolder(PathBuf),
    /// Draw a random number, for a toss.
    DrawRandom,
    /// A job with a rule profile outside the profiles' folder.
    Profiles(ProfileJob),
    /// A job with the journals of games.
    Journal(JournalJob),
    /// A job with the user's own files: profiles, handicap tables, schedules.
    Own(UserFileJob),
    /// A job with the files of the hall.
    Hall(HallJob),
    /// A job with the site of a hall.
    Publish(PublishJob),
    /// A job with the files of an event.
    Event(EventJob),
    /// A job for an engine.
    Engine(EngineJob),
    /// A job for the engine beside it.
    SecondEngine(EngineJob),
    /// A job for the engine that plays this side.
    Opponent(Color, EngineJob),
    /// A job for the engine that analyses a whole game.
    WholeGame(GameJob),
    /// A job for the library.
    Library(LibraryJob),
    /// A job for practice.
    Practice(PracticeJob),
    /// The content that this file was read with has been taken over: it may be replaced while it still holds that.
    KnowFile {
        /// The file.
        path: PathBuf,
        /// The checksum of that content (CRC-32).
        checksum: u32,
    },
    /// Keep the settings.
    SaveSettings(Box<Settings>),
    /// Close the window.
    Close,
}

/// Something that came back from outside. It enters through the same door as an action.
#[derive(Debug)]
pub enum Incoming {
    /// What became of the files of the hall.
    Hall(HallNews),
    /// What became of the site of a hall.
    Publish(PublishNews),
    /// What became of the files of an event.
    Event(EventNews),
    /// What an engine has to tell, or what became of a job about engines.
    Engine(EngineNews),
    /// What the engine has to tell that analyses a whole game.
    WholeGame(GameNews),
    /// What the library has to tell.
    Library(LibraryNews),
    /// What came of a job for practice.
    Practice(PracticeNews),
    /// What the program runs on, and where it keeps things.
    Machine(Machine),
    /// What the system asks of the looks of every program.
    SystemLooks(SystemLooks),
    /// The screens there are.
    Screens(Screens),
    /// The file dialog was answered.
    FileDialog(FileDialogRequest, DialogAnswer),
    /// A folder was listed, or could not be.
    Folder(Option<PathBuf>, Result<Folder, FileError>),
    /// A record was read, or could not be.
    Record(PathBuf, Result<Box<Imported>, ReadFailure>),
    /// These records of a collection were read.
    Collected(u64, Vec<CollectedRecord>),
    /// All records of a collection were read, or its folder could not be; the folder's full path.
    CollectionRead(u64, Result<Option<PathBuf>, FileError>),
    /// The images of pieces in this folder were read, or the folder could not be.
    Pieces(PathBuf, Result<PieceImages, FileError>),
    /// These of the records that were used last were read; at the end, when all were, none.
    Recent(Vec<RecentRecord>),
    /// This file is not there.
    FileGone(PathBuf),
    /// Somebody else has written something into this file.
    FileOverwritten(PathBuf),
    /// A record of this revision was written, or the reason why not.
    Written(SaveTarget, u64, Result<(), SaveFailure>),
    /// A file with other names (hard links) was replaced: under those, the old one stays.
    OldFileStays {
        /// The name under which it was replaced.
        path: PathBuf,
        /// How many other names it has.
        count: u64,
    },
    /// An arbiter's log was written, or the reason why not.
    LogWritten(Box<LogJob>, Result<(), WriteFailure>),
    /// The picture that was to be copied is painted.
    Painted(Pixels),
    /// This was printed: the files, or the reason why not.
    Printed(Box<PrintJob>, Result<Vec<PathBuf>, PrintFailure>),
    /// The folder of this file was shown, or the reason why not.
    ShownInFolder(PathBuf, Result<(), FileError>),
    /// The first page of a print, and how many there are; none if there is nothing to print.
    Previewed(u64, Option<PagePreview>),
    /// A random number, for a toss.
    Number(u64),
    /// Nothing came from the clipboard.
    NothingPasted(PasteTrouble),
    /// What became of a job with a rule profile.
    Profiles(ProfileNews),
    /// The thread of this name failed; its job was not done.
    WorkerDied(String),
    /// The thread of this name failed, and another one took over.
    WorkerReplaced(String),
    /// What became of the journals of games.
    Journal(JournalNews),
    /// What became of a job with the user's own files.
    Own(UserFileNews),
    /// The settings could not be kept, and why.
    SettingsNotSaved(FileError),
    /// The settings were saved after they could not be.
    SettingsSavedAgain,
    /// Something has changed about what can be heard.
    Sound(SoundNews),
}

/// The records that make a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordsToRead {
    /// Those in this folder, or in the one where records are usually kept.
    Folder(Option<PathBuf>),
    /// What this folder keeps of games and changes that nobody saved, the newest first.
    Past(PathBuf),
    /// These files, and those in these folders.
    Files(Vec<PathBuf>),
}

/// What to do if a file of that name exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfThere {
    /// Leave it, and report that it exists.
    Ask,
    /// Leave it, and write beside it, under the next name that is free. Nobody is asked.
    Beside,
    /// Replace it, as the user wants, unless somebody else has changed it since it was read.
    Replace,
    /// The same, but where it was there and is not now, write nothing: it may lie on a share that comes again.
    ReplaceThere,
    /// Replace it, whatever is in it.
    ReplaceAnything,
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteFailure {
    /// The file exists, and nobody said that it may be replaced.
    AlreadyThere,
    /// Somebody else has changed the file since it was read or written.
    ChangedMeanwhile,
    /// The system refused, for this reason.
    System(FileError),
}

/// Why nothing was printed, or not all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintFailure {
    /// These files exist, and nobody said that they may be replaced.
    InTheWay(Vec<PathBuf>),
    /// A page could not be written.
    Unwritten {
        /// The file.
        path: PathBuf,
        /// What the system said of it.
        reason: FileError,
    },
}

/// Why a record could not be read at all.
#[derive(Debug)]
pub enum ReadFailure {
    /// The system would not give its bytes.
    File(FileError),
    /// It is a folder.
    Folder,
    /// The bytes are not a record.
    Record(crate::record::ImportError),
}
