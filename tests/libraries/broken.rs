//! Indexes that are broken off, damaged and out of date, and folders full of nonsense.

use std::fs::{self, File};
use std::ops::ControlFlow;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use komadai::library::{Query, Sought};
use komadai::library_store::{Freshness, Library, LibraryAnswer, distinct_folders};
use komadai::record::MAX_IMPORT_BYTES;
use komadai::shogi::Position;

use crate::dice::Dice;
use crate::folders::Shelf;
use crate::plain::{answer, moves_of, nodes};

/// Whatever occurs in a game: asked for by its first positions and by all games.
fn queries() -> Vec<Query> {
    let start = Sought::Position(Box::new(Position::even().setup().clone()));
    let pawns = "*/*/*/*/*/..P*/*/*/*".parse().unwrap();
    [start, Sought::Games, Sought::Pattern(Box::new(pawns))].into_iter().map(Query::new).collect()
}

fn must_answer_rightly(shelf: &Shelf) {
    let games = shelf.games();
    let mut library = shelf.open(Freshness::UpToDate);
    for query in queries() {
        let (hits, moves) = answer(&games, &query);
        let found = library.find(&query).unwrap();
        assert_eq!((&found.hits, moves_of(&found.moves)), (&hits, moves.clone()), "{query:?}");
        let explored = library.explore(&query, 10).unwrap();
        let tallies: Vec<_> = explored.moves.iter().map(|it| it.tally).collect();
        assert_eq!(moves_of(&tallies), moves, "{query:?}");
    }
    assert!(library.census().unread.is_empty());
    let positions: usize = games.iter().map(|(_, _, tree)| nodes(tree).len()).sum();
    assert_eq!(library.census().positions, positions as u64, "those of files that are gone do not count");
}

#[test]
fn only_what_has_changed_is_read_again() {
    let shelf = Shelf::random(20, 30);
    shelf.settle();
    assert_eq!(shelf.open_telling(Freshness::UpToDate).1, 20);
    assert_eq!(shelf.open_telling(Freshness::UpToDate).1, 0);
    must_answer_rightly(&shelf);
    shelf.put_random("00/0.kifu", 31_000);
    shelf.put_random("new.kifu", 31_001);
    fs::remove_file(shelf.records.path().join("00/3.kifu")).unwrap();
    fs::rename(shelf.records.path().join("00/6.kifu"), shelf.records.path().join("moved.kifu")).unwrap();
    must_answer_rightly(&shelf);
    shelf.settle();
    must_answer_rightly(&shelf);
    assert_eq!(shelf.open_telling(Freshness::UpToDate).1, 0);
}

/// However often a few files are added: none of those known already is opened again.
#[test]
fn what_was_read_stays_read_when_a_few_files_are_added() {
    let shelf = Shelf::random(40, 44);
    shelf.settle();
    assert_eq!(shelf.open_telling(Freshness::UpToDate).1, 40);
    for seed in 0..30 {
        shelf.put_random(&format!("added/{seed}.kifu"), 45_000 + seed);
        shelf.settle_one(&format!("added/{seed}.kifu"));
        if seed % 5 == 4 {
            // Part of what was merged is out of date.
            fs::remove_file(shelf.records.path().join(format!("added/{}.kifu", seed - 3))).unwrap();
        }
        let (library, read) = shelf.open_telling(Freshness::UpToDate);
        assert_eq!(read, 1, "{seed}");
        assert!(library.parts() <= 8, "{} parts", library.parts());
    }
    must_answer_rightly(&shelf);
    assert_eq!(shelf.open_telling(Freshness::UpToDate).1, 0);
}

/// A reading that ends at any instant, even with the program, loses a part at most.
#[test]
fn a_part_is_written_every_thousand_files() {
    let shelf = Shelf::new();
    let record = "先手：佐藤\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
    (0..2_500).for_each(|file| _ = shelf.put(&format!("{file}.kifu"), record.as_bytes()));
    shelf.settle();
    let folders = distinct_folders(&[shelf.records.path().to_owned()]).unwrap();
    let mut parts = Vec::new();
    let library = Library::open_while(&folders[0], Some(shelf.store.path()), &mut |done, _| {
        parts.push((done, shelf.parts().len()));
        ControlFlow::Continue(())
    });
    let written = |files: usize| parts.iter().find(|(done, _)| *done >= files).unwrap().1;
    assert_eq!([written(1_024), written(2_048)], [1, 2]);
    assert_eq!((library.unwrap().census().indexed, shelf.parts().len()), (2_500, 3));
}

/// Damage that is noticed only when parts are merged costs a reading of its files.
#[test]
fn a_part_that_is_damaged_when_it_is_merged_is_made_anew() {
    let shelf = Shelf::random(5, 46);
    shelf.settle();
    for seed in 0..12 {
        shelf.open(Freshness::UpToDate);
        let part = shelf.parts().swap_remove(0);
        let mut bytes = fs::read(&part).unwrap();
        let middle = bytes.len() / 3;
        bytes[middle..middle + 64].fill(0xA5);
        fs::write(&part, &bytes).unwrap();
        shelf.put_random(&format!("added/{seed}.kifu"), 47_000 + seed);
        shelf.settle();
        assert!(shelf.open(Freshness::UpToDate).census().unread.is_empty());
    }
    must_answer_rightly(&shelf);
}

/// An index of an earlier layout is made anew, without a word.
#[test]
fn an_index_of_another_layout_is_made_anew() {
    let shelf = Shelf::random(6, 48);
    shelf.settle();
    shelf.open(Freshness::UpToDate);
    let old = shelf.parts().pop().unwrap();
    let mut bytes = fs::read(&old).unwrap();
    bytes[..16].copy_from_slice(b"komadai lib   5\n");
    fs::write(&old, &bytes).unwrap();
    assert_eq!(shelf.open(Freshness::AsItIs).census().unread.len(), 6);
    must_answer_rightly(&shelf);
    assert!(!old.exists() && shelf.parts().len() == 1);
}

#[test]
fn reading_that_is_stopped_keeps_what_it_has_and_goes_on_from_there() {
    let shelf = Shelf::random(300, 36);
    shelf.settle();
    let folders = distinct_folders(&[shelf.records.path().to_owned()]).unwrap();
    let mut calls = 0;
    let stopped = Library::open_while(&folders[0], Some(shelf.store.path()), &mut |_, _| {
        calls += 1;
        if calls > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let census = stopped.unwrap().census().clone();
    assert_eq!((census.files, census.unread.len()), (300, 300 - 128), "what was read is kept");
    assert_eq!(shelf.open(Freshness::AsItIs).census().unread.len(), 300 - 128);
    must_answer_rightly(&shelf);
}

#[test]
fn a_file_that_changes_twice_in_an_instant_is_read_twice() {
    let shelf = Shelf::random(3, 32);
    for seed in 0..10 {
        shelf.put_random("a.kifu", 33_000 + seed * 3);
        must_answer_rightly(&shelf);
    }
}

#[test]
fn what_is_left_out_is_counted() {
    let shelf = Shelf::random(5, 34);
    let library = shelf.open(Freshness::AsItIs);
    assert_eq!((library.census().files, library.census().indexed, library.census().unread.len()), (5, 0, 5));
    shelf.settle();
    shelf.open(Freshness::UpToDate);
    fs::remove_file(shelf.records.path().join("00/0.kifu")).unwrap();
    shelf.put_random("late.kifu", 35_000);
    let mut library = shelf.open(Freshness::AsItIs);
    assert_eq!((library.census().files, library.census().indexed, library.census().unread.len()), (5, 4, 1));
    let found = library.find(&Query::new(Sought::Games)).unwrap();
    let is_known = |path: &std::path::Path| !path.ends_with("0.kifu") && !path.ends_with("late.kifu");
    assert!(!found.hits.is_empty() && found.hits.iter().all(|hit| is_known(&hit.path)));
}

#[test]
fn nonsense_in_the_folder_costs_only_itself() {
    let shelf = Shelf::random(6, 36);
    let expected: LibraryAnswer = shelf.find(&queries()[1]);
    shelf.put("nonsense.kif", b"no record at all");
    shelf.put("empty.csa", b"");
    shelf.put("binary.kifu", &(0..=255).cycle().take(100_000).collect::<Vec<u8>>());
    shelf.put("deep.jkf", "[".repeat(200_000).as_bytes());
    let large = File::create(shelf.put("large.kif", b"")).unwrap();
    large.set_len(MAX_IMPORT_BYTES as u64 + 1).unwrap();
    shelf.put("other.txt", b"not even looked at");
    #[cfg(unix)]
    {
        let records = shelf.records.path();
        std::os::unix::fs::symlink("nowhere", records.join("dangling.kif")).unwrap();
        std::os::unix::fs::symlink(records, records.join("loop")).unwrap();
        assert!(Command::new("mkfifo").arg(records.join("pipe.kif")).status().unwrap().success());
    }
    let mut library = shelf.open(Freshness::UpToDate);
    let census = library.census().clone();
    let no_files = 2 * usize::from(cfg!(unix));
    assert_eq!((census.indexed, census.unreadable.len(), census.unread.len()), (6, 5 + no_files, 0));
    assert_eq!(census.files, 6 + 5 + no_files);
    assert_eq!(library.find(&queries()[1]).unwrap(), expected);
}

/// Takes from everybody the permission to read a file or folder. Whether that has any effect: for root it has none.
#[cfg(unix)]
fn is_locked(path: &std::path::Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o000)).unwrap();
    fs::read_dir(path).is_err() && fs::read(path).is_err()
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_counts_as_unreadable_until_it_may() {
    use std::os::unix::fs::PermissionsExt;
    let shelf = Shelf::random(5, 46);
    let path = shelf.put("locked.kif", "1 ７六歩(77)\n2 投了\n".as_bytes());
    shelf.settle();
    if !is_locked(&path) {
        return;
    }
    for freshness in [Freshness::UpToDate, Freshness::AsItIs, Freshness::UpToDate] {
        let census = shelf.open(freshness).census().clone();
        assert_eq!((census.files, census.indexed, &census.unread), (6, 5, &Vec::new()), "{freshness:?}");
        assert_eq!(census.unreadable, std::slice::from_ref(&path), "{freshness:?}");
    }
    assert_eq!(shelf.parts().len(), 1, "that it still cannot be read is not written down again");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    let census = shelf.open(Freshness::UpToDate).census().clone();
    assert_eq!((census.indexed, census.unread.len(), census.unreadable.len()), (6, 0, 0));
    must_answer_rightly(&shelf);
}

/// The memory of a program is such a file even for root: it can be opened, and its beginning cannot be read.
#[cfg(target_os = "linux")]
#[test]
fn a_file_that_the_system_does_not_give_counts_as_unreadable() {
    let shelf = Shelf::random(5, 47);
    let path = shelf.records.path().join("memory.kif");
    std::os::unix::fs::symlink("/proc/self/mem", &path).unwrap();
    let census = shelf.open(Freshness::UpToDate).census().clone();
    assert_eq!((census.indexed, census.unread, census.unreadable), (5, Vec::new(), vec![path]));
}

#[test]
fn whatever_is_damaged_in_an_index_is_made_anew() {
    let shelf = Shelf::random(8, 38);
    shelf.settle();
    must_answer_rightly(&shelf);
    let mut dice = Dice::new(38);
    for round in 0..120 {
        let part = shelf.parts().pop().unwrap();
        let mut bytes = fs::read(&part).unwrap();
        let at = dice.below(bytes.len());
        match round % 4 {
            0 => bytes.truncate(at),
            1 => bytes[at] ^= 1 << dice.below(8),
            2 => bytes[at..].fill(0),
            _ => bytes.rotate_left(at),
        }
        fs::write(&part, &bytes).unwrap();
        must_answer_rightly(&shelf);
    }
    for part in shelf.parts() {
        fs::write(part, b"").unwrap();
    }
    must_answer_rightly(&shelf);
    shelf.parts().into_iter().for_each(|part| fs::remove_file(part).unwrap());
    must_answer_rightly(&shelf);
}

/// How often the program is killed: twelve times, or as often as `KOMADAI_KILLS` says.
fn kills() -> usize {
    std::env::var("KOMADAI_KILLS").ok().and_then(|count| count.parse().ok()).unwrap_or(12)
}

#[test]
fn a_program_that_is_killed_while_it_indexes_leaves_nothing_wrong_behind() {
    let shelf = Shelf::random(60, 40);
    shelf.settle();
    let mut dice = Dice::new(40);
    for kill in 0..kills() {
        shelf.put_random(&format!("{:02}/{}.kifu", kill % 3, dice.below(60)), 41_000 + kill as u64);
        let mut program = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .args(["index", "--store"])
            .args([shelf.store.path(), shelf.records.path()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_micros(dice.below(60_000) as u64));
        program.kill().unwrap();
        program.wait().unwrap();
        if kill % 3 == 0 {
            must_answer_rightly(&shelf);
        }
    }
    must_answer_rightly(&shelf);
}

#[test]
fn two_programs_that_index_the_same_folder_wait_for_each_other() {
    let shelf = Shelf::random(30, 42);
    thread::scope(|scope| (0..3).for_each(|_| _ = scope.spawn(|| must_answer_rightly(&shelf))));
}
