//! Clock calls: choosing, editing and keeping the schedules.

use crate::app::effect::Effect;
use crate::app::sound::action::ScheduleAction;
use crate::app::sound::state::ScheduleForm;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequence, Consequences};
use crate::app::user_files::form::{ScheduleShelf, UserFile, UserFileKind, UserFileTrouble};
use crate::app::user_files::job::UserFileJob;
use crate::app::{settings, user_files};
use crate::sound::Schedule;

pub fn update(state: &mut AppState, action: ScheduleAction) -> Consequences {
    match action {
        ScheduleAction::Open => open_editor(state),
        ScheduleAction::Show(id) => edit(state, |form, shelf| form.show(shelf.chosen(&id).clone())),
        ScheduleAction::ShowPart(part) => edit(state, |form, _| form.part = part),
        ScheduleAction::Edit(schedule) => edit(state, |form, shelf| form.edit(*schedule, shelf)),
        ScheduleAction::AddPart(of) => edit(state, |form, shelf| form.add_part(of, shelf)),
        ScheduleAction::RemovePart => edit(state, ScheduleForm::remove_part),
        ScheduleAction::Take => take(state),
        ScheduleAction::Delete => delete(state),
    }
}

fn open_editor(state: &mut AppState) -> Consequences {
    let Some(beneath) = state.dialog.take() else { return Consequences::none() };
    let schedule = state.schedules.chosen(&state.settings.sounds.schedule).clone();
    state.dialog = Some(Dialog::Schedule(ScheduleForm::new(schedule, beneath)));
    Consequences::none()
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut ScheduleForm, &ScheduleShelf)) -> Consequences {
    if let Some(Dialog::Schedule(form)) = &mut state.dialog {
        change(form, &state.schedules);
    }
    Consequences::none()
}

/// Goes by the schedule that is shown, which is kept if it was changed, and back to the dialog before.
fn take(state: &mut AppState) -> Consequences {
    let Some(Dialog::Schedule(form)) = &state.dialog else { return Consequences::none() };
    if form.fault(&state.schedules).is_some() {
        return Consequences::none();
    }
    let is_changed = form.is_changed();
    let ScheduleForm { schedule, beneath, .. } = form.clone();
    let id = schedule.id.clone();
    let kept = is_changed
        .then(|| user_files::update::keep(UserFileKind::Schedule, state.schedules.put(schedule), |it| it.to_ron()));
    state.dialog = Some(*beneath);
    let chosen = settings::update::change(state, |settings| settings.sounds.schedule = id);
    kept.into_iter().map(Consequence::from).chain(chosen).collect()
}

/// Takes one of the user's own away, and shows the usual one.
fn delete(state: &mut AppState) -> Consequences {
    let Some(Dialog::Schedule(form)) = &mut state.dialog else { return Consequences::none() };
    let removed = state.schedules.remove(&form.schedule.id);
    form.show(state.schedules.usual().clone());
    removed.map(|name| Effect::Own(UserFileJob::Delete { kind: UserFileKind::Schedule, name })).into_iter().collect()
}

/// Puts the user's own schedules on the shelf, and returns which files hold none that can be chosen.
pub fn shelve(
    state: &mut AppState,
    own: Vec<UserFile<Schedule>>,
    faulty: Vec<UserFileTrouble>,
) -> Vec<UserFileTrouble> {
    state.schedules.add_all(own, faulty)
}
