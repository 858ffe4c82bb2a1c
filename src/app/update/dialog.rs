//! What is done in dialogs.

use std::path::{Path, PathBuf};

use super::{Now, file, game, settings};
use crate::app::action::DialogAction;
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, NewGameForm, PathDialog, PathPurpose, Question};
use crate::record::TextEncoding;
use crate::session::MatchCommand;

pub(super) fn update(state: &mut AppState, action: DialogAction, now: &Now) -> Vec<Effect> {
    match action {
        DialogAction::EditNewGame(form) => edit(state, Dialog::NewGame(form)),
        DialogAction::StartGame => start_game(state, now),
        DialogAction::Confirm => confirm(state, now),
        DialogAction::SaveFirst => save_first(state),
        DialogAction::EditPath(typed) => edit_path(state, typed),
        DialogAction::ShowFolder(folder) => vec![Effect::ListFolder(Some(folder))],
        DialogAction::TakePath => take_path(state),
        DialogAction::Cancel => cancel(state),
    }
}

/// Closes the dialog; what was to follow it does not.
pub(super) fn cancel(state: &mut AppState) -> Vec<Effect> {
    state.dialog = None;
    state.file.after_saving = None;
    Vec::new()
}

fn edit(state: &mut AppState, dialog: Dialog) -> Vec<Effect> {
    state.dialog = Some(dialog);
    Vec::new()
}

fn start_game(state: &mut AppState, now: &Now) -> Vec<Effect> {
    let Some(Dialog::NewGame(form)) = state.dialog.take() else { return Vec::new() };
    let setup = form.setup();
    let mut effects = remember(state, form);
    effects.extend(game::start(state, setup, now));
    effects
}

fn remember(state: &mut AppState, form: NewGameForm) -> Vec<Effect> {
    settings::change(state, |settings| settings.new_game = form)
}

fn confirm(state: &mut AppState, now: &Now) -> Vec<Effect> {
    let Some(Dialog::Question(question)) = state.dialog.take() else { return Vec::new() };
    match question {
        Question::Resign => game::command(state, MatchCommand::Resign, now),
        Question::Leave(what_for) => file::leave_now(state, what_for),
        Question::SaveAsUtf8 { path, .. } => file::write(state, path.with_extension("kifu"), TextEncoding::Utf8),
        Question::Replace(path) => file::save_to(state, path),
    }
}

fn save_first(state: &mut AppState) -> Vec<Effect> {
    let Some(Dialog::Question(Question::Leave(what_for))) = state.dialog.take() else { return Vec::new() };
    state.file.after_saving = Some(what_for);
    file::save(state)
}

fn edit_path(state: &mut AppState, typed: String) -> Vec<Effect> {
    if let Some(Dialog::Path(dialog)) = &mut state.dialog {
        dialog.typed = typed;
    }
    Vec::new()
}

fn take_path(state: &mut AppState) -> Vec<Effect> {
    let Some(Dialog::Path(dialog)) = &state.dialog else { return Vec::new() };
    let Some(path) = full_path(dialog) else { return Vec::new() };
    let (purpose, exists) = (dialog.purpose, names_an_entry(dialog, &path));
    state.dialog = None;
    match purpose {
        PathPurpose::Open => file::read(state, path),
        PathPurpose::Save if exists => {
            state.dialog = Some(Dialog::Question(Question::Replace(path)));
            Vec::new()
        }
        PathPurpose::Save => file::save_to(state, path),
    }
}

/// The path that was typed, inside the folder that is shown unless it says otherwise.
fn full_path(dialog: &PathDialog) -> Option<PathBuf> {
    let typed = Path::new(dialog.typed.trim());
    if typed.as_os_str().is_empty() {
        return None;
    }
    let folder = dialog.folder.as_ref().map(|folder| folder.path.as_path());
    let path = folder.map_or_else(|| typed.to_owned(), |folder| folder.join(typed));
    let is_named = dialog.purpose == PathPurpose::Open || path.extension().is_some();
    Some(if is_named { path } else { path.with_extension("kif") })
}

fn names_an_entry(dialog: &PathDialog, path: &Path) -> bool {
    let Some(folder) = &dialog.folder else { return false };
    folder.entries.iter().any(|entry| folder.path.join(&entry.name) == path)
}
