//! What comes back from outside.

use std::path::{Path, PathBuf};

use super::{clipboard, notices};
use crate::app::console::form::LogFormat;
use crate::app::effect::{Effect, EngineNews, IfThere, Incoming, ReadFailure};
use crate::app::files::form::{Storing, as_typed, named_as_profile, named_as_record};
use crate::app::journal::form::SafetyNotice;
use crate::app::journal::job::{JournalJob, JournalNews};
use crate::app::library::job::{LibraryNews, Reach};
use crate::app::state::{AppState, Dialog, NoticeKind, PathPurpose, is_arbiters_file};
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::user_files::form::UserFileTrouble;
use crate::app::user_files::job::UserFileNews;
use crate::app::{
    collection, console, display, engines, event, files, hall, handicaps, journal, library, new_game, opponents,
    practice, print, publish, rules, settings, sound, start_page, whole_game,
};
use crate::library_store::ExportLayout;
use crate::record::RECORD_ENDINGS;
use crate::storage::{DialogAnswer, EventFile, FileDialogRequest, FileError, Folder, FolderFor};

pub fn receive(state: &mut AppState, incoming: Incoming, now: &Now) -> Consequences {
    match incoming {
        Incoming::Hall(news) => hall::update::receive(state, news, now),
        Incoming::Publish(news) => publish::update::receive(state, news, now),
        Incoming::Engine(EngineNews::Told(run, word)) if let Some(color) = state.table.seats.side_of(run) => {
            opponents::update::hear(state, color, word, now)
        }
        Incoming::Engine(news) => engines::update::receive(state, news),
        Incoming::WholeGame(news) => whole_game::update::receive(state, news, now),
        Incoming::Practice(news) => practice::update::receive(state, news, now),
        Incoming::Library(news) => hear_library(state, news, now),
        Incoming::Event(news) => event::update::receive(state, news, now),
        Incoming::Machine(machine) => {
            state.machine = machine;
            Consequences::none()
        }
        Incoming::SystemLooks(looks) => {
            state.system_looks = looks;
            Consequences::none()
        }
        Incoming::Screens(screens) => display::update::display::take_screens(state, screens),
        Incoming::FileDialog(request, answer) => file_chosen(state, request, answer),
        Incoming::Folder(path, listed) => show_folder(state, path, listed),
        Incoming::Record(path, Ok(imported)) => files::update::opening::show_record(state, path, *imported),
        Incoming::Record(path, Err(ReadFailure::Folder)) => collection::update::open_folder(state, path),
        Incoming::Pieces(folder, read) => settings::update::take_pieces(state, &folder, read),
        Incoming::Recent(records) => start_page::update::take(state, records),
        Incoming::Collected(id, records) => collection::update::take(state, id, records),
        Incoming::CollectionRead(id, result) => collection::update::finish(state, id, result, now.at),
        Incoming::Record(path, Err(failure)) => not_read(state, path, failure),
        Incoming::OldFileStays { path, count } => tell(state, NoticeKind::OldFileStays { path, count }),
        Incoming::Written(target, revision, result) => {
            files::update::saving::receive(state, target, revision, result, now)
        }
        Incoming::FileGone(path) => file_gone(state, &path),
        Incoming::FileOverwritten(path) => file_overwritten(state, &path),
        Incoming::WorkerDied(name) => abandon_pending(state, name),
        Incoming::WorkerReplaced(name) => tell(state, NoticeKind::Safety(SafetyNotice::WorkerDied(name))),
        Incoming::Printed(job, result) => print::update::finish(state, job, result, now),
        Incoming::Previewed(number, preview) => print::update::show_preview(state, number, preview),
        Incoming::LogWritten(job, result) => console::update::log_written(state, job, result, now),
        Incoming::Painted(picture) => clipboard::copy_picture(state, picture, now),
        Incoming::ShownInFolder(path, Err(reason)) => tell(state, NoticeKind::FolderNotShown { path, reason }),
        Incoming::ShownInFolder(_, Ok(())) => Consequences::none(),
        Incoming::NothingPasted(trouble) => clipboard::tell_nothing_pasted(state, trouble, now),
        Incoming::Number(number) => toss(state, number, now),
        Incoming::Profiles(news) => rules::update::receive(state, news),
        Incoming::Journal(news) => take_journal(state, news, now),
        Incoming::Own(news) => take_own(state, news),
        Incoming::SettingsNotSaved(reason) => tell(state, NoticeKind::SettingsNotSaved { reason }),
        Incoming::SettingsSavedAgain => {
            notices::forget_settings_not_saved(state);
            Consequences::none()
        }
        Incoming::Sound(news) => sound::update::sounds::receive(state, news),
    }
}

/// A number was drawn for a toss: of a game of the event that is set up, or in the dialog.
fn toss(state: &mut AppState, number: u64, now: &Now) -> Consequences {
    match event::update::forget_start(state) {
        Some(place) => event::update::begin(state, place, number, now),
        None => new_game::update::toss(state, number, now),
    }
}

fn not_read(state: &mut AppState, path: PathBuf, failure: ReadFailure) -> Consequences {
    state.table.file.awaited.take_if(|awaited| awaited.path == path);
    tell(state, files::update::opening::failed(path, failure))
}

fn file_gone(state: &mut AppState, path: &Path) -> Consequences {
    state.table.file.is_gone |= state.table.file.path() == Some(path);
    Consequences::none()
}

fn file_overwritten(state: &mut AppState, path: &Path) -> Consequences {
    state.table.file.is_overwritten |= state.table.file.path() == Some(path);
    Consequences::none()
}

/// What the library was asked for an exercise goes there.
fn hear_library(state: &mut AppState, news: LibraryNews, now: &Now) -> Consequences {
    match news {
        LibraryNews::Found { question, answer, reach } if practice::update::awaits_library(state, question) => {
            match reach {
                Reach::Partly(..) => Consequences::none(),
                Reach::Whole | Reach::Stopped(..) => {
                    practice::update::receive_library(state, answer.as_deref().ok(), now)
                }
            }
        }
        news => library::update::receive(state, news, now),
    }
}

fn tell(state: &mut AppState, kind: NoticeKind) -> Consequences {
    notices::tell(state, kind);
    Consequences::none()
}

/// What a thread was to do was not done: nobody waits for it any longer.
fn abandon_pending(state: &mut AppState, name: String) -> Consequences {
    state.table.file.dialog_open = false;
    (state.table.file.awaited, state.table.file.after_saving, state.table.file.printing) = (None, None, None);
    if let Some(event) = &mut state.event {
        (event.writing, event.looking) = (None, false);
        event.loose.iter_mut().for_each(|record| record.is_written = false);
    }
    tell(state, NoticeKind::Safety(SafetyNotice::WorkerFailed(name)))
}

/// A folder was chosen; or there is no dialog, and each takes what it takes without one.
fn folder_chosen(state: &mut AppState, folder: FolderFor, answer: DialogAnswer) -> Consequences {
    let path = match answer {
        DialogAnswer::Chosen(path) => Some(path),
        DialogAnswer::NoDialog => None,
        DialogAnswer::Cancelled => return Consequences::none(),
    };
    match (folder, path) {
        (FolderFor::Journals, Some(path)) => journal::update::journal::keep_in(state, path),
        // Where the system has no dialog there is still the usual other place.
        (FolderFor::Journals, None) => Consequences::from(Effect::Journal(JournalJob::KeepElsewhere(None))),
        (FolderFor::PublishedHall | FolderFor::Site, path) => publish::update::take_folder(state, folder, path),
        (FolderFor::Library, path) => library::update::take_folder(state, path),
        (FolderFor::Practice, path) => practice::update::take_chosen(state, path),
        (folder, path) => hall::update::take_folder(state, folder, path),
    }
}

/// The dialog of the system was closed without a file.
fn file_not_chosen(state: &mut AppState, request: &FileDialogRequest) -> Consequences {
    match request {
        FileDialogRequest::Export { .. } => print::update::reconsider(state),
        FileDialogRequest::Open | FileDialogRequest::Save { .. } => {
            state.table.file.after_saving = None;
            Consequences::none()
        }
        FileDialogRequest::Games { .. }
        | FileDialogRequest::Program
        | FileDialogRequest::EngineFile
        | FileDialogRequest::Exercises
        | FileDialogRequest::Event { .. }
        | FileDialogRequest::SaveLog { .. }
        | FileDialogRequest::OpenProfile
        | FileDialogRequest::SaveProfile { .. }
        | FileDialogRequest::Folder(_) => Consequences::none(),
    }
}

fn file_chosen(state: &mut AppState, request: FileDialogRequest, answer: DialogAnswer) -> Consequences {
    // A dialog that was opened for another game has lost its meaning, unless it is to open something.
    if !std::mem::take(&mut state.table.file.dialog_open) && request != FileDialogRequest::Open {
        return Consequences::none();
    }
    if state.is_console_locked() && is_arbiters_file(&request) {
        return notices::refuse_locked(state);
    }
    match (answer, request) {
        (DialogAnswer::Chosen(path), FileDialogRequest::Open) => files::update::opening::open_record(state, path),
        (DialogAnswer::Chosen(path), FileDialogRequest::Save { .. }) => {
            let named = named_as_record(saved_as(path.clone(), &RECORD_ENDINGS));
            let if_there = files::update::file::asked_by_system(state, &path, &named);
            files::update::file::save_to(state, named, Storing::default(), if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::Export { .. }) => print::update::to_chosen(state, path),
        (DialogAnswer::Chosen(path), FileDialogRequest::Games { .. }) => {
            let named = saved_as(path.clone(), &ExportLayout::ENDINGS);
            let if_there = files::update::file::asked_by_system(state, &path, &named);
            library::update::export::to_chosen(state, &named, if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::Program) => engines::update::take_program(state, Some(path)),
        (DialogAnswer::NoDialog, FileDialogRequest::Program) => engines::update::take_program(state, None),
        (DialogAnswer::Chosen(path), FileDialogRequest::Exercises) => practice::update::take_chosen(state, Some(path)),
        (DialogAnswer::NoDialog, FileDialogRequest::Exercises) => practice::update::take_chosen(state, None),
        (DialogAnswer::Chosen(path), FileDialogRequest::EngineFile) => {
            engines::update::options::take_file(state, Some(path))
        }
        (DialogAnswer::NoDialog, FileDialogRequest::EngineFile) => engines::update::options::take_file(state, None),
        (DialogAnswer::Chosen(path), FileDialogRequest::OpenProfile) => rules::update::import(path),
        (DialogAnswer::Chosen(path), FileDialogRequest::SaveProfile { .. }) => {
            let named = named_as_profile(path.clone());
            let if_there = files::update::file::asked_by_system(state, &path, &named);
            rules::update::export(state, named, if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::SaveLog { ending, .. }) => {
            let named = path.with_extension(ending);
            let if_there = files::update::file::asked_by_system(state, &path, &named);
            console::update::write_log(state, LogFormat::of_ending(ending), named, if_there)
        }
        (DialogAnswer::Chosen(path), FileDialogRequest::Event { purpose, .. }) => {
            event::update::take_chosen(state, purpose, path, IfThere::Replace)
        }
        (answer, FileDialogRequest::Folder(folder)) => folder_chosen(state, folder, answer),
        (DialogAnswer::Cancelled, request) => file_not_chosen(state, &request),
        (DialogAnswer::NoDialog, request) => files::update::file::own_dialog(state, request),
    }
}

/// The name that somebody gave a file in the system's dialog.
fn saved_as(chosen: PathBuf, offered: &[&str]) -> PathBuf {
    // Elsewhere a name comes back as it was typed.
    if cfg!(windows) { as_typed(chosen, offered) } else { chosen }
}

fn show_folder(state: &mut AppState, path: Option<PathBuf>, listed: Result<Folder, FileError>) -> Consequences {
    let Some(Dialog::Path(dialog)) = &mut state.dialog else { return Consequences::none() };
    match listed {
        Ok(folder) => {
            match dialog.purpose {
                PathPurpose::Open
                | PathPurpose::ImportProfile
                | PathPurpose::Event(EventFile::Open | EventFile::Pairings | EventFile::Players) => {
                    dialog.typed.clear()
                }
                PathPurpose::Save(_)
                | PathPurpose::Print(_)
                | PathPurpose::ExportProfile
                | PathPurpose::Games
                | PathPurpose::SaveLog(_)
                | PathPurpose::Event(_) => {}
            }
            dialog.enter(folder);
            Consequences::none()
        }
        Err(reason) => {
            // Where nothing could be shown yet, the usual folder can.
            let usual =
                (dialog.folder.is_none() && path.is_some()).then(|| files::update::file::list(dialog.purpose, None));
            dialog.trouble = Some((path.unwrap_or_default(), reason));
            usual.into_iter().collect()
        }
    }
}

fn take_journal(state: &mut AppState, news: JournalNews, now: &Now) -> Consequences {
    let may_add = news.may_add_to_past_games();
    let mut consequences = journal::update::journal::receive(state, news, now);
    if may_add {
        consequences.extend(collection::update::renew_past(state));
    }
    consequences
}

/// Puts what the user made on its shelves.
fn take_own(state: &mut AppState, news: UserFileNews) -> Consequences {
    let troubles = match news {
        UserFileNews::Profiles(own, faulty) => rules::update::shelve(state, own, faulty),
        UserFileNews::HandicapTables(own, faulty) => handicaps::update::shelve(state, own, faulty),
        UserFileNews::Schedules(own, faulty) => sound::update::schedules::shelve(state, own, faulty),
        UserFileNews::Castles(own, faulty) => library::update::shelve(state, own, faulty),
        UserFileNews::NotKept(trouble) => {
            notices::tell(state, NoticeKind::OwnNotKept(trouble));
            Vec::new()
        }
    };
    troubles.into_iter().for_each(|trouble: UserFileTrouble| notices::tell(state, NoticeKind::OwnIgnored(trouble)));
    Consequences::none()
}
