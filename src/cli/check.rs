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
use crate::record::{Ending, ImportOptions, Imported, Outline, games_of_file, visible};

/// The arguments of `komadai check`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct CheckArguments {
    /// Records, or folders of records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print a JSON object for each game, one per line.
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
    let look: Look = if arguments.json { check_as_json } else { check };
    let mut take = |report: Report| {
        if !report.is_sound {
            verdict = Verdict::Faulty;
        }
        complaints.write_all(report.complaints.as_bytes())?;
        out.write_all(report.answer.as_bytes())
    };
    match &gather(&arguments.files)[..] {
        // What is said of a file with very many games need not be kept.
        [only] => look(only, &mut take)?,
        inputs => in_order(inputs, |input| all_of(input, look), take)?,
    }
    Ok(verdict)
}

/// Looks at a file, and hands on what there is to say about each game.
type Look = fn(&Input, &mut dyn FnMut(Report) -> io::Result<()>) -> io::Result<()>;

/// Everything that there is to say about a file.
fn all_of(input: &Input, look: Look) -> Report {
    let mut all = Report::sound();
    let mut add = |report: Report| {
        all.answer += &report.answer;
        all.complaints += &report.complaints;
        all.is_sound &= report.is_sound;
        Ok(())
    };
    look(input, &mut add).expect("nothing is written");
    all
}

/// Whether the records in a file are sound; all that is to be said about each goes into one line.
fn check_as_json(input: &Input, take: &mut dyn FnMut(Report) -> io::Result<()>) -> io::Result<()> {
    let name = input.path.display().to_string();
    let mut tell = |finding: &Finding| {
        take(Report { answer: json(finding) + "\n", is_sound: finding.is_ok(), ..Report::default() })
    };
    let bytes = match in_english(|text| read(input, text)) {
        Ok(bytes) => bytes,
        Err(message) => return tell(&Finding::unopened(name, message)),
    };
    match games_of_file(bytes, ImportOptions::default()) {
        Err(error) => tell(&Finding::unread(name, None, &error)),
        Ok(games) => (1..).zip(games).try_for_each(|(number, game)| match game {
            Err(error) => tell(&Finding::unread(name.clone(), Some(number), &error)),
            Ok(imported) => tell(&Finding::of(name.clone(), number, &imported)),
        }),
    }
}

/// Checks a file, and reports in words. What is merely odd is mentioned, and does not make a record unsound.
fn check(input: &Input, take: &mut dyn FnMut(Report) -> io::Result<()>) -> io::Result<()> {
    let file = name(&input.path);
    let bytes = match in_english(|text| read(input, text)) {
        Ok(bytes) => bytes,
        Err(message) => return take(Report::complaint(&file, &Remark { line: None, message })),
    };
    let games = match games_of_file(bytes, ImportOptions::default()) {
        Ok(games) => games,
        Err(error) => return take(Report::complaint(&file, &Remark::from(&error))),
    };
    let total = games.total();
    (1..).zip(games.outlines()).try_for_each(|(number, game)| {
        take(match game {
            Ok(imported) => Report::of(&file, &game_name(&file, number, total), &imported),
            Err(error) => Report::complaint(&file, &Remark::from(&error)),
        })
    })
}

impl Report {
    fn sound() -> Self {
        Self { is_sound: true, ..Self::default() }
    }

    fn complaint(file: &str, complaint: &Remark) -> Self {
        let mut report = Self::default();
        report.complain(file, complaint);
        report
    }

    fn complain(&mut self, file: &str, complaint: &Remark) {
        self.is_sound = false;
        self.complaints += &format!("{file}:{complaint}\n");
    }

    fn of(file: &str, name: &str, imported: &Imported<Outline>) -> Self {
        let mut report = Self::sound();
        report.tell(file, name, imported);
        report
    }

    fn tell(&mut self, file: &str, name: &str, imported: &Imported<Outline>) {
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
fn end_of(outline: &Outline) -> String {
    let (plies, position, ending) = outline.end();
    let move_number = u32::try_from(plies + 1).unwrap_or(u32::MAX);
    let sfen = position.to_sfen(move_number);
    let in_short = |ending: &Ending| in_english(|text| text.outcome_in_short(&ending.outcome, outline.is_handicap()));
    let result = ending.map_or_else(|| "no ending".to_owned(), in_short);
    format!("{plies} plies, {sfen}, {}", visible(&result))
}
