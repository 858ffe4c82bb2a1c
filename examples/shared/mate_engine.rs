//! Another program that finds mates, asked as USI says.

use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use komadai::shogi::Position;

/// An engine that speaks USI.
pub struct Engine {
    process: Child,
    into: ChildStdin,
    lines: io::Lines<BufReader<ChildStdout>>,
    /// What it told last of each search: its nodes and milliseconds.
    told: (u64, u64),
}

impl Engine {
    /// Starts a program.
    pub fn start(program: &Path) -> io::Result<Self> {
        let piped = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = piped?;
        let gone = || io::Error::other("the engine has no pipes");
        let into = process.stdin.take().ok_or_else(gone)?;
        let lines = BufReader::new(process.stdout.take().ok_or_else(gone)?).lines();
        let mut engine = Self { process, into, lines, told: (0, 0) };
        engine.ask("usi", "usiok")?;
        engine.ask("isready", "readyok")?;
        writeln!(engine.into, "usinewgame")?;
        Ok(engine)
    }

    /// What it says of a mate by the side to move: its moves, `nomate` or `timeout`.
    pub fn mate(&mut self, position: &Position, time: Duration) -> io::Result<String> {
        writeln!(self.into, "position sfen {}", position.to_sfen(1))?;
        let told = self.ask(&format!("go mate {}", time.as_millis()), "checkmate")?;
        Ok(told.trim_start_matches("checkmate").trim().to_owned())
    }

    /// Sends it away.
    pub fn quit(mut self) -> io::Result<()> {
        writeln!(self.into, "quit")?;
        self.process.wait().map(drop)
    }

    /// Says something, and waits for the line that answers it.
    fn ask(&mut self, said: &str, answer: &str) -> io::Result<String> {
        writeln!(self.into, "{said}")?;
        let mut last = (0, 0);
        for line in self.lines.by_ref() {
            let line = line?;
            if let (Some(nodes), Some(millis)) = (told(&line, " nodes "), told(&line, " time ")) {
                last = (nodes, millis);
            }
            if line.starts_with(answer) {
                self.told = (self.told.0 + last.0, self.told.1 + last.1);
                return Ok(line);
            }
        }
        Err(io::Error::other("the engine has gone"))
    }

    /// How many positions it looks at in a second, as far as it tells.
    pub fn nodes_a_second(&self) -> f64 {
        self.told.0 as f64 * 1_000.0 / self.told.1.max(1) as f64
    }
}

/// The number that follows a word of a line.
fn told(line: &str, word: &str) -> Option<u64> {
    line.split_once(word)?.1.split(' ').next()?.parse().ok()
}
