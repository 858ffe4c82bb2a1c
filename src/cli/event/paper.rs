//! Lists and sheets of an event on paper.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::file::read;
use super::{EventArguments, Paper, json, told};
use crate::cli::picture_file::{format_of, write_pages};
use crate::cli::{Verdict, terminal};
use crate::event_paper::{EventPaper, pages};
use crate::picture::paper::PAGE_WIDTH;
use crate::tournament::Tournament;

impl Paper {
    const fn on_paper(self) -> EventPaper {
        match self {
            Self::Round => EventPaper::Round,
            Self::Slips => EventPaper::Slips,
            Self::Tables => EventPaper::TableNumbers,
            Self::Scores => EventPaper::ScoreSheets,
            Self::Standings => EventPaper::Standings,
        }
    }
}

/// Prints what is asked for, and reports where the pages were written.
pub(super) fn run(
    arguments: &EventArguments,
    paper: Paper,
    to: &Path,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    match print(arguments, paper, to) {
        Ok(files) => tell(arguments, &files, out).map(|()| Verdict::Sound),
        Err(complaint) => told(arguments, &complaint, out, complaints),
    }
}

fn print(arguments: &EventArguments, paper: Paper, to: &Path) -> Result<Vec<PathBuf>, String> {
    format_of(to).map_err(|error| error.to_string())?;
    let text = arguments.lang.text();
    let (event, _) = read(&arguments.file, &text)?;
    let round = match paper {
        Paper::Standings => arguments.round.unwrap_or(u32::MAX),
        Paper::Round | Paper::Slips | Paper::Tables | Paper::Scores => round_of(arguments, &event)?,
    };
    let pages = pages(paper.on_paper(), &event, round, &arguments.address, &text);
    write_pages(&pages, &arguments.file, to, PAGE_WIDTH, arguments.force).map_err(|error| error.to_string())
}

/// The round that is asked for, or the one that is played, or was last while the next is not paired.
fn round_of(arguments: &EventArguments, event: &Tournament) -> Result<u32, String> {
    let file = terminal::name(&arguments.file);
    match arguments.round {
        Some(number) if event.round(number).is_some() => Ok(number),
        Some(number) => Err(format!("{file}: the event has no round {number}")),
        None => event
            .round_to_print()
            .map(|round| round.number)
            .ok_or_else(|| format!("{file}: the event has no rounds yet")),
    }
}

fn tell(arguments: &EventArguments, files: &[PathBuf], out: &mut impl Write) -> io::Result<()> {
    let (file, written) = (terminal::name(&arguments.file), files.iter().map(|it| terminal::name(it)));
    if arguments.json {
        return writeln!(out, "{}", terminal::json(&json::Printed::of(file, written.collect())));
    }
    written.into_iter().try_for_each(|page| writeln!(out, "{file} -> {page}"))
}
