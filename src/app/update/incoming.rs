//! What comes back from outside.

use std::path::PathBuf;

use super::{Now, board, file, notices};
use crate::app::effect::{Effect, Incoming, ReadFailure};
use crate::app::state::{AppState, Dialog, FileState, Mode, NoticeKind, PathPurpose};
use crate::record::Imported;
use crate::session::ReviewSession;
use crate::storage::{DialogAnswer, FileDialogRequest, Folder};

/// Takes in what came back from outside.
#[must_use]
pub fn receive(state: &mut AppState, incoming: Incoming, now: &Now) -> Vec<Effect> {
    match incoming {
        Incoming::FileDialog(request, answer) => file_chosen(state, request, answer),
        Incoming::Folder(path, listed) => show_folder(state, path, listed),
        Incoming::Record(path, Ok(imported)) => show_record(state, path, *imported),
        Incoming::Record(path, Err(failure)) => tell(state, failed(path, failure)),
        Incoming::Written(path, Ok(())) => saved(state, path, now),
        Incoming::Written(path, Err(reason)) => {
            state.file.after_saving = None;
            tell(state, NoticeKind::NotSaved { path, reason })
        }
        Incoming::SettingsNotSaved(reason) => tell(state, NoticeKind::SettingsNotSaved { reason }),
        Incoming::Sound(trouble) => sound_is_gone(state, NoticeKind::Sound(trouble)),
    }
}

fn tell(state: &mut AppState, kind: NoticeKind) -> Vec<Effect> {
    notices::tell(state, kind);
    Vec::new()
}

/// Says once that nothing is heard.
fn sound_is_gone(state: &mut AppState, kind: NoticeKind) -> Vec<Effect> {
    let told = state.notices.iter().any(|notice| matches!(notice.kind, NoticeKind::Sound(_)));
    if told { Vec::new() } else { tell(state, kind) }
}

fn file_chosen(state: &mut AppState, request: FileDialogRequest, answer: DialogAnswer) -> Vec<Effect> {
    match (answer, request) {
        (DialogAnswer::Chosen(path), FileDialogRequest::Open) => file::read(state, path),
        (DialogAnswer::Chosen(path), FileDialogRequest::Save { .. }) => {
            let named = if path.extension().is_some() { path } else { path.with_extension("kif") };
            file::save_to(state, named)
        }
        (DialogAnswer::Cancelled, _) => {
            state.file.after_saving = None;
            Vec::new()
        }
        (DialogAnswer::NoDialog, request) => file::own_dialog(state, request),
    }
}

fn show_folder(state: &mut AppState, path: Option<PathBuf>, listed: Result<Folder, String>) -> Vec<Effect> {
    let Some(Dialog::Path(dialog)) = &mut state.dialog else { return Vec::new() };
    match listed {
        Ok(folder) => {
            if dialog.purpose == PathPurpose::Open {
                dialog.typed.clear();
            }
            dialog.folder = Some(folder);
            dialog.trouble = None;
        }
        Err(reason) => dialog.trouble = Some(format!("{}: {reason}", path.unwrap_or_default().display())),
    }
    Vec::new()
}

fn show_record(state: &mut AppState, path: PathBuf, imported: Imported) -> Vec<Effect> {
    // Another game may have been started while the file was being read: it is not disturbed.
    if state.file.awaited.as_ref() != Some(&path) {
        return Vec::new();
    }
    let plies = imported.tree.main_line().len() - 1;
    state.mode = Mode::Review(Box::new(ReviewSession::new(imported.tree)));
    state.file = FileState { path: Some(path.clone()), encoding: Some(imported.encoding), ..FileState::default() };
    state.result_shown = false;
    state.notices.clear();
    board::cancel(state);
    if !imported.warnings.is_empty() {
        notices::tell(state, NoticeKind::Warnings { path: path.clone(), warnings: imported.warnings });
    }
    if let Some(error) = imported.broken_off {
        notices::tell(state, NoticeKind::BrokenOff { path, error, plies });
    }
    Vec::new()
}

fn failed(path: PathBuf, failure: ReadFailure) -> NoticeKind {
    match failure {
        ReadFailure::File(reason) => NoticeKind::Unreadable { path, reason },
        ReadFailure::Record(error) => NoticeKind::NoRecord { path, error },
    }
}

fn saved(state: &mut AppState, path: PathBuf, now: &Now) -> Vec<Effect> {
    let next = state.file.after_saving.take();
    state.file = FileState { path: Some(path.clone()), encoding: state.file.encoding, ..FileState::default() };
    notices::tell_briefly(state, NoticeKind::Saved(path), now.at);
    next.map_or_else(Vec::new, |what_for| file::leave_now(state, what_for))
}
