//! Opening, saving, and leaving what is on the board.

use std::path::{Path, PathBuf};

use crate::app::console::form::LogFormat;
use crate::app::effect::{Effect, IfThere};
use crate::app::files::form::{SaveTarget, Storing, safe_name};
use crate::app::files::job::{IfIncomplete, RecordJob};
use crate::app::files::update::begin::begins_in;
use crate::app::state::{AppState, Dialog, Document, NoticeKind, PathDialog, PathPurpose};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;
use crate::app::user_files::form::OWN_ENDINGS;
use crate::library_store::ExportLayout;
use crate::record::GameTree;
use crate::shogi::Color;
use crate::storage::{FileDialogRequest, FileError};

/// Shows the system's file dialog, unless it is open already.
pub fn ask_for_file(state: &mut AppState, request: FileDialogRequest) -> Consequences {
    state.board.put_down();
    if state.table.file.dialog_open {
        return Consequences::none();
    }
    state.table.file.dialog_open = true;
    let begin = begins_in(state, &request);
    Consequences::from(Effect::AskForFile(request, begin))
}

/// Saves the record to its file, or asks for one.
pub fn save(state: &mut AppState) -> Consequences {
    match state.table.file.saved_to.clone() {
        Some(target) => write(state, target, IfThere::Replace),
        None => save_as(state),
    }
}

/// Asks where the record shall lie.
pub fn save_as(state: &mut AppState) -> Consequences {
    let suggested = suggested_name(state);
    ask_for_file(state, FileDialogRequest::Save { suggested })
}

/// Asks where the record shall lie and how it is stored, which the system's file dialog does not ask.
pub fn save_stored(state: &mut AppState) -> Consequences {
    let suggested = suggested_name(state);
    if state.table.file.dialog_open {
        Consequences::none()
    } else {
        own_dialog(state, FileDialogRequest::Save { suggested })
    }
}

/// Saves under a name that was chosen, stored as was chosen.
pub fn save_to(state: &AppState, path: PathBuf, chosen: Storing, if_there: IfThere) -> Consequences {
    let target = state.table.file.target(path, chosen);
    write(state, target, if_there)
}

/// Writes the record, unless the format cannot hold all of it: then that comes back, to be asked about.
pub fn write(state: &AppState, target: SaveTarget, if_there: IfThere) -> Consequences {
    write_record(state, target, if_there, IfIncomplete::Ask)
}

/// Writes the record although the format cannot hold all of it.
pub fn write_anyway(state: &AppState, target: SaveTarget, if_there: IfThere) -> Consequences {
    write_record(state, target, if_there, IfIncomplete::Write)
}

fn write_record(state: &AppState, target: SaveTarget, if_there: IfThere, if_incomplete: IfIncomplete) -> Consequences {
    let (tree, revision) = (state.tree().clone(), state.table.file.revision);
    Consequences::from(Effect::WriteRecord(Box::new(RecordJob { target, tree, revision, if_there, if_incomplete })))
}

/// The program's own file dialog, for systems that have none.
pub fn own_dialog(state: &mut AppState, request: FileDialogRequest) -> Consequences {
    let (purpose, typed) = match request {
        FileDialogRequest::Open => (PathPurpose::Open, String::new()),
        FileDialogRequest::Save { suggested } => (PathPurpose::Save(Storing::default()), suggested),
        FileDialogRequest::Export { suggested, .. } => match state.table.file.printing.take() {
            Some(form) => (PathPurpose::Print(form), suggested),
            None => return Consequences::none(),
        },
        FileDialogRequest::SaveLog { suggested, ending } => {
            (PathPurpose::SaveLog(LogFormat::of_ending(ending)), suggested)
        }
        FileDialogRequest::Games { suggested } => (PathPurpose::Games, suggested),
        FileDialogRequest::OpenProfile => (PathPurpose::ImportProfile, String::new()),
        FileDialogRequest::Event { purpose, suggested } => (PathPurpose::Event(purpose), suggested),
        // There is a field to type the folder, the program or the file into.
        FileDialogRequest::Folder(_)
        | FileDialogRequest::Program
        | FileDialogRequest::EngineFile
        | FileDialogRequest::Exercises => {
            return Consequences::none();
        }
        FileDialogRequest::SaveProfile { suggested } => (PathPurpose::ExportProfile, suggested),
    };
    let over = state.dialog.as_mut().and_then(Dialog::rules_form).cloned().map(Box::new);
    let dialog = Dialog::Path(PathDialog { purpose, typed, folder: None, trouble: None, over });
    let present = match purpose {
        PathPurpose::Event(_) => state.event.as_ref().and_then(|event| event.path.as_deref()),
        PathPurpose::Open
        | PathPurpose::Save(_)
        | PathPurpose::Print(_)
        | PathPurpose::SaveLog(_)
        | PathPurpose::Games
        | PathPurpose::ImportProfile
        | PathPurpose::ExportProfile => state.table.file.origin().or_else(|| latest(state)),
    };
    let present = present.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
    open(dialog).and(list(purpose, present.map(Path::to_owned)))
}

/// The record that was opened or saved last, of those that lie where the user keeps records.
fn latest(state: &AppState) -> Option<&Path> {
    let past = state.past_games();
    let records = state.settings.recent.iter().map(PathBuf::as_path);
    records.into_iter().find(|path| past.as_deref().is_none_or(|past| path.parent() != Some(past)))
}

/// Asks for what lies in `folder`, or in the usual one, of the files that can be chosen.
pub fn list(purpose: PathPurpose, folder: Option<PathBuf>) -> Effect {
    match purpose {
        PathPurpose::Open | PathPurpose::Save(_) => Effect::ListFolder(folder),
        PathPurpose::Print(form) => Effect::ListFiles { folder, endings: form.format.endings() },
        PathPurpose::SaveLog(format) => Effect::ListFiles { folder, endings: format.endings() },
        PathPurpose::Games => Effect::ListFiles { folder, endings: &ExportLayout::ENDINGS },
        PathPurpose::ImportProfile | PathPurpose::ExportProfile => Effect::ListFiles { folder, endings: &OWN_ENDINGS },
        PathPurpose::Event(purpose) => Effect::ListFiles { folder, endings: purpose.endings() },
    }
}

/// Says that a document could not be written: in the file dialog that still asks for its name, if there is one. True if it is
/// said there.
pub fn tell_not_saved(state: &mut AppState, what: Document, path: PathBuf, reason: FileError) -> bool {
    match &mut state.dialog {
        Some(Dialog::Path(dialog)) if dialog.is_to_write(what) => {
            dialog.trouble = Some((path, reason));
            true
        }
        _ => {
            notices::tell(state, NoticeKind::NotSaved { what, path, reason });
            false
        }
    }
}

/// Closes the program's own file dialog, if it is open, for the one from which it was opened.
pub fn close_path_dialog(state: &mut AppState) {
    if let Some(Dialog::Path(_)) = &state.dialog {
        state.dialog = state.dialog.take().and_then(Dialog::beneath);
    }
}

fn suggested_name(state: &AppState) -> String {
    let ending = state
        .table
        .file
        .origin()
        .and_then(Path::extension)
        .map_or_else(|| "kif".into(), |ending| ending.to_string_lossy());
    format!("{}.{ending}", stem(state))
}

/// The name of the present file, or one made of the date and the players, free of what file systems do not allow.
pub fn stem(state: &AppState) -> String {
    let present = state.table.file.origin().and_then(Path::file_stem);
    present.map_or_else(|| name_of_game(state.tree()), |stem| stem.to_string_lossy().into_owned())
}

fn name_of_game(tree: &GameTree) -> String {
    let date = tree.header.get("開始日時").map(moment_in_name);
    let players = Color::ALL.into_iter().filter_map(|color| tree.header.player(color).map(str::to_owned));
    let parts: Vec<String> = date.into_iter().chain(players).filter(|part: &String| !part.is_empty()).collect();
    safe_name(&parts.join("_"), "shogi")
}

/// `20261122_1402` of `2026/11/22 14:02:11`, so that two games of a pair on one day have two names; `20261122` of a day alone.
fn moment_in_name(moment: &str) -> String {
    let numbers = |words: &str, most: usize| {
        let numbers = words.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
        numbers.take(most).map(|number| format!("{number:0>2}")).collect::<String>()
    };
    let (day, time) = moment.split_once(' ').unwrap_or((moment, ""));
    [numbers(day, 3), numbers(time, 2)].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

/// Somebody has been asked about the name that was chosen, and about no other.
pub fn asked_about(chosen: &Path, named: &Path, if_there: IfThere) -> IfThere {
    if named == chosen { if_there } else { IfThere::Ask }
}

/// The same after the system's dialog, which knows nothing of a lock: behind one, what would be replaced is asked about once
/// more, which only the arbiter answers.
pub fn asked_by_system(state: &AppState, chosen: &Path, named: &Path) -> IfThere {
    asked_about(chosen, named, if state.is_console_locked() { IfThere::Ask } else { IfThere::Replace })
}

#[cfg(test)]
mod tests {
    use super::moment_in_name;

    #[test]
    fn two_games_of_a_day_have_two_names() {
        assert_eq!(moment_in_name("2026/11/22 14:02:11"), "20261122_1402");
        assert_eq!(moment_in_name("2026/11/22 15:40"), "20261122_1540");
        assert_eq!(moment_in_name("2026/11/22"), "20261122");
        assert_eq!(moment_in_name("2026/1/2 9:05:30"), "20260102_0905");
        assert_eq!(moment_in_name(""), "");
    }
}
