//! Writes the games that were found into a file.

use std::path::PathBuf;

use crate::app::effect::{Effect, IfThere, WriteFailure};
use crate::app::files;
use crate::app::library::job::{ExportTrouble, LibraryJob};
use crate::app::state::{AppState, Document, NoticeKind};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::update::outcome::Outcome;
use crate::storage::{FileDialogRequest, FileError};

/// Asks for a file for the games listed now, even if the board changes meanwhile.
pub fn ask(state: &mut AppState) -> Outcome {
    let asked = state.library.explorer.as_ref().and_then(|explorer| explorer.asked.as_ref());
    let Some(query) = asked.map(|asked| Box::new(asked.query.clone())) else { return Outcome::none() };
    state.library.exporting = Some(query);
    files::update::file::ask_for_file(state, FileDialogRequest::Games { suggested: "games.csv".to_owned() })
}

/// Writes them into this file.
pub fn to_chosen(state: &mut AppState, path: PathBuf, if_there: IfThere) -> Outcome {
    let Some(query) = state.library.exporting.take() else { return Outcome::none() };
    Effect::Library(LibraryJob::Export { query, path, if_there }).into()
}

/// Reports the result.
pub fn finish(state: &mut AppState, path: PathBuf, result: Result<usize, ExportTrouble>, now: &Now) -> Outcome {
    match result {
        Ok(0) => notices::tell_briefly(state, NoticeKind::Saved { what: Document::Games, path }, now.at),
        Ok(count) => notices::tell(state, NoticeKind::GamesLeftOut { path, count }),
        Err(ExportTrouble::Library(trouble)) => state.library.trouble = Some(trouble),
        Err(ExportTrouble::File(failure)) => {
            let reason = match failure {
                WriteFailure::System(reason) => reason,
                WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile => FileError::IsThere,
            };
            notices::tell(state, NoticeKind::NotSaved { what: Document::Games, path, reason });
        }
    }
    Outcome::none()
}
