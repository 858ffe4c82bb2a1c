//! An engine that behaves badly, in the way its first argument names: what tests of engines are played against.
//!
//! Without an argument it behaves well: it plays the first legal move, and its score is made of the position. It is no
//! product of this project, only a part of its tests.

#![expect(clippy::disallowed_methods, reason = "it takes time, and has threads that need no names")]

use std::io::{self, BufRead, Write};
use std::process::{Command, exit};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use komadai::shogi::{Move, Position};

/// What it is told so far.
struct Engine {
    how: String,
    position: Position,
    plies: usize,
    /// A search without an end runs.
    is_searching: bool,
    searches: usize,
    /// A search that says very much meanwhile, and whether it is to go on.
    talk: Option<(JoinHandle<()>, Arc<AtomicBool>)>,
}

fn main() {
    let how = std::env::args().nth(1).unwrap_or_default();
    begin(&how);
    let mut engine = Engine { how, position: Position::even(), plies: 0, is_searching: false, searches: 0, talk: None };
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        engine.hear(&line);
    }
    if engine.how == "outlives_its_input" {
        sleep(60_000);
    }
}

/// What is done before anything is heard.
fn begin(how: &str) {
    match how {
        // Tests look for what is left of the one, and may run at the same time as those of the other.
        "silent" | "says_nothing" => sleep(60_000),
        "exits" => exit(3),
        "crashes" => crash(),
        "frozen" => freeze(),
        "closes_its_output" => become_script("exec 1>&-; exec sleep 60"),
        "leaves_children" => {
            // They hold its pipes, and it ends.
            let child = Command::new("sleep").arg("63").spawn();
            assert!(child.is_ok(), "sleep can be started");
            exit(0);
        }
        "ignores_signals" => become_script("trap '' TERM INT HUP QUIT PIPE; while :; do sleep 1; done"),
        "never_reads" => {
            say("id name never reads");
            say("usiok");
            say("readyok");
            sleep(60_000);
        }
        "floods_at_once" => flood(io::stdout().lock(), "info depth 1 score cp 1 pv 7g7f\n"),
        "dies_while_it_thinks" => {
            say("Hostile 1.0, by nobody");
            eprintln!("no book: it plays without");
        }
        "floods_errors" => drop(thread::spawn(|| flood(io::stderr().lock(), "something is wrong\n"))),
        "long_line" => long_line(200 << 20),
        "uci" => {
            say("uciok");
            sleep(60_000);
        }
        "eats_everything" => eat(),
        "leaves_a_grandchild" => drop(Command::new("sh").args(["-c", "sleep 61 & sleep 62"]).spawn()),
        "leaves_a_grandchild_behind" => drop(Command::new("sh").args(["-c", "sleep 64 & sleep 65"]).spawn()),
        _ => {}
    }
}

impl Engine {
    fn hear(&mut self, line: &str) {
        let word = line.split(' ').next().unwrap_or_default();
        if let Some(at) = self.how.strip_prefix("dies_at_")
            && at == word
        {
            exit(7);
        }
        if let Some(at) = self.how.strip_prefix("crashes_at_")
            && at == word
        {
            crash();
        }
        if let Some(at) = self.how.strip_prefix("freezes_at_")
            && at == word
        {
            freeze();
        }
        match word {
            "usi" => self.introduce(),
            "isready" => say("readyok"),
            "position" => self.set_up(line),
            "go" => self.go(line),
            "stop" => self.stop(),
            "quit" if self.how == "ignores_quit" => sleep(60_000),
            "quit" => exit(0),
            _ => {}
        }
    }

    fn introduce(&self) {
        match self.how.as_str() {
            "slow_with_signs" => (0..11).for_each(|_| {
                sleep(1_000);
                say("");
            }),
            "greets_late" => sleep(11_000),
            "no_newline" => {
                print!("id name none\tusiok");
                _ = io::stdout().flush();
                return;
            }
            "not_utf8" => {
                _ = io::stdout().lock().write_all(b"id name \xFF\xFE\x93\xFA\x96{\n");
            }
            "many_options" => {
                (0..20_000).for_each(|n| say(&format!("option name Option No {n} type spin default 1 min 0 max 9")))
            }
            "byte_by_byte" => {
                for byte in b"id name slow\nid author nobody\nusiok\n" {
                    _ = io::stdout().lock().write_all(&[*byte]);
                    _ = io::stdout().flush();
                    sleep(20);
                }
                return;
            }
            _ => {}
        }
        if self.how != "not_utf8" {
            say(&format!("id name Hostile {}", self.how));
        }
        say("id author the tests");
        say("option name MultiPV type spin default 1 min 1 max 20");
        say("option name Book File type filename default <empty>");
        say("usiok");
        if self.how == "greets_twice" {
            say("usiok");
        }
    }

    fn set_up(&mut self, line: &str) {
        let (start, moves) = line.split_once(" moves ").unwrap_or((line, ""));
        let start = start.trim_start_matches("position ").trim_start_matches("sfen ");
        let mut position =
            if start == "startpos" { Position::even() } else { Position::from_sfen(start).expect("it is a position") };
        self.plies = 0;
        for mv in moves.split_whitespace() {
            position = position.play(mv.parse().expect("it is a move")).expect("it is legal");
            self.plies += 1;
        }
        self.position = position;
        let dies_here = self.how.strip_prefix("dies_at_ply_").and_then(|ply| ply.parse().ok());
        if dies_here == Some(self.plies) {
            exit(9);
        }
    }

    fn go(&mut self, line: &str) {
        self.fall_silent();
        self.searches += 1;
        if self.how == "dies_now_and_then" && self.searches.is_multiple_of(4) {
            crash();
        }
        // Whatever it is asked, and wherever.
        if self.how == "answers_the_same" {
            return say("bestmove 7g7f");
        }
        let words: Vec<&str> = line.split(' ').collect();
        match words.get(1).copied() {
            Some("nodes") if self.how == "knows_no_nodes" => {
                eprintln!("unknown option in go nodes\nterminate called\n  what():  unknown option in go nodes\n");
                crash();
            }
            Some("nodes") if self.how == "explains_itself" => {
                say("info string no book here");
                exit(1);
            }
            Some("nodes") if self.how == "counts_not" => {
                self.inform();
                self.is_searching = true;
            }
            Some("movetime") if self.how == "knows_no_movetime" => crash(),
            Some("movetime") if self.how == "overtime" => self.is_searching = true,
            Some("movetime") => {
                self.inform();
                sleep(words.get(2).and_then(|word| word.parse().ok()).unwrap_or(0));
                self.answer();
            }
            Some("infinite") if self.how == "answers_at_once" => self.answer(),
            Some("infinite") if self.how == "dies_while_it_thinks" => {
                say("info string evaluation: material");
                self.inform();
                sleep(100);
                exit(7);
            }
            Some("infinite") if self.how == "closes_its_output_at_go" => become_script("exec 1>&-; exec sleep 60"),
            Some("infinite") if self.how == "floods" => flood(io::stdout().lock(), "info depth 1 score cp 1 pv 7g7f\n"),
            Some("infinite") if self.how == "talks_fast" => self.talk(8, 20),
            Some("infinite") if self.how == "talks_without_limit" => self.talk(1_000, 0),
            Some("infinite") => {
                self.inform();
                self.is_searching = true;
            }
            Some("mate") => say("checkmate G*1b"),
            _ if self.how == "never_answers" => {}
            _ => {
                self.inform();
                self.answer();
            }
        }
    }

    /// Says so many lines at a time, with so many milliseconds in between, until it is stopped.
    fn talk(&mut self, lines: usize, pause: u64) {
        let all: Vec<String> = self.position.legal_moves().into_iter().take(4).map(|mv| self.continued(mv)).collect();
        let goes_on = Arc::new(AtomicBool::new(true));
        let is_wanted = Arc::clone(&goes_on);
        let thread = thread::spawn(move || {
            for round in 1.. {
                if !is_wanted.load(Ordering::Relaxed) {
                    break;
                }
                let line = |n: usize| {
                    let (place, depth) = (n % all.len(), 5 + round / 100);
                    let (cp, nodes) = (30 - 10 * place, round * 40_000 + n);
                    format!(
                        "info depth {depth} multipv {} score cp {cp} nodes {nodes} nps 1000000 pv {}\n",
                        place + 1,
                        all[place]
                    )
                };
                print!("{}", (0..lines).map(line).collect::<String>());
                _ = io::stdout().flush();
                sleep(pause);
            }
        });
        (self.talk, self.is_searching) = (Some((thread, goes_on)), true);
    }

    /// A line of a dozen moves.
    fn continued(&self, first: Move) -> String {
        let (mut position, mut line) = (self.position.after(first), first.to_string());
        for _ in 0..11 {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(moves.len() / 2) else { break };
            position = position.after(mv);
            line = format!("{line} {mv}");
        }
        line
    }

    fn fall_silent(&mut self) {
        if let Some((thread, goes_on)) = self.talk.take() {
            goes_on.store(false, Ordering::Relaxed);
            _ = thread.join();
        }
    }

    fn stop(&mut self) {
        self.fall_silent();
        if !std::mem::take(&mut self.is_searching) {
            return;
        }
        match self.how.as_str() {
            "deaf_to_stop" => {}
            "stops_late" => {
                sleep(2_000);
                self.answer();
            }
            _ => self.answer(),
        }
    }

    fn inform(&self) {
        let Some(mv) = self.first_move() else { return say("info depth 0 score mate 0") };
        match self.how.as_str() {
            "absurd" => {
                say("info depth -7 nodes 99999999999999999999999999 multipv 0 score cp 12345678901234567890");
                say("info depth 2147483648 seldepth x hashfull -1 nps 1e9 score mate many pv");
            }
            "illegal_lines" => say(&format!("info depth 3 score cp 10 pv 5e5d {mv}")),
            "talks" => say("info string こんにちは 今日は良い天気です"),
            _ => {}
        }
        let (points, other) = (self.points(), self.position.legal_moves().last().copied().unwrap_or(mv));
        say(&format!(
            "info depth 5 seldepth 7 multipv 1 score cp {points} nodes 1000 nps 100000 hashfull 3 tbhits 0 time 10 pv {mv}"
        ));
        say(&format!("info depth 5 multipv 2 score cp {} nodes 1000 pv {other} rep_draw", points - 50));
    }

    fn answer(&mut self) {
        let best = self.first_move().map_or("resign".to_owned(), |mv| mv.to_string());
        match self.how.as_str() {
            "illegal" => say("bestmove 1a1b"),
            "impossible" => say("bestmove K*5e"),
            "garbled" => say("bestmove \u{7}%&§"),
            "resigns" => say("bestmove resign"),
            "answers_twice" => {
                say(&format!("bestmove {best}"));
                say(&format!("bestmove {best}"));
            }
            "answers_unasked" => {
                say(&format!("bestmove {best}"));
                say("bestmove 5i5h");
            }
            "floods_after_its_move" => {
                say(&format!("bestmove {best}"));
                self.talk(1_000, 0);
            }
            _ => say(&format!("bestmove {best} ponder 3c3d")),
        }
    }

    fn first_move(&self) -> Option<Move> {
        self.position.legal_moves().first().copied()
    }

    /// A score between −1000 and 1000 that every run gives to the same position.
    fn points(&self) -> i64 {
        let sum = self
            .position
            .to_sfen(1)
            .bytes()
            .fold(7_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
        i64::try_from(sum % 2_001).unwrap_or(0) - 1_000
    }
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    // Nobody may be listening any more.
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        exit(1);
    }
}

fn sleep(millis: u64) {
    thread::sleep(Duration::from_millis(millis));
}

fn crash() -> ! {
    signal("KILL");
    sleep(60_000);
    exit(1)
}

fn freeze() {
    signal("STOP");
    sleep(60_000);
}

fn signal(name: &str) {
    let own = std::process::id().to_string();
    _ = Command::new("kill").args(["-s", name, &own]).status();
}

#[cfg(unix)]
fn become_script(script: &str) {
    use std::os::unix::process::CommandExt;

    let error = Command::new("sh").args(["-c", script]).exec();
    panic!("{error}");
}

#[cfg(not(unix))]
fn become_script(_script: &str) {
    sleep(60_000);
}

fn flood(mut out: impl Write, line: &str) {
    let many = line.repeat(1_000);
    while out.write_all(many.as_bytes()).is_ok() {}
}

fn long_line(bytes: usize) {
    let piece = vec![b'x'; 1 << 20];
    let mut out = io::stdout().lock();
    for _ in 0..bytes >> 20 {
        _ = out.write_all(&piece);
    }
    _ = writeln!(out);
}

/// All cores, and two gigabytes.
fn eat() {
    let cores = thread::available_parallelism().map_or(2, usize::from);
    for _ in 0..cores {
        thread::spawn(|| {
            let until = Instant::now() + Duration::from_secs(20);
            while Instant::now() < until {
                std::hint::spin_loop();
            }
        });
    }
    let eaten: Vec<u8> = vec![1; 2 << 30];
    std::mem::forget(std::hint::black_box(eaten));
}
