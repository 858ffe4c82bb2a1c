//! The library on threads of its own: one reads files, on so many cores that others are left, and one answers.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rayon::{ThreadPool, ThreadPoolBuilder};

use super::form::LibraryTrouble;
use super::job::{LibraryJob, LibraryNews};
use crate::app::effect::{Incoming, ReadFailure};
use crate::app::effects::Background;
use crate::app::inbox::MailSlot;
use crate::library::Query;
use crate::library_store::{Census, Explored, Freshness, Library, LibraryError, RecordFolder, distinct_folders};
use crate::record::{
    ImportError, ImportErrorKind, ImportOptions, Imported, MAX_IMPORT_BYTES, Warning, WarningKind, games_of_file,
};
use crate::storage::{FileError, read_file};

/// So many games are shown below the moves.
const MOST_GAMES: usize = 200;

/// After so many words about its progress a reading lets the one who answers look at what was read: a part of an index is
/// written about as often.
const LOOKS: usize = 64;

/// The threads, while they are there.
#[derive(Debug, Default)]
pub struct Librarian {
    orders: Option<Sender<Order>>,
    is_stopped: Arc<AtomicBool>,
    /// Where the index lies; by default where the system keeps such things.
    store: Option<PathBuf>,
}

#[derive(Debug)]
enum Order {
    /// Answer from these folders as they are indexed now.
    Look(u64, Vec<PathBuf>),
    Ask(u64, Box<Query>),
}

impl Drop for Librarian {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// Carries out a job.
pub fn run(librarian: &mut Librarian, background: &Background, job: LibraryJob) {
    match job {
        LibraryJob::Read { reading, folders } => librarian.read(reading, folders, background),
        LibraryJob::Stop => librarian.is_stopped.store(true, Ordering::Relaxed),
        LibraryJob::Ask { question, query } => {
            if let Some(orders) = &librarian.orders {
                _ = orders.send(Order::Ask(question, query));
            }
        }
        LibraryJob::Fetch { path, number } => background.run("record reader", move || {
            let read = fetched(&path, number);
            Incoming::Record(path, read.map(Box::new))
        }),
    }
}

impl Librarian {
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
            let trouble = reader.read().err().map(trouble);
            _ = reader.orders.send(Order::Look(reading, reader.folders.clone()));
            Incoming::Library(LibraryNews::Over { reading, trouble })
        });
    }

    /// Where orders go to the thread that answers, which is there from the first one on.
    fn orders(&mut self, mail: MailSlot) -> Sender<Order> {
        if let Some(orders) = &self.orders {
            return orders.clone();
        }
        let (orders, received) = channel();
        let store = self.store.clone();
        let work = move || Answerer { mail, store, libraries: Vec::new() }.work(&received);
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
    /// Reads the folders one after another; one that fails keeps none of the others from being read.
    fn read(&self) -> Result<(), LibraryError> {
        let pool = pool().map_err(|error| LibraryError::Index { path: PathBuf::new(), error })?;
        let (folders, mut failed) = folders_there(&self.folders);
        for folder in folders {
            let opened = pool.install(|| Library::open_while(&folder, self.store.as_deref(), &mut self.teller()));
            failed = failed.or(opened.err());
        }
        failed.map_or(Ok(()), Err)
    }

    fn teller(&self) -> impl FnMut(usize, usize) -> ControlFlow<()> {
        let mut told = 0;
        move |done, total| {
            told += 1;
            let Self { reading, mail, orders, .. } = self;
            mail.put(Incoming::Library(LibraryNews::Reading { reading: *reading, done, total }));
            if told % LOOKS == 0 {
                _ = orders.send(Order::Look(*reading, self.folders.clone()));
            }
            let is_stopped = self.is_stopped.load(Ordering::Relaxed);
            if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    }
}

/// Half of the cores are left to whatever else goes on.
fn pool() -> io::Result<ThreadPool> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads((cores / 2).max(1));
    pool.thread_name(|number| format!("library reader {number}")).build().map_err(io::Error::other)
}

/// The folders that are there, without those that lie in another one; and what is wrong with the first that is not.
fn folders_there(named: &[PathBuf]) -> (Vec<RecordFolder>, Option<LibraryError>) {
    let (mut there, mut failed) = (Vec::new(), None);
    for folder in named {
        match distinct_folders(std::slice::from_ref(folder)) {
            Ok(_) => there.push(folder.clone()),
            Err(error) => failed = failed.or(Some(error)),
        }
    }
    match distinct_folders(&there) {
        Ok(folders) => (folders, failed),
        Err(error) => (Vec::new(), failed.or(Some(error))),
    }
}

/// Answers questions, the latest one only.
struct Answerer {
    mail: MailSlot,
    store: Option<PathBuf>,
    libraries: Vec<Library>,
}

impl Answerer {
    fn work(mut self, orders: &Receiver<Order>) {
        while let Ok(order) = orders.recv() {
            let (mut look, mut question) = (None, None);
            for order in std::iter::once(order).chain(orders.try_iter()) {
                match order {
                    Order::Look(reading, folders) => look = Some((reading, folders)),
                    Order::Ask(number, query) => question = Some((number, query)),
                }
            }
            if let Some((reading, folders)) = look {
                self.look(reading, &folders);
            }
            if let Some((question, query)) = question {
                let answer = self.answer(&query).map(Box::new).map_err(trouble);
                self.mail.put(Incoming::Library(LibraryNews::Found { question, answer }));
            }
        }
    }

    fn look(&mut self, reading: u64, folders: &[PathBuf]) {
        let store = self.store.as_deref();
        let open = |folder| Library::open(&folder, store, Freshness::AsItIs, &mut |_, _| {});
        // One that cannot be opened is told of by whoever reads it.
        self.libraries = folders_there(folders).0.into_iter().filter_map(|folder| open(folder).ok()).collect();
        let mut census = Box::<Census>::default();
        self.libraries.iter().for_each(|library| census.add(library.census()));
        self.mail.put(Incoming::Library(LibraryNews::Known { reading, census }));
    }

    fn answer(&mut self, query: &Query) -> Result<Explored, LibraryError> {
        let each = self.libraries.iter_mut().map(|library| library.explore(query, MOST_GAMES));
        Ok(Explored::of_all(each.collect::<Result<Vec<_>, _>>()?, MOST_GAMES))
    }
}

fn trouble(error: LibraryError) -> LibraryTrouble {
    match error {
        LibraryError::Folder { folder, error } => LibraryTrouble::Folder(folder, FileError::from(&error)),
        LibraryError::NoPlace => LibraryTrouble::NoPlace,
        LibraryError::AmongRecords(path) => LibraryTrouble::AmongRecords(path),
        LibraryError::InUse(_) => LibraryTrouble::InUse,
        LibraryError::Index { path, error } => LibraryTrouble::Index(path, FileError::from(&error)),
    }
}

/// A game of a file. It is not all of it, so that it never takes the place of the file.
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
#[expect(clippy::disallowed_methods, reason = "the files that are read have to be written first")]
mod tests {
    use std::fs;
    use std::time::Duration;

    use super::*;
    use crate::app::inbox::Inbox;
    use crate::library::Sought;
    use crate::shogi::Position;

    /// A library of files in a folder, and what its threads have said.
    struct Room {
        librarian: Librarian,
        background: Background,
        inbox: Inbox,
        records: tempfile::TempDir,
        _store: tempfile::TempDir,
    }

    impl Room {
        fn new() -> Self {
            let inbox = Inbox::new(egui::Context::default());
            let (records, store) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
            let mut librarian = Librarian::default();
            librarian.store = Some(store.path().to_owned());
            Self { librarian, background: Background::new(inbox.slot()), inbox, records, _store: store }
        }

        fn put(&self, name: &str, text: &str) {
            let path = self.records.path().join(name);
            fs::write(&path, text).unwrap();
            // A file that was changed an instant ago may change again: what is read of it is not trusted yet.
            let an_hour_ago = std::time::SystemTime::now() - Duration::from_secs(3_600);
            fs::File::options().write(true).open(path).unwrap().set_modified(an_hour_ago).unwrap();
        }

        fn job(&mut self, job: LibraryJob) {
            run(&mut self.librarian, &self.background, job);
        }

        fn read(&mut self, reading: u64) {
            self.job(LibraryJob::Read { reading, folders: vec![self.records.path().to_owned()] });
        }

        /// What comes next of which `wanted` makes something.
        fn hear<T>(&self, wanted: impl Fn(Incoming) -> Option<T>) -> T {
            for _ in 0..4_000 {
                if let Some(heard) = self.inbox.take_all().into_iter().find_map(&wanted) {
                    return heard;
                }
                thread::sleep(Duration::from_millis(5));
            }
            panic!("nothing was heard");
        }

        /// Waits until so many files are known.
        fn known(&self, files: usize) -> Census {
            self.hear(|news| match news {
                Incoming::Library(LibraryNews::Known { census, .. }) if census.indexed == files => Some(*census),
                _ => None,
            })
        }

        fn ask(&mut self, question: u64) -> Explored {
            let sought = Sought::Position(Box::new(Position::even().setup().clone()));
            self.job(LibraryJob::Ask { question, query: Box::new(Query::new(sought)) });
            self.hear(|news| match news {
                Incoming::Library(LibraryNews::Found { question: answered, answer }) if answered == question => {
                    Some(*answer.unwrap())
                }
                _ => None,
            })
        }
    }

    #[test]
    fn what_is_read_in_the_background_is_answered_and_what_changes_is_read_again() {
        let mut room = Room::new();
        room.put("a.kif", "1 ７六歩(77)\n2 投了\n");
        room.put("b.kif", "no record at all");
        room.read(1);
        let census = room.known(1);
        assert_eq!((census.files, census.unreadable.len()), (2, 1));
        let found = room.ask(1);
        assert_eq!((found.games, found.moves.len()), (1, 1));
        room.put("c.kif", "1 ２六歩(27)\n");
        room.read(2);
        room.known(2);
        assert_eq!((room.ask(2).games, room.ask(3).moves.len()), (2, 2));
    }

    #[test]
    fn a_folder_that_is_gone_is_told_of_and_the_others_are_read() {
        let mut room = Room::new();
        room.put("a.kif", "1 ７六歩(77)\n");
        let gone = room.records.path().join("gone");
        room.job(LibraryJob::Read { reading: 1, folders: vec![gone.clone(), room.records.path().to_owned()] });
        let told = room.hear(|news| match news {
            Incoming::Library(LibraryNews::Over { trouble, .. }) => Some(trouble),
            _ => None,
        });
        assert!(matches!(told, Some(LibraryTrouble::Folder(folder, _)) if folder == gone));
        assert_eq!(room.ask(1).games, 1);
    }

    #[test]
    fn any_game_of_a_file_is_fetched_but_never_takes_the_place_of_the_file() {
        let mut room = Room::new();
        room.put("two.csa", "PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n%TORYO\n");
        let path = room.records.path().join("two.csa");
        for (number, mv) in [(1, "7g7f"), (2, "2g2f")] {
            room.job(LibraryJob::Fetch { path: path.clone(), number });
            let game = room.hear(|news| if let Incoming::Record(_, read) = news { Some(read.unwrap()) } else { None });
            assert_eq!(game.tree.node(game.tree.main_line()[1]).mv, Some(mv.parse().unwrap()));
            assert!(game.warnings.iter().any(|warning| warning.kind.leaves_something_out()));
        }
        room.job(LibraryJob::Fetch { path, number: 3 });
        assert!(room.hear(|news| if let Incoming::Record(_, read) = news { Some(read.is_err()) } else { None }));
    }
}
