//! `komadai perft`: counts the move sequences from a position, to check the move generator.

use std::io::{self, Write};

use clap::Args;

use super::Verdict;
use crate::shogi::{Position, perft, perft_divide};

/// Nobody waits for a count of longer games: one from the usual start would take millions of years.
const MOST_MOVES: u32 = 30;

/// What `komadai perft` is told.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct PerftArguments {
    /// A position in SFEN, in one argument or several, or `startpos`, followed by the number of moves.
    #[arg(required = true, num_args = 2.., value_names = ["SFEN", "DEPTH"])]
    words: Vec<String>,
    /// Show the count for each first move.
    #[arg(long)]
    divide: bool,
}

/// Counts and prints.
pub(super) fn run(
    arguments: &PerftArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    match position_and_depth(&arguments.words) {
        Ok((position, depth)) => {
            let total = if arguments.divide { print_moves(&position, depth, out)? } else { perft(&position, depth) };
            writeln!(out, "{total}")?;
            Ok(Verdict::Sound)
        }
        Err(complaint) => {
            writeln!(complaints, "komadai perft: {complaint}")?;
            Ok(Verdict::Misused)
        }
    }
}

/// Prints the count for each move and returns their sum.
fn print_moves(position: &Position, depth: u32, out: &mut impl Write) -> io::Result<u64> {
    if depth == 0 {
        return Ok(perft(position, 0));
    }
    let counts = perft_divide(position, depth);
    for (mv, count) in &counts {
        writeln!(out, "{mv} {count}")?;
    }
    Ok(counts.iter().map(|(_, count)| count).sum())
}

fn position_and_depth(words: &[String]) -> Result<(Position, u32), String> {
    let (said, sfen) = words.split_last().ok_or("a position and a depth are missing")?;
    let is_in_reach = |depth: &u32| *depth <= MOST_MOVES;
    let depth = said.parse().ok().filter(is_in_reach);
    let depth = depth.ok_or_else(|| format!("{said:?} is not a number of moves from 0 to {MOST_MOVES}"))?;
    let position = Position::from_sfen(&sfen.join(" ")).map_err(|error| error.to_string())?;
    Ok((position, depth))
}
