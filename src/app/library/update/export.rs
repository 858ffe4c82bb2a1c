//! Writes the games that were found into a file.

use std::path::{Path, PathBuf};

use crate::app::effect::{Effect, IfThere, WriteFailure};
use crate::app::files;
use crate::app::library::job::{ExportTrouble, Exported, LibraryJob};
use crate::app::state::{AppState, Document, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::storage::{FileDialogRequest, FileError};

/// Asks for a file for the games listed now, even if the board changes meanwhile.
pub fn ask(state: &mut AppState) -> Consequences {
    if state.library.is_writing {
        return Consequences::none();
    }
    let asked = state.library.explorer.as_ref().and_then(|explorer| explorer.asked.as_ref());
    let Some(query) = asked.map(|asked| Box::new(asked.query.clone())) else { return Consequences::none() };
    state.library.exporting = Some(query);
    files::update::file::ask_for_file(state, FileDialogRequest::Games { suggested: "games.csv".to_owned() })
}

/// Writes them into this file; its name gets the ending of a table if it has none that is known.
pub fn to_chosen(state: &mut AppState, path: &Path, if_there: IfThere) -> Consequences {
    let Some(query) = state.library.exporting.take() else { return Consequences::none() };
    let named = files::form::named_as_games(path.to_owned());
    let if_there = files::update::file::asked_about(path, &named, if_there);
    state.library.is_writing = true;
    Effect::Library(LibraryJob::Export { query, path: named, if_there }).into()
}

/// Reports the result.
pub fn finish(state: &mut AppState, path: PathBuf, result: Result<Exported, ExportTrouble>, now: &Now) -> Consequences {
    state.library.is_writing = false;
    match result {
        Ok(Exported { files, missing: 0 }) if files.len() == 1 => {
            notices::tell_briefly(state, NoticeKind::Saved { what: Document::Games, path }, now.at);
        }
        Ok(Exported { files, missing }) => notices::tell(state, NoticeKind::GamesWritten { path, files, missing }),
        Err(ExportTrouble::Library(trouble)) => state.library.trouble = Some(trouble),
        Err(ExportTrouble::File(path, failure)) => {
            let reason = match failure {
                WriteFailure::System(reason) => reason,
                WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile => FileError::IsThere,
            };
            files::update::file::tell_not_saved(state, Document::Games, path, reason);
        }
    }
    Consequences::none()
}
