//! Where the system's file dialog begins: in the folder that the field names beside which it was asked for, or else in the one that
//! was used last for the like.

use std::path::PathBuf;

use crate::app::form::typed_path;
use crate::app::state::{AppState, Dialog};
use crate::storage::{FileDialogRequest, FolderFor};

/// A folder, or a file in it, that need not be there any more; `None` where records lie, or where the system knows better.
pub(super) fn begins_in(state: &AppState, request: &FileDialogRequest) -> Option<PathBuf> {
    let typed = typed(state, request);
    typed_path(typed.unwrap_or_default(), state.machine.home.as_deref()).or_else(|| used_last(state, request))
}

/// What stands in the field to which the answer goes.
fn typed<'a>(state: &'a AppState, request: &FileDialogRequest) -> Option<&'a str> {
    Some(match (request, state.dialog.as_ref()?) {
        (FileDialogRequest::Folder(FolderFor::Sharing), Dialog::Hall(form)) => &form.shared_in,
        (FileDialogRequest::Folder(FolderFor::Watching), Dialog::Hall(form)) => &form.watched,
        (FileDialogRequest::Folder(FolderFor::PublishedHall), Dialog::Publish(form)) => &form.hall,
        (FileDialogRequest::Folder(FolderFor::Site), Dialog::Publish(form)) => &form.site,
        (FileDialogRequest::Folder(FolderFor::Library), Dialog::Library(form)) => &form.folder,
        (FileDialogRequest::Folder(FolderFor::Practice) | FileDialogRequest::Exercises, Dialog::Practice(form)) => {
            &form.path
        }
        _ => return None,
    })
}

fn used_last(state: &AppState, request: &FileDialogRequest) -> Option<PathBuf> {
    let settings = &state.settings;
    let hall = || settings.hall.watched.clone().or_else(|| settings.hall.shared_in.clone());
    let of_event = || state.event.as_ref().and_then(|event| event.path.clone()).or_else(|| settings.event.clone());
    match request {
        FileDialogRequest::Event { .. } => of_event(),
        FileDialogRequest::Folder(FolderFor::Sharing | FolderFor::Watching) => {
            hall().or_else(|| settings.publish.hall.clone()).or_else(of_event)
        }
        FileDialogRequest::Folder(FolderFor::PublishedHall) => settings.publish.hall.clone().or_else(hall),
        FileDialogRequest::Folder(FolderFor::Site) => settings.publish.site.clone().or_else(hall),
        FileDialogRequest::Folder(FolderFor::Library) => settings.library.folders.last().cloned(),
        FileDialogRequest::Folder(FolderFor::Pieces) => settings.piece_folder.clone(),
        FileDialogRequest::Folder(FolderFor::Journals) => settings.journals.clone(),
        FileDialogRequest::Folder(FolderFor::Practice)
        | FileDialogRequest::Exercises
        | FileDialogRequest::Open
        | FileDialogRequest::Save { .. }
        | FileDialogRequest::Export { .. }
        | FileDialogRequest::Games { .. }
        | FileDialogRequest::SaveLog { .. }
        | FileDialogRequest::Program
        | FileDialogRequest::EngineFile
        | FileDialogRequest::OpenProfile
        | FileDialogRequest::SaveProfile { .. } => None,
    }
}
