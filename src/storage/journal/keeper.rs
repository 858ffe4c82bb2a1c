//! The thread that writes journals, and the handle to it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::game::{FileState, Game, OpenJournals, Then, ToMake};
use crate::storage::{Disk, FileError};

/// How long after a failure to try the disk again.
const RETRY: Duration = Duration::from_secs(2);

/// How long unwritten data may delay the end of the program.
const LAST_WAIT: Duration = Duration::from_secs(2);

/// Writes journals on a thread of its own.
pub struct JournalKeeper {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// News about the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalNews {
    /// The latest changes are not safe. Writing is retried again and again.
    NotSafe {
        /// The path of the journal.
        path: PathBuf,
        /// What kept it from the disk.
        trouble: JournalTrouble,
    },
    /// The journal is safe again, with everything that was done meanwhile.
    SafeAgain,
    /// The record that was beside the journal lies here now: see [`JournalKeeper::keep_record`].
    RecordKept(PathBuf),
    /// A journal lies among those of games that are over now.
    PutAside,
    /// This journal is written on no more, and lies where it was for its game to be taken up: see [`JournalKeeper::let_go`].
    Left(PathBuf),
    /// The writing thread died and was replaced; nothing was lost.
    WriterReplaced,
}

/// Why a journal is not safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalTrouble {
    /// It cannot be written.
    Failed(FileError),
    /// The disk has not answered yet.
    Slow,
}

struct Shared {
    desk: Mutex<OpenJournals>,
    /// Signals that there is something to do.
    todo: Condvar,
    /// Signals that something was done.
    done: Condvar,
    disk: Box<dyn Fn() -> Box<dyn Disk> + Send + Sync>,
    tell: Box<dyn Fn(JournalNews) + Send + Sync>,
}

impl JournalKeeper {
    /// A keeper that writes to the disk that `disk` returns, and calls `tell` with any news.
    #[must_use]
    pub fn new<D: Disk + 'static>(
        disk: impl Fn() -> D + Send + Sync + 'static,
        tell: impl Fn(JournalNews) + Send + Sync + 'static,
    ) -> Self {
        let shared = Shared {
            desk: Mutex::default(),
            todo: Condvar::new(),
            done: Condvar::new(),
            disk: Box::new(move || Box::new(disk())),
            tell: Box::new(tell),
        };
        Self { shared: Arc::new(shared), thread: None }
    }

    /// Begins the journal of a new game with `bytes`, under a name like `path`.
    pub fn begin(&mut self, path: PathBuf, bytes: Vec<u8>) {
        self.open(path, bytes, FileState::New);
    }

    /// Begins a journal under a name like `path` whose bytes are made on the writing thread.
    pub fn begin_to_make(&mut self, path: PathBuf, make: impl Fn() -> Vec<u8> + Send + Sync + 'static) {
        let to_make = Some(ToMake::new(make));
        self.shared.desk().games.push_back(Game { to_make, ..Game::new(path, Vec::new(), FileState::New) });
        self.wake();
    }

    /// Begins the journal of a game that takes the place of the current one, which is moved into the folder `aside` as soon
    /// as this one is safe: at every instant one of the two is there.
    pub fn begin_in_its_place(&mut self, path: PathBuf, bytes: Vec<u8>, aside: PathBuf) {
        {
            let mut desk = self.shared.desk();
            if let Some(game) = desk.games.back_mut().filter(|game| game.then.is_none()) {
                game.then = Some(Then::AsideBehindNext(aside));
            }
            desk.games.push_back(Game::new(path, bytes, FileState::New));
        }
        self.wake();
    }

    /// Resumes the journal at `path`, replacing its content with `bytes`.
    pub fn take_up(&mut self, path: PathBuf, bytes: Vec<u8>) {
        self.open(path, bytes, FileState::Doubtful);
    }

    /// Appends `bytes` to the current journal.
    pub fn append(&mut self, bytes: &[u8]) {
        self.with_present(|game| game.bytes.extend_from_slice(bytes));
    }

    /// Replaces all of the current journal, whole or not at all, with bytes that are made on the writing thread. What was to
    /// be made before and is not yet never will be.
    pub fn rewrite(&mut self, make: impl Fn() -> Vec<u8> + Send + Sync + 'static) {
        self.with_present(|game| game.to_make = Some(ToMake::new(make)));
    }

    /// Moves the record beside the current journal into the folder `aside`, before another one is saved there.
    pub fn keep_record(&mut self, aside: PathBuf) {
        self.with_present(|game| game.keeps_record_in = Some(aside));
    }

    /// Saves the record beside the current journal, once that is written.
    pub fn save_record(&mut self, bytes: Vec<u8>) {
        self.with_present(|game| game.record = Some(bytes));
    }

    /// Looks whether the current journal still lies at its path, and writes it again if not. Until that is known it does not
    /// count as safe.
    pub fn check(&mut self) {
        self.with_present(|game| game.is_to_be_checked = true);
    }

    /// Moves the current journal to another `folder`, where it is written from the beginning.
    pub fn move_to(&mut self, folder: &Path) {
        self.with_present(|game| {
            game.path = folder.join(game.path.file_name().unwrap_or_default());
            game.state = FileState::New;
        });
    }

    /// The folder of the current journal.
    #[must_use]
    pub fn folder(&self) -> Option<PathBuf> {
        let desk = self.shared.desk();
        desk.games.back().and_then(|game| game.path.parent()).map(Path::to_owned)
    }

    /// Closes the current journal: once written, it is moved into the folder `aside`.
    pub fn close(&mut self, aside: PathBuf) {
        self.with_present(|game| game.then = Some(Then::Aside(aside)));
    }

    /// Lets go of the current journal: once written, it stays where it is, so that the game can be resumed.
    pub fn let_go(&mut self) {
        self.with_present(|game| game.then = Some(Then::Stays));
    }

    /// Waits until everything would survive a power cut, at most for `limit`, and not at all while the disk is known to
    /// fail. Returns whether it would; if not, that has been reported.
    pub fn wait_until_safe(&mut self, limit: Duration) -> bool {
        if self.thread.as_ref().is_some_and(JoinHandle::is_finished) {
            self.keep_thread_alive();
        }
        let shared = Arc::clone(&self.shared);
        let is_waiting = |desk: &mut OpenJournals| !desk.is_safe() && !desk.in_trouble;
        let waited = shared.done.wait_timeout_while(shared.desk(), limit, is_waiting);
        let (mut desk, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
        if timeout.timed_out() && !desk.in_trouble {
            desk.in_trouble = true;
            let path = desk.games.back().map(|game| game.path.clone()).unwrap_or_default();
            drop(desk);
            (shared.tell)(JournalNews::NotSafe { path, trouble: JournalTrouble::Slow });
            self.keep_thread_alive();
            return false;
        }
        desk.is_safe()
    }

    fn open(&mut self, path: PathBuf, bytes: Vec<u8>, state: FileState) {
        self.shared.desk().games.push_back(Game::new(path, bytes, state));
        self.wake();
    }

    fn with_present(&mut self, change: impl FnOnce(&mut Game)) {
        if let Some(game) = self.shared.desk().games.back_mut().filter(|game| game.then.is_none()) {
            change(game);
        }
        self.wake();
    }

    fn wake(&mut self) {
        self.keep_thread_alive();
        self.shared.todo.notify_one();
    }

    /// Starts the writing thread, or replaces it if it has died. If no thread can be had, the next write tries again,
    /// and meanwhile the journal is reported as not safe.
    fn keep_thread_alive(&mut self) {
        if self.thread.as_ref().is_some_and(|thread| !thread.is_finished()) {
            return;
        }
        if let Some(dead) = self.thread.take() {
            _ = dead.join();
            self.shared.desk().note_death();
            (self.shared.tell)(JournalNews::WriterReplaced);
        }
        let shared = Arc::clone(&self.shared);
        self.thread = thread::Builder::new().name("journal".to_owned()).spawn(move || shared.write_all()).ok();
    }
}

impl Drop for JournalKeeper {
    fn drop(&mut self) {
        self.wait_until_safe(LAST_WAIT);
        self.shared.desk().stop = true;
        self.shared.todo.notify_one();
        let has_work = |desk: &mut OpenJournals| desk.games.iter().any(Game::is_to_be_left) && !desk.in_trouble;
        _ = self.shared.done.wait_timeout_while(self.shared.desk(), LAST_WAIT, has_work);
    }
}

impl fmt::Debug for JournalKeeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JournalKeeper").field("desk", &self.shared.desk()).finish_non_exhaustive()
    }
}

impl Shared {
    /// Locks the desk. A thread that died holding it has left it consistent: every change to it is a single step.
    fn desk(&self) -> MutexGuard<'_, OpenJournals> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The loop of the writing thread, until nothing more will come.
    fn write_all(&self) {
        let (mut disk, mut file) = ((self.disk)(), None);
        let mut desk = self.desk();
        loop {
            let Some(work) = desk.work() else {
                if desk.stop {
                    return;
                }
                desk = self.todo.wait(desk).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(desk);
            let result = work.carry_out(&mut file, disk.as_mut());
            desk = self.desk();
            match result {
                Ok(done) => {
                    let news = done.news();
                    desk.note(done);
                    let safe = (desk.in_trouble && desk.is_safe()).then_some(JournalNews::SafeAgain);
                    desk.in_trouble &= safe.is_none();
                    desk = self.pass_on(desk, news.into_iter().chain(safe).collect());
                }
                Err(error) => {
                    file = None;
                    desk = self.pass_on_failure(desk, work.into_record(), &error);
                    if desk.stop {
                        return;
                    }
                    desk = self.todo.wait_timeout(desk, RETRY).unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
    }

    fn pass_on<'a>(
        &'a self,
        desk: MutexGuard<'a, OpenJournals>,
        news: Vec<JournalNews>,
    ) -> MutexGuard<'a, OpenJournals> {
        self.done.notify_all();
        if news.is_empty() { desk } else { self.tell_all(desk, news) }
    }

    /// Reports `news` while the desk is free: whoever listens may use it.
    fn tell_all<'a>(
        &'a self,
        desk: MutexGuard<'a, OpenJournals>,
        news: Vec<JournalNews>,
    ) -> MutexGuard<'a, OpenJournals> {
        drop(desk);
        news.into_iter().for_each(|it| (self.tell)(it));
        self.desk()
    }

    /// Reports a failure that is new, and only then lets go whoever waits: they rely on its having been reported.
    fn pass_on_failure<'a>(
        &'a self,
        mut desk: MutexGuard<'a, OpenJournals>,
        record: Option<Vec<u8>>,
        error: &io::Error,
    ) -> MutexGuard<'a, OpenJournals> {
        let path = desk.games.front().map(|game| game.path.clone()).unwrap_or_default();
        desk.note_failure(error, record);
        if !desk.in_trouble {
            let trouble = JournalTrouble::Failed(FileError::from(error));
            desk = self.tell_all(desk, vec![JournalNews::NotSafe { path, trouble }]);
            desk.in_trouble = true;
        }
        self.done.notify_all();
        desk
    }
}
