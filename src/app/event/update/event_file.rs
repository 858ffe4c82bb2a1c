//! Reads and writes the files of an event, and handles changes by others.

use std::path::{Path, PathBuf};

use crate::app::effect::{Effect, IfThere};
use crate::app::event::job::{EventJob, EventTrouble, ReadPurpose};
use crate::app::event::state::OpenEvent;
use crate::app::files::form::safe_name;
use crate::app::state::{AppState, Dialog, NoticeKind, PathPurpose};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::{files, settings};
use crate::storage::{EventFile, FileDialogRequest};

/// The ending of the files of events.
pub(super) const ENDING: &str = "ron";

/// Asks for a file.
pub(super) fn ask_for(state: &mut AppState, purpose: EventFile, suggested: String) -> Consequences {
    files::update::file::ask_for_file(state, request(purpose, suggested))
}

/// Writes unsaved changes to the file of the event, or asks for one.
pub(super) fn save(state: &mut AppState) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    if event.path.is_none() {
        return save_elsewhere(state);
    }
    event.insists = true;
    write(state)
}

/// Asks for the file of the event.
pub(super) fn save_elsewhere(state: &mut AppState) -> Consequences {
    let Some(event) = &state.event else { return Consequences::none() };
    let suggested = named(&safe_name(&event.tournament.title, "event"), ENDING);
    ask_for(state, EventFile::Save, suggested)
}

/// Writes the event if there is anything new in it, after any write in progress.
pub(super) fn write(state: &mut AppState) -> Consequences {
    write_as(state, IfThere::ReplaceThere)
}

pub(super) fn write_as(state: &mut AppState, if_there: IfThere) -> Consequences {
    let Some(event) = state.event.as_mut().filter(|event| event.writing.is_none()) else { return Consequences::none() };
    let Some(path) = event.path.clone().filter(|_| event.is_unsaved()) else { return Consequences::none() };
    event.writing = Some(Box::new(event.tournament.clone()));
    event.is_look_outdated = event.looking;
    Consequences::from(Effect::Event(EventJob::Write { path, text: event.tournament.to_ron(), if_there }))
}

pub(super) fn named(stem: &str, ending: &str) -> String {
    format!("{stem}.{ending}")
}

/// Remembers the open event for the next start.
pub(super) fn remember(state: &mut AppState, path: Option<PathBuf>) -> Consequences {
    if state.settings.event == path {
        Consequences::none()
    } else {
        settings::update::change(state, |settings| settings.event = path)
    }
}

/// The trouble with a file is shown in the event window, not behind our own file dialog.
pub(super) fn tell_trouble(state: &mut AppState, path: PathBuf, trouble: EventTrouble) {
    close_dialog_that_chose(state, &path);
    notices::tell(state, NoticeKind::EventTrouble { path, trouble });
}

/// The same where what was done, or cannot be, is what was chosen there: while the saving of the event is tried again and again,
/// somebody may be choosing another place for it.
pub(super) fn close_dialog_that_chose(state: &mut AppState, path: &Path) {
    let home = state.machine.home.as_deref();
    let chosen = match &state.dialog {
        Some(Dialog::Path(dialog)) => dialog.full_path(home),
        Some(_) | None => None,
    };
    if chosen.is_some_and(|chosen| chosen == path || chosen.with_extension(ENDING) == path) {
        close_path_dialog(state);
    }
}

pub(super) fn close_path_dialog(state: &mut AppState) {
    if matches!(&state.dialog, Some(Dialog::Path(dialog)) if matches!(dialog.purpose, PathPurpose::Event(_))) {
        state.dialog = Some(Dialog::Event);
    }
}

/// Writes the event over a damaged file, or over another one.
pub(super) fn replace_changed(state: &mut AppState, path: PathBuf) -> Consequences {
    if let Some(event) = &mut state.event {
        event.move_to(path);
        (event.in_file, event.told) = (None, None);
    }
    write_as(state, IfThere::ReplaceAnything)
}

/// Reads what somebody else has written, and puts it together with what was changed here.
pub(super) fn merge(state: &mut AppState, path: PathBuf) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.writing = Some(Box::new(event.tournament.clone()));
    Consequences::from(Effect::Event(EventJob::Read(path, ReadPurpose::Merge)))
}

/// Changes the event, and writes it.
pub(super) fn change(state: &mut AppState, change: impl FnOnce(&mut OpenEvent)) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    change(event);
    // Whoever goes on has seen what stands instead of what was to be published.
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::PairedElsewhere(_)));
    write(state)
}

/// A file dialog about an event.
fn request(purpose: EventFile, suggested: String) -> FileDialogRequest {
    FileDialogRequest::Event { purpose, suggested }
}
