//! `komadai mate`: looks for mates by checks.

mod answer;
mod missed;
mod sought;
mod tree;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;

use self::answer::Found;
use self::missed::Missed;
use self::sought::{Named, Sought, named, position_of, read_line};
use self::tree::Target;
use super::Verdict;
use super::inputs::{Input, gather};
use super::reading::games_of;
use super::remark::Remark;
use super::terminal::{json, name};
use crate::mate::{Answer, Limits, Solver};
use crate::record::{GameTree, Imported, visible};
use crate::shogi::Position;
use crate::tsume::{Searched, missed_mates_told};

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
    /// Write the mate with every defence into this file, as a record with variations.
    #[arg(long, value_name = "FILE")]
    tree: Option<PathBuf>,
    /// Replace that file if it exists.
    #[arg(long, requires = "tree")]
    force: bool,
    /// Look through whole games for mates that were missed.
    #[arg(long, conflicts_with_all = ["tree", "ply"])]
    game: bool,
    /// The longest mate that counts as missed.
    #[arg(long, value_name = "N", default_value_t = 9, requires = "game", value_parser = clap::value_parser!(u16).range(1..=99))]
    plies: u16,
    /// How many positions may be looked at for each answer [default: 1000000; for each position of a game 50000].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many megabytes may be used to remember them.
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=256))]
    memory: u16,
    /// Print a JSON object for each position, one per line.
    #[arg(long)]
    json: bool,
}

/// So many positions are looked at for an answer, if nothing else is said.
const NODES: u64 = 1_000_000;
/// And so many for each position of a game.
const NODES_IN_A_GAME: u64 = 50_000;

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
    let mut desk = Desk { arguments, target: None, out, complaints, worst: MateVerdict::Mate };
    let sought = named(&arguments.sought);
    match arguments.tree.as_deref().map(|path| Target::new(path, arguments.force, &sources(&sought))).transpose() {
        Ok(target) => desk.target = target,
        Err(complaint) => {
            desk.complain("komadai mate:", &format!(" {complaint}"))?;
            return Ok(Verdict::Mate(desk.worst));
        }
    }
    for named in sought {
        match named {
            Named::Line(line) => desk.line(&line)?,
            Named::Path(path) => gather(&[path]).iter().try_for_each(|input| desk.file(input))?,
        }
    }
    Ok(Verdict::Mate(desk.worst))
}

/// The files that are read.
fn sources(sought: &[Named]) -> Vec<PathBuf> {
    let path = |named: &Named| if let Named::Path(path) = named { Some(path.clone()) } else { None };
    gather(&sought.iter().filter_map(path).collect::<Vec<_>>()).into_iter().map(|input| input.path).collect()
}

/// Where positions are looked at, one after another.
struct Desk<'a, O, C> {
    arguments: &'a MateArguments,
    /// Where the tree of the first position goes.
    target: Option<Target>,
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
        if self.arguments.game {
            return self.whole_game(sought, &game.tree);
        }
        match position_of(game, self.arguments.ply) {
            Ok(position) => self.position(sought, &position),
            Err(remark) => self.complain(&place, &remark.to_string()),
        }
    }

    fn position(&mut self, sought: &Sought, position: &Position) -> io::Result<()> {
        let nodes = self.arguments.nodes.unwrap_or(NODES);
        let mut solver = self.arguments.solver();
        let (answer, took) = timed(|| solver.solve(position, Limits::nodes(nodes)));
        let Ok(answer) = answer else {
            return self.complain(&sought.before_a_remark(), " there is no king to be mated");
        };
        self.worst = self.worst.max(MateVerdict::of(&answer));
        let found = Found::new(sought, &answer, solver.nodes(), took);
        if self.arguments.json {
            writeln!(self.out, "{}", json(&found))?;
        } else {
            writeln!(self.out, "{found}")?;
        }
        self.tree(sought, &mut solver, position, &answer)
    }

    /// Writes the tree, if that is wanted.
    fn tree(&mut self, sought: &Sought, solver: &mut Solver, position: &Position, answer: &Answer) -> io::Result<()> {
        if self.arguments.tree.is_none() {
            return Ok(());
        }
        let nodes = self.arguments.nodes.unwrap_or(NODES);
        let written = match (self.target.take(), answer) {
            (None, _) => Err("one file holds one tree, that of the first position".to_owned()),
            (Some(target), Answer::Mate { plies, is_shortest: true, .. }) => {
                target.write(solver, position, *plies, nodes)
            }
            (Some(_), Answer::Mate { .. }) => Err("no tree is written, as there may be a shorter mate".to_owned()),
            (Some(_), Answer::NoMate | Answer::NotFound) => Ok(()),
        };
        written.or_else(|complaint| self.complain(&sought.before_a_remark(), &format!(" {complaint}")))
    }

    fn whole_game(&mut self, sought: &Sought, game: &GameTree) -> io::Result<()> {
        let nodes = self.arguments.nodes.unwrap_or(NODES_IN_A_GAME);
        let limits = Limits { plies: Some(self.arguments.plies), ..Limits::nodes(nodes) };
        let mut solver = self.arguments.solver();
        let (mut progress, place) = (Progress::begun(now()), sought.before_a_remark());
        let mut tell = |searched: Searched| {
            if progress.is_due(now()) {
                // Who does not hear how far it is may still hear the answer.
                _ = writeln!(self.complaints, "{place} {} of {} positions", searched.done, searched.all);
            }
        };
        let (found, took) = timed(|| missed_mates_told(&mut solver, game, limits, &mut tell));
        if !found.undecided.is_empty() {
            self.worst = self.worst.max(MateVerdict::NotFound);
        }
        let found = Missed::new(sought, &found, solver.nodes(), took);
        if self.arguments.json { writeln!(self.out, "{}", json(&found)) } else { writeln!(self.out, "{found}") }?;
        // The next game may take long.
        self.out.flush()
    }

    fn complain(&mut self, place: &str, complaint: &str) -> io::Result<()> {
        self.worst = MateVerdict::Unusable;
        writeln!(self.complaints, "{place}{complaint}")
    }
}

impl MateArguments {
    fn solver(&self) -> Solver {
        Solver::new(usize::from(self.memory) << 20)
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

/// When to tell how far a search is.
struct Progress {
    told: Instant,
}

impl Progress {
    /// Nothing is told more often.
    const OFTEN: Duration = Duration::from_secs(5);

    const fn begun(now: Instant) -> Self {
        Self { told: now }
    }

    /// Whether enough time has passed since it was told.
    fn is_due(&mut self, now: Instant) -> bool {
        let is_due = now.saturating_duration_since(self.told) >= Self::OFTEN;
        if is_due {
            self.told = now;
        }
        is_due
    }
}

/// What was done, and how long it took.
fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let begun = now();
    let done = work();
    (done, now().saturating_duration_since(begun))
}

#[expect(clippy::disallowed_methods, reason = "the search knows no time: who waits for it looks at the clock")]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_far_a_long_search_is_is_told_now_and_then() {
        let begun = now();
        let mut progress = Progress::begun(begun);
        let told = [1, 5, 6, 9, 11].map(|secs| progress.is_due(begun + Duration::from_secs(secs)));
        assert_eq!(told, [false, true, false, false, true]);
    }
}
