//! `komadai index`: reads folders of records into an index.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::super::Verdict;
use super::super::inputs::{by_itself, read};
use super::super::language::in_english;
use super::super::reading::Reading;
use super::super::terminal::name;
use super::opening::{complain_of_missing, open, told, words};
use crate::library_store::{Census, Freshness, Library};

/// The arguments of `komadai index`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct IndexArguments {
    /// Folders of records.
    #[arg(required = true, value_name = "FOLDER")]
    folders: Vec<PathBuf>,
    /// Say how much the index holds, and where it lies.
    #[arg(long)]
    stats: bool,
    /// The folder for the index; by default the system's for what can be made again.
    #[arg(long, value_name = "DIR")]
    store: Option<PathBuf>,
}

/// Brings the index of each folder up to date, and says what is in it.
pub(in crate::cli) fn run(
    arguments: &IndexArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    if complain_of_missing("index", &arguments.folders, complaints)? {
        return Ok(Verdict::Faulty);
    }
    let libraries = match open(&arguments.folders, arguments.store.as_deref(), Freshness::UpToDate) {
        Ok(libraries) => libraries,
        Err(error) => {
            writeln!(complaints, "komadai index: {}", words(&error))?;
            return Ok(Verdict::Faulty);
        }
    };
    let mut verdict = Verdict::Sound;
    for library in &libraries {
        let census = library.census();
        complain(census, complaints)?;
        writeln!(out, "{}: {}", name(library.folder()), told(census))?;
        if arguments.stats {
            tell_more(library, out)?;
        }
        if census.indexed < census.files || !census.in_part.is_empty() || census.files == 0 {
            verdict = Verdict::Faulty;
        }
    }
    Ok(verdict)
}

/// Says of each file that is not known why that is so.
fn complain(census: &Census, complaints: &mut impl Write) -> io::Result<()> {
    for path in census.unreadable.iter().chain(&census.unread) {
        writeln!(complaints, "{}:{}", name(path), reason(path))?;
    }
    for path in &census.in_part {
        writeln!(complaints, "{}: read in part; komadai check says where it breaks off", name(path))?;
    }
    Ok(())
}

fn reason(path: &Path) -> String {
    match in_english(|text| read(&by_itself(path), text)) {
        Ok(bytes) => Reading::of(bytes).err().unwrap_or_else(|| " has changed meanwhile".to_owned()),
        Err(message) => format!(" {message}"),
    }
}

fn tell_more(library: &Library, out: &mut impl Write) -> io::Result<()> {
    let census = library.census();
    writeln!(out, "  positions: {}", census.positions)?;
    writeln!(out, "  index: {}, {} bytes in {} parts", name(library.index()), census.bytes, library.parts())
}
