//! The writing thread's tasks, and the games they are for.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::JournalNews;
use super::file::{JournalFile, record_beside};
use super::finder::{keep_aside, move_aside};
use crate::storage::Disk;
use crate::storage::atomic_write::replace;
use crate::storage::rights::Audience;

/// Everything known about the journal of one game.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) path: PathBuf,
    /// The whole journal.
    pub(super) bytes: Vec<u8>,
    /// What makes the bytes that take the place of these, until it has.
    pub(super) to_make: Option<ToMake>,
    /// How often other bytes have taken the place of these.
    pub(super) edition: u32,
    /// How many of these bytes would survive a power cut.
    pub(super) durable: usize,
    /// Somebody wants to know whether the file still lies at its path.
    pub(super) is_to_be_checked: bool,
    /// The record to be saved beside the journal, until it is.
    pub(super) record: Option<Vec<u8>>,
    /// The folder into which the record on disk is moved before another takes its place.
    pub(super) keeps_record_in: Option<PathBuf>,
    /// The journal of the game before, which is put aside once this one is safe.
    pub(super) before: Option<Before>,
    /// What happens to the journal once all of this is written; `None` while it is in use.
    pub(super) then: Option<Then>,
    pub(super) state: FileState,
}

/// Makes the bytes of a journal, which takes a while.
#[derive(Clone)]
pub(super) struct ToMake(Arc<dyn Fn() -> Vec<u8> + Send + Sync>);

impl ToMake {
    /// Bytes that `make` makes.
    pub(super) fn new(make: impl Fn() -> Vec<u8> + Send + Sync + 'static) -> Self {
        Self(Arc::new(make))
    }
}

impl fmt::Debug for ToMake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ToMake")
    }
}

/// What happens to a journal that is no longer in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// Nobody needs it any more: it is moved into this folder.
    Aside(PathBuf),
    /// The next one takes its place: it is moved into this folder as soon as that is safe, and not before.
    AsideBehindNext(PathBuf),
    /// It stays where it is, so that the game can be resumed.
    Stays,
}

/// A journal whose place another one has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Before {
    pub(super) journal: PathBuf,
    /// The folder into which it is moved.
    pub(super) aside: PathBuf,
}

/// What is known about the file of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileState {
    /// It does not exist yet.
    New,
    /// It is open, and holds what is durable.
    Open,
    /// It must be rewritten.
    Doubtful,
}

/// The games whose journals are being written, the current one last.
#[derive(Debug, Default)]
pub(super) struct OpenJournals {
    pub(super) games: VecDeque<Game>,
    /// Somebody has been told that the journal is not safe.
    pub(super) in_trouble: bool,
    /// Nothing more will come.
    pub(super) stop: bool,
}

/// A task for the first of the games.
#[derive(Debug)]
pub(super) enum Work {
    Make(ToMake),
    Create { path: PathBuf, bytes: Vec<u8>, edition: u32 },
    Rewrite { path: PathBuf, bytes: Vec<u8>, edition: u32 },
    Append { path: PathBuf, bytes: Vec<u8> },
    Check(PathBuf),
    KeepRecord { path: PathBuf, aside: PathBuf },
    SaveRecord { path: PathBuf, bytes: Vec<u8> },
    PutBeforeAside(Before),
    PutAside { journal: PathBuf, aside: PathBuf },
    LetGo,
    Leave(PathBuf),
}

/// A finished task.
pub(super) enum Done {
    /// These bytes, made by that, are to take the place of the others.
    Made(Vec<u8>, ToMake),
    /// The whole journal of this length was written safely in the intended place, though perhaps under another name.
    WrittenAnew {
        wanted: PathBuf,
        name: PathBuf,
        bytes: usize,
        /// Which bytes they were.
        edition: u32,
    },
    /// This many more bytes are safe.
    Appended(usize),
    /// The file lies at its path.
    Checked,
    /// The file that was written to has been deleted or replaced by somebody.
    Gone,
    /// The record that was there lies here now, if there was one.
    RecordKept(Option<PathBuf>),
    RecordSaved,
    /// The journal of the game before lies aside, or is left where it is.
    BeforePutAside,
    /// The journal lies aside, and nothing is left to do for this game.
    PutAside,
    /// The journal lies here for its game to be taken up, and nothing is left to do for this game.
    Left(PathBuf),
    /// Nothing is left to do for this game.
    Finished,
}

impl OpenJournals {
    /// Whether everything to be written would survive a power cut.
    pub(super) fn is_safe(&self) -> bool {
        self.games.iter().all(Game::is_safe)
    }

    /// The next task. The journal comes before the record.
    pub(super) fn work(&mut self) -> Option<Work> {
        let game = self.games.front_mut()?;
        if let Some(to_make) = game.to_make.clone() {
            return Some(Work::Make(to_make));
        }
        let (path, edition) = (game.path.clone(), game.edition);
        match game.state {
            FileState::New => return Some(Work::Create { path, bytes: game.bytes.clone(), edition }),
            FileState::Doubtful => return Some(Work::Rewrite { path, bytes: game.bytes.clone(), edition }),
            FileState::Open if game.durable < game.bytes.len() => {
                return Some(Work::Append { path, bytes: game.bytes[game.durable..].to_vec() });
            }
            FileState::Open if game.is_to_be_checked => return Some(Work::Check(path)),
            FileState::Open => {}
        }
        if let Some(before) = game.before.clone() {
            return Some(Work::PutBeforeAside(before));
        }
        if let Some(aside) = game.keeps_record_in.clone() {
            return Some(Work::KeepRecord { path: record_beside(&path), aside });
        }
        if let Some(bytes) = game.record.take() {
            return Some(Work::SaveRecord { path: record_beside(&path), bytes });
        }
        game.then.clone().map(|then| match then {
            Then::Aside(aside) => Work::PutAside { journal: path, aside },
            Then::AsideBehindNext(_) => Work::LetGo,
            Then::Stays => Work::Leave(path),
        })
    }

    /// Notes a finished task.
    pub(super) fn note(&mut self, done: Done) {
        let Some(game) = self.games.front_mut() else { return };
        match done {
            Done::Made(bytes, made_by) => game.take_made(bytes, &made_by),
            Done::WrittenAnew { wanted, name, bytes, edition } if game.path == wanted => {
                let is_of_now = edition == game.edition;
                let state = if is_of_now { FileState::Open } else { FileState::Doubtful };
                (game.path, game.durable, game.state) = (name, bytes, state);
            }
            Done::Appended(bytes) if game.state == FileState::Open => game.durable += bytes,
            Done::Checked => game.is_to_be_checked = false,
            Done::Gone => {
                // It is written again, and lies where it is written.
                game.is_to_be_checked = false;
                game.doubt();
            }
            Done::RecordKept(_) => game.keeps_record_in = None,
            Done::BeforePutAside => game.before = None,
            // In the meantime the journal was moved elsewhere.
            Done::WrittenAnew { .. } | Done::Appended(_) | Done::RecordSaved => {}
            Done::PutAside | Done::Left(_) | Done::Finished => self.go_on(),
        }
    }

    /// Goes on with the next game, which knows whose place it takes.
    fn go_on(&mut self) {
        let Some(Game { path: journal, then: Some(Then::AsideBehindNext(aside)), .. }) = self.games.pop_front() else {
            return;
        };
        if let Some(next) = self.games.front_mut() {
            next.before = Some(Before { journal, aside });
        }
    }

    /// Notes a failure. A game that was to be put aside is given up: nobody is waiting for it.
    pub(super) fn note_failure(&mut self, error: &io::Error, unsaved_record: Option<Vec<u8>>) {
        let is_done_with = |game: &Game| matches!(game.then, Some(Then::Aside(_) | Then::AsideBehindNext(_)));
        if self.games.front().is_some_and(is_done_with) {
            self.go_on();
        } else if let Some(game) = self.games.front_mut() {
            game.record = game.record.take().or(unsaved_record);
            // If another program is writing this journal, ours goes beside it.
            game.doubt();
            if error.kind() == io::ErrorKind::ResourceBusy {
                game.state = FileState::New;
            }
        }
    }

    /// Notes that the writing thread died in the middle of something.
    pub(super) fn note_death(&mut self) {
        self.games.front_mut().map(Game::doubt);
    }
}

impl Game {
    /// A journal of which nothing is written yet.
    pub(super) const fn new(path: PathBuf, bytes: Vec<u8>, state: FileState) -> Self {
        Self {
            path,
            bytes,
            to_make: None,
            edition: 0,
            durable: 0,
            is_to_be_checked: false,
            record: None,
            keeps_record_in: None,
            before: None,
            then: None,
            state,
        }
    }

    /// Whether all of it would survive a power cut, as far as anybody has asked.
    fn is_safe(&self) -> bool {
        let is_written = self.to_make.is_none() && self.state == FileState::Open;
        is_written && self.durable == self.bytes.len() && !self.is_to_be_checked
    }

    /// Whether a file is still to be moved, or let go of.
    pub(super) const fn is_to_be_left(&self) -> bool {
        self.then.is_some() || self.before.is_some()
    }

    /// Puts these bytes in the place of the others. Newer ones may be waiting to be made by now.
    fn take_made(&mut self, bytes: Vec<u8>, made_by: &ToMake) {
        (self.bytes, self.edition) = (bytes, self.edition + 1);
        self.to_make.take_if(|to_make| Arc::ptr_eq(&to_make.0, &made_by.0));
        self.doubt();
    }

    /// Marks the file as being in an unknown state.
    fn doubt(&mut self) {
        match self.state {
            // The intended name may belong to another game's journal.
            FileState::New => {}
            FileState::Open | FileState::Doubtful => self.state = FileState::Doubtful,
        }
    }
}

impl Done {
    /// What there is to be told about it.
    pub(super) fn news(&self) -> Option<JournalNews> {
        match self {
            Self::RecordKept(kept_as) => kept_as.clone().map(JournalNews::RecordKept),
            Self::BeforePutAside | Self::PutAside => Some(JournalNews::PutAside),
            Self::Left(journal) => Some(JournalNews::Left(journal.clone())),
            Self::Made(..)
            | Self::WrittenAnew { .. }
            | Self::Appended(_)
            | Self::Checked
            | Self::Gone
            | Self::RecordSaved
            | Self::Finished => None,
        }
    }
}

impl Work {
    /// Carries out the task.
    pub(super) fn carry_out(&self, file: &mut Option<JournalFile>, disk: &mut dyn Disk) -> io::Result<Done> {
        match self {
            Self::Make(to_make) => Ok(Done::Made((to_make.0)(), to_make.clone())),
            Self::Create { path, bytes, edition } => {
                let (created, name) = JournalFile::create(disk, path, bytes)?;
                *file = Some(created);
                Ok(Done::WrittenAnew { wanted: path.clone(), name, bytes: bytes.len(), edition: *edition })
            }
            Self::Rewrite { path, bytes, edition } => {
                // A file that is still open is ours, and its lock would get in our way.
                *file = None;
                *file = Some(JournalFile::rewrite(disk, path, bytes)?);
                Ok(Done::WrittenAnew {
                    wanted: path.clone(),
                    name: path.clone(),
                    bytes: bytes.len(),
                    edition: *edition,
                })
            }
            Self::Append { path, bytes } => {
                let open = file.as_mut().ok_or(io::ErrorKind::NotFound)?;
                open.append(disk, bytes)?;
                Ok(if open.is_at(path) { Done::Appended(bytes.len()) } else { Done::Gone })
            }
            Self::Check(path) => {
                let is_there = file.as_ref().is_some_and(|open| open.is_at(path));
                Ok(if is_there { Done::Checked } else { Done::Gone })
            }
            Self::KeepRecord { path, aside } => keep_aside(disk, path, aside).map(Done::RecordKept),
            Self::SaveRecord { path, bytes } => {
                replace(disk, path, bytes, Audience::Owner)?;
                Ok(Done::RecordSaved)
            }
            // Where that fails it does no harm: whoever finds it also finds the one that took its place.
            Self::PutBeforeAside(Before { journal, aside }) => {
                _ = move_aside(disk, journal, &record_beside(journal), aside);
                Ok(Done::BeforePutAside)
            }
            Self::PutAside { journal, aside } => {
                *file = None;
                move_aside(disk, journal, &record_beside(journal), aside)?;
                Ok(Done::PutAside)
            }
            Self::LetGo => {
                *file = None;
                Ok(Done::Finished)
            }
            Self::Leave(journal) => {
                *file = None;
                Ok(Done::Left(journal.clone()))
            }
        }
    }

    /// The record that remains unsaved if this fails.
    pub(super) fn into_record(self) -> Option<Vec<u8>> {
        match self {
            Self::SaveRecord { bytes, .. } => Some(bytes),
            Self::Make(_)
            | Self::Create { .. }
            | Self::Rewrite { .. }
            | Self::Append { .. }
            | Self::Check(_)
            | Self::KeepRecord { .. }
            | Self::PutBeforeAside(_)
            | Self::PutAside { .. }
            | Self::LetGo
            | Self::Leave(_) => None,
        }
    }
}
