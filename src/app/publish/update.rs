//! Starts and stops the site, and keeps it informed of the event.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::console::form::{PinForm, PinPurpose};
use crate::app::effect::Effect;
use crate::app::publish::action::PublishAction;
use crate::app::publish::form::{PublishForm, PublishTrouble};
use crate::app::publish::job::{PublishJob, PublishNews};
use crate::app::publish::state::{LastWritten, PublishRun};
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{files, settings};
use crate::clock::SessionTime;
use crate::storage::{FileDialogRequest, FolderFor};

/// Carries out the actions of the dialog about the site.
pub fn update(state: &mut AppState, action: PublishAction) -> Consequences {
    match action {
        PublishAction::Configure => configure(state),
        PublishAction::Edit(form) => {
            state.dialog = Some(Dialog::Publish(Box::new(form)));
            Consequences::none()
        }
        PublishAction::Browse(folder) => files::update::file::ask_for_file(state, FileDialogRequest::Folder(folder)),
        PublishAction::Keep => {
            let consequences = keep(state, false);
            state.dialog = state.dialog.take().and_then(Dialog::beneath);
            consequences
        }
        // The dialog stays open and shows the result.
        PublishAction::Start => keep(state, true).and(start(state)),
        PublishAction::Stop => stop(state),
    }
}

/// Shows the dialog, with what is typed in the one about the hall beneath it.
fn configure(state: &mut AppState) -> Consequences {
    if state.is_console_locked() {
        return open(Dialog::Pin(PinForm::about(PinPurpose::Hall)));
    }
    let mut form = PublishForm::of(&state.settings.publish, &state.settings.hall, state.window_language());
    if let Some(Dialog::Hall(beneath)) = &state.dialog {
        if state.settings.publish.hall.is_none() && !beneath.watched.trim().is_empty() {
            form.hall.clone_from(&beneath.watched);
        }
        form.beneath.clone_from(beneath);
    }
    open(Dialog::Publish(Box::new(form)))
}

/// Puts the folder that was chosen into the dialog, or says that the system cannot ask for one.
pub fn take_folder(state: &mut AppState, folder: FolderFor, path: Option<PathBuf>) -> Consequences {
    let Some(Dialog::Publish(form)) = &mut state.dialog else { return Consequences::none() };
    form.has_no_folder_dialog = path.is_none();
    let Some(path) = path.map(|path| path.display().to_string()) else { return Consequences::none() };
    match folder {
        FolderFor::PublishedHall => form.hall = path,
        FolderFor::Site => form.site = path,
        FolderFor::Sharing
        | FolderFor::Watching
        | FolderFor::Pieces
        | FolderFor::Journals
        | FolderFor::Library
        | FolderFor::Practice => {}
    }
    Consequences::none()
}

/// Saves what the dialog says. A hall view without a folder shows the hall that is published.
fn keep(state: &mut AppState, is_on: bool) -> Consequences {
    let Some(Dialog::Publish(form)) = &mut state.dialog else { return Consequences::none() };
    let publish = form.settings(is_on, state.machine.home.as_deref());
    if form.beneath.watched.trim().is_empty() {
        form.beneath.watched.clone_from(&form.hall);
    }
    settings::update::change(state, |settings| {
        settings.hall.watched = settings.hall.watched.take().or_else(|| publish.hall.clone());
        settings.publish = publish;
    })
}

/// Begins to write the site that the settings describe.
fn start(state: &mut AppState) -> Effect {
    forget_trouble(state);
    state.publish.starts += 1;
    let id = state.publish.starts;
    let settings = state.settings.publish.clone();
    let language = settings.language.unwrap_or_else(|| state.window_language());
    state.publish.run = Some(PublishRun { id, ..PublishRun::default() });
    Effect::Publish(PublishJob::Start { id, settings: Box::new(settings), language })
}

/// Resumes the site that was being written when the program ended.
pub fn resume(state: &mut AppState) -> Option<Effect> {
    state.settings.publish.is_on.then(|| start(state))
}

fn stop(state: &mut AppState) -> Consequences {
    forget_trouble(state);
    state.publish.run = None;
    let mut consequences = settings::update::change(state, |settings| settings.publish.is_on = false);
    consequences.push(Effect::Publish(PublishJob::Stop));
    consequences
}

fn forget_trouble(state: &mut AppState) {
    state.notices.retain(|notice| !matches!(notice.kind, NoticeKind::NotPublished(_)));
}

/// Passes the event on whenever it has changed.
pub fn follow(state: &mut AppState) -> Option<Effect> {
    let run = state.publish.run.as_mut()?;
    let event = state.event.as_ref().map(|event| &event.tournament);
    if run.event.as_deref() == event {
        return None;
    }
    run.event = event.cloned().map(Box::new);
    Some(Effect::Publish(PublishJob::Event(run.event.clone())))
}

/// Takes in news of the site.
pub fn receive(state: &mut AppState, news: PublishNews, now: &Now) -> Consequences {
    match news {
        PublishNews::Written { id, tables, files, unread } => {
            if let Some(run) = run(state, id) {
                run.written = Some(LastWritten { at: now.at, tables, files, unread });
            }
        }
        PublishNews::Trouble(id, trouble) => {
            if let Some(run) = run(state, id) {
                run.trouble.clone_from(&trouble);
                tell(state, trouble);
            }
        }
    }
    Consequences::none()
}

fn tell(state: &mut AppState, trouble: Option<PublishTrouble>) {
    forget_trouble(state);
    if let Some(trouble) = trouble {
        notices::tell(state, NoticeKind::NotPublished(trouble));
    }
}

fn run(state: &mut AppState, id: u64) -> Option<&mut PublishRun> {
    state.publish.run.as_mut().filter(|run| run.id == id)
}

/// How long until the age of the last writing shows another second.
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let is_seen = matches!(state.dialog, Some(Dialog::Publish(_) | Dialog::Hall(_)));
    let written = state.publish.run.as_ref().filter(|_| is_seen)?.written?;
    let part = now.since(written.at).subsec_nanos();
    Some(Duration::from_secs(1) - Duration::from_nanos(part.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::event::state::OpenEvent;
    use crate::app::publish::form::PublishSettings;
    use crate::app::settings::form::Settings;
    use crate::app::update::{Input, begin, step};
    use crate::clock::TimeControl;
    use crate::text::Language;
    use crate::tournament::Tournament;

    fn jobs(effects: Vec<Effect>) -> Vec<PublishJob> {
        effects.into_iter().filter_map(|it| if let Effect::Publish(job) = it { Some(job) } else { None }).collect()
    }

    fn now() -> Now {
        Now {
            at: SessionTime::default(),
            date: String::new(),
            since_midnight: Duration::ZERO,
            calendar: Duration::ZERO,
        }
    }

    fn publishing() -> AppState {
        let publish = PublishSettings { is_on: true, site: Some(PathBuf::from("/site")), ..PublishSettings::default() };
        AppState::new(Settings { publish, ..Settings::default() })
    }

    #[test]
    fn a_site_goes_on_where_the_program_was_ended_and_stays_stopped_where_it_was_stopped() {
        let mut state = publishing();
        assert!(matches!(jobs(begin(&mut state))[..], [PublishJob::Start { id: 1, .. }]));
        let now = now();
        let stopped = step(&mut state, Input::Act(crate::app::action::Action::Publish(PublishAction::Stop)), &now);
        assert_eq!(jobs(stopped), [PublishJob::Stop]);
        assert_eq!(jobs(begin(&mut AppState::new(state.settings))), []);
    }

    #[test]
    fn a_hall_view_without_a_folder_shows_the_hall_that_is_published() {
        let mut state = AppState::new(Settings::default());
        let form = PublishForm::of(&PublishSettings::default(), &state.settings.hall, Language::English);
        let filled = |site: &str| PublishForm { hall: "/hall".to_owned(), site: site.to_owned(), ..form.clone() };
        let now = now();
        let keep = |state: &mut AppState, form| {
            state.dialog = Some(Dialog::Publish(Box::new(form)));
            _ = step(state, Input::Act(crate::app::action::Action::Publish(PublishAction::Keep)), &now);
        };
        keep(&mut state, filled("/site"));
        assert_eq!(state.settings.hall.watched, Some(PathBuf::from("/hall")));
        assert!(matches!(&state.dialog, Some(Dialog::Hall(form)) if form.watched == "/hall"), "{:?}", state.dialog);
        keep(&mut state, PublishForm { hall: "/other".to_owned(), ..filled("/site") });
        assert_eq!(state.settings.hall.watched, Some(PathBuf::from("/hall")), "what was chosen stays");
    }

    #[test]
    fn the_event_is_told_whenever_it_has_changed_and_no_oftener() {
        let mut state = publishing();
        _ = begin(&mut state);
        let now = now();
        let told = |state: &mut AppState| jobs(step(state, Input::Tick, &now));
        assert_eq!(told(&mut state), []);
        let time = TimeControl::sudden_death(Duration::from_secs(600));
        let event = Tournament::new("Open".to_owned(), "jsa_amateur27".to_owned(), time);
        state.event = Some(OpenEvent::new(event.clone(), None));
        assert_eq!(told(&mut state), [PublishJob::Event(Some(Box::new(event)))]);
        assert_eq!(told(&mut state), []);
        state.event = None;
        assert_eq!(told(&mut state), [PublishJob::Event(None)]);
    }

    #[test]
    fn what_an_earlier_writing_still_says_is_no_longer_of_interest() {
        let mut state = publishing();
        _ = (begin(&mut state), begin(&mut state));
        let now = now();
        let trouble = PublishTrouble::InUse(PathBuf::from("/site"));
        _ = receive(&mut state, PublishNews::Trouble(1, Some(trouble.clone())), &now);
        _ = receive(&mut state, PublishNews::Written { id: 1, tables: 8, files: 5, unread: 0 }, &now);
        assert!(state.notices.is_empty() && state.publish.run.as_ref().unwrap().written.is_none());
        _ = receive(&mut state, PublishNews::Trouble(2, Some(trouble)), &now);
        assert_eq!(state.notices.len(), 1);
        _ = receive(&mut state, PublishNews::Trouble(2, None), &now);
        assert!(state.notices.is_empty(), "what is over need not be read");
    }
}
