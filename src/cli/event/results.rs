//! The results of an event.

use std::io::{self, Write};

use super::file::read;
use super::{EventArguments, Results, told};
use crate::cli::{Verdict, terminal};
use crate::tournament::{Tournament, notice_board, results_csv};

/// Prints the results.
pub(super) fn run(
    arguments: &EventArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let event = match read(&arguments.file, &arguments.lang.text()) {
        Ok((event, _)) => event,
        Err(complaint) => return told(arguments, &complaint, out, complaints),
    };
    match arguments.results {
        Results::Csv => write!(out, "{}", results_csv(&event)).map(|()| Verdict::Sound),
        Results::Text => print_round(arguments, &event, out, complaints),
    }
}

fn print_round(
    arguments: &EventArguments,
    event: &Tournament,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let round = match arguments.round {
        Some(number) => event.round(number),
        None => event.round_to_print(),
    };
    match (round, arguments.round) {
        (Some(round), _) => {
            write!(out, "{}", notice_board(event, round, &arguments.lang.text())).map(|()| Verdict::Sound)
        }
        (None, number) => {
            let which = number.map_or_else(|| "rounds yet".to_owned(), |number| format!("round {number}"));
            let complaint = format!("{}: the event has no {which}", terminal::name(&arguments.file));
            told(arguments, &complaint, out, complaints)
        }
    }
}
