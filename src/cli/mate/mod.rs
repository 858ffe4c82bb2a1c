//! `komadai mate`: looks for mates by checks.

mod answer;
mod sought;

use std::ffi::OsString;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use clap::Args;

use self::answer::Found;
use self::sought::{Named, Sought, games_of, named, position_of, read_line};
use super::Verdict;
use super::inputs::{Input, gather};
use super::remark::Remark;
use super::terminal::{json, name};
use crate::mate::{Answer, Limits, Solver};
use crate::record::{Imported, visible};
use crate::shogi::Position;

/// The arguments of `komadai mate`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct MateArguments {
    /// Positions in SFEN, each in one argument or several, or `startpos`; or records, lists of SFEN, or folders of
    /// them.
    #[arg(required = true, value_name = "SFEN or FILE")]
    sought: Vec<OsString>,
    /// The position after this move of each record, instead of the one that was set up.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// How many positions may be looked at for each answer.
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many megabytes may be used to remember them.
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=256))]
    memory: u16,
    /// Print a JSON object for each position, one per line.
    #[arg(long)]
    json: bool,
}

/// How the search for mates went, expressed by its exit code; of several positions the worst counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum MateVerdict {
    /// 0: there is a mate.
    Mate,
    /// 1: there is none.
    NoMate,
    /// 2: neither was found out.
    NotFound,
    /// 3: there is no such position, or the command makes no sense.
    Unusable,
}

/// Looks for a mate in each position.
pub(super) fn run(arguments: &MateArguments, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<Verdict> {
    let mut desk = Desk { arguments, out, complaints, worst: MateVerdict::Mate };
    for named in named(&arguments.sought) {
        match named {
            Named::Line(line) => desk.line(&line)?,
            Named::Path(path) => gather(&[path]).iter().try_for_each(|input| desk.file(input))?,
        }
    }
    Ok(Verdict::Mate(desk.worst))
}

/// Where positions are looked at, one after another.
struct Desk<'a, O, C> {
    arguments: &'a MateArguments,
    out: &'a mut O,
    complaints: &'a mut C,
    worst: MateVerdict,
}

impl<O: Write, C: Write> Desk<'_, O, C> {
    fn line(&mut self, line: &str) -> io::Result<()> {
        match read_line(line) {
            Ok(game) => self.game(&Sought::typed(), &game),
            Err(error) => self.complain("komadai mate:", &format!(" {}: {error}", visible(line))),
        }
    }

    fn file(&mut self, input: &Input) -> io::Result<()> {
        let place = format!("{}:", name(&input.path));
        let games = match games_of(input) {
            Ok(games) => games,
            Err(remark) => return self.complain(&place, &remark.to_string()),
        };
        let total = games.total();
        for (number, game) in (1..).zip(games) {
            match game {
                Ok(game) => self.game(&Sought::in_file(&input.path, number, total), &game)?,
                Err(error) => self.complain(&place, &Remark::from(&error).to_string())?,
            }
        }
        Ok(())
    }

    fn game(&mut self, sought: &Sought, game: &Imported) -> io::Result<()> {
        let place = sought.before_a_remark();
        for warning in &game.warnings {
            writeln!(self.complaints, "{place}{}", Remark::from(warning))?;
        }
        match position_of(game, self.arguments.ply) {
            Ok(position) => self.position(sought, &position),
            Err(remark) => self.complain(&place, &remark.to_string()),
        }
    }

    fn position(&mut self, sought: &Sought, position: &Position) -> io::Result<()> {
        let mut solver = Solver::new(usize::from(self.arguments.memory) << 20);
        let (answer, took) = timed(|| solver.solve(position, Limits::nodes(self.arguments.nodes)));
        let Ok(answer) = answer else {
            return self.complain(&sought.before_a_remark(), " there is no king to be mated");
        };
        self.worst = self.worst.max(MateVerdict::of(&answer));
        let found = Found::new(sought, &answer, solver.nodes(), took);
        if self.arguments.json { writeln!(self.out, "{}", json(&found)) } else { writeln!(self.out, "{found}") }
    }

    fn complain(&mut self, place: &str, complaint: &str) -> io::Result<()> {
        self.worst = MateVerdict::Unusable;
        writeln!(self.complaints, "{place}{complaint}")
    }
}

impl MateVerdict {
    const fn of(answer: &Answer) -> Self {
        match answer {
            Answer::Mate { .. } => Self::Mate,
            Answer::NoMate => Self::NoMate,
            Answer::NotFound => Self::NotFound,
        }
    }
}

/// What was done, and how long it took.
#[expect(clippy::disallowed_methods, reason = "the search knows no time: who waits for it looks at the clock")]
fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}
