//! `komadai event`: prints the results of an event.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::Verdict;
use super::language::Language;
use super::system::in_words;
use super::terminal;
use crate::record::visible;
use crate::storage::read_anything;
use crate::text::Text;
use crate::tournament::{Tournament, notice_board, results_csv};

/// The arguments of `komadai event`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct EventArguments {
    /// The event file.
    file: PathBuf,
    /// How to print the results: text in aligned columns for the notice board, one round at a time, or csv with every
    /// game of every round for other programs.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    results: Results,
    /// The number of the round, for text; by default the one being played.
    #[arg(long, value_name = "N")]
    round: Option<u32>,
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

/// The maximum size of an event's file; no event is larger.
const MOST_BYTES: usize = 16 << 20;

/// Reads an event and prints its results.
pub(super) fn run(
    arguments: &EventArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let event = match read(&arguments.file, &arguments.lang.text()) {
        Ok(event) => event,
        Err(complaint) => {
            writeln!(complaints, "{}", visible(&complaint))?;
            return Ok(Verdict::Faulty);
        }
    };
    match arguments.results {
        Results::Csv => write!(out, "{}", results_csv(&event)).map(|()| Verdict::Sound),
        Results::Text => print_round(arguments, &event, out, complaints),
    }
}

fn read(path: &Path, text: &Text) -> Result<Tournament, String> {
    let name = terminal::name(path);
    let bytes = read_anything(path, MOST_BYTES).map_err(|error| format!("{name}: {}", in_words(&error, text)))?;
    let source = String::from_utf8(bytes).map_err(|error| format!("{name}: {error}"))?;
    Tournament::from_ron(&name, source.trim_start_matches('\u{feff}')).map_err(|error| error.to_string())
}

fn print_round(
    arguments: &EventArguments,
    event: &Tournament,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let round = match arguments.round {
        Some(number) => event.round(number),
        None => event.current_round(),
    };
    match (round, arguments.round) {
        (Some(round), _) => {
            write!(out, "{}", notice_board(event, round, &arguments.lang.text())).map(|()| Verdict::Sound)
        }
        (None, number) => {
            let which = number.map_or_else(|| "rounds yet".to_owned(), |number| format!("round {number}"));
            writeln!(complaints, "{}: the event has no {which}", terminal::name(&arguments.file))?;
            Ok(Verdict::Faulty)
        }
    }
}
