use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::Verdict;
use super::check_json::Finding;
use super::inputs::{Input, gather, in_order};
use super::outcome_words::outcome_words;
use crate::record::{GameTree, Imported, MAX_IMPORT_BYTES, import};
use crate::storage::read_anything;

/// What `komadai check` is told.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct CheckArguments {
    /// The records, or folders of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print a JSON object for each file, one on a line.
    #[arg(long)]
    json: bool,
}

/// What there is to say about a file.
#[derive(Debug, Default)]
struct Report {
    answer: String,
    complaints: String,
    is_sound: bool,
}

/// Reads each file and prints a line about it.
pub(super) fn run(
    arguments: &CheckArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let mut verdict = Verdict::Sound;
    let look = if arguments.json { check_as_json } else { check };
    in_order(&gather(&arguments.files), look, |report| {
        if !report.is_sound {
            verdict = Verdict::Faulty;
        }
        complaints.write_all(report.complaints.as_bytes())?;
        out.write_all(report.answer.as_bytes())
    })?;
    Ok(verdict)
}

/// Whether the record in a file is sound; all that is to be said about it goes into one line.
fn check_as_json(input: &Input) -> Report {
    let name = input.path.display().to_string();
    let finding = match read_anything(&input.path, MAX_IMPORT_BYTES) {
        Err(error) => Finding::unopened(name, error.to_string()),
        Ok(bytes) => match import(&bytes) {
            Err(error) => Finding::unread(name, &error),
            Ok(imported) => Finding::of(name, &imported),
        },
    };
    let answer = serde_json::to_string(&finding).expect("plain data with keys of text is always JSON") + "\n";
    Report { answer, complaints: String::new(), is_sound: finding.is_ok() }
}

/// Whether the record in a file is sound. Odd things are told, but do not make it unsound.
fn check(input: &Input) -> Report {
    let name = input.path.display();
    let failed = |complaint: String| Report { complaints: complaint + "\n", ..Report::default() };
    let bytes = match read_anything(&input.path, MAX_IMPORT_BYTES) {
        Ok(bytes) => bytes,
        Err(error) => return failed(format!("{name}: {error}")),
    };
    match import(&bytes) {
        Ok(imported) => tell(&name.to_string(), &imported),
        Err(error) => match error.line_to_tell() {
            Some(line) => failed(format!("{name}:{line}: {error}")),
            None => failed(format!("{name}: {error}")),
        },
    }
}

fn tell(name: &str, imported: &Imported) -> Report {
    let warning = |warning: &crate::record::Warning| format!("{name}:{}: {warning}\n", warning.line);
    let mut complaints: String = imported.warnings.iter().map(warning).collect();
    let end = end_of(&imported.tree);
    let answer = match &imported.broken_off {
        None => format!("{name}: ok, {end}\n"),
        Some(error) => {
            complaints += &format!("{name}:{}: {error}\n", error.line);
            format!("{name}: broken off at line {}, before it {end}\n", error.line)
        }
    };
    Report { answer, complaints, is_sound: imported.broken_off.is_none() }
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
