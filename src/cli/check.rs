use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::Verdict;
use super::check_json::Finding;
use super::outcome_words::outcome_words;
use crate::record::{GameTree, Imported, MAX_IMPORT_BYTES, import};
use crate::storage::read_file;

/// What `komadai check` is told.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct CheckArguments {
    /// The records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print a JSON object for each file, one on a line.
    #[arg(long)]
    json: bool,
}

/// Reads each file and prints a line about it.
pub(super) fn run(
    arguments: &CheckArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let mut verdict = Verdict::Sound;
    for file in &arguments.files {
        let is_sound = if arguments.json { check_as_json(file, out)? } else { check(file, out, complaints)? };
        if !is_sound {
            verdict = Verdict::Faulty;
        }
    }
    Ok(verdict)
}

/// Whether the record in `file` is sound; all that is to be said about it goes into one line.
fn check_as_json(file: &Path, out: &mut impl Write) -> io::Result<bool> {
    let name = file.display().to_string();
    let finding = match read_file(file, MAX_IMPORT_BYTES) {
        Err(error) => Finding::unopened(name, error.to_string()),
        Ok(bytes) => match import(&bytes) {
            Err(error) => Finding::unread(name, &error),
            Ok(imported) => Finding::of(name, &imported),
        },
    };
    serde_json::to_writer(&mut *out, &finding)?;
    writeln!(out)?;
    Ok(finding.is_ok())
}

/// Whether the record in `file` is sound. Odd things are told, but do not make it unsound.
fn check(file: &Path, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<bool> {
    let name = file.display();
    let bytes = match read_file(file, MAX_IMPORT_BYTES) {
        Ok(bytes) => bytes,
        Err(error) => {
            writeln!(complaints, "{name}: {error}")?;
            return Ok(false);
        }
    };
    match import(&bytes) {
        Ok(imported) => tell(&name.to_string(), &imported, out, complaints),
        Err(error) => {
            writeln!(complaints, "{name}:{}: {error}", error.line)?;
            Ok(false)
        }
    }
}

fn tell(name: &str, imported: &Imported, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<bool> {
    for warning in &imported.warnings {
        writeln!(complaints, "{name}:{}: {warning}", warning.line)?;
    }
    let end = end_of(&imported.tree);
    match &imported.broken_off {
        None => writeln!(out, "{name}: ok, {end}")?,
        Some(error) => {
            writeln!(complaints, "{name}:{}: {error}", error.line)?;
            writeln!(out, "{name}: broken off at line {}, before it {end}", error.line)?;
        }
    }
    Ok(imported.broken_off.is_none())
}

/// The length, the last position and the ending of the line that was played.
fn end_of(tree: &GameTree) -> String {
    let line = tree.main_line();
    let plies = line.len() - 1;
    let last = line.last().copied().unwrap_or(GameTree::ROOT);
    let move_number = u32::try_from(plies + 1).unwrap_or(u32::MAX);
    let sfen = tree.position_at(last).to_sfen(move_number);
    let ending = tree.node(last).ending.as_ref();
    let result = ending.map_or_else(|| "no ending".to_owned(), |ending| outcome_words(&ending.outcome));
    format!("{plies} plies, {sfen}, {result}")
}
