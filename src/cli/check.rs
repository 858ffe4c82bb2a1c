//! `komadai check`: reads records, and says how they end and what is wrong with them.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use super::Verdict;
use super::check_json::Finding;
use super::inputs::{Input, gather, in_order, read};
use super::language::in_english;
use super::remark::Remark;
use super::terminal::{json, name};
use crate::record::{Ending, GameTree, ImportOptions, Imported, games_of_file, visible};

/// The arguments of `komadai check`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct CheckArguments {
    /// The records, or folders of them.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print a JSON object for each game, one on a line.
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

/// Reads each file and prints a line about each game in it.
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

/// Checks a file, and reports each game on a line of JSON.
fn check_as_json(input: &Input) -> Report {
    let name = input.path.display().to_string();
    let mut report = Report { is_sound: true, ..Report::default() };
    let mut tell = |finding: &Finding| {
        report.is_sound &= finding.is_ok();
        report.answer += &json(finding);
        report.answer.push('\n');
    };
    match in_english(|text| read(input, text)) {
        Err(message) => tell(&Finding::unopened(name, message)),
        Ok(bytes) => match games_of_file(bytes, ImportOptions::default()) {
            Err(error) => tell(&Finding::unread(name, None, &error)),
            Ok(games) => (1..).zip(games).for_each(|(number, game)| match game {
                Err(error) => tell(&Finding::unread(name.clone(), Some(number), &error)),
                Ok(imported) => tell(&Finding::of(name.clone(), number, &imported)),
            }),
        },
    }
    report
}

/// Checks a file, and reports in words. Oddities are mentioned, but do not make a record unsound.
fn check(input: &Input) -> Report {
    let file = name(&input.path);
    let mut report = Report { is_sound: true, ..Report::default() };
    let bytes = match in_english(|text| read(input, text)) {
        Ok(bytes) => bytes,
        Err(message) => {
            report.complain(&file, &Remark { line: None, message });
            return report;
        }
    };
    let games = match games_of_file(bytes, ImportOptions::default()) {
        Ok(games) => games,
        Err(error) => {
            report.complain(&file, &Remark::from(&error));
            return report;
        }
    };
    let total = games.total();
    for (number, game) in (1..).zip(games) {
        match game {
            Ok(imported) => report.tell(&file, &game_name(&file, number, total), &imported),
            Err(error) => report.complain(&file, &Remark::from(&error)),
        }
    }
    report
}

impl Report {
    fn complain(&mut self, file: &str, complaint: &Remark) {
        self.is_sound = false;
        self.complaints += &format!("{file}:{complaint}\n");
    }

    fn tell(&mut self, file: &str, name: &str, imported: &Imported) {
        for warning in &imported.warnings {
            self.complaints += &format!("{file}:{}\n", Remark::from(warning));
        }
        let end = end_of(&imported.tree);
        self.answer += &match &imported.broken_off {
            None if imported.is_whole() => format!("{name}: ok, {end}\n"),
            None => format!("{name}: read with losses, {end}\n"),
            Some(error) => format!("{name}: broken off at line {}, before it {end}\n", error.line),
        };
        self.is_sound &= imported.is_whole();
        if let Some(error) = &imported.broken_off {
            self.complain(file, &Remark::from(error));
        }
    }
}

/// The name of a game in the output: that of its file, with a number if the file holds several.
pub(super) fn game_name(file: &str, number: usize, total: usize) -> String {
    if total == 1 { file.to_owned() } else { format!("{file}, game {number} of {total}") }
}

/// The length, last position and ending of the main line.
fn end_of(tree: &GameTree) -> String {
    let line = tree.main_line();
    let plies = line.len() - 1;
    let last = line.last().copied().unwrap_or(GameTree::ROOT);
    let move_number = u32::try_from(plies + 1).unwrap_or(u32::MAX);
    let sfen = tree.position_at(last).to_sfen(move_number);
    let ending = tree.node(last).ending();
    let in_short = |ending: &Ending| in_english(|text| text.outcome_in_short(&ending.outcome, tree.is_handicap()));
    let result = ending.map_or_else(|| "no ending".to_owned(), in_short);
    format!("{plies} plies, {sfen}, {}", visible(&result))
}
