//! What Komadai does without a window: count moves; check, judge, convert, draw and print records; pair the rounds of
//! events and print their results and standings; try engines, and let them analyse records; find positions in folders of
//! records, and write them as a table; look for mates, and examine mating problems; publish the games of a hall.
//!
//! Answers go to standard output and complaints to standard error, free of anything that could control a terminal. If
//! the reader goes away, as `head` does, a command ends quietly.

mod address;
mod analyse;
mod check;
mod check_json;
mod convert;
mod endings;
mod engine;
mod event;
mod image;
mod inputs;
mod judge;
mod judge_json;
mod language;
mod library;
mod mate;
mod misspelt;
mod new_file;
mod perft;
mod picture_file;
mod print;
mod publish;
mod reading;
mod remark;
mod system;
mod table;
mod terminal;
mod tsume;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use analyse::AnalyseArguments;
pub use check::CheckArguments;
pub use convert::ConvertArguments;
pub use engine::EngineArguments;
pub use event::EventArguments;
pub use image::ImageArguments;
pub use judge::JudgeArguments;
pub use library::{FindArguments, IndexArguments};
pub use mate::MateArguments;
use mate::MateVerdict;
pub use perft::PerftArguments;
pub use print::PrintArguments;
pub use publish::PublishArguments;
use system::WhileRead;
pub use table::TableArguments;
use terminal::Plain;
pub use tsume::TsumeArguments;

use crate::storage::NamedFile;

/// The arguments on the command line.
#[derive(Clone, Debug, PartialEq, Eq, Parser)]
#[command(name = "komadai", version, about = "A shogi board for people in the same room")]
#[command(args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A record to open in the window.
    pub file: Option<PathBuf>,
}

/// What can be done without a window.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Count the sequences of moves of a given length from a position.
    #[command(override_usage = "komadai perft [--divide] <SFEN>... <DEPTH>")]
    Perft(PerftArguments),
    /// Check records, and report how they end and what is wrong with them.
    Check(CheckArguments),
    /// Report how games end under the rules, whatever their records say.
    Judge(JudgeArguments),
    /// Write records in another format.
    ///
    /// A file with several games becomes a file with as many. JKF and diagrams hold only one, so that each game gets a
    /// file of its own: club-1.jkf, club-2.jkf.
    Convert(ConvertArguments),
    /// Draw a position of a record as a picture.
    Image(ImageArguments),
    /// Print a record: a score sheet, or a handout with diagrams and room for notes.
    Print(PrintArguments),
    /// Run an event: print its results and standings, propose the pairings of a round, enter players, check its file.
    Event(EventArguments),
    /// Publish a hall: write its tables as a site that phones can follow.
    ///
    /// The site is a folder of files. Any web server can serve it, and it can be opened from the disk.
    Publish(PublishArguments),
    /// Try an engine (USI): whether it can be used, and what is wrong with it.
    Engine(EngineArguments),
    /// Let an engine evaluate every position of records.
    ///
    /// What is broken off goes on where it was with the next run. An engine that dies is started again, three times a
    /// file; a position that cannot be had is named, and the rest is done.
    Analyse(AnalyseArguments),
    /// Read folders of records into an index, so that positions are found at once.
    ///
    /// What has not changed since the last time is not read again. The index is kept apart from the records.
    Index(IndexArguments),
    /// Find positions, patterns and games in folders of records, and what was played there.
    ///
    /// The index is brought up to date first.
    Find(FindArguments),
    /// Write every position of records into a table, for databases.
    Table(TableArguments),
    /// Look for a mate by checks, the shortest one against the longest defence.
    ///
    /// The side to move attacks. The exit code is 0 if there is a mate, 1 if there is none, 2 if neither was found out, and 3 if
    /// something could not be read or the command makes no sense; of several positions the highest counts.
    #[command(override_usage = "komadai mate [OPTIONS] <SFEN or FILE>...")]
    Mate(MateArguments),
    /// Mating problems: say whether they are sound.
    Tsume(TsumeArguments),
}

/// How a command went, expressed by its exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// 0: all is well.
    Sound,
    /// 1: something that was examined is not sound.
    Faulty,
    /// 2: the command itself makes no sense.
    Misused,
    /// What the search for mates came to, which has exit codes of its own.
    Mate(MateVerdict),
}

impl Verdict {
    const fn code(self) -> u8 {
        match self {
            Self::Sound => 0,
            Self::Faulty => 1,
            Self::Misused => 2,
            Self::Mate(verdict) => verdict as u8,
        }
    }
}

/// Reads the command line. What makes no sense is explained, and so is what asks for help; then the error is the exit code.
///
/// # Errors
/// There is nothing to do any more.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Arguments, ExitCode> {
    let words: Vec<OsString> = words.into_iter().map(as_path).collect();
    let arguments = Arguments::try_parse_from(&words).map_err(|error| {
        _ = error.print();
        let is_mate = words.get(1).is_some_and(|word| word == "mate");
        let verdict = match error.exit_code() {
            0 => Verdict::Sound,
            _ if is_mate => Verdict::Mate(MateVerdict::Unusable),
            _ => Verdict::Misused,
        };
        ExitCode::from(verdict.code())
    })?;
    // Whoever misspells a command does not want a window that complains about a file.
    match arguments.file.as_deref().and_then(misspelt::in_words) {
        Some(words) => {
            _ = writeln!(Plain::new(io::stderr().lock()), "komadai: {words}");
            Err(ExitCode::from(Verdict::Misused.code()))
        }
        None => Ok(arguments),
    }
}

/// Browsers and file managers hand files over by their addresses, which are paths to every command.
fn as_path(word: OsString) -> OsString {
    match NamedFile::of(Path::new(&word)) {
        NamedFile::Path(path) => path.into(),
        NamedFile::Elsewhere => word,
    }
}

/// Runs a command.
#[must_use]
pub fn run(command: &Command) -> ExitCode {
    let mut out = Plain::new(BufWriter::new(io::stdout().lock()));
    let mut complaints = Plain::new(io::stderr().lock());
    let done = match command {
        Command::Perft(arguments) => perft::run(arguments, &mut out, &mut complaints),
        Command::Check(arguments) => check::run(arguments, &mut WhileRead::new(&mut out), &mut complaints),
        Command::Judge(arguments) => judge::run(arguments, &mut WhileRead::new(&mut out), &mut complaints),
        Command::Convert(arguments) => convert::run(arguments, &mut out, &mut complaints),
        Command::Image(arguments) => image::run(arguments, &mut out, &mut complaints),
        Command::Print(arguments) => print::run(arguments, &mut out, &mut complaints),
        Command::Event(arguments) => event::run(arguments, &mut out, &mut complaints),
        Command::Publish(arguments) => publish::run(arguments, &mut out, &mut complaints),
        Command::Engine(arguments) => engine::run(arguments, &mut out, &mut complaints),
        Command::Analyse(arguments) => analyse::run(arguments, &mut out, &mut complaints),
        Command::Index(arguments) => library::run_index(arguments, &mut out, &mut complaints),
        Command::Find(arguments) => library::run_find(arguments, &mut out, &mut complaints),
        Command::Table(arguments) => table::run(arguments, &mut out, &mut complaints),
        Command::Mate(arguments) => mate::run(arguments, &mut out, &mut complaints),
        Command::Tsume(arguments) => tsume::run(arguments, &mut out, &mut complaints),
    };
    // What was found out stands, also where nobody has read it to its end.
    let flushed = done.and_then(|verdict| WhileRead::new(&mut out).flush().map(|()| verdict));
    match flushed {
        Ok(verdict) => ExitCode::from(verdict.code()),
        Err(error) if system::is_reader_gone(&error) => ExitCode::SUCCESS,
        Err(error) => {
            _ = writeln!(complaints, "komadai: {}", language::in_english(|text| system::in_words(&error, text)));
            let is_mate = matches!(command, Command::Mate(_));
            ExitCode::from(if is_mate { Verdict::Mate(MateVerdict::Unusable) } else { Verdict::Faulty }.code())
        }
    }
}
