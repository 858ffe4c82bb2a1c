//! Crash tests: a playing program is killed again and again, at any instant and between any two bytes of a write, and
//! each time what it had shown is compared with what it left on disk.
//!
//! The long test, ten thousand kills, is run with `cargo test --no-default-features --test journals -- --ignored
//! --nocapture ten_thousand`. `KOMADAI_KILLS` is another number for the ordinary one.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use komadai::journal::{JournalError, recover};
use komadai::record::import;
use komadai::session::MatchSession;
use komadai::shogi::Color;
use komadai::storage::{files_below, find_journals};

use crate::player::{Dice, SAYS, command};

/// What the people at the board saw last.
#[derive(Clone, Debug, Default)]
struct Shown {
    /// Which game of its pairing it was: 2 for the first replay.
    attempt: u32,
    /// Whether its replay was about to be set up.
    is_due: bool,
    /// How many things had been done; `None` if a new game was about to begin.
    done: Option<usize>,
    clocks: [u64; 2],
    sfen: String,
}

/// What a run has seen.
#[derive(Debug, Default)]
struct Tally {
    kills: usize,
    shown: usize,
    /// How often a replay was shown that nobody had begun.
    replays_shown: usize,
    torn: usize,
    taken_up: usize,
    games: usize,
    largest_gap_ms: u64,
}

#[test]
fn a_program_that_is_killed_a_hundred_times_loses_no_move_that_was_shown() {
    trial(std::env::var("KOMADAI_KILLS").map_or(100, |kills| kills.parse().unwrap()));
}

#[test]
#[ignore = "takes some minutes"]
fn a_program_that_is_killed_ten_thousand_times_loses_no_move_that_was_shown() {
    trial(10_000);
}

fn trial(kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    let (mut dice, mut tally) = (Dice(20_261_121), Tally::default());
    let longest = longest_life();
    let mut before = Shown::default();
    for life in 0..kills {
        let stop = if life % 2 == 0 { u64::MAX } else { dice.below(bytes_written(folder.path()) + 6_000) };
        let mut player = command(folder.path(), dice.below(u64::MAX), stop);
        let child = player.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let life = Duration::from_micros(dice.below(u64::try_from(longest.as_micros()).unwrap()));
        let shown = live_and_die(child, life, before, &mut tally);
        hold_against_disk(folder.path(), &shown, &mut tally);
        before = shown;
    }
    let past = find_journals(&folder.path().join("past"), "journal", usize::MAX);
    past.iter().for_each(|found| assert!(recover(found.bytes.as_ref().unwrap()).unwrap().damage.is_none()));
    println!("{tally:?}, {} games put aside", past.len());
    assert_eq!(tally.kills, kills);
}

/// Long enough to play for a while, wherever a program takes its time to start.
fn longest_life() -> Duration {
    let (folder, began) = (tempfile::tempdir().unwrap(), Instant::now());
    let mut player = command(folder.path(), 0, u64::MAX).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(player.stdout.take().unwrap()).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.contains(SAYS)), "the player says nothing");
    player.kill().unwrap();
    player.wait().unwrap();
    Duration::from_millis(60).max(2 * began.elapsed())
}

/// The length of the journals that a player finds and rewrites.
fn bytes_written(folder: &Path) -> u64 {
    find_journals(folder, "journal", usize::MAX).iter().map(|found| found.bytes.as_ref().unwrap().len() as u64).sum()
}

/// Lets the player run for a while or until its disk stops, then kills it. Returns what it showed last.
fn live_and_die(mut child: Child, life: Duration, before: Shown, tally: &mut Tally) -> Shown {
    let out = BufReader::new(child.stdout.take().unwrap());
    let killer = std::thread::Builder::new().spawn(move || {
        std::thread::sleep(Duration::from_millis(2) + life);
        // SIGKILL: nothing in the program runs after this.
        child.kill().unwrap();
        child.wait().unwrap();
    });
    let mut shown = before;
    for line in out.lines().map_while(Result::ok) {
        let Some((_, said)) = line.split_once(SAYS) else { continue };
        listen(said, &mut shown, tally);
    }
    killer.unwrap().join().unwrap();
    tally.kills += 1;
    shown
}

fn listen(said: &str, shown: &mut Shown, tally: &mut Tally) {
    let words: Vec<&str> = said.splitn(6, ' ').collect();
    match words[..] {
        ["shown", attempt, done, black, white, sfen] => {
            let clocks = [black.parse().unwrap(), white.parse().unwrap()];
            let (attempt, done) = (attempt.parse().unwrap(), Some(done.parse().unwrap()));
            *shown = Shown { attempt, is_due: false, done, clocks, sfen: sfen.to_owned() };
            tally.shown += 1;
            tally.replays_shown += usize::from(attempt > 1 && done == Some(0));
        }
        ["due"] => shown.is_due = true,
        ["torn"] => tally.torn += 1,
        ["news", "PutAside"] => {}
        ["over" | "new"] => {
            tally.games += usize::from(said == "new");
            shown.done = None;
        }
        _ => panic!("the player says {said:?}"),
    }
}

fn hold_against_disk(folder: &Path, shown: &Shown, tally: &mut Tally) {
    for record in files_below(folder, &["kif"]) {
        let read = import(&std::fs::read(&record).unwrap()).unwrap();
        assert_eq!(read.broken_off, None, "{}", record.display());
    }
    let mut is_there = false;
    for found in find_journals(folder, "journal", usize::MAX) {
        let recovered = match recover(&found.bytes.unwrap()) {
            Ok(recovered) => recovered,
            Err(JournalError::Empty) => continue,
            Err(error) => panic!("{}: {error}", found.path.display()),
        };
        let (latest, session) = (recovered.latest, &recovered.session);
        tally.taken_up += 1;
        let attempt = session.setup().attempt.number;
        is_there |= shown.is_due && attempt == shown.attempt + 1;
        let is_of_it = |done: &usize| attempt == shown.attempt && *done <= session.log().len();
        let Some(done) = shown.done.filter(is_of_it) else { continue };
        let then = MatchSession::replay(session.setup().clone(), &session.log()[..done]).unwrap();
        is_there |= then.position().to_sfen(1) == shown.sfen;
        if session.log().len() == done {
            for color in Color::ALL {
                let clock = session.clock().reading(color, latest).shown().as_millis();
                let gap = u64::try_from(clock).unwrap().abs_diff(shown.clocks[color.index()]);
                assert!(gap <= 1_000, "{color:?}: {gap} ms between what was shown and what is on disk");
                tally.largest_gap_ms = tally.largest_gap_ms.max(gap);
            }
        }
    }
    assert!(is_there || shown.done.is_none(), "what was shown is gone: {shown:?}");
}
