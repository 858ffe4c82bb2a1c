//! `komadai event`: prints the results and the standings of an event, pairs its rounds, enters its players, checks its file and
//! puts its lists on paper.
//!
//! Nothing is changed without `--write`. Then the file is read and replaced in one step, so that nobody who writes it at the
//! same time loses anything.

mod check;
mod enter;
mod file;
mod json;
mod pair;
mod paper;
mod results;
mod rules;
mod standings;

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::Verdict;
use super::address::parse_address;
use super::language::Language;

/// The arguments of `komadai event`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
#[command(group = clap::ArgGroup::new("task").multiple(false))]
pub struct EventArguments {
    /// The event file.
    file: PathBuf,
    /// How to print the results: text in aligned columns for the notice board, one round at a time, or csv with every
    /// game of every round for other programs.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    results: Results,
    /// Propose the pairings of a round, each with its reason; by default of the next one.
    #[arg(long, group = "task")]
    pair: bool,
    /// Print the standings and the cross table, by default after the last round.
    #[arg(long, group = "task")]
    standings: bool,
    /// Check the file: whether everybody is paired once, nobody twice, and every game has its result.
    #[arg(long, group = "task")]
    check: bool,
    /// Enter the players of a list (CSV), and tell first what is odd in it.
    #[arg(long, group = "task", value_name = "LIST")]
    players: Option<PathBuf>,
    /// Print lists and sheets, into the file that --out names: pairings or results for the wall, slips for results, numbers
    /// for the tables, score sheets with the names filled in, or the standings with the cross table.
    #[arg(long, group = "task", value_name = "PAPER", requires = "out")]
    print: Option<Paper>,
    /// The file for the pages, ending in .pdf, .svg or .png; SVG and PNG get a file for each page, OUT-1, OUT-2 …
    #[arg(short, long, value_name = "OUT", requires = "print")]
    out: Option<PathBuf>,
    /// The address at which people find the games of the hall, printed as a QR code.
    #[arg(long, value_name = "URL", default_value = "", hide_default_value = true, requires = "print", value_parser = parse_address)]
    address: String,
    /// Replace existing files.
    #[arg(long, requires = "print")]
    force: bool,
    /// The number of the round; for results and prints by default the one being played, or the last one while the next
    /// is not paired.
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// What lots are drawn with: the same number gives the same pairings.
    #[arg(long, value_name = "S", default_value_t = 0, requires = "pair")]
    seed: u64,
    /// Write into the file what was proposed; without this, nothing is changed.
    #[arg(long, requires = "task", conflicts_with_all = ["standings", "check", "print"])]
    write: bool,
    /// Print a JSON object.
    #[arg(long, requires = "task")]
    json: bool,
    /// Print the standings as a list for other programs.
    #[arg(long, requires = "standings", conflicts_with = "json")]
    csv: bool,
    /// The language of the output, for text.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,
}

/// How to write results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Results {
    /// A round, for the notice board.
    Text,
    /// Everything, for other programs.
    Csv,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Paper {
    /// The pairings of a round, or its results.
    Round,
    /// A slip for the result of every table.
    Slips,
    /// The numbers of the tables.
    Tables,
    /// A score sheet for every table.
    Scores,
    /// The standings with the cross table.
    Standings,
}

/// Does what is asked for with an event.
pub(super) fn run(
    arguments: &EventArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    if let Some(list) = &arguments.players {
        enter::run(arguments, list, out, complaints)
    } else if arguments.pair {
        pair::run(arguments, out, complaints)
    } else if arguments.standings {
        standings::run(arguments, out, complaints)
    } else if arguments.check {
        check::run(arguments, out, complaints)
    } else if let (Some(paper), Some(pages)) = (arguments.print, &arguments.out) {
        paper::run(arguments, paper, pages, out, complaints)
    } else {
        results::run(arguments, out, complaints)
    }
}

/// Tells why nothing came of it: as an object where one is wanted, and in any case to whoever is watching.
fn told(
    arguments: &EventArguments,
    complaint: &str,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    if arguments.json {
        let failure = json::Failure::new(super::terminal::name(&arguments.file), complaint.to_owned());
        writeln!(out, "{}", super::terminal::json(&failure))?;
    }
    writeln!(complaints, "{}", crate::record::visible(complaint))?;
    Ok(Verdict::Faulty)
}
