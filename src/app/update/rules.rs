//! Rule profiles: choosing, editing and keeping them.

use std::path::PathBuf;

use super::{file, open, own_files};
use crate::app::action::RulesAction;
use crate::app::effect::{Effect, IfThere, OwnJob, ProfileJob, ProfileNews, WriteFailure};
use crate::app::state::{
    AppState, Dialog, OwnFile, OwnKind, OwnTrouble, ProfileShelf, Question, RulesForm, RulesRemark, named_as_profile,
};
use crate::rules::{ProfileName, RuleProfile};
use crate::storage::FileDialogRequest;

pub(super) fn update(state: &mut AppState, action: RulesAction) -> Vec<Effect> {
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
        RulesAction::Import => file::ask_for_file(state, FileDialogRequest::OpenProfile),
        RulesAction::Export => ask_where_to(state),
    }
}

fn open_editor(state: &mut AppState) -> Vec<Effect> {
    if let Some(Dialog::NewGame(form)) = &state.dialog {
        let profile = state.profiles.chosen(&form.profile).clone();
        state.dialog = Some(Dialog::Rules(Box::new(RulesForm::new(profile, form.clone()))));
    }
    Vec::new()
}

/// The editor, even while the program's own file dialog lies over it.
pub(super) fn editor(dialog: &mut Option<Dialog>) -> Option<&mut RulesForm> {
    match dialog.as_mut()? {
        Dialog::Rules(form) => Some(form),
        Dialog::Path(dialog) => dialog.over.as_deref_mut(),
        Dialog::NewGame(_)
        | Dialog::NextGame(_)
        | Dialog::Handicaps(_)
        | Dialog::Question(_)
        | Dialog::Details(_)
        | Dialog::Ruling(_)
        | Dialog::Print(_)
        | Dialog::Settings(_)
        | Dialog::Keys(_)
        | Dialog::Clocks(_)
        | Dialog::Corrections(_)
        | Dialog::Schedule(_)
        | Dialog::Sound
        | Dialog::Hall(_)
        | Dialog::Pin(_)
        | Dialog::Event
        | Dialog::EventForm(_)
        | Dialog::Pairing(_)
        | Dialog::EventToss(_)
        | Dialog::TypedMove(_)
        | Dialog::Finder(_)
        | Dialog::About => None,
    }
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut RulesForm, &ProfileShelf)) -> Vec<Effect> {
    if let Some(form) = editor(&mut state.dialog) {
        change(form, &state.profiles);
    }
    Vec::new()
}

/// Goes back to the new game with the profile that is shown, which is kept if it is new or was changed.
fn take(state: &mut AppState) -> Vec<Effect> {
    let Some(Dialog::Rules(form)) = &state.dialog else { return Vec::new() };
    if form.is_changed() && form.fault(&state.profiles).is_some() {
        return Vec::new();
    }
    let RulesForm { profile, mut new_game, .. } = RulesForm::clone(form);
    new_game.profile.clone_from(&profile.id);
    let kept = form.is_changed().then(|| state.profiles.put(profile));
    state.dialog = Some(Dialog::NewGame(new_game));
    kept.map(|own| own_files::keep(OwnKind::Profile, own, RuleProfile::to_ron)).into_iter().collect()
}

fn ask_to_delete(state: &mut AppState) -> Vec<Effect> {
    match editor(&mut state.dialog).and_then(|form| form.before.clone()) {
        Some(profile) if state.profiles.is_own(&profile.id) => {
            open(state, Dialog::Question(Question::DeleteProfile(Box::new(profile))))
        }
        Some(_) | None => Vec::new(),
    }
}

/// Takes one of the user's own away; the editor, which the question covered, shows the usual one.
pub(super) fn delete(state: &mut AppState, profile: &RuleProfile) -> Vec<Effect> {
    edit(state, |form, _| form.show(RuleProfile::default()));
    let name = state.profiles.remove(&profile.id);
    name.map(|name| Effect::Own(OwnJob::Delete { kind: OwnKind::Profile, name })).into_iter().collect()
}

fn ask_where_to(state: &mut AppState) -> Vec<Effect> {
    let Some(id) = editor(&mut state.dialog).map(|form| form.profile.id.clone()) else { return Vec::new() };
    let suggested = named_as_profile(PathBuf::from(id)).display().to_string();
    file::ask_for_file(state, FileDialogRequest::SaveProfile { suggested })
}

/// Reads a profile that was chosen.
pub(super) fn import(path: PathBuf) -> Vec<Effect> {
    vec![Effect::Profiles(ProfileJob::Import(path))]
}

/// Writes the profile that is shown: as it is built in, with its sources above the rules, or as it reads now.
pub(super) fn export(state: &mut AppState, path: PathBuf, if_there: IfThere) -> Vec<Effect> {
    let Some(form) = editor(&mut state.dialog) else { return Vec::new() };
    let built_in = RuleProfile::shipped_text(&form.profile.id).filter(|_| !form.is_changed());
    let text = built_in.map_or_else(|| form.profile.to_ron(), str::to_owned);
    vec![Effect::Profiles(ProfileJob::Export { path, text, if_there })]
}

/// Takes in what became of a job.
pub(super) fn receive(state: &mut AppState, news: ProfileNews) -> Vec<Effect> {
    match news {
        ProfileNews::Imported(Ok(profile)) => _ = edit(state, |form, shelf| form.show_imported(*profile, shelf)),
        ProfileNews::Imported(Err(trouble)) => remark(state, RulesRemark::Trouble(trouble)),
        ProfileNews::Exported { path, result: Ok(()), .. } => {
            file::close_path_dialog(state);
            remark(state, RulesRemark::Exported(path));
        }
        ProfileNews::Exported {
            path,
            text,
            result: Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile),
        } => {
            return open(state, Dialog::Question(Question::ReplaceProfile { path, text }));
        }
        ProfileNews::Exported { path, result: Err(WriteFailure::System(reason)), .. } => {
            file::close_path_dialog(state);
            remark(state, RulesRemark::Trouble(OwnTrouble::of_system(OwnKind::Profile, &path, &reason)));
        }
    }
    Vec::new()
}

fn remark(state: &mut AppState, remark: RulesRemark) {
    if let Some(form) = editor(&mut state.dialog) {
        form.remark = Some(remark);
    }
}

/// Puts the user's own profiles on the shelf, and gives back which files hold none.
pub(super) fn shelve(state: &mut AppState, own: Vec<OwnFile<RuleProfile>>, faulty: Vec<OwnTrouble>) -> Vec<OwnTrouble> {
    state.profiles.add_all(own, faulty)
}
