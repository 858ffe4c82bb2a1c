//! Another program that finds mates, asked as USI says, or as Sekirei wants it.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::Duration;

use komadai::shogi::Position;

/// An engine that speaks USI.
pub struct Engine {
    program: PathBuf,
    process: Child,
    into: ChildStdin,
    lines: io::Lines<BufReader<ChildStdout>>,
    way: Way,
    /// What it told last of each search: its nodes and milliseconds.
    told: (u64, u64),
}

/// How it is asked for a mate.
#[derive(Clone, Copy)]
enum Way {
    /// `go mate`.
    GoMate,
    /// Sekirei knows no `go mate`, but an option turns its search into df-pn.
    SearchMode,
}

/// So many positions at most are looked at by an engine that counts them, as by the solver beside it.
const NODES: u64 = 500_000;

impl Engine {
    /// Starts a program.
    pub fn start(program: &Path) -> io::Result<Self> {
        let piped = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = piped?;
        let gone = || io::Error::other("the engine has no pipes");
        let into = process.stdin.take().ok_or_else(gone)?;
        let lines = BufReader::new(process.stdout.take().ok_or_else(gone)?).lines();
        let mut engine = Self { program: program.to_owned(), process, into, lines, way: Way::GoMate, told: (0, 0) };
        let declared = engine.ask("usi", "usiok")?;
        if declared.iter().any(|line| line.starts_with("option name SearchMode ") && line.contains(" var Dfpn")) {
            engine.way = Way::SearchMode;
            writeln!(engine.into, "setoption name SearchMode value Dfpn")?;
        }
        engine.ask("isready", "readyok")?;
        writeln!(engine.into, "usinewgame")?;
        Ok(engine)
    }

    /// Starts it once more after it has gone; what it told counts on.
    pub fn start_again(&mut self) -> io::Result<()> {
        *self = Self { told: self.told, ..Self::start(&self.program)? };
        Ok(())
    }

    /// What it says of a mate by the side to move: its moves, `nomate` or `timeout`. The error says how it ended itself.
    pub fn mate(&mut self, position: &Position, time: Duration) -> io::Result<String> {
        self.ask_for_mate(position, time).map_err(|error| match self.ended() {
            Some(status) => io::Error::other(format!("the engine has ended itself ({status})")),
            None => error,
        })
    }

    /// How it ended itself; if it has not, it is ended after a second.
    fn ended(&mut self) -> Option<ExitStatus> {
        for _ in 0..100 {
            match self.process.try_wait() {
                Ok(None) => sleep(Duration::from_millis(10)),
                Ok(Some(status)) => return Some(status),
                Err(_) => break,
            }
        }
        _ = self.process.kill();
        _ = self.process.wait();
        None
    }

    fn ask_for_mate(&mut self, position: &Position, time: Duration) -> io::Result<String> {
        writeln!(self.into, "position sfen {}", position.to_sfen(1))?;
        match self.way {
            Way::GoMate => {
                let heard = self.ask(&format!("go mate {}", time.as_millis()), "checkmate")?;
                Ok(after(&heard, "checkmate"))
            }
            Way::SearchMode => {
                let heard = self.ask(&format!("go nodes {NODES} movetime {}", time.as_millis()), "bestmove")?;
                let outcome = heard.iter().find_map(|line| line.strip_prefix("info string dfpn outcome "));
                Ok(match outcome.and_then(|told| told.split(' ').next()) {
                    Some("proven") => after(&heard, "bestmove"),
                    Some("disproven") => "nomate".to_owned(),
                    Some(_) | None => "timeout".to_owned(),
                })
            }
        }
    }

    /// Sends it away.
    pub fn quit(mut self) -> io::Result<()> {
        writeln!(self.into, "quit")?;
        self.process.wait().map(drop)
    }

    /// Says something, and gives the lines up to the one that answers it.
    fn ask(&mut self, said: &str, answer: &str) -> io::Result<Vec<String>> {
        writeln!(self.into, "{said}")?;
        let (mut last, mut heard) = ((0, 0), Vec::new());
        for line in self.lines.by_ref() {
            let line = line?;
            if let (Some(nodes), Some(millis)) = (told(&line, " nodes "), told(&line, " time ")) {
                last = (nodes, millis);
            }
            let is_answer = line.starts_with(answer);
            heard.push(line);
            if is_answer {
                self.told = (self.told.0 + last.0, self.told.1 + last.1);
                return Ok(heard);
            }
        }
        Err(io::Error::other("the engine has gone"))
    }

    /// How many positions it looks at in a second, as far as it tells.
    pub fn nodes_a_second(&self) -> f64 {
        self.told.0 as f64 * 1_000.0 / self.told.1.max(1) as f64
    }
}

/// What follows a word at the beginning of the last line.
fn after(heard: &[String], word: &str) -> String {
    heard.last().map_or("", |line| line.trim_start_matches(word).trim()).to_owned()
}

/// The number that follows a word of a line.
fn told(line: &str, word: &str) -> Option<u64> {
    line.split_once(word)?.1.split(' ').next()?.parse().ok()
}
