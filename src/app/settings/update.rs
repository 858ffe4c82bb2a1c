//! Changes to the settings: kept in the file, and followed at once by what depends on them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::files;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::form::{
    Hint, Looks, OwnPieces, PieceChoice, Section, Setting, SettingId, Settings, SettingsForm,
};
use crate::app::state::{AppState, ChartWish, Dialog, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::clock::SessionTime;
use crate::picture::PieceImages;
use crate::storage::{FileDialogRequest, FileError, FolderFor};

/// After how much time without another change what a key changes again and again is kept.
const REST: Duration = Duration::from_secs(1);

/// Changes the settings and keeps them.
pub fn change(state: &mut AppState, change: impl FnOnce(&mut Settings)) -> Consequences {
    let before = state.window_language();
    change(&mut state.settings);
    let after = state.window_language();
    if after != before {
        state.settings.follow_language(before, after);
    }
    state.unkept_since = None;
    let mut effects = Consequences::from(Effect::SaveSettings(Box::new(state.settings.clone())));
    effects.extend(follow_pieces(state));
    effects
}

/// Never gives this hint again.
pub fn finish_hint(state: &mut AppState, hint: Hint) -> Consequences {
    if state.settings.hints_done.contains(&hint) {
        return Consequences::none();
    }
    change(state, |settings| settings.hints_done.push(hint))
}

/// Has the user's own images of pieces read where they are wanted from now on, and forgets those that are not.
pub fn follow_pieces(state: &mut AppState) -> Option<Effect> {
    let wanted = state.settings.wanted_pieces();
    if state.own_pieces.folder == wanted {
        return None;
    }
    state.own_pieces = OwnPieces::in_folder(wanted.clone());
    wanted.map(Effect::ReadPieces)
}

/// Takes in what became of the images in a folder, if they are still wanted. What is amiss is told.
pub fn take_pieces(state: &mut AppState, folder: &Path, read: Result<PieceImages, FileError>) -> Consequences {
    let own = &mut state.own_pieces;
    if own.folder.as_deref() != Some(folder) {
        return Consequences::none();
    }
    match read {
        Ok(images) => own.images = Some(Arc::new(images)),
        Err(reason) => own.trouble = Some(reason),
    }
    if own.trouble.is_some() || own.images.as_ref().is_some_and(|images| images.is_amiss()) {
        notices::tell(state, NoticeKind::PieceImages(state.own_pieces.clone()));
    }
    Consequences::none()
}

/// Puts the folder that was chosen for them to use, or says that the system cannot ask for one.
pub fn take_piece_folder(state: &mut AppState, folder: Option<PathBuf>) -> Consequences {
    let effects = edit(state, |form| {
        form.has_no_folder_dialog = folder.is_none();
        form.piece_folder = None;
    });
    match folder {
        Some(folder) => use_piece_folder(state, Some(folder)),
        None => effects,
    }
}

/// The images in this folder are wanted on the pieces; none where it is empty.
fn use_piece_folder(state: &mut AppState, folder: Option<PathBuf>) -> Consequences {
    // The same folder is read again: files may have come into it.
    state.own_pieces = OwnPieces::default();
    change(state, |settings| {
        settings.looks.pieces = PieceChoice::Images;
        settings.piece_folder = folder;
    })
}

/// Takes what was typed for that folder.
fn use_typed_folder(state: &mut AppState) -> Consequences {
    let Some(Dialog::Settings(form)) = &mut state.dialog else { return Consequences::none() };
    let Some(typed) = form.piece_folder.take() else { return Consequences::none() };
    let typed = typed.trim();
    use_piece_folder(state, Some(typed).filter(|typed| !typed.is_empty()).map(PathBuf::from))
}

/// Changes how everything looks, and keeps it once that rests: the key may be held down.
pub fn look(state: &mut AppState, now: &Now, look: impl FnOnce(&mut Looks)) -> Consequences {
    look(&mut state.settings.looks);
    state.unkept_since = Some(now.at);
    Consequences::none()
}

/// Keeps what rests, or is to be kept at last because the window closes.
pub fn keep_rested(state: &mut AppState, now: SessionTime) -> Consequences {
    let is_due =
        state.closing && state.unkept_since.is_some() || until_rest(state, now).is_some_and(|left| left.is_zero());
    if is_due { change(state, |_| {}) } else { Consequences::none() }
}

/// After how much time from `now` that is.
pub fn until_rest(state: &AppState, now: SessionTime) -> Option<Duration> {
    state.unkept_since.map(|since| REST.saturating_sub(now.since(since)))
}

/// What is done in the dialog about settings.
pub fn update(state: &mut AppState, action: SettingsAction) -> Consequences {
    match action {
        SettingsAction::Search(query) => edit(state, |form| form.query = query),
        SettingsAction::Show(section) => edit(state, |form| (form.section, form.query) = (section, String::new())),
        SettingsAction::Choose(id, value) => {
            _ = edit(state, |form| form.before_reset.clear());
            if id.line().name == Setting::CHART {
                state.table.chart_wish = ChartWish::New;
            }
            change(state, |settings| id.line().choose(settings, value))
        }
        SettingsAction::Reset(id) => {
            _ = edit(state, |form| form.before_reset.clear());
            reset(state, std::iter::once(id))
        }
        SettingsAction::TypePieceFolder(typed) => edit(state, |form| form.piece_folder = Some(typed)),
        SettingsAction::UsePieceFolder => use_typed_folder(state),
        SettingsAction::BrowsePieces => {
            files::update::file::ask_for_file(state, FileDialogRequest::Folder(FolderFor::Pieces))
        }
        SettingsAction::ResetAll => {
            let ids: Vec<SettingId> = open_to_all(state).collect();
            let before = ids.iter().map(|id| (*id, id.line().value(&state.settings))).collect();
            _ = edit(state, |form| form.before_reset = before);
            reset(state, ids.into_iter())
        }
        SettingsAction::TakeResetBack => take_reset_back(state),
    }
}

/// The settings that may be changed: behind a lock, all but the arbiter's.
fn open_to_all(state: &AppState) -> impl Iterator<Item = SettingId> + use<> {
    let is_locked = state.is_console_locked();
    SettingId::all().filter(move |id| !is_locked || id.line().section != Section::Arbiter)
}

fn take_reset_back(state: &mut AppState) -> Consequences {
    let Some(Dialog::Settings(form)) = &mut state.dialog else { return Consequences::none() };
    let before = std::mem::take(&mut form.before_reset);
    let ids: Vec<SettingId> = open_to_all(state).collect();
    change(state, |settings| {
        before.iter().filter(|(id, _)| ids.contains(id)).for_each(|(id, value)| id.line().choose(settings, *value));
    })
}

fn edit(state: &mut AppState, edit: impl FnOnce(&mut SettingsForm)) -> Consequences {
    if let Some(Dialog::Settings(form)) = &mut state.dialog {
        edit(form);
    }
    Consequences::none()
}

/// Makes these settings as they are at first. What is remembered besides, such as recent records, stays.
fn reset(state: &mut AppState, ids: impl Iterator<Item = SettingId>) -> Consequences {
    let usual = state.usual_settings();
    change(state, |settings| ids.for_each(|id| id.line().choose(settings, id.line().value(&usual))))
}
