//! Handicap tables: choosing, editing and keeping them.

use crate::app::effect::Effect;
use crate::app::handicaps::action::TableAction;
use crate::app::handicaps::form::{HandicapShelf, HandicapsForm};
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::app::user_files;
use crate::app::user_files::form::{UserFile, UserFileKind, UserFileTrouble};
use crate::app::user_files::job::UserFileJob;
use crate::rules::HandicapTable;

pub fn update(state: &mut AppState, action: TableAction) -> Consequences {
    match action {
        TableAction::Open => open_editor(state),
        TableAction::Show(file) => edit(state, |form, shelf| form.show(file, shelf)),
        TableAction::Edit(table) => edit(state, |form, shelf| form.edit(*table, shelf)),
        TableAction::AddStep => edit(state, HandicapsForm::add_step),
        TableAction::Take => take(state),
        TableAction::Delete => delete(state),
    }
}

fn open_editor(state: &mut AppState) -> Consequences {
    if let Some(Dialog::NewGame(form)) = &state.dialog {
        let form = HandicapsForm::new(form.clone(), &state.handicap_tables);
        state.dialog = Some(Dialog::Handicaps(Box::new(form)));
    }
    Consequences::none()
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut HandicapsForm, &HandicapShelf)) -> Consequences {
    if let Some(Dialog::Handicaps(form)) = &mut state.dialog {
        change(form, &state.handicap_tables);
    }
    Consequences::none()
}

/// Goes back to the new game with the table that is shown, which is kept if it was changed.
fn take(state: &mut AppState) -> Consequences {
    let Some(Dialog::Handicaps(form)) = &state.dialog else { return Consequences::none() };
    if form.fault(&state.handicap_tables).is_some() {
        return Consequences::none();
    }
    let is_changed = form.is_changed();
    let HandicapsForm { file, table, mut new_game, .. } = HandicapsForm::clone(form);
    let kept = is_changed.then(|| state.handicap_tables.put(file.clone(), table));
    new_game.handicap_table = kept.as_ref().map_or(file, |own| Some(own.name.clone()));
    state.dialog = Some(Dialog::NewGame(new_game));
    kept.map(|own| user_files::update::keep(UserFileKind::HandicapTable, own, HandicapTable::to_ron))
        .into_iter()
        .collect()
}

/// Takes one of the user's own away, and shows the one that is built in.
fn delete(state: &mut AppState) -> Consequences {
    let Some(Dialog::Handicaps(form)) = &mut state.dialog else { return Consequences::none() };
    let Some(file) = form.file.take() else { return Consequences::none() };
    state.handicap_tables.remove(&file);
    form.new_game.handicap_table = None;
    form.show(None, &state.handicap_tables);
    Consequences::from(Effect::Own(UserFileJob::Delete { kind: UserFileKind::HandicapTable, name: file }))
}

/// Puts the user's own tables on the shelf, and returns which files hold none.
pub fn shelve(
    state: &mut AppState,
    own: Vec<UserFile<HandicapTable>>,
    faulty: Vec<UserFileTrouble>,
) -> Vec<UserFileTrouble> {
    for own in own {
        state.handicap_tables.put(Some(own.name), own.content);
    }
    faulty.iter().for_each(|trouble| state.handicap_tables.leave_alone(trouble));
    faulty
}
