//! The library on screen: the dialog and the explorer.

mod dialog;
mod explorer;
mod tidy;

pub use dialog::LibraryScene;
pub use explorer::{ExplorerBody, ExplorerScene, GameRow, MoveRow, SearchScene};
pub use tidy::{TidyRow, TidyScene};

use crate::app::library::form::LibraryTrouble;
use crate::app::state::AppState;
use crate::library::CastlesError;
use crate::text::{Arg, Text, grouped};

/// How much of the folders has been read. It accompanies every answer, so that “nothing found” never means that nothing
/// was searched.
fn standing(state: &AppState, text: &Text) -> String {
    let desk = &state.library;
    let told = |name: &str, count: usize| (count > 0).then(|| text.tell(name, &[("count", number(count))]));
    let mut parts: Vec<String> = Vec::new();
    if let Some(census) = &desk.census {
        let args = [("read", number(census.indexed)), ("files", number(census.files))];
        parts.push(text.tell("library-read", &args));
        parts.extend(told("library-in-part", census.in_part.len()));
        parts.extend(told("library-unreadable", census.unreadable.len()));
        parts.extend(told("library-unread", census.unread.len()));
    }
    parts.extend(desk.progress.map(|(done, total)| match total {
        0 => text.say("library-looking"),
        _ => text.tell("library-reading", &[("done", number(done)), ("total", number(total))]),
    }));
    parts.join(&text.say("list-comma"))
}

/// So many files are named; a list that is longer is for the console.
const MOST_NAMED: usize = 12;

/// Which files could not be read, only in part or not yet, on lines of their own; empty if there are none.
fn not_read(state: &AppState, text: &Text) -> String {
    let Some(census) = &state.library.census else { return String::new() };
    let mut lines = Vec::new();
    let kinds = [
        ("library-unreadable", &census.unreadable),
        ("library-in-part", &census.in_part),
        ("library-unread", &census.unread),
    ];
    for (name, paths) in kinds {
        if !paths.is_empty() {
            lines.push(text.tell(name, &[("count", number(paths.len()))]));
            lines.extend(paths.iter().take(MOST_NAMED).map(|path| path.display().to_string()));
            lines.extend((paths.len() > MOST_NAMED).then(|| "…".to_owned()));
        }
    }
    lines.join("\n")
}

fn trouble(state: &AppState, text: &Text) -> Option<String> {
    Some(trouble_words(state.library.trouble.as_ref()?, text))
}

fn trouble_words(trouble: &LibraryTrouble, text: &Text) -> String {
    let with = |path: &std::path::Path, why: String| format!("{}: {why}", path.display());
    match trouble {
        LibraryTrouble::Folder(path, error) | LibraryTrouble::Index(path, error) => with(path, text.file_error(error)),
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
