//! `komadai tsume`: mating problems.

mod check;
mod check_line;

use std::io::{self, Write};

use clap::{Args, Subcommand};

use self::check::CheckProblemsArguments;
use super::Verdict;

/// The arguments of `komadai tsume`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct TsumeArguments {
    /// What to do.
    #[command(subcommand)]
    what: What,
}

#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
enum What {
    /// Say whether problems are sound: one mate, and no piece left in hand.
    ///
    /// The exit code is 0 if all are, 1 if one is not, could not be read or was not found out, and 2 if the command makes no
    /// sense.
    Check(CheckProblemsArguments),
}

/// Does what is asked for.
pub(super) fn run(
    arguments: &TsumeArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    match &arguments.what {
        What::Check(arguments) => check::run(arguments, out, complaints),
    }
}
