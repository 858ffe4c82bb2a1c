//! Disks that are full, missing, slow or not ours, and threads that die.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use komadai::journal::{ReviewDraft, as_saved, recover};
use komadai::record::{GameTree, RecordFormat, TextEncoding, losses_stored};
use komadai::rules::Sequel;
use komadai::session::{ArbiterAct, ArbiterRuling, MatchSetup, Signature};
use komadai::storage::{Disk, JournalKeeper, JournalNews, JournalTrouble, RealDisk, find_journals};
use tempfile::TempDir;

use crate::games::{Game, PATIENCE, plies_in};

/// How a disk behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    Good,
    Full,
    Dawdles,
    Panics,
}

/// A disk whose behaviour can be changed while it is in use.
#[derive(Clone, Debug)]
struct MoodyDisk(Arc<AtomicUsize>);

const MOODS: [Mood; 4] = [Mood::Good, Mood::Full, Mood::Dawdles, Mood::Panics];

impl MoodyDisk {
    fn set(&self, mood: Mood) {
        self.0.store(MOODS.iter().position(|it| *it == mood).unwrap(), Ordering::SeqCst);
    }
}

impl Disk for MoodyDisk {
    fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        match MOODS[self.0.load(Ordering::SeqCst)] {
            Mood::Good => RealDisk.write(file, bytes),
            Mood::Full => {
                RealDisk.write(file, &bytes[..bytes.len() / 2])?;
                Err(io::ErrorKind::StorageFull.into())
            }
            Mood::Dawdles => {
                std::thread::sleep(Duration::from_millis(300));
                RealDisk.write(file, bytes)
            }
            Mood::Panics => {
                self.set(Mood::Good);
                RealDisk.write(file, &bytes[..bytes.len() / 2])?;
                panic!("the thread that writes dies here, as this test wants it to")
            }
        }
    }
}

struct Bench {
    folder: TempDir,
    disk: MoodyDisk,
    keeper: JournalKeeper,
    news: Arc<Mutex<Vec<JournalNews>>>,
}

impl Bench {
    fn new() -> Self {
        Self::with_listener(|| {})
    }

    /// A bench whose news pass through `dawdle` before they are noted.
    fn with_listener(dawdle: impl Fn() + Send + Sync + 'static) -> Self {
        let disk = MoodyDisk(Arc::default());
        let news: Arc<Mutex<Vec<JournalNews>>> = Arc::default();
        let (on, told) = (disk.clone(), Arc::clone(&news));
        let tell = move |it| {
            dawdle();
            told.lock().unwrap().push(it);
        };
        let keeper = JournalKeeper::new(move || on.clone(), tell);
        Self { folder: tempfile::tempdir().unwrap(), disk, keeper, news }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("journals").join("game.journal")
    }

    fn begin(&mut self) -> Game {
        let path = self.path();
        Game::begin(&mut self.keeper, path)
    }

    fn news(&self) -> Vec<JournalNews> {
        std::mem::take(&mut self.news.lock().unwrap())
    }

    /// Waits until `wanted` is reported.
    fn wait_for(&self, wanted: &JournalNews) {
        for _ in 0..1_000 {
            if self.news.lock().unwrap().contains(wanted) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{wanted:?} was not told, but {:?}", self.news());
    }
}

#[test]
fn a_move_is_on_disk_once_it_was_waited_for() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    for (plies, mv) in ["7g7f", "3c3d", "2g2f"].iter().enumerate() {
        game.play(&mut bench.keeper, mv);
        assert!(bench.keeper.wait_until_safe(PATIENCE));
        assert_eq!(plies_in(&bench.path()), plies + 1);
    }
    assert_eq!(bench.news(), []);
}

#[test]
fn a_full_disk_is_told_once_and_everything_is_there_when_it_has_room_again() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    bench.disk.set(Mood::Full);
    game.play(&mut bench.keeper, "3c3d");
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    game.play(&mut bench.keeper, "2g2f");
    assert!(!bench.keeper.wait_until_safe(PATIENCE), "nobody is held up again");
    assert_eq!(plies_in(&bench.path()), 1, "half a line is no line");
    bench.disk.set(Mood::Good);
    bench.wait_for(&JournalNews::SafeAgain);
    assert_eq!(plies_in(&bench.path()), 3);
    let told = bench.news();
    let is_failure = |it: &&JournalNews| matches!(it, JournalNews::NotSafe { trouble: JournalTrouble::Failed(_), .. });
    assert_eq!((told.iter().filter(is_failure).count(), told.len()), (1, 2), "{told:?}");
}

#[cfg(unix)]
#[test]
fn a_journal_that_somebody_deletes_is_written_anew_with_the_next_move() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    std::fs::remove_file(bench.path()).unwrap();
    game.play(&mut bench.keeper, "3c3d");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    assert_eq!(plies_in(&bench.path()), 2);
    assert_eq!(bench.news(), []);
}

#[cfg(unix)]
#[test]
fn a_journal_whose_folder_was_taken_away_is_found_out_by_a_look_without_another_move() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    bench.keeper.check();
    assert!(bench.keeper.wait_until_safe(PATIENCE), "it lies where it was written");
    let (journals, away) = (bench.folder.path().join("journals"), bench.folder.path().join("away"));
    fs::rename(&journals, &away).unwrap();
    fs::write(&journals, b"x").unwrap();
    bench.keeper.check();
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    let told = bench.news();
    assert!(matches!(told[..], [JournalNews::NotSafe { trouble: JournalTrouble::Failed(_), .. }]), "{told:?}");
    fs::remove_file(&journals).unwrap();
    bench.wait_for(&JournalNews::SafeAgain);
    assert_eq!(plies_in(&bench.path()), 1);
}

#[cfg(unix)]
#[test]
fn a_folder_in_the_place_of_the_journal_is_told_until_it_is_gone() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    std::fs::remove_file(bench.path()).unwrap();
    std::fs::create_dir(bench.path()).unwrap();
    game.play(&mut bench.keeper, "3c3d");
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    std::fs::remove_dir(bench.path()).unwrap();
    bench.wait_for(&JournalNews::SafeAgain);
    assert_eq!(plies_in(&bench.path()), 2);
}

#[test]
fn whoever_waits_is_let_go_only_when_the_failure_has_been_told() {
    let mut bench = Bench::with_listener(|| std::thread::sleep(Duration::from_millis(50)));
    bench.disk.set(Mood::Full);
    let _game = bench.begin();
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    let told = bench.news();
    assert!(matches!(told[..], [JournalNews::NotSafe { trouble: JournalTrouble::Failed(_), .. }]), "{told:?}");
}

#[test]
fn a_disk_that_is_full_from_the_beginning_leaves_no_half_journal() {
    let mut bench = Bench::new();
    bench.disk.set(Mood::Full);
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    assert!(find_journals(&bench.folder.path().join("journals"), "journal", usize::MAX).is_empty());
    bench.disk.set(Mood::Good);
    bench.wait_for(&JournalNews::SafeAgain);
    assert_eq!(plies_in(&bench.path()), 1);
}

#[test]
fn a_disk_that_dawdles_holds_nobody_up_for_long() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    bench.disk.set(Mood::Dawdles);
    game.play(&mut bench.keeper, "7g7f");
    assert!(!bench.keeper.wait_until_safe(Duration::from_millis(20)));
    bench.wait_for(&JournalNews::NotSafe { path: bench.path(), trouble: JournalTrouble::Slow });
    bench.wait_for(&JournalNews::SafeAgain);
    assert_eq!(plies_in(&bench.path()), 1);
}

#[test]
fn a_thread_that_dies_is_replaced_and_nothing_is_lost() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    bench.disk.set(Mood::Panics);
    game.play(&mut bench.keeper, "3c3d");
    assert!(!bench.keeper.wait_until_safe(Duration::from_millis(200)));
    game.play(&mut bench.keeper, "2g2f");
    // The window asks before every frame; the dead thread may still be unwinding.
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE && !bench.keeper.wait_until_safe(Duration::from_millis(10)) {
        thread::sleep(Duration::from_millis(5));
    }
    bench.wait_for(&JournalNews::WriterReplaced);
    bench.wait_for(&JournalNews::SafeAgain);
    assert_eq!(plies_in(&bench.path()), 3);
}

#[test]
fn a_folder_that_vanishes_is_made_again_with_the_whole_journal() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    let elsewhere = bench.folder.path().join("elsewhere");
    bench.keeper.move_to(&elsewhere);
    game.play(&mut bench.keeper, "3c3d");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    assert_eq!((plies_in(&elsewhere.join("game.journal")), plies_in(&bench.path())), (2, 1));
}

#[test]
fn a_place_that_can_never_be_written_does_not_stop_the_game_and_another_place_can_be_chosen() {
    let mut bench = Bench::new();
    let in_the_way = bench.folder.path().join("journals");
    fs::write(&in_the_way, "a file where a folder should be").unwrap();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    bench.keeper.move_to(&bench.folder.path().join("elsewhere"));
    bench.wait_for(&JournalNews::SafeAgain);
    game.play(&mut bench.keeper, "3c3d");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    assert_eq!(plies_in(&bench.folder.path().join("elsewhere").join("game.journal")), 2);
}

#[test]
fn a_journal_that_is_being_written_is_not_found_by_another_program() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    let folder = bench.folder.path().join("journals");
    let found = || paths(&folder);
    assert_eq!(found(), Vec::<PathBuf>::new());
    let mut other = JournalKeeper::new(|| RealDisk, |_| {});
    let other_game = Game::begin(&mut other, bench.path());
    assert!(other.wait_until_safe(PATIENCE));
    assert!(folder.join("game-2.journal").exists(), "each has its own");
    drop((other, other_game));
    // Its thread may release the file a moment later.
    let begun = Instant::now();
    while found().is_empty() && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(found(), [folder.join("game-2.journal")]);
}

#[test]
fn a_journal_that_is_closed_goes_aside_with_its_record() {
    let mut bench = Bench::new();
    let aside = bench.folder.path().join("journals").join("past");
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    bench.keeper.close(aside.clone());
    drop(bench.keeper);
    assert!(paths(&bench.folder.path().join("journals")).is_empty());
    assert_eq!(plies_in(&aside.join("game.journal")), 1);
    assert!(fs::read_to_string(aside.join("game.kif")).unwrap().contains("７六歩"));
}

#[test]
fn a_record_that_is_to_be_kept_goes_aside_before_another_is_saved_in_its_place() {
    let mut bench = Bench::new();
    let (path, aside) = (bench.path(), bench.folder.path().join("past"));
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path.with_extension("kif"), "twenty-eight moves").unwrap();
    fs::create_dir_all(&aside).unwrap();
    fs::write(aside.join("game.kif"), "an older one").unwrap();
    bench.keeper.take_up(path.clone(), Vec::new());
    bench.keeper.keep_record(aside.clone());
    bench.keeper.save_record(b"twelve moves".to_vec());
    bench.keeper.let_go();
    bench.wait_for(&JournalNews::RecordKept(aside.join("game-2.kif")));
    drop(bench.keeper);
    let read = |path: PathBuf| fs::read_to_string(path).unwrap();
    assert_eq!(read(path.with_extension("kif")), "twelve moves");
    assert_eq!(
        (read(aside.join("game.kif")), read(aside.join("game-2.kif"))),
        ("an older one".to_owned(), "twenty-eight moves".to_owned())
    );
}

#[test]
fn a_new_journal_takes_no_name_whose_record_is_there() {
    let mut bench = Bench::new();
    let path = bench.path();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path.with_extension("kif"), "another game").unwrap();
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    bench.keeper.let_go();
    drop(bench.keeper);
    assert_eq!(fs::read_to_string(path.with_extension("kif")).unwrap(), "another game");
    assert_eq!(plies_in(&path.with_file_name("game-2.journal")), 1);
}

#[test]
fn a_journal_that_is_let_go_stays_and_the_next_game_is_written_beside_it() {
    let mut bench = Bench::new();
    let mut adjourned = bench.begin();
    adjourned.play(&mut bench.keeper, "7g7f");
    bench.keeper.let_go();
    let other = bench.path().with_file_name("other.journal");
    let mut game = Game::begin(&mut bench.keeper, other.clone());
    game.play(&mut bench.keeper, "2g2f");
    game.play(&mut bench.keeper, "3c3d");
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    assert_eq!((plies_in(&bench.path()), plies_in(&other)), (1, 2));
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    find_journals(folder, "journal", usize::MAX).into_iter().map(|found| found.path).collect()
}

/// `cargo test --no-default-features --test journals -- --ignored --nocapture how_long`
#[test]
#[ignore = "it measures the disk of this machine"]
fn how_long_a_move_waits_for_the_disk() {
    let mut bench = Bench::new();
    let mut game = bench.begin();
    let mut waits: Vec<Duration> = Vec::new();
    for round in 0..500 {
        for mv in if round % 2 == 0 { ["4i4h", "4a4b"] } else { ["4h4i", "4b4a"] } {
            // Nobody moves fast enough to find the previous record still being saved.
            std::thread::sleep(Duration::from_millis(40));
            let begun = std::time::Instant::now();
            game.play(&mut bench.keeper, mv);
            assert!(bench.keeper.wait_until_safe(PATIENCE));
            waits.push(begun.elapsed());
        }
        if game.session.verdict().is_some() {
            bench.keeper.close(bench.folder.path().join("past"));
            game = bench.begin();
        }
    }
    waits.sort();
    let part = |share: usize| waits[(waits.len() - 1) * share / 1_000];
    println!(
        "{} moves: half within {:?}, 95 % {:?}, 99 % {:?}, all {:?}",
        waits.len(),
        part(500),
        part(950),
        part(990),
        part(1_000)
    );
}

/// `cargo test --release --no-default-features --test journals -- --ignored --nocapture hundred_thousand_moves`
#[test]
#[ignore = "it measures the speed of this machine"]
fn how_long_the_window_waits_for_a_review_of_a_hundred_thousand_moves() {
    let moves = ["3i4h", "7a6b", "4h3i", "6b7a"].map(|mv| mv.parse().unwrap());
    let mut tree = GameTree::new(MatchSetup::default().start.position());
    let mut at = GameTree::ROOT;
    for ply in 0..100_000 {
        at = tree.add_judged(at, moves[ply % 4]);
    }
    let took = |work: &dyn Fn()| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    let best = |work: &dyn Fn()| (0..9).map(|_| took(work)).min().unwrap_or_default();
    let draft = ReviewDraft::new(tree.clone(), "2026/11/21 14:30:05", None);
    let copied = best(&|| drop(std::hint::black_box(tree.clone())));
    let made = best(&|| drop(std::hint::black_box(draft.to_bytes())));
    let compared = best(&|| drop(std::hint::black_box(losses_stored(&tree, RecordFormat::Kif, TextEncoding::Utf8))));
    println!("copied in {copied:?}, written out in {made:?}, read again and compared in {compared:?}");
}

/// A game that does not count, by the arbiter's word.
fn not_counting(bench: &mut Bench) -> Game {
    let mut game = bench.begin();
    game.play(&mut bench.keeper, "7g7f 3c3d");
    let ruling = ArbiterRuling { winner: None, charge: None, sequel: Sequel::Replay, words: String::new() };
    game.give(&mut bench.keeper, ArbiterAct::Rule(ruling).signed(Signature::default())).unwrap();
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    // The record comes behind the journal, and nobody waits for it.
    let record = as_saved(game.session.tree()).unwrap();
    let is_saved = |_: &usize| fs::read(bench.path().with_extension("kif")).is_ok_and(|there| there == record);
    (0..1_000).inspect(|_| thread::sleep(Duration::from_millis(5))).find(is_saved).unwrap();
    game
}

/// The numbers of the games whose journals lie in a folder: 2 for a replay.
fn numbers(folder: &Path) -> Vec<u32> {
    let found = find_journals(folder, "journal", usize::MAX);
    let number = |bytes: Vec<u8>| recover(&bytes).unwrap().session.setup().attempt.number;
    let mut numbers: Vec<u32> = found.into_iter().map(|found| number(found.bytes.unwrap())).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn the_journal_of_a_game_that_is_replayed_stays_until_that_of_the_replay_is_safe() {
    let mut bench = Bench::new();
    let game = not_counting(&mut bench);
    let (path, folder) = (bench.path(), bench.path().with_file_name(""));
    bench.disk.set(Mood::Full);
    let mut replay = Game::replay(&mut bench.keeper, path, &game);
    assert!(!bench.keeper.wait_until_safe(PATIENCE));
    assert_eq!((numbers(&folder), numbers(&folder.join("past"))), (vec![1], Vec::new()));
    bench.disk.set(Mood::Good);
    bench.wait_for(&JournalNews::SafeAgain);
    replay.play(&mut bench.keeper, "2g2f");
    // Its journal is let go of a moment after that.
    drop(bench.keeper);
    let is_free = |_: &usize| !numbers(&folder).is_empty();
    (0..1_000).inspect(|_| thread::sleep(Duration::from_millis(5))).find(is_free).unwrap();
    assert_eq!((numbers(&folder), numbers(&folder.join("past"))), (vec![2], vec![1]));
}

#[test]
fn a_record_that_takes_long_to_be_written_out_holds_nobody_up_and_only_the_newest_that_waits_is() {
    let mut bench = Bench::new();
    let path = bench.folder.path().join("record.review");
    let (made, door) = (Arc::<Mutex<Vec<u8>>>::default(), Arc::new(Barrier::new(2)));
    let make = |number: u8, waits: bool| {
        let (made, door) = (Arc::clone(&made), Arc::clone(&door));
        move || {
            made.lock().unwrap().push(number);
            // Once somebody sees that it is being made, and again when it may be finished.
            (0..if waits { 2 } else { 0 }).for_each(|_| _ = door.wait());
            vec![number; 3]
        }
    };
    bench.keeper.begin_to_make(path.clone(), make(1, true));
    door.wait();
    bench.keeper.rewrite(make(2, false));
    bench.keeper.rewrite(make(3, false));
    assert!(!path.exists(), "the first is still being made");
    door.wait();
    assert!(bench.keeper.wait_until_safe(PATIENCE));
    assert_eq!((fs::read(&path).unwrap(), made.lock().unwrap().clone()), (vec![3; 3], vec![1, 3]));
    bench.keeper.rewrite(make(4, false));
    bench.keeper.close(bench.folder.path().join("past"));
    drop(bench.keeper);
    assert_eq!(
        fs::read(bench.folder.path().join("past/record.review")).unwrap(),
        [4; 3],
        "what was left is kept whole"
    );
}
