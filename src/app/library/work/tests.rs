//! The library on its real threads, with files in a real folder.

#![expect(clippy::disallowed_methods, reason = "the files that are read have to be written first")]

use std::fs;
use std::time::Duration;

use super::*;
use crate::app::effect::IfThere;
use crate::app::inbox::Inbox;
use crate::app::library::form::FileFault;
use crate::app::library::job::Reach;
use crate::library::{Query, Sought};
use crate::library_store::{Census, Explored};
use crate::record::ImportOptions;
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
            Incoming::Library(LibraryNews::Found { question: answered, answer, reach: Reach::Whole })
                if answered == question =>
            {
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
fn why_a_file_could_not_be_read_is_told_after_that_it_could_not() {
    let mut room = Room::new();
    room.put("a.kif", "1 ７六歩(77)\n2 ５五歩打\n");
    room.put("b.kif", "no record at all");
    room.put("c.kif", "1 ７六歩(77)\n");
    room.read(1);
    let faults = room.hear(|news| match news {
        Incoming::Library(LibraryNews::Faults(faults)) if faults.len() == 2 => Some(faults),
        _ => None,
    });
    let line = |name: &str| match &faults[&room.records.path().join(name)] {
        FileFault::Record(error) => (error.line, error.kind == ImportErrorKind::NotARecord),
        FileFault::File(error) => panic!("{error:?}"),
    };
    assert_eq!([line("a.kif"), line("b.kif")], [(2, false), (1, true)]);
}

/// For root there is nothing that may not be read.
#[cfg(unix)]
#[test]
fn of_files_and_folders_that_may_not_be_read_that_is_told() {
    use std::os::unix::fs::PermissionsExt;

    use crate::storage::FileError;

    let mut room = Room::new();
    room.put("a.kif", "1 ７六歩(77)\n");
    room.put("b.kif", "1 ２六歩(27)\n");
    let (file, folder) = (room.records.path().join("b.kif"), room.records.path().join("c"));
    fs::create_dir(&folder).unwrap();
    let allow = |mode| {
        for path in [&file, &folder] {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
    };
    allow(0);
    if fs::read(&file).is_ok() {
        return;
    }
    room.read(1);
    let faults = room.hear(|news| match news {
        Incoming::Library(LibraryNews::Faults(faults)) if faults.len() == 2 => Some(faults),
        _ => None,
    });
    let not_allowed = FileFault::File(FileError::NotAllowed);
    assert_eq!((&faults[&file], &faults[&folder]), (&not_allowed, &not_allowed));
    allow(0o700);
}

#[test]
fn what_has_changed_in_a_folder_is_seen_without_reading_it() {
    let mut room = Room::new();
    room.put("a.kif", "1 ７六歩(77)\n2 投了\n");
    room.read(1);
    room.known(1);
    let look = |room: &mut Room| {
        let folders = vec![room.records.path().to_owned()];
        room.job(LibraryJob::LookAgain { reading: 1, folders });
    };
    look(&mut room);
    let known = |news| match news {
        Incoming::Library(LibraryNews::Known { census, trouble, .. }) => Some((*census, trouble)),
        _ => None,
    };
    assert_eq!(room.ask(1).games, 1);
    room.put("b.kif", "1 ２六歩(27)\n");
    look(&mut room);
    let (census, _) = room.hear(known);
    assert_eq!((census.files, census.indexed, census.unread.len()), (2, 1, 1));
    fs::remove_file(room.records.path().join("a.kif")).unwrap();
    look(&mut room);
    let (census, _) = room.hear(known);
    assert_eq!((census.files, census.indexed, census.unread.len()), (1, 0, 1));
    fs::rename(room.records.path(), room.records.path().with_extension("gone")).unwrap();
    look(&mut room);
    let (census, trouble) = room.hear(known);
    assert_eq!(census.files, 0);
    assert!(matches!(trouble, Some(LibraryTrouble::Folders(_))), "{trouble:?}");
    fs::rename(room.records.path().with_extension("gone"), room.records.path()).unwrap();
}

#[test]
fn games_that_are_found_are_written_into_a_file_and_what_is_there_twice_is_told() {
    let mut room = Room::new();
    room.put("a.kif", "先手：佐藤昇\n1 ７六歩(77)\n2 ３四歩(33)\n");
    room.put("b.kif", "先手：佐藤　昇五段\n1 ７六歩(77)\n2 ３四歩(33)\n");
    room.put("c.kif", "先手：鈴木\n1 ７六歩(77)\n");
    room.read(1);
    room.known(3);
    let path = room.records.path().join("found.csv");
    for (if_there, is_written) in [(IfThere::Ask, true), (IfThere::Ask, false), (IfThere::Replace, true)] {
        let query = Box::new(Query::new(Sought::Games));
        room.job(LibraryJob::Export { query, path: path.clone(), if_there });
        let result = room.hear(|news| match news {
            Incoming::Library(LibraryNews::Exported { result, .. }) => Some(result),
            _ => None,
        });
        assert_eq!(result.is_ok_and(|it| it.missing == 0), is_written);
    }
    assert_eq!(fs::read_to_string(path).unwrap().lines().count(), 4);
    room.job(LibraryJob::TidyUp);
    let found = room.hear(|news| match news {
        Incoming::Library(LibraryNews::Untidy(found)) => Some(found.unwrap()),
        _ => None,
    });
    assert_eq!((found.same.len(), found.beginnings.len(), found.names.len()), (1, 1, 1));
}

#[test]
fn games_without_moves_are_written_so_that_each_can_be_read_again() {
    let mut room = Room::new();
    room.put("a.sfen", "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\nsfen 8k/9/7+P1/9/9/9/9/9/9 b 2G 1\n");
    room.put("b.kif", "1 ７六歩(77)\n2 投了\n");
    room.put("c.sfen", "sfen 4k4/9/4P4/9/9/9/9/9/9 b 2G 1\n");
    room.read(1);
    room.known(3);
    let path = room.records.path().join("found.kifu");
    let query = Box::new(Query::new(Sought::Games));
    room.job(LibraryJob::Export { query, path: path.clone(), if_there: IfThere::Ask });
    let result = room.hear(|news| match news {
        Incoming::Library(LibraryNews::Exported { result, .. }) => Some(result.unwrap()),
        _ => None,
    });
    assert_eq!((result.files.as_slice(), result.missing), (&[path.clone()][..], 0));
    let read = crate::record::games_of_file(fs::read(path).unwrap(), ImportOptions::default()).unwrap();
    let read: Vec<String> = read.map(|game| game.unwrap().tree.start().to_sfen(1)).collect();
    let begins = ["4k4/9/4P4", "8k/9/7+P1", "lnsgkgsnl/1r5b1/", "4k4/9/4P4"];
    assert_eq!(read.len(), begins.len());
    assert!(read.iter().zip(begins).all(|(sfen, begin)| sfen.starts_with(begin)), "{read:?}");
}

#[test]
fn a_file_that_was_changed_an_instant_ago_is_read_once_more_by_itself() {
    let mut room = Room::new();
    fs::write(room.records.path().join("now.kif"), "1 ７六歩(77)\n").unwrap();
    room.read(1);
    room.known(1);
    assert_eq!(room.ask(1).games, 1);
}

#[test]
fn the_folders_that_are_gone_are_told_of_and_the_others_are_read() {
    let mut room = Room::new();
    room.put("a.kif", "1 ７六歩(77)\n");
    let [gone, lost] = ["gone", "lost"].map(|name| room.records.path().join(name));
    let folders = vec![gone.clone(), room.records.path().to_owned(), lost.clone()];
    room.job(LibraryJob::Read { reading: 1, folders });
    let told = room.hear(|news| match news {
        Incoming::Library(LibraryNews::Over { trouble, .. }) => Some(trouble),
        _ => None,
    });
    let Some(LibraryTrouble::Folders(told)) = told else { panic!("{told:?}") };
    assert_eq!(told.into_iter().map(|(folder, _)| folder).collect::<Vec<_>>(), [gone, lost]);
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

/// A part of an index has 8,192 games, which is 64 times the 128 files that are read between two reports.
#[test]
fn what_was_read_is_looked_at_as_soon_as_it_is_in_the_index() {
    let inbox = Inbox::new(egui::Context::default());
    let (orders, received) = channel();
    let (folders, is_stopped) = (Vec::new(), Arc::default());
    let reader = Reader { reading: 1, folders, mail: inbox.slot(), orders, is_stopped, store: None };
    let mut tell = reader.teller();
    let looks = (0..200).filter(|report| {
        _ = tell(report * 128, 200 * 128);
        received.try_recv().is_ok()
    });
    assert_eq!(looks.collect::<Vec<_>>(), [8, 16, 32, 64, 128, 192]);
}
