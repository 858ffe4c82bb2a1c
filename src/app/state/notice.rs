//! The list of everything the user may have to be told.

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::event::form::{KeptResult, UnplacedResult};
use crate::app::event::job::EventTrouble;
use crate::app::form::{CopyAs, PasteTrouble};
use crate::app::hall::form::SameNumber;
use crate::app::journal::form::SafetyNotice;
use crate::app::opponents::state::AfterFailure;
use crate::app::practice::job::PracticeNotice;
use crate::app::publish::form::PublishTrouble;
use crate::app::settings::form::OwnPieces;
use crate::app::state::DeletedMoves;
use crate::app::user_files::form::UserFileTrouble;
use crate::clock::SessionTime;
use crate::engine::Fault;
use crate::record::{ImportError, Loss, Warning};
use crate::session::Refusal;
use crate::shogi::Color;
use crate::sound::SoundTrouble;
use crate::storage::{FileError, SettingsFault};
use crate::tournament::{PairedBefore, PairingError, RankedTables, StartHindrance};

/// Something the user has to be told, as data: the words are made when it is shown.
#[derive(Clone, Debug)]
pub struct Notice {
    /// What it tells.
    pub kind: NoticeKind,
    /// When it goes by itself; `None` when it stays until it has been read.
    pub until: Option<SessionTime>,
    /// How often it was told since it was read last.
    pub times: u32,
}

/// How something in a match was answered, where the board does not show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// The move stays.
    TakeBackDeclined,
    /// The game goes on.
    ImpasseDeclined,
    /// The declaration does not hold.
    DeclarationIgnored,
    /// There is no illegal move to be claimed.
    ClaimUnfounded,
    /// The claim was rejected.
    ClaimRejected,
    /// It was, and the clocks stand still for another reason.
    ClaimRejectedOnly,
    /// A declaration counts as none; the game goes on.
    DeclarationDismissed,
    /// No game was broken off.
    NothingToTakeUp,
    /// Engines and the like do not help while a game is in play.
    NoHelpInGame,
    /// No game is on, and there is no record.
    NoHelpBeforeRecord,
    /// They do not while an exercise is to be solved.
    NoHelpInExercise,
    /// They do not say anything about a position that is being set up.
    NoHelpInSetup,
    /// They go through records only, and not through a game that is over but not reviewed yet.
    NoHelpBeforeReview,
    /// The chart has no room in a window of this size.
    NoRoomForChart,
    /// An arbiter comes to a game; none is on the board.
    NoGameToCallFor,
}

impl Answered {
    /// The name of the sentence that answers.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::TakeBackDeclined => "answered-take-back-declined",
            Self::ImpasseDeclined => "answered-impasse-declined",
            Self::DeclarationIgnored => "answered-declaration-ignored",
            Self::ClaimUnfounded => "answered-claim-unfounded",
            Self::DeclarationDismissed => "answered-declaration-dismissed",
            Self::ClaimRejected => "answered-claim-rejected",
            Self::ClaimRejectedOnly => "answered-claim-rejected-only",
            Self::NothingToTakeUp => "answered-nothing-to-take-up",
            Self::NoHelpInGame => "answered-no-help-in-game",
            Self::NoHelpBeforeRecord => "answered-no-help-before-record",
            Self::NoHelpInExercise => "answered-no-help-in-exercise",
            Self::NoHelpInSetup => "answered-no-help-in-setup",
            Self::NoHelpBeforeReview => "answered-no-help-before-review",
            Self::NoRoomForChart => "answered-no-room-for-chart",
            Self::NoGameToCallFor => "answered-no-game-to-call-for",
        }
    }
}

/// Where a record came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// The clipboard.
    Clipboard,
}

/// What is written into files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Document {
    /// The record on the board.
    Record,
    /// The arbiter's log.
    Log,
    /// Printed pages.
    Pages,
    /// The event.
    Event,
    /// The results of the event, for others.
    Results,
    /// Games that were found in the library.
    Games,
    /// The journal of a game that was broken off.
    Journal,
}

/// What the user has to be told.
#[derive(Clone, Debug, PartialEq)]
pub enum NoticeKind {
    /// The game cannot be written for others to see, and why.
    NotShared(FileError),
    /// The site of the hall cannot be written, and why.
    NotPublished(PublishTrouble),
    /// Two machines have the number of this table.
    SameNumber(Box<SameNumber>),
    /// A file gave no event and no pairings, and why.
    EventTrouble {
        /// The event's file.
        path: PathBuf,
        /// What is wrong with it.
        trouble: EventTrouble,
    },
    /// Results are not in the file of their event yet.
    ResultsOutside {
        /// The file.
        path: PathBuf,
        /// The results.
        results: Vec<KeptResult>,
        /// Why they could not be written; `None` where that event is not open.
        trouble: Option<EventTrouble>,
    },
    /// Somebody else has changed the event, and our results were put into it.
    EventMerged,
    /// Pairings were read: into which rounds, and how many.
    PairingsRead {
        /// The numbers of the rounds, in their order.
        rounds: Vec<u32>,
        /// How many pairings, of all of them.
        count: usize,
    },
    /// Pairings that were read name people who are not on the list of players: each with whoever may be meant.
    Unlisted(Vec<(String, Option<String>)>),
    /// Handicaps were set by rank.
    HandicapsSet(Box<RankedTables>),
    /// The pairings of a round were published.
    Published {
        /// Its number.
        round: u32,
        /// How many pairings it has.
        count: usize,
    },
    /// The players of a list were entered: how many are new, and how many were there.
    PlayersEntered {
        /// How many are new.
        added: usize,
        /// How many were there already.
        updated: usize,
    },
    /// The organiser lets the hall go on.
    HallGoesOn,
    /// A round could not be paired, and why.
    NotPaired(Box<PairingError>),
    /// A round was paired on a result that has been corrected since.
    PairedBefore(Box<PairedBefore>),
    /// A round that was paired here was paired, or begun, on another machine first.
    PairedElsewhere(u32),
    /// A game of an event has ended that the event that is open knows nothing of.
    NoPlaceForResult(Box<UnplacedResult>),
    /// A game of the event was to be started and was not: what others have written meanwhile hinders it.
    NotStarted(StartHindrance),
    /// A result is not in the event yet: the arbiter has to say which one counts.
    ResultWaits,
    /// A game is played on this board, which tells its result itself.
    PlayedHere,
    /// The game is still played on this board, and somebody has entered its result on another machine.
    AlreadyDecided(Box<KeptResult>),
    /// Something that was asked for is not possible, and why.
    Refused(Refusal),
    /// Something is the arbiter's alone, and the console is locked.
    ConsoleLocked,
    /// Something was saved.
    Saved {
        /// What kind of file it is.
        what: Document,
        /// The file.
        path: PathBuf,
    },
    /// Games were written into other files than the one that was named, or not all of them.
    GamesWritten {
        /// The one that was named.
        path: PathBuf,
        /// Those that were written.
        files: Vec<PathBuf>,
        /// How many games could not be read any more.
        missing: usize,
    },
    /// This was printed: the files.
    Printed(Vec<PathBuf>),
    /// The folder in which a file lies could not be shown.
    FolderNotShown {
        /// The file.
        path: PathBuf,
        /// What the system said of it.
        reason: FileError,
    },
    /// Something could not be saved.
    NotSaved {
        /// What kind of file it would have been.
        what: Document,
        /// The file.
        path: PathBuf,
        /// What the system said.
        reason: FileError,
    },
    /// A file was replaced that has other names: under these the old one stays.
    OldFileStays {
        /// The name under which it was replaced.
        path: PathBuf,
        /// How many other names it has.
        count: u64,
    },
    /// Nothing that can be read as text came from the clipboard.
    NothingPasted(PasteTrouble),
    /// No record lies in this folder.
    NoRecordsIn(PathBuf),
    /// A file could not be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said of it.
        reason: FileError,
    },
    /// Something is no record.
    NoRecord {
        /// Where the text came from.
        source: Source,
        /// Where and why.
        error: ImportError,
    },
    /// A record breaks off; its good part is shown.
    BrokenOff {
        /// Where the record came from.
        source: Source,
        /// Where and why.
        error: ImportError,
        /// How many moves could be read.
        plies: usize,
    },
    /// A record was read, but some things in it are odd.
    Warnings {
        /// Where the record came from.
        source: Source,
        /// What, with the lines.
        warnings: Vec<Warning>,
    },
    /// Something was put on the clipboard.
    Copied {
        /// The format, or the picture.
        what: CopyAs,
        /// What of it is not in what was copied.
        losses: Vec<Loss>,
    },
    /// Another record was taken over.
    Merged {
        /// Whether it told anything that was not known.
        anything_new: bool,
    },
    /// What was pasted into the editor has moves, of which one position was taken.
    PositionPasted {
        /// How many they are.
        moves: usize,
        /// Whether they were played before it.
        is_played: bool,
    },
    /// Moves of a record were deleted, one behind the other.
    MovesDeleted(DeletedMoves),
    /// Something in the match was answered.
    Answered(Answered),
    /// Nothing is heard.
    Sound(SoundTrouble),
    /// Something went wrong with sounds, and they go on.
    SoundRestarted,
    /// The settings file was damaged and is kept aside.
    SettingsDamaged {
        /// Where it lies now.
        kept_as: PathBuf,
        /// What is wrong with it.
        reason: SettingsFault,
    },
    /// The user's own images of pieces are not whole.
    PieceImages(OwnPieces),
    /// One of the user's own files is left out.
    OwnIgnored(UserFileTrouble),
    /// Something that the user made could not be kept or deleted.
    OwnNotKept(UserFileTrouble),
    /// The settings have keys for these commands that none can have; they were left out.
    KeysDropped(Vec<(Command, String)>),
    /// The settings could not be kept.
    SettingsNotSaved {
        /// What the system said of it.
        reason: FileError,
    },
    /// The engine that plays this side can do so no more.
    OpponentFailed {
        /// Its side.
        color: Color,
        /// Its name.
        name: String,
        /// What ended it.
        fault: Fault,
        /// What that means for the game.
        then: AfterFailure,
    },
    /// Something about practice.
    Practice(PracticeNotice),
    /// Something about the safety of games, and of the program itself.
    Safety(SafetyNotice),
}
