//! The program to be killed: it plays on and on, shows each move only once it is safe, and reports what it shows.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use komadai::journal::{BrokenOff, Recovered, recover_any};
use komadai::rules::{Outcome, Sequel};
use komadai::session::{ArbiterAct, ArbiterRuling, MatchCommand, MatchStatus, Signature};
use komadai::shogi::Color;
use komadai::storage::{Disk, JournalKeeper, RealDisk, find_journals};

use crate::games::{Game, PATIENCE};

/// Tells the player its seed, the byte at which its disk stops, and its folder.
pub const ORDERS: &str = "KOMADAI_CRASH_TRIAL";

/// The prefix of every line meant for the test.
pub const SAYS: char = '@';

/// The length at which games are ended.
const MOST_PLIES: usize = 80;

/// A pseudorandom sequence (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit
    }
}

/// A disk that accepts this many bytes and no more: then everything stops, waiting to be killed.
#[derive(Clone)]
struct StopsAt(u64);

impl Disk for StopsAt {
    fn write(&mut self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        let room = usize::try_from(self.0).unwrap().min(bytes.len());
        RealDisk.write(file, &bytes[..room])?;
        self.0 -= room as u64;
        if room < bytes.len() {
            say("torn");
            loop {
                std::thread::park();
            }
        }
        Ok(())
    }
}

fn say(what: &str) {
    let mut out = io::stdout().lock();
    // A single write, so that a line is printed whole or not at all.
    out.write_all(format!("{SAYS}{what}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

#[test]
#[ignore = "the trials start it as a program of its own"]
fn player() {
    let Ok(orders) = std::env::var(ORDERS) else { return };
    let [seed, stop, folder] = orders.splitn(3, ' ').collect::<Vec<_>>().try_into().unwrap();
    let stop: u64 = stop.parse().unwrap();
    let mut keeper = JournalKeeper::new(move || StopsAt(stop), |news| say(&format!("news {news:?}")));
    let mut dice = Dice(seed.parse().unwrap());
    let mut game = find_game(&mut keeper, Path::new(folder)).unwrap_or_else(|| begin(&mut keeper, Path::new(folder)));
    loop {
        show(&mut keeper, &game);
        game.wait(Duration::from_millis(dice.below(900)));
        let command = choose(&game, &mut dice);
        _ = game.give(&mut keeper, command);
        if game.session.next_game().is_some() {
            show(&mut keeper, &game);
            say("due");
            game = Game::replay(&mut keeper, Path::new(folder).join("game.journal"), &game);
        } else if is_over(&game) || game.session.plies() >= MOST_PLIES {
            show(&mut keeper, &game);
            say("over");
            keeper.close(Path::new(folder).join("past"));
            game = begin(&mut keeper, Path::new(folder));
        }
    }
}

fn begin(keeper: &mut JournalKeeper, folder: &Path) -> Game {
    say("new");
    Game::begin(keeper, folder.join("game.journal"))
}

/// The interrupted game. One that is over, or as good as over, is put aside first, as is one whose replay is there; one whose
/// replay is due is gone on with by that.
pub fn find_game(keeper: &mut JournalKeeper, folder: &Path) -> Option<Game> {
    let mut games = Vec::new();
    for found in find_journals(folder, "journal", usize::MAX) {
        let bytes = found.bytes.unwrap();
        match recover_any(&bytes) {
            Ok(BrokenOff::Match(recovered)) => games.push((found.path, bytes, recovered)),
            _ => std::fs::remove_file(&found.path).unwrap(),
        }
    }
    let replayed: Vec<PathBuf> = games.iter().filter(|game| is_replayed(game, &games)).map(|it| it.0.clone()).collect();
    games.sort_by_key(|(path, ..)| !replayed.contains(path));
    for (path, bytes, recovered) in games {
        let is_due = recovered.session.next_game().is_some() && !replayed.contains(&path);
        let is_done = recovered.is_over() || recovered.session.plies() >= MOST_PLIES;
        let game = Game::take_up(keeper, path.clone(), &bytes, *recovered);
        match (is_due, is_done) {
            (true, _) => return Some(Game::replay(keeper, path, &game)),
            (false, false) => return Some(game),
            (false, true) => keeper.close(folder.join("past")),
        }
        assert!(keeper.wait_until_safe(PATIENCE));
    }
    None
}

type Found = (PathBuf, Vec<u8>, Box<Recovered>);

/// Whether the replay of a game is there as well.
fn is_replayed(game: &Found, games: &[Found]) -> bool {
    let broken_off = |game: &Found| BrokenOff::Match(game.2.clone());
    games.iter().any(|other| broken_off(other).replays(&broken_off(game)))
}

pub fn is_over(game: &Game) -> bool {
    matches!(game.session.status(), MatchStatus::Over(Outcome { .. }))
}

/// Mostly moves, and sometimes something else.
pub fn choose(game: &Game, dice: &mut Dice) -> MatchCommand {
    if *game.session.status() == MatchStatus::Paused {
        return MatchCommand::Resume;
    }
    match dice.below(60) {
        0 => {
            let ruling = ArbiterRuling { winner: None, charge: None, sequel: Sequel::Replay, words: String::new() };
            ArbiterAct::Rule(ruling).signed(Signature::default())
        }
        1..=3 => MatchCommand::TakeBack,
        4..=6 => MatchCommand::ArbiterPause,
        7..=23 => MatchCommand::Tick,
        _ => {
            let moves = game.session.position().legal_moves();
            let index = usize::try_from(dice.below(moves.len().max(1) as u64)).unwrap();
            moves.get(index).copied().map_or(MatchCommand::Resign, MatchCommand::Play)
        }
    }
}

/// Reports what the people at the board see, once it is safe.
fn show(keeper: &mut JournalKeeper, game: &Game) {
    if keeper.wait_until_safe(PATIENCE) {
        let shown = Color::ALL.map(|color| game.session.clock().reading(color, game.now).shown().as_millis());
        let (done, sfen) = (game.session.log().len(), game.session.position().to_sfen(1));
        let attempt = game.session.setup().attempt.number;
        say(&format!("shown {attempt} {done} {} {} {sfen}", shown[0], shown[1]));
    }
}

/// The playing program, with its orders.
pub fn command(folder: &Path, seed: u64, stop: u64) -> std::process::Command {
    let program: PathBuf = std::env::current_exe().unwrap();
    let mut command = std::process::Command::new(program);
    command.args(["--exact", "player::player", "--ignored", "--nocapture", "--test-threads=1"]);
    command.env(ORDERS, format!("{seed} {stop} {}", folder.display()));
    command
}
