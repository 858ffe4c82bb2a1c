//! The library on screen: the dialog and the explorer.

mod dialog;
mod explorer;
mod tidy;

pub use dialog::LibraryScene;
pub use explorer::{ExplorerBody, ExplorerScene, GameRow, MoveRow, SearchScene};
pub use tidy::{TidyRow, TidyScene};

use std::path::{Path, PathBuf};

use crate::app::library::form::{FileFault, LibraryTrouble, MOST_NAMED};
use crate::app::state::AppState;
use crate::library::CastlesError;
use crate::text::{Arg, Text, grouped};

/// How much of the folders has been read. It accompanies every answer, so that “nothing found” never means that nothing
/// was searched.
fn standing(state: &AppState, text: &Text) -> String {
    let desk = &state.library;
    let told = |name: &str, count: usize| (count > 0).then(|| text.tell(name, &[("count", number(count))]));
    let mut parts: Vec<String> = Vec::new();
    // Where no folder was chosen, that is what is said.
    if let Some(census) = desk.census.as_ref().filter(|_| !state.settings.library.folders.is_empty()) {
        let args = [("read", number(census.indexed)), ("files", number(census.files))];
        parts.push(text.tell("library-read", &args));
        parts.extend(told("library-in-part", census.in_part.len()));
        parts.extend(told("library-unreadable", census.unreadable.len()));
        // Those that are not read yet are being read.
        parts.extend(desk.progress.is_none().then(|| told("library-unread", census.unread.len())).flatten());
    }
    parts.extend(desk.progress.map(|(done, total)| match total {
        0 => text.say("library-looking"),
        _ => text.tell("library-reading", &[("percent", (done * 100 / total).into())]),
    }));
    parts.extend(desk.is_writing.then(|| text.say("library-writing")));
    parts.join(&text.say("list-comma"))
}

/// Which files could not be read or only in part, and why, and which have not been read yet, on lines of their own; empty
/// if there are none.
fn not_read(state: &AppState, text: &Text) -> String {
    let not_yet = state.library.census.as_ref().map(|census| named("library-unread", &census.unread, state, text));
    [not_understood(state, text), not_yet.unwrap_or_default()].concat().join("\n")
}

/// Which files could not be read or only in part, and why, each on a line.
fn not_understood(state: &AppState, text: &Text) -> Vec<String> {
    let Some(census) = &state.library.census else { return Vec::new() };
    let kinds = [("library-unreadable", &census.unreadable), ("library-in-part", &census.in_part)];
    kinds.into_iter().flat_map(|(name, paths)| named(name, paths, state, text)).collect()
}

/// The first of these files, below how many there are.
fn named(name: &str, paths: &[PathBuf], state: &AppState, text: &Text) -> Vec<String> {
    if paths.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![text.tell(name, &[("count", number(paths.len()))])];
    lines.extend(paths.iter().take(MOST_NAMED).map(|path| with_fault(path, state.library.faults.get(path), text)));
    lines.extend((paths.len() > MOST_NAMED).then(|| text.say("library-all-named")));
    lines
}

fn with_fault(path: &Path, fault: Option<&FileFault>, text: &Text) -> String {
    let path = path.display().to_string();
    match fault {
        Some(FileFault::File(error)) => format!("{path}: {}", text.file_error(error)),
        Some(FileFault::Record(error)) => format!("{path}: {}", text.import_error(error)),
        None => path,
    }
}

fn trouble(state: &AppState, text: &Text) -> Option<String> {
    Some(trouble_words(state.library.trouble.as_ref()?, text))
}

fn trouble_words(trouble: &LibraryTrouble, text: &Text) -> String {
    let with = |path: &std::path::Path, why: String| format!("{}: {why}", path.display());
    match trouble {
        LibraryTrouble::Folders(folders) => {
            let words: Vec<String> = folders.iter().map(|(path, error)| with(path, text.file_error(error))).collect();
            words.join("\n")
        }
        LibraryTrouble::Index(path, error) => with(path, text.file_error(error)),
        LibraryTrouble::NoPlace => text.say("library-no-place"),
        LibraryTrouble::AmongRecords(path) => with(path, text.say("library-among-records")),
        LibraryTrouble::InUse => text.say("library-in-use"),
    }
}

/// What is wrong with a table of castles.
pub fn castles_error_words(error: &CastlesError, text: &Text) -> String {
    match error {
        CastlesError::Table { line, fault, .. } => {
            text.tell("at-line", &[("line", (*line).into()), ("reason", text.ron_fault(fault).into())])
        }
        CastlesError::Piece { castle, piece } => {
            text.tell("castles-piece", &[("castle", castle.as_str().into()), ("piece", piece.as_str().into())])
        }
    }
}

fn number(number: usize) -> Arg<'static> {
    grouped(number as u64).into()
}
