//! The library on threads of its own: one reads files, on half of the cores, and one answers.

mod answerer;

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use rayon::{ThreadPool, ThreadPoolBuilder};

use self::answerer::{Answerer, Order, Seen};
use super::form::LibraryTrouble;
use super::job::{LibraryJob, LibraryNews};
use crate::app::effect::{Incoming, ReadFailure};
use crate::app::effects::Background;
use crate::app::inbox::MailSlot;
use crate::library_store::{Library, LibraryError, RecordFolder, distinct_folders};
use crate::record::{
    ImportError, ImportErrorKind, ImportOptions, Imported, MAX_IMPORT_BYTES, Warning, WarningKind, games_of_file,
};
use crate::storage::{FileError, JUST_NOW, read_file};

/// After so many reports of progress a reading lets the other thread see what was read: when the first parts of the index
/// are written, and later more seldom, since that thread has to open all of them.
const fn is_worth_a_look(reports: usize) -> bool {
    const PART: usize = 8;
    const LOOKS: usize = 64;
    (reports >= PART && reports.is_power_of_two()) || (reports > 0 && reports.is_multiple_of(LOOKS))
}

/// The threads, while they are there.
#[derive(Debug, Default)]
pub struct Librarian {
    orders: Option<Sender<Order>>,
    is_stopped: Arc<AtomicBool>,
    /// The number of the question to answer.
    wanted: Arc<AtomicU64>,
    /// The folder of the index; by default the system's cache folder.
    store: Option<PathBuf>,
}

/// The number that stands for no question.
const NOTHING: u64 = 0;

impl Drop for Librarian {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// Carries out a job.
pub fn run(librarian: &mut Librarian, background: &Background, job: LibraryJob) {
    match job {
        LibraryJob::Read { reading, folders } => librarian.read(reading, folders, background),
        LibraryJob::LookAgain { reading, folders } => librarian.order(Order::LookAgain(reading, folders)),
        LibraryJob::Stop => librarian.is_stopped.store(true, Ordering::Relaxed),
        LibraryJob::Ask { question, query } => {
            librarian.wanted.store(question, Ordering::Relaxed);
            librarian.order(Order::Ask(question, query));
        }
        LibraryJob::StopSearch => librarian.wanted.store(NOTHING, Ordering::Relaxed),
        LibraryJob::Export { query, path, if_there } => librarian.order(Order::Export(query, path, if_there)),
        LibraryJob::TidyUp => librarian.order(Order::TidyUp),
        LibraryJob::Fetch { path, number } => background.run("record reader", move || {
            let read = fetched(&path, number);
            Incoming::Record(path, read.map(Box::new))
        }),
    }
}

impl Librarian {
    /// Nothing is answered before the folders were looked at.
    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            _ = orders.send(order);
        }
    }

    fn read(&mut self, reading: u64, folders: Vec<PathBuf>, background: &Background) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.is_stopped = Arc::default();
        let orders = self.orders(background.mail());
        _ = orders.send(Order::Look(reading, folders.clone()));
        let store = self.store.clone();
        let reader = Reader {
            store,
            reading,
            folders,
            mail: background.mail(),
            orders,
            is_stopped: Arc::clone(&self.is_stopped),
        };
        background.run("library reader", move || {
            let trouble = reader.read().err();
            _ = reader.orders.send(Order::Look(reading, reader.folders.clone()));
            Incoming::Library(LibraryNews::Over { reading, trouble })
        });
    }

    /// Sends orders to the thread that answers, starting it with the first one.
    fn orders(&mut self, mail: MailSlot) -> Sender<Order> {
        if let Some(orders) = &self.orders {
            return orders.clone();
        }
        let (orders, received) = channel();
        let store = self.store.clone();
        let wanted = Arc::clone(&self.wanted);
        let work = move || {
            Answerer { mail, store, wanted, libraries: Vec::new(), seen: Seen::default(), has_news: false }
                .work(&received)
        };
        let thread = thread::Builder::new().name("library answers".to_owned()).spawn(work);
        self.orders = thread.ok().map(|_| orders.clone());
        orders
    }
}

/// Reads what has changed in the folders.
struct Reader {
    reading: u64,
    folders: Vec<PathBuf>,
    mail: MailSlot,
    orders: Sender<Order>,
    is_stopped: Arc<AtomicBool>,
    store: Option<PathBuf>,
}

impl Reader {
    /// Reads the folders, and once more where a file had changed an instant before: it may have changed again.
    fn read(&self) -> Result<(), LibraryTrouble> {
        let pool = pool().map_err(|error| LibraryTrouble::Index(PathBuf::new(), FileError::from(&error)))?;
        let (is_settled, result) = self.read_all(&pool);
        if is_settled || self.is_stopped.load(Ordering::Relaxed) {
            return result;
        }
        thread::sleep(JUST_NOW);
        self.read_all(&pool).1
    }

    /// Reads the folders one after another; one that fails keeps none of the others from being read. Says whether all files are
    /// settled.
    fn read_all(&self, pool: &ThreadPool) -> (bool, Result<(), LibraryTrouble>) {
        let (folders, mut failed) = folders_there(&self.folders);
        let mut is_settled = true;
        for folder in folders {
            match pool.install(|| Library::open_while(&folder, self.store.as_deref(), &mut self.teller())) {
                Ok(library) => is_settled &= library.is_settled(),
                Err(error) => failed = failed.or(Some(trouble(error))),
            }
        }
        (is_settled, failed.map_or(Ok(()), Err))
    }

    fn teller(&self) -> impl FnMut(usize, usize) -> ControlFlow<()> {
        let mut told = 0;
        move |done, total| {
            let Self { reading, mail, orders, .. } = self;
            mail.put(Incoming::Library(LibraryNews::Reading { reading: *reading, done, total }));
            if is_worth_a_look(told) {
                _ = orders.send(Order::Look(*reading, self.folders.clone()));
            }
            told += 1;
            let is_stopped = self.is_stopped.load(Ordering::Relaxed);
            if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    }
}

/// Half of the cores are left for everything else.
fn pool() -> io::Result<ThreadPool> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads((cores / 2).max(1));
    pool.thread_name(|number| format!("library reader {number}")).build().map_err(io::Error::other)
}

/// The folders that exist, without those inside another one, and what is wrong with the others.
fn folders_there(named: &[PathBuf]) -> (Vec<RecordFolder>, Option<LibraryTrouble>) {
    let (mut there, mut failed) = (Vec::new(), Vec::new());
    for folder in named {
        match distinct_folders(std::slice::from_ref(folder)) {
            Ok(_) => there.push(folder.clone()),
            Err(error) => failed.push(error),
        }
    }
    let folders = distinct_folders(&there).unwrap_or_else(|error| {
        failed.push(error);
        Vec::new()
    });
    (folders, failed.into_iter().map(trouble).reduce(both))
}

/// Both at once if they are about folders, or else the first.
fn both(one: LibraryTrouble, other: LibraryTrouble) -> LibraryTrouble {
    match (one, other) {
        (LibraryTrouble::Folders(folders), LibraryTrouble::Folders(more)) => {
            LibraryTrouble::Folders([folders, more].concat())
        }
        (one, _) => one,
    }
}

fn trouble(error: LibraryError) -> LibraryTrouble {
    match error {
        LibraryError::Folder { folder, error } => LibraryTrouble::Folders(vec![(folder, FileError::of_folder(&error))]),
        LibraryError::NoPlace => LibraryTrouble::NoPlace,
        LibraryError::AmongRecords(path) => LibraryTrouble::AmongRecords(path),
        LibraryError::InUse(_) => LibraryTrouble::InUse,
        LibraryError::Index { path, error } => LibraryTrouble::Index(path, FileError::from(&error)),
    }
}

/// One game of a file. Being only part of it, it never replaces the file.
fn fetched(path: &Path, number: u32) -> Result<Imported, ReadFailure> {
    let bytes = read_file(path, MAX_IMPORT_BYTES).map_err(|error| ReadFailure::File(FileError::at(path, &error)))?;
    let mut games = games_of_file(bytes, ImportOptions::default()).map_err(ReadFailure::Record)?;
    let (total, place) = (games.total(), number.saturating_sub(1) as usize);
    let none = || Err(ImportError { line: 1, kind: ImportErrorKind::NotARecord });
    let mut game = games.nth(place).unwrap_or_else(none).map_err(ReadFailure::Record)?;
    game.warnings.push(Warning { line: 1, kind: WarningKind::OneOfSeveral { number: place + 1, games: total } });
    Ok(game)
}

#[cfg(test)]
mod tests;
