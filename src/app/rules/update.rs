//! Rule profiles: choosing, editing and keeping them.

use std::path::PathBuf;

use crate::app::effect::{Effect, IfThere, WriteFailure};
use crate::app::files::form::named_as_profile;
use crate::app::rules::action::RulesAction;
use crate::app::rules::form::{RulesForm, RulesRemark};
use crate::app::rules::job::{ProfileJob, ProfileNews};
use crate::app::state::{AppState, Dialog, Question};
use crate::app::update::consequences::{Consequences, ask};
use crate::app::user_files::form::{ProfileShelf, UserFile, UserFileKind, UserFileTrouble};
use crate::app::user_files::job::UserFileJob;
use crate::app::{files, user_files};
use crate::rules::{ProfileName, RuleProfile};
use crate::storage::FileDialogRequest;

pub fn update(state: &mut AppState, action: RulesAction) -> Consequences {
    match action {
        RulesAction::Open => open_editor(state),
        RulesAction::Show(id) => {
            let profile = state.profiles.chosen(&id).clone();
            edit(state, |form, _| form.show(profile))
        }
        RulesAction::Turn(knob, value) => edit(state, |form, shelf| form.turn(knob, value, shelf)),
        RulesAction::Rename { en, ja, id } => edit(state, |form, _| form.rename(ProfileName { en, ja }, id)),
        RulesAction::Take => take(state),
        RulesAction::Delete => ask_to_delete(state),
        RulesAction::Import => files::update::file::ask_for_file(state, FileDialogRequest::OpenProfile),
        RulesAction::Export => ask_where_to(state),
    }
}

fn open_editor(state: &mut AppState) -> Consequences {
    if let Some(Dialog::NewGame(form)) = &state.dialog {
        let profile = state.profiles.chosen(&form.profile).clone();
        state.dialog = Some(Dialog::Rules(Box::new(RulesForm::new(profile, form.clone()))));
    }
    Consequences::none()
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut RulesForm, &ProfileShelf)) -> Consequences {
    if let Some(form) = state.dialog.as_mut().and_then(Dialog::rules_form) {
        change(form, &state.profiles);
    }
    Consequences::none()
}

/// Goes back to the new game with the profile that is shown, which is kept if it is new or was changed.
fn take(state: &mut AppState) -> Consequences {
    let Some(Dialog::Rules(form)) = &state.dialog else { return Consequences::none() };
    if form.is_changed() && form.fault(&state.profiles).is_some() {
        return Consequences::none();
    }
    let RulesForm { profile, mut new_game, .. } = RulesForm::clone(form);
    new_game.profile.clone_from(&profile.id);
    let kept = form.is_changed().then(|| state.profiles.put(profile));
    state.dialog = Some(Dialog::NewGame(new_game));
    kept.map(|own| user_files::update::keep(UserFileKind::Profile, own, RuleProfile::to_ron)).into_iter().collect()
}

fn ask_to_delete(state: &mut AppState) -> Consequences {
    match state.dialog.as_mut().and_then(Dialog::rules_form).and_then(|form| form.before.clone()) {
        Some(profile) if state.profiles.is_own(&profile.id) => ask(Question::DeleteProfile(Box::new(profile))),
        Some(_) | None => Consequences::none(),
    }
}

/// Takes one of the user's own away; the editor, which the question covered, shows the usual one.
pub fn delete(state: &mut AppState, profile: &RuleProfile) -> Consequences {
    _ = edit(state, |form, _| form.show(RuleProfile::default()));
    let name = state.profiles.remove(&profile.id);
    name.map(|name| Effect::Own(UserFileJob::Delete { kind: UserFileKind::Profile, name })).into_iter().collect()
}

fn ask_where_to(state: &mut AppState) -> Consequences {
    let Some(id) = state.dialog.as_mut().and_then(Dialog::rules_form).map(|form| form.profile.id.clone()) else {
        return Consequences::none();
    };
    let suggested = named_as_profile(PathBuf::from(id)).display().to_string();
    files::update::file::ask_for_file(state, FileDialogRequest::SaveProfile { suggested })
}

/// Reads the profile in a chosen file.
pub fn import(path: PathBuf) -> Consequences {
    Consequences::from(Effect::Profiles(ProfileJob::Import(path)))
}

/// Writes the profile that is shown: as it is built in, with its sources above the rules, or as it reads now.
pub fn export(state: &mut AppState, path: PathBuf, if_there: IfThere) -> Consequences {
    let Some(form) = state.dialog.as_mut().and_then(Dialog::rules_form) else { return Consequences::none() };
    let built_in = RuleProfile::shipped_text(&form.profile.id).filter(|_| !form.is_changed());
    let text = built_in.map_or_else(|| form.profile.to_ron(), str::to_owned);
    Consequences::from(Effect::Profiles(ProfileJob::Export { path, text, if_there }))
}

/// Takes in what became of a job.
pub fn receive(state: &mut AppState, news: ProfileNews) -> Consequences {
    match news {
        ProfileNews::Imported(Ok(profile)) => _ = edit(state, |form, shelf| form.show_imported(*profile, shelf)),
        ProfileNews::Imported(Err(trouble)) => remark(state, RulesRemark::Trouble(trouble)),
        ProfileNews::Exported { path, result: Ok(()), .. } => {
            files::update::file::close_path_dialog(state);
            remark(state, RulesRemark::Exported(path));
        }
        ProfileNews::Exported {
            path,
            text,
            result: Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile),
        } => {
            return ask(Question::ReplaceProfile { path, text });
        }
        ProfileNews::Exported { path, result: Err(WriteFailure::System(reason)), .. } => {
            files::update::file::close_path_dialog(state);
            remark(state, RulesRemark::Trouble(UserFileTrouble::of_system(UserFileKind::Profile, &path, reason)));
        }
    }
    Consequences::none()
}

fn remark(state: &mut AppState, remark: RulesRemark) {
    if let Some(form) = state.dialog.as_mut().and_then(Dialog::rules_form) {
        form.remark = Some(remark);
    }
}

/// Puts the user's own profiles on the shelf, and returns which files hold none.
pub fn shelve(
    state: &mut AppState,
    own: Vec<UserFile<RuleProfile>>,
    faulty: Vec<UserFileTrouble>,
) -> Vec<UserFileTrouble> {
    state.profiles.add_all(own, faulty)
}
