//! The thread that answers questions, writes files of games, and finds duplicates.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Receiver;

use super::{folders_there, trouble};
use crate::app::effect::{IfThere, Incoming};
use crate::app::files::work::{free, write_new};
use crate::app::inbox::MailSlot;
use crate::app::library::form::{FileFault, LibraryTrouble, MOST_NAMED, Untidy};
use crate::app::library::job::{ExportTrouble, Exported, LibraryNews, Reach};
use crate::library::{Likewise, Query, alike_names};
use crate::library_store::{
    Census, Explored, Export, ExportLayout, FoundGame, Freshness, Library, LibraryError, twins,
};
use crate::record::{ImportError, ImportOptions, Imported, MAX_IMPORT_BYTES, games_of_file};
use crate::storage::{FileError, can_be_listed, read_file};

/// How many games are shown below the moves.
const MOST_GAMES: usize = 200;

/// What the thread that answers is told.
#[derive(Debug)]
pub(super) enum Order {
    /// Answer from these folders as they are indexed now.
    Look(u64, Vec<PathBuf>),
    /// The same, if anything about them has changed.
    LookAgain(u64, Vec<PathBuf>),
    Ask(u64, Box<Query>),
    Export(Box<Query>, PathBuf, IfThere),
    TidyUp,
}

/// Answers questions, always the latest only.
pub(super) struct Answerer {
    pub(super) mail: MailSlot,
    pub(super) store: Option<PathBuf>,
    pub(super) wanted: Arc<AtomicU64>,
    pub(super) libraries: Vec<Library>,
    pub(super) seen: Seen,
    /// Whether what was seen last is not explained yet.
    pub(super) has_news: bool,
}

/// What was seen of the folders last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    census: Census,
    trouble: Option<LibraryTrouble>,
}

impl Answerer {
    pub(super) fn work(mut self, orders: &Receiver<Order>) {
        while let Ok(order) = orders.recv() {
            let (mut look, mut again, mut question) = (None, None, None);
            for order in std::iter::once(order).chain(orders.try_iter()) {
                match order {
                    Order::Look(reading, folders) => look = Some((reading, folders)),
                    Order::LookAgain(reading, folders) => again = Some((reading, folders)),
                    Order::Ask(number, query) => question = Some((number, query)),
                    Order::Export(query, path, if_there) => self.export(&query, path, if_there),
                    Order::TidyUp => {
                        let found = self.untidy().map(Box::new).map_err(trouble);
                        self.mail.put(Incoming::Library(LibraryNews::Untidy(found)));
                    }
                }
            }
            match (look, again) {
                (Some((reading, folders)), _) => self.look(reading, &folders),
                (None, Some((reading, folders))) => self.look_again(reading, &folders),
                (None, None) => {}
            }
            if let Some((question, query)) = question {
                self.answer(question, &query);
            }
            if std::mem::take(&mut self.has_news) {
                self.tell_faults();
            }
        }
    }

    fn look(&mut self, reading: u64, folders: &[PathBuf]) {
        let (libraries, seen) = self.opened(folders);
        self.take(reading, libraries, seen);
    }

    fn take(&mut self, reading: u64, libraries: Vec<Library>, seen: Seen) {
        (self.libraries, self.seen, self.has_news) = (libraries, seen, true);
        let Seen { census, trouble } = self.seen.clone();
        self.mail.put(Incoming::Library(LibraryNews::Known { reading, census: Box::new(census), trouble }));
    }

    /// Says why files could not be read: those of which there is room to say so.
    fn tell_faults(&self) {
        let Census { unreadable, in_part, .. } = &self.seen.census;
        let named = [unreadable, in_part].into_iter().flat_map(|paths| paths.iter().take(MOST_NAMED));
        let faults = named.filter_map(|path| Some((path.clone(), fault_of(path)?))).collect();
        self.mail.put(Incoming::Library(LibraryNews::Faults(faults)));
    }

    /// Where nothing has changed the answers that are known stay.
    fn look_again(&mut self, reading: u64, folders: &[PathBuf]) {
        let (libraries, seen) = self.opened(folders);
        if seen != self.seen {
            self.take(reading, libraries, seen);
        }
    }

    /// The libraries as they are now.
    fn opened(&self, folders: &[PathBuf]) -> (Vec<Library>, Seen) {
        let store = self.store.as_deref();
        let open = |folder| Library::open(&folder, store, Freshness::AsItIs, &mut |_, _| {});
        let (there, failed) = folders_there(folders);
        // The reading thread reports one that cannot be opened.
        let libraries: Vec<Library> = there.into_iter().filter_map(|folder| open(folder).ok()).collect();
        let mut census = Census::default();
        libraries.iter().for_each(|library| census.add(library.census()));
        (libraries, Seen { census, trouble: failed })
    }

    /// Answers part by part, until another question comes or none is wanted.
    fn answer(&mut self, question: u64, query: &Query) {
        let Self { mail, wanted, libraries, .. } = self;
        let tell = |answer: Result<Explored, LibraryError>, reach| {
            let answer = answer.map(Box::new).map_err(trouble);
            mail.put(Incoming::Library(LibraryNews::Found { question, answer, reach }));
        };
        let total = libraries.iter().map(Library::parts).sum();
        let (mut found, mut before) = (Explored::default(), 0);
        for library in libraries {
            let parts = library.parts();
            let mut stopped_at = None;
            let explored = library.explore_while(query, MOST_GAMES, &mut |so_far, done| {
                if wanted.load(Ordering::Relaxed) != question {
                    stopped_at = Some(before + done);
                    return ControlFlow::Break(());
                }
                let so_far = Explored::of_all([found.clone(), so_far.clone()], MOST_GAMES);
                tell(Ok(so_far), Reach::Partly(before + done, total));
                ControlFlow::Continue(())
            });
            match explored {
                Ok(explored) => found = Explored::of_all([found, explored], MOST_GAMES),
                Err(error) => return tell(Err(error), Reach::Whole),
            }
            if let Some(done) = stopped_at {
                return tell(Ok(found), Reach::Stopped(done, total));
            }
            before += parts;
        }
        tell(Ok(found), Reach::Whole);
    }

    fn export(&mut self, query: &Query, path: PathBuf, if_there: IfThere) {
        let result = self.all_games(query).map_err(|error| ExportTrouble::Library(trouble(error)));
        let result = result.and_then(|games| {
            let layout = ExportLayout::of(&path).unwrap_or(ExportLayout::Csv);
            let Export { files, missing } = Export::of(&games, layout, &path);
            write_all(&path, &files, if_there)?;
            let (missing, files) = (missing.len(), files.into_iter().map(|(file, _)| file).collect());
            Ok(Exported { files, missing })
        });
        self.mail.put(Incoming::Library(LibraryNews::Exported { path, result }));
    }

    /// The games in which something is found, in the order of their files.
    fn all_games(&mut self, query: &Query) -> Result<Vec<FoundGame>, LibraryError> {
        let mut games = Vec::new();
        for library in &mut self.libraries {
            games.extend(library.explore(query, usize::MAX)?.shown);
        }
        games.sort_by(|one, other| (&one.hit.path, one.hit.number).cmp(&(&other.hit.path, other.hit.number)));
        Ok(games)
    }

    fn untidy(&mut self) -> Result<Untidy, LibraryError> {
        let mut players = Vec::new();
        for library in &mut self.libraries {
            players.extend(library.players()?);
        }
        let (same, beginnings) =
            twins(&mut self.libraries)?.into_iter().partition(|twin| twin.likewise == Likewise::Same);
        Ok(Untidy { same, beginnings, names: alike_names(players) })
    }
}

/// What is wrong with a file; `None` if it is whole by now.
fn fault_of(path: &Path) -> Option<FileFault> {
    let bytes = match read_file(path, MAX_IMPORT_BYTES) {
        Ok(bytes) => bytes,
        // A folder is among the files only where it cannot be listed.
        Err(error) => {
            let error =
                can_be_listed(path).err().filter(|_| error.kind() == io::ErrorKind::IsADirectory).unwrap_or(error);
            return Some(FileFault::File(FileError::at(path, &error)));
        }
    };
    let wrong_in = |game: Result<Imported, ImportError>| game.map_or_else(Some, |game| game.broken_off);
    let games = games_of_file(bytes, ImportOptions::default());
    games.map_or_else(Some, |mut games| games.find_map(wrong_in)).map(FileFault::Record)
}

/// Writes the files. The user was asked about the one called `path`, and about no other.
fn write_all(path: &Path, files: &[(PathBuf, Vec<u8>)], if_there: IfThere) -> Result<(), ExportTrouble> {
    let allowed = |file: &Path| if file == path { if_there } else { IfThere::Ask };
    let asked_about = files.iter().map(|(file, _)| file).filter(|file| allowed(file) == IfThere::Ask);
    for file in asked_about {
        free(file).map_err(|failure| ExportTrouble::File(file.clone(), failure))?;
    }
    let write = |(file, bytes): &(PathBuf, Vec<u8>)| {
        write_new(file, bytes, allowed(file)).map_err(|failure| ExportTrouble::File(file.clone(), failure))
    };
    files.iter().try_for_each(write)
}
