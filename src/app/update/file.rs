//! Opening, saving, and leaving what is on the board.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{board, console, event, game, incoming, open, rules, setup};
use crate::app::effect::{Effect, IfThere};
use crate::app::state::{
    AppState, AwaitedRecord, Dialog, LeaveFor, OWN_ENDINGS, PathDialog, PathPurpose, Question, SaveTarget, Source,
    Storing, safe_name,
};
use crate::clock::SessionTime;
use crate::record::{GameTree, Loss, losses_stored, to_bytes};
use crate::shogi::Color;
use crate::storage::FileDialogRequest;

/// Leaves what is on the board for something else, after asking when anything would be lost.
pub(super) fn leave(state: &mut AppState, what_for: LeaveFor) -> Vec<Effect> {
    if state.closing {
        Vec::new()
    } else if state.keeps_from_leaving(&what_for) {
        console::refuse(state, state.day.0)
    } else if state.saves_by_itself() && state.would_lose_record(&what_for) && !state.would_lose_setup(&what_for) {
        state.table.file.after_saving = Some(what_for);
        save(state)
    } else if state.would_lose_record(&what_for) || state.would_lose_setup(&what_for) {
        open(state, Dialog::Question(Question::Leave(what_for)))
    } else {
        leave_now(state, what_for)
    }
}

/// Leaves what is on the board.
pub(super) fn leave_now(state: &mut AppState, what_for: LeaveFor) -> Vec<Effect> {
    if state.keeps_from_leaving(&what_for) {
        return console::refuse(state, state.day.0);
    }
    match what_for {
        LeaveFor::Quit => {
            state.closing = true;
            vec![Effect::Close]
        }
        LeaveFor::NewGame => open(state, Dialog::NewGame(state.settings.new_game.clone())),
        LeaveFor::NextGame => game::prepare_next(state),
        LeaveFor::Rematch => game::start_rematch(state),
        LeaveFor::Read(path, imported) => incoming::show(state, Source::File(path), *imported),
        LeaveFor::Pasted(imported) => incoming::show(state, Source::Clipboard, *imported),
        LeaveFor::ComposedGame => setup::play(state),
        LeaveFor::ComposedReview => setup::review(state),
        LeaveFor::Before => setup::give_up(state),
        LeaveFor::EventGame(place) => event::start(state, place),
    }
}

/// Asks for a record, which takes the place of what is on the board only once it has been read: nobody is asked whether to
/// leave that for something of which nobody knows yet whether it is a record.
pub(super) fn open_record(state: &mut AppState, path: PathBuf) -> Vec<Effect> {
    if state.closing {
        return Vec::new();
    }
    state.table.file.awaited = Some(AwaitedRecord { path: path.clone(), since: state.day.0 });
    if let Some(collection) = &mut state.collection {
        collection.point_at(path.clone());
    }
    vec![Effect::ReadRecord(path)]
}

/// A record that is being read is wanted no more: it may lie on a disk that never answers.
pub(super) fn stop_reading(state: &mut AppState) -> Vec<Effect> {
    state.table.file.awaited = None;
    Vec::new()
}

/// After how much time from `now` it is told that a record is still being read.
pub(super) fn until_reading_is_told(state: &AppState, now: SessionTime) -> Option<Duration> {
    state.table.file.awaited.as_ref().map(|awaited| awaited.until_told(now)).filter(|left| !left.is_zero())
}

/// Shows the system's file dialog, unless it is open already.
pub(super) fn ask_for_file(state: &mut AppState, request: FileDialogRequest) -> Vec<Effect> {
    board::cancel(state);
    if state.table.file.dialog_open {
        return Vec::new();
    }
    state.table.file.dialog_open = true;
    vec![Effect::AskForFile(request)]
}

/// Saves where the record lies, or asks where it shall lie.
pub(super) fn save(state: &mut AppState) -> Vec<Effect> {
    match state.table.file.saved_to.clone() {
        Some(target) => write(state, target, IfThere::Replace),
        None => save_as(state),
    }
}

/// Asks where the record shall lie.
pub(super) fn save_as(state: &mut AppState) -> Vec<Effect> {
    let suggested = suggested_name(state);
    ask_for_file(state, FileDialogRequest::Save { suggested })
}

/// Asks where the record shall lie and how it is stored, which the system's file dialog does not ask.
pub(super) fn save_stored(state: &mut AppState) -> Vec<Effect> {
    let suggested = suggested_name(state);
    if state.table.file.dialog_open { Vec::new() } else { own_dialog(state, FileDialogRequest::Save { suggested }) }
}

/// Saves under a name that was chosen, stored as was chosen.
pub(super) fn save_to(state: &mut AppState, path: PathBuf, chosen: Storing, if_there: IfThere) -> Vec<Effect> {
    let target = state.table.file.target(path, chosen);
    write(state, target, if_there)
}

/// Writes the record, or asks what to do about what the format or the encoding cannot hold.
pub(super) fn write(state: &mut AppState, target: SaveTarget, if_there: IfThere) -> Vec<Effect> {
    let losses = losses_stored(state.tree(), target.format, target.encoding);
    if losses.iter().all(Loss::is_customary) {
        write_anyway(state, target, if_there)
    } else {
        open(state, Dialog::Question(Question::Lose { target, losses, if_there }))
    }
}

/// Writes the record although the format cannot hold all of it, unless the encoding lacks a character.
pub(super) fn write_anyway(state: &mut AppState, target: SaveTarget, if_there: IfThere) -> Vec<Effect> {
    match to_bytes(state.tree(), target.format, target.encoding, target.line_end) {
        Ok(bytes) => vec![Effect::WriteRecord { target, bytes, revision: state.table.file.revision, if_there }],
        Err(cannot) => open(state, Dialog::Question(Question::SaveAsUtf8 { target, character: cannot.ch })),
    }
}

/// The program's own file dialog, for systems that have none.
pub(super) fn own_dialog(state: &mut AppState, request: FileDialogRequest) -> Vec<Effect> {
    let (purpose, typed) = match request {
        FileDialogRequest::Open => (PathPurpose::Open, String::new()),
        FileDialogRequest::Save { suggested } => (PathPurpose::Save(Storing::default()), suggested),
        FileDialogRequest::Export { suggested, .. } => match state.table.file.printing.take() {
            Some(form) => (PathPurpose::Print(form), suggested),
            None => return Vec::new(),
        },
        FileDialogRequest::SaveLog { suggested, ending } => {
            (PathPurpose::SaveLog(console::format_of(ending)), suggested)
        }
        FileDialogRequest::OpenProfile => (PathPurpose::ImportProfile, String::new()),
        FileDialogRequest::Event { purpose, suggested } => (PathPurpose::Event(purpose), suggested),
        // There is a field to type the folder into.
        FileDialogRequest::Folder(_) => return Vec::new(),
        FileDialogRequest::SaveProfile { suggested } => (PathPurpose::ExportProfile, suggested),
    };
    let over = rules::editor(&mut state.dialog).cloned().map(Box::new);
    _ = open(state, Dialog::Path(PathDialog { purpose, typed, folder: None, trouble: None, over }));
    let present = match purpose {
        PathPurpose::Event(_) => state.event.as_ref().and_then(|event| event.path.as_deref()),
        PathPurpose::Open
        | PathPurpose::Save(_)
        | PathPurpose::Print(_)
        | PathPurpose::SaveLog(_)
        | PathPurpose::ImportProfile
        | PathPurpose::ExportProfile => state.table.file.path(),
    };
    let present = present.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
    vec![list(purpose, present.map(Path::to_owned))]
}

/// Asks for what lies in `folder`, or in the usual one, of the files that can be chosen.
pub(super) fn list(purpose: PathPurpose, folder: Option<PathBuf>) -> Effect {
    match purpose {
        PathPurpose::Open | PathPurpose::Save(_) => Effect::ListFolder(folder),
        PathPurpose::Print(form) => Effect::ListFiles { folder, endings: form.format.endings() },
        PathPurpose::SaveLog(format) => Effect::ListFiles { folder, endings: format.endings() },
        PathPurpose::ImportProfile | PathPurpose::ExportProfile => Effect::ListFiles { folder, endings: &OWN_ENDINGS },
        PathPurpose::Event(purpose) => Effect::ListFiles { folder, endings: purpose.endings() },
    }
}

/// Closes the program's own file dialog, if it is open, for the one from which it was opened.
pub(super) fn close_path_dialog(state: &mut AppState) {
    if let Some(Dialog::Path(_)) = &state.dialog {
        state.dialog = state.dialog.take().and_then(Dialog::beneath);
    }
}

fn suggested_name(state: &AppState) -> String {
    let ending = state
        .table
        .file
        .path()
        .and_then(Path::extension)
        .map_or_else(|| "kif".into(), |ending| ending.to_string_lossy());
    format!("{}.{ending}", stem(state))
}

/// The name of the present file, or one made of the date and the players, free of what file systems do not allow.
pub(super) fn stem(state: &AppState) -> String {
    let present = state.table.file.path().and_then(Path::file_stem);
    present.map_or_else(|| name_of_game(state.tree()), |stem| stem.to_string_lossy().into_owned())
}

fn name_of_game(tree: &GameTree) -> String {
    let date = tree.header.get("開始日時").map(|date| date.chars().take(10).filter(char::is_ascii_digit).collect());
    let players = Color::ALL.into_iter().filter_map(|color| tree.header.player(color).map(str::to_owned));
    let parts: Vec<String> = date.into_iter().chain(players).filter(|part: &String| !part.is_empty()).collect();
    safe_name(&parts.join("_"), "shogi")
}
