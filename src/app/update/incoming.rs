//! What comes back from outside.

use std::path::{Path, PathBuf};

use super::{
    Now, clipboard, collection, console, dialog, display, event, file, game, hall, journal, notices, open, own_files,
    print, rules, settings, sounds, start_page,
};
use crate::app::effect::{Effect, IfThere, Incoming, JournalJob, ReadFailure, WriteFailure};
use crate::app::state::{
    AppState, Dialog, LeaveFor, Mode, NoticeKind, PathPurpose, Question, SafetyNotice, SaveTarget, Source, Storing,
    is_arbiters_file, named_as_profile, named_as_record,
};
use crate::record::Imported;
use crate::session::ReviewSession;
use crate::storage::{DialogAnswer, EventFile, FileDialogRequest, Folder, FolderFor};

pub(super) fn receive(state: &mut AppState, incoming: Incoming, now: &Now) -> Vec<Effect> {
    match incoming {
        Incoming::Hall(news) => hall::receive(state, news, now),
        Incoming::Event(news) => event::receive(state, news, now),
        Incoming::Machine(machine) => {
            state.machine = machine;
            Vec::new()
        }
        Incoming::SystemLooks(looks) => {
            state.system_looks = looks;
            Vec::new()
        }
        Incoming::Screens(screens) => display::take_screens(state, screens),
        Incoming::FileDialog(request, answer) => file_chosen(state, request, answer, now),
        Incoming::Folder(path, listed) => show_folder(state, path, listed),
        Incoming::Record(path, Ok(imported)) => show_record(state, path, *imported),
        Incoming::Record(path, Err(ReadFailure::Folder)) => collection::open_folder(state, path),
        Incoming::Pieces(folder, read) => settings::take_pieces(state, &folder, read),
        Incoming::Recent(records) => start_page::take(state, records),
        Incoming::Collected(id, records) => collection::take(state, id, records),
        Incoming::CollectionRead(id, result) => collection::finish(state, id, result),
        Incoming::Record(path, Err(failure)) => {
            state.table.file.awaited.take_if(|awaited| awaited.path == path);
            tell(state, failed(path, failure))
        }
        Incoming::Written(target, revision, Ok(())) => saved(state, target, revision, now),
        Incoming::Written(target, _, Err(WriteFailure::AlreadyThere)) => {
            open(state, Dialog::Question(Question::Replace(target)))
        }
        Incoming::Written(target, _, Err(WriteFailure::ChangedMeanwhile)) => {
            open(state, Dialog::Question(Question::ReplaceChanged(target)))
        }
        Incoming::WorkerDied(name) => forgive(state, name),
        Incoming::WorkerReplaced(name) => tell(state, NoticeKind::Safety(SafetyNotice::WorkerDied(name))),
        Incoming::Written(target, _, Err(WriteFailure::System(reason))) => {
            let next = state.table.file.after_saving.take();
            notices::tell(state, NoticeKind::NotSaved { path: target.path, reason });
            // Whoever was leaving can still do so.
            next.map_or_else(Vec::new, |what_for| open(state, Dialog::Question(Question::Leave(what_for))))
        }
        Incoming::Printed(job, result) => print::finish(state, job, result, now),
        Incoming::LogWritten(job, result) => console::log_written(state, job, result, now),
        Incoming::Painted(picture) => clipboard::copy_picture(state, picture, now),
        Incoming::Number(number) => dialog::toss(state, number, now),
        Incoming::Profiles(news) => rules::receive(state, news),
        Incoming::Journal(news) => journal::receive(state, news, now),
        Incoming::Own(news) => own_files::receive(state, news),
        Incoming::SettingsNotSaved(reason) => tell(state, NoticeKind::SettingsNotSaved { reason }),
        Incoming::Sound(news) => sounds::receive(state, news),
    }
}

fn tell(state: &mut AppState, kind: NoticeKind) -> Vec<Effect> {
    notices::tell(state, kind);
    Vec::new()
}

/// What a thread was to do was not done: nobody waits for it any longer.
fn forgive(state: &mut AppState, name: String) -> Vec<Effect> {
    state.table.file.dialog_open = false;
    (state.table.file.awaited, state.table.file.after_saving, state.table.file.printing) = (None, None, None);
    if let Some(event) = &mut state.event {
        event.writing = None;
    }
    tell(state, NoticeKind::Safety(SafetyNotice::WorkerFailed(name)))
}

fn file_chosen(state: &mut AppState, request: FileDialogRequest, answer: DialogAnswer, now: &Now) -> Vec<Effect> {
    // A dialog that was opened for another game has lost its meaning.
    if !std::mem::take(&mut state.table.file.dialog_open) {
        return Vec::new();
    }
    if state.is_console_locked() && is_arbiters_file(&request) {
        return console::refuse(state, now.at);
    }
    match (answer, request) {
        (DialogAnswer::Chosen(path), FileDialogRequest::Open) => file::open_record(state, path),
        (DialogAnswer::Chosen(path), FileDialogRequest::Save { .. }) => {
            let named = named_as_record(path.clone());
            // The system's dialog knows nothing of a lock: what it would replace is asked about once more.
            let allowed = if state.is_console_locked() { IfThere::Ask } else { IfThere::Replace };
            let if_there = asked_about(&path, &named, allowed);
            file::save_to(state, named, Storing::default(), if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::Export { .. }) => print::to_chosen(state, path),
        (DialogAnswer::Chosen(path), FileDialogRequest::OpenProfile) => rules::import(path),
        (DialogAnswer::Chosen(path), FileDialogRequest::SaveProfile { .. }) => {
            let named = named_as_profile(path.clone());
            let if_there = asked_about(&path, &named, IfThere::Replace);
            rules::export(state, named, if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::SaveLog { ending, .. }) => {
            let named = path.with_extension(ending);
            let if_there = asked_about(&path, &named, IfThere::Replace);
            console::write_log(state, console::format_of(ending), named, if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::Event { purpose, .. }) => {
            event::take_chosen(state, purpose, path, IfThere::Replace)
        }
        (DialogAnswer::Cancelled, FileDialogRequest::Event { .. }) => Vec::new(),
        (DialogAnswer::Chosen(path), FileDialogRequest::Folder(FolderFor::Journals)) => journal::keep_in(state, path),
        // Where the system has no dialog there is still the usual other place.
        (DialogAnswer::NoDialog, FileDialogRequest::Folder(FolderFor::Journals)) => {
            vec![Effect::Journal(JournalJob::KeepElsewhere(None))]
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::Folder(folder)) => hall::take_folder(state, folder, Some(path)),
        (DialogAnswer::NoDialog, FileDialogRequest::Folder(folder)) => hall::take_folder(state, folder, None),
        (DialogAnswer::Cancelled, FileDialogRequest::Folder(_) | FileDialogRequest::SaveLog { .. }) => Vec::new(),
        (DialogAnswer::Cancelled, FileDialogRequest::OpenProfile | FileDialogRequest::SaveProfile { .. }) => Vec::new(),
        (DialogAnswer::Cancelled, FileDialogRequest::Export { .. }) => print::reconsider(state),
        (DialogAnswer::Cancelled, FileDialogRequest::Open | FileDialogRequest::Save { .. }) => {
            state.table.file.after_saving = None;
            Vec::new()
        }
        (DialogAnswer::NoDialog, request) => file::own_dialog(state, request),
    }
}

/// The system's dialog has asked about the name that was chosen, and about no other.
pub(super) fn asked_about(chosen: &Path, named: &Path, if_there: IfThere) -> IfThere {
    if named == chosen { if_there } else { IfThere::Ask }
}

fn show_folder(state: &mut AppState, path: Option<PathBuf>, listed: Result<Folder, String>) -> Vec<Effect> {
    let Some(Dialog::Path(dialog)) = &mut state.dialog else { return Vec::new() };
    match listed {
        Ok(folder) => {
            match dialog.purpose {
                PathPurpose::Open
                | PathPurpose::ImportProfile
                | PathPurpose::Event(EventFile::Open | EventFile::Pairings) => dialog.typed.clear(),
                PathPurpose::Save(_)
                | PathPurpose::Print(_)
                | PathPurpose::ExportProfile
                | PathPurpose::SaveLog(_)
                | PathPurpose::Event(_) => {}
            }
            dialog.folder = Some(folder);
            dialog.trouble = None;
            Vec::new()
        }
        Err(reason) => {
            // Where nothing could be shown yet, the usual folder can.
            let usual = (dialog.folder.is_none() && path.is_some()).then(|| file::list(dialog.purpose, None));
            dialog.trouble = Some((path.unwrap_or_default(), reason));
            usual.into_iter().collect()
        }
    }
}

fn show_record(state: &mut AppState, path: PathBuf, imported: Imported) -> Vec<Effect> {
    // Another game may have been started while the file was being read: it is not disturbed.
    match state.table.file.awaited.take_if(|awaited| awaited.path == path) {
        Some(_) => file::leave(state, LeaveFor::Read(path, Box::new(imported))),
        None => Vec::new(),
    }
}

/// Shows a record that was read in place of what is on the board.
pub(super) fn show(state: &mut AppState, source: Source, imported: Imported) -> Vec<Effect> {
    let plies = imported.tree.main_line().len() - 1;
    // A file of which only a part was read must not be replaced by that part.
    let is_whole =
        imported.broken_off.is_none() && !imported.warnings.iter().any(|warning| warning.kind.leaves_something_out());
    let Imported { tree, format, encoding, line_end, warnings, broken_off } = imported;
    let saved_to = match &source {
        Source::File(path) if is_whole => Some(SaveTarget { path: path.clone(), format, encoding, line_end }),
        Source::File(_) | Source::Clipboard => None,
    };
    game::lay(state, Mode::Review(Box::new(ReviewSession::new(tree))), saved_to);
    if source == Source::Clipboard {
        state.table.file.note_change();
    }
    // A dialog about the record before this one has lost its meaning.
    (state.dialog, state.covered) = (None, None);
    if !warnings.is_empty() {
        notices::tell(state, NoticeKind::Warnings { source: source.clone(), warnings });
    }
    if let Some(error) = broken_off {
        notices::tell(state, NoticeKind::BrokenOff { source: source.clone(), error, plies });
    }
    match source {
        Source::File(path) => {
            collection::go_to_sought(state);
            remember(state, &path)
        }
        Source::Clipboard => Vec::new(),
    }
}

/// Makes `path` the record that was used last.
fn remember(state: &mut AppState, path: &Path) -> Vec<Effect> {
    let recent = state.settings.recent_with(path);
    if recent == state.settings.recent { Vec::new() } else { settings::change(state, |it| it.recent = recent) }
}

fn failed(path: PathBuf, failure: ReadFailure) -> NoticeKind {
    match failure {
        ReadFailure::File(reason) => NoticeKind::Unreadable { path, reason },
        ReadFailure::Folder => NoticeKind::Unreadable { path, reason: String::new() },
        ReadFailure::Record(error) => NoticeKind::NoRecord { source: Source::File(path), error },
    }
}

/// Leaves the record that was saved, unless something has been changed meanwhile or a position would be lost besides.
fn leave_saved(state: &mut AppState, what_for: LeaveFor) -> Vec<Effect> {
    if state.table.file.is_unsaved() || state.would_lose_setup(&what_for) {
        open(state, Dialog::Question(Question::Leave(what_for)))
    } else {
        file::leave_now(state, what_for)
    }
}

fn saved(state: &mut AppState, target: SaveTarget, revision: u64, now: &Now) -> Vec<Effect> {
    if revision < state.table.file.first_revision {
        // Another record has come meanwhile, which does not lie there.
        notices::tell_briefly(state, NoticeKind::Saved(target.path), now.at);
        return Vec::new();
    }
    let next = state.table.file.after_saving.take();
    if matches!(&state.dialog, Some(Dialog::Path(dialog)) if matches!(dialog.purpose, PathPurpose::Save(_))) {
        state.dialog = None;
    }
    let path = target.path.clone();
    state.table.file.saved_to = Some(target);
    state.table.file.saved_revision = revision;
    // It is safe now, wherever it could not be written before.
    notices::forget_not_saved(state, |failed| *failed == *path || named_as_record(failed.to_owned()) == failed);
    notices::tell_briefly(state, NoticeKind::Saved(path.clone()), now.at);
    collection::note_saved(state, &path);
    let mut effects = remember(state, &path);
    effects.extend(next.into_iter().flat_map(|what_for| leave_saved(state, what_for)));
    effects
}
