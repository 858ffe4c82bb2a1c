//! Power cuts: writes are recorded call by call, and after each call a power cut is simulated in memory. Whatever was
//! not waited for may survive in part or not at all, writes by the sector and names in any combination. Whatever was
//! shown before must survive every time.
//!
//! The long test, 100,000 cuts, is run with `cargo test --release --no-default-features --test journals -- --ignored
//! --nocapture hundred_thousand_power_cuts`.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use komadai::journal::recover;
use komadai::record::import;
use komadai::session::MatchSession;
use komadai::storage::{Disk, JournalKeeper, RealDisk};

use crate::games::{Game, PATIENCE};
use crate::player::{Dice, choose, find_game, is_over};

/// What a disk writes atomically.
const SECTOR: usize = 512;

/// Identifies a file, whatever its name.
type Inode = u64;

/// Every name below the folder of the test.
type Names = BTreeMap<PathBuf, Inode>;

/// Something that happened.
#[derive(Clone, Debug)]
enum Event {
    Write(Inode, Vec<u8>),
    Sync(Inode),
    SyncFolder(PathBuf),
    /// The people at the board see the position of a game in which this many things have been done.
    Shown {
        game: usize,
        done: usize,
        sfen: String,
    },
}

/// A real disk, with everything it was asked to do, each with the names that existed just before.
#[derive(Debug, Default)]
struct Recording {
    events: Vec<(Names, Event)>,
    /// Keeps files open, so that their inode numbers are not reused.
    open: Vec<File>,
}

#[derive(Clone)]
struct RecordedDisk(PathBuf, Arc<Mutex<Recording>>);

impl RecordedDisk {
    fn note(&self, event: Event) {
        let mut names = Names::new();
        walk(&self.0, &mut names);
        self.1.lock().unwrap().events.push((names, event));
    }

    fn keeper(&self) -> JournalKeeper {
        let disk = self.clone();
        JournalKeeper::new(move || disk.clone(), |_| {})
    }
}

impl Disk for RecordedDisk {
    fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        // A handle other than the one whose closing is to release the lock.
        let other = File::open(format!("/proc/self/fd/{}", file.as_raw_fd()))?;
        self.1.lock().unwrap().open.push(other);
        self.note(Event::Write(file.metadata()?.ino(), bytes.to_vec()));
        RealDisk.write(file, bytes)
    }

    fn sync_data(&mut self, file: &File) -> io::Result<()> {
        self.note(Event::Sync(file.metadata()?.ino()));
        Ok(())
    }

    fn sync_all(&mut self, file: &File) -> io::Result<()> {
        self.sync_data(file)
    }

    fn sync_folder(&mut self, folder: &Path) -> io::Result<()> {
        self.note(Event::SyncFolder(folder.to_owned()));
        Ok(())
    }
}

fn walk(folder: &Path, names: &mut Names) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let Ok(about) = entry.metadata() else { continue };
        names.insert(entry.path(), about.ino());
        if about.is_dir() {
            walk(&entry.path(), names);
        }
    }
}

/// Plays for a while, with games that end, are left and are resumed. Returns what the disk was asked to do.
fn play(seed: u64, commands: usize) -> Vec<(Names, Event)> {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("state").join("journals");
    let disk = RecordedDisk(home.path().to_owned(), Arc::default());
    let mut keeper = disk.keeper();
    let (mut dice, mut games) = (Dice(seed), 0);
    let mut game = Game::begin(&mut keeper, folder.join("game.journal"));
    for _ in 0..commands {
        assert!(keeper.wait_until_safe(PATIENCE));
        let (done, sfen) = (game.session.log().len(), game.session.position().to_sfen(1));
        disk.note(Event::Shown { game: games, done, sfen });
        if game.session.next_game().is_some() {
            games += 1;
            game = Game::replay(&mut keeper, folder.join("game.journal"), &game);
        } else if is_over(&game) || dice.below(25) == 0 {
            keeper.close(folder.join("past"));
            games += 1;
            game = Game::begin(&mut keeper, folder.join("game.journal"));
        } else if dice.below(12) == 0 {
            keeper.let_go();
            keeper = disk.keeper();
            game = take_up(&mut keeper, &folder);
        } else {
            game.wait(Duration::from_millis(dice.below(900)));
            _ = game.give(&mut keeper, choose(&game, &mut dice));
        }
    }
    drop(keeper);
    std::mem::take(&mut disk.1.lock().unwrap().events)
}

/// Resumes the game that was left. Its previous writer may release the file a moment later.
fn take_up(keeper: &mut JournalKeeper, folder: &Path) -> Game {
    let attempts = (0..1_000).inspect(|_| thread::sleep(Duration::from_millis(5)));
    attempts.into_iter().find_map(|_| find_game(keeper, folder)).unwrap()
}

/// The content of a file that would survive a power cut, and what was written after that.
#[derive(Clone, Debug, Default)]
struct Contents {
    durable: Vec<u8>,
    pending: Vec<u8>,
}

impl Contents {
    fn sync(&mut self) {
        self.durable.append(&mut self.pending);
    }

    /// The content after a cut: of each sector what was written, zeros, or nothing.
    fn after_a_cut(&self, dice: &mut Dice) -> Vec<u8> {
        let mut left = self.durable.clone();
        let kept = usize::try_from(dice.below(self.pending.len() as u64 + 1)).unwrap();
        left.extend_from_slice(&self.pending[..kept]);
        let mut start = self.durable.len();
        while start < left.len() {
            let end = (start / SECTOR * SECTOR + SECTOR).min(left.len());
            if dice.below(4) == 0 {
                left[start..end].fill(0);
            }
            start = end;
        }
        left
    }
}

/// The disk as of some point of the recording.
#[derive(Debug, Default)]
struct Model {
    files: BTreeMap<Inode, Contents>,
    /// The names that would survive a power cut.
    durable: Names,
    /// The names that exist.
    names: Names,
    /// What was last shown of each game.
    shown: Vec<(usize, String)>,
}

impl Model {
    fn follow(&mut self, names: &Names, event: &Event) {
        self.names.clone_from(names);
        match event {
            Event::Write(inode, bytes) => self.files.entry(*inode).or_default().pending.extend_from_slice(bytes),
            Event::Sync(inode) => self.files.entry(*inode).or_default().sync(),
            Event::SyncFolder(folder) => {
                let is_in = |path: &Path| path.parent() == Some(folder);
                self.durable.retain(|path, _| !is_in(path));
                self.durable
                    .extend(names.iter().filter(|(path, _)| is_in(path)).map(|(path, inode)| (path.clone(), *inode)));
            }
            Event::Shown { game, done, sfen } => {
                self.shown.truncate(*game);
                self.shown.push((*done, sfen.clone()));
            }
        }
    }

    /// The files that survive a cut. A renamed file has its old name or its new one.
    fn cut(&self, dice: &mut Dice) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut left = self.durable.clone();
        let changed: Vec<_> =
            self.names.iter().filter(|(path, inode)| self.durable.get(*path) != Some(inode)).collect();
        for (path, inode) in changed {
            if dice.below(2) == 0 {
                left.retain(|_, it| it != inode);
                left.insert(path.clone(), *inode);
            }
        }
        let is_reached =
            |path: &Path| path.ancestors().skip(1).all(|it| !self.names.contains_key(it) || left.contains_key(it));
        let files = left.iter().filter(|(path, inode)| is_reached(path) && self.files.contains_key(inode));
        files.map(|(path, inode)| (path.clone(), self.files[inode].after_a_cut(dice))).collect()
    }

    /// Cuts the power, and checks that every game survives as far as it was shown.
    fn hold(&self, dice: &mut Dice) {
        let left = self.cut(dice);
        let with =
            |ending: &'static str| left.iter().filter(move |(path, _)| path.extension().is_some_and(|it| it == ending));
        for (path, bytes) in with("kif") {
            assert_eq!(import(bytes).unwrap().broken_off, None, "{}", path.display());
        }
        let games: Vec<MatchSession> =
            with("journal").filter_map(|(_, bytes)| recover(bytes).ok()).map(|found| found.session).collect();
        for (done, sfen) in &self.shown {
            let is_it = |game: &MatchSession| {
                game.log().len() >= *done
                    && MatchSession::replay(game.setup().clone(), &game.log()[..*done]).unwrap().position().to_sfen(1)
                        == *sfen
            };
            assert!(games.iter().any(is_it), "lost: {sfen} after {done} things done; left: {:?}", left.keys());
        }
    }
}

/// Cuts the power after each call of a few games, `cuts` times in total.
fn trial(cuts: usize, commands: usize) {
    let (mut dice, mut done, mut calls, mut games) = (Dice(20_261_122), 0, 0, 0);
    while done < cuts {
        let events = play(dice.below(u64::MAX), commands);
        let mut model = Model::default();
        for (names, event) in &events {
            model.follow(names, event);
            (0..cuts.div_ceil(4_000)).for_each(|_| model.hold(&mut dice));
            done += cuts.div_ceil(4_000);
        }
        calls += events.len();
        games += model.shown.len();
    }
    println!("{done} cuts after {calls} calls in {games} games");
}

#[test]
fn a_power_cut_after_any_call_loses_nothing_that_was_shown() {
    trial(600, 40);
}

#[test]
#[ignore = "takes some minutes"]
fn hundred_thousand_power_cuts_lose_nothing_that_was_shown() {
    trial(100_000, 60);
}
