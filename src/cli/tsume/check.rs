//! `komadai tsume check`: examines problems.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::check_line::CheckLine;
use crate::cli::Verdict;
use crate::cli::check::game_name;
use crate::cli::inputs::{Input, gather};
use crate::cli::reading::games_of;
use crate::cli::remark::Remark;
use crate::cli::terminal::{json, name};
use crate::mate::{Limits, Solver};
use crate::record::Imported;
use crate::tsume::{Soundness, examine};

/// The arguments of `komadai tsume check`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub(super) struct CheckProblemsArguments {
    /// Problems: records, lists of SFEN, or folders of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many positions may be looked at for the mate, and again for all other moves.
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many megabytes may be used to remember them.
    #[arg(long, value_name = "MB", default_value_t = 128, value_parser = clap::value_parser!(u16).range(1..=256))]
    memory: u16,
    /// Print a JSON object for each problem, one per line.
    #[arg(long)]
    json: bool,
}

/// Examines each problem and prints a line about it.
pub(super) fn run(
    arguments: &CheckProblemsArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let mut desk = Desk { arguments, out, complaints, verdict: Verdict::Sound };
    gather(&arguments.files).iter().try_for_each(|input| desk.file(input))?;
    Ok(desk.verdict)
}

struct Desk<'a, O, C> {
    arguments: &'a CheckProblemsArguments,
    out: &'a mut O,
    complaints: &'a mut C,
    verdict: Verdict,
}

impl<O: Write, C: Write> Desk<'_, O, C> {
    fn file(&mut self, input: &Input) -> io::Result<()> {
        let games = match games_of(input) {
            Ok(games) => games,
            Err(remark) => return self.complain(input, None, &remark),
        };
        let total = games.total();
        (1..).zip(games).try_for_each(|(number, game)| match game {
            Ok(game) => self.problem(input, (number, total), &game),
            Err(error) => self.complain(input, (total > 1).then_some(number), &Remark::from(&error)),
        })
    }

    fn problem(&mut self, input: &Input, (number, total): (usize, usize), game: &Imported) -> io::Result<()> {
        let file = name(&input.path);
        game.warnings.iter().try_for_each(|odd| writeln!(self.complaints, "{file}:{}", Remark::from(odd)))?;
        let in_list = (total > 1).then_some(number);
        let mut solver = Solver::new(usize::from(self.arguments.memory) << 20);
        let Ok(found) = examine(&mut solver, game.tree.start(), Limits::nodes(self.arguments.nodes)) else {
            let message = "there is no king to be mated".to_owned();
            return self.complain(input, in_list, &Remark { line: None, message });
        };
        if found.soundness != Soundness::Sound {
            self.verdict = Verdict::Faulty;
        }
        let line = CheckLine::of(input.path.display().to_string(), in_list, &found, solver.nodes());
        if self.arguments.json {
            writeln!(self.out, "{}", json(&line))
        } else {
            writeln!(self.out, "{}: {line}", game_name(&file, number, total))
        }
    }

    fn complain(&mut self, input: &Input, game: Option<usize>, remark: &Remark) -> io::Result<()> {
        self.verdict = Verdict::Faulty;
        if self.arguments.json {
            let line = CheckLine::unread(input.path.display().to_string(), game, remark.clone());
            writeln!(self.out, "{}", json(&line))
        } else {
            writeln!(self.complaints, "{}:{remark}", name(&input.path))
        }
    }
}
