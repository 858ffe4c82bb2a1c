//! Tries engines: those that are of use are kept under the names they give themselves, and the others are let go again.

use std::path::Path;

use super::running::{engine_of_run, exchange};
use crate::app::effect::Effect;
use crate::app::engines::form::{EngineProfile, EngineTrial, EnginesForm, line_of, words_of};
use crate::app::engines::job::{EngineJob, EngineWord};
use crate::app::form::typed_path;
use crate::app::settings;
use crate::app::settings::form::Settings;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::engine::TrialReport;

/// Changes the dialog about engines, if that is open.
pub(super) fn edit(state: &mut AppState, change: impl FnOnce(&mut EnginesForm)) -> Consequences {
    if let Some(Dialog::Engines(form)) = &mut state.dialog {
        change(form);
    }
    Consequences::none()
}

/// The engine of the command typed, if that is well-formed.
pub(super) fn typed(state: &AppState) -> Option<EngineProfile> {
    let Some(Dialog::Engines(form)) = &state.dialog else { return None };
    let home = state.machine.home.as_deref();
    words_of(&form.typed)
        .map(|words| EngineProfile::of_command(words.into_iter().map(|it| at_home(it, home)).collect()))
}

/// A word of a command with the home folder for `~`, as a shell would have it.
fn at_home(word: String, home: Option<&Path>) -> String {
    let path = if word.starts_with('~') { typed_path(&word, home) } else { None };
    path.and_then(|path| path.into_os_string().into_string().ok()).unwrap_or(word)
}

pub(super) fn keep(state: &mut AppState, profile: EngineProfile) -> Consequences {
    let kept = profile.clone();
    let engines = &state.settings.engines;
    let before = engines.chosen().filter(|it| it.command != profile.command).cloned();
    let is_new = engines.kept.iter().all(|it| it.command != profile.command);
    let consequences = settings::update::change(state, |settings| settings.engines.choose(kept));
    let mut consequences = exchange(state, consequences);
    consequences.extend(edit(state, |form| form.typed.clear()));
    consequences.extend(begin_trial(state, profile));
    _ = edit(state, |form| {
        if let Some(trial) = &mut form.trial {
            (trial.chosen_before, trial.is_new) = (before, is_new);
        }
    });
    consequences
}

pub(super) fn begin_trial(state: &mut AppState, profile: EngineProfile) -> Consequences {
    state.engines.trials += 1;
    let number = state.engines.trials;
    let start = profile.start().as_declared();
    let trial = EngineTrial { number, command: profile.command, chosen_before: None, is_new: false, report: None };
    _ = edit(state, |form| {
        form.earlier.extend(form.trial.replace(trial).filter(|it| it.report.is_none()));
        form.has_no_file_dialog = false;
    });
    Effect::Engine(EngineJob::Try { number, start }).into()
}

/// An engine that turned out to be of no use is not kept; its command stands in the field, to be mended.
fn let_go(state: &mut AppState, command: &[String]) -> Consequences {
    let Some(index) = state.settings.engines.kept.iter().position(|it| it.command == command) else {
        return Consequences::none();
    };
    let consequences = settings::update::change(state, |settings| _ = settings.engines.remove(index));
    _ = edit(state, |form| {
        if form.typed.is_empty() {
            form.typed = line_of(command);
        }
    });
    exchange(state, consequences)
}

/// An engine that cannot be used does not take the place of one that can.
fn choose_again(state: &mut AppState, command: &[String], before: &EngineProfile) -> Consequences {
    let engines = &state.settings.engines;
    let is_there = engines.kept.iter().any(|it| it.command == command);
    let is_chosen = !is_there || engines.chosen().is_some_and(|it| it.command == command);
    let Some(index) = engines.kept.iter().position(|it| is_chosen && it == before) else { return Consequences::none() };
    let consequences = settings::update::change(state, |settings| settings.engines.chosen = index);
    exchange(state, consequences)
}

/// Names a kept engine as it calls itself.
pub(super) fn take_report(state: &mut AppState, number: u64, report: Box<TrialReport>) -> Consequences {
    let form = match &mut state.dialog {
        Some(Dialog::EngineOptions(form)) if form.trial == number => {
            let TrialReport { introduction, faults, .. } = *report;
            form.unread = faults.into_iter().next().filter(|_| introduction.is_none());
            form.declare(introduction.map(|it| it.options).unwrap_or_default());
            return Consequences::none();
        }
        Some(Dialog::EngineOptions(form)) => &mut form.beneath,
        Some(Dialog::Engines(form)) => form,
        Some(_) | None => return Consequences::none(),
    };
    let mut trials = form.trial.iter_mut().chain(&mut form.earlier);
    let Some(trial) = trials.find(|trial| trial.number == number) else { return Consequences::none() };
    let (command, introduction) = (trial.command.clone(), report.introduction.clone());
    let counts = report.counts_positions;
    let (before, is_new) = (trial.chosen_before.take(), std::mem::take(&mut trial.is_new));
    let is_usable = report.is_usable();
    trial.report = Some(report);
    if !is_usable {
        form.useless.push(command.clone());
    }
    let mut consequences = Consequences::none();
    if !is_usable && is_new {
        consequences.extend(let_go(state, &command));
    }
    if let Some(before) = before.filter(|_| !is_usable) {
        consequences.extend(choose_again(state, &command, &before));
    }
    let is_kept = state.settings.engines.kept.iter().any(|it| it.command == command);
    if let Some(introduction) = introduction.filter(|_| is_kept) {
        let introduce = |settings: &mut Settings| {
            settings.engines.introduce(&command, &introduction);
            settings.engines.note_trial(&command, is_usable, counts);
        };
        consequences.extend(settings::update::change(state, introduce));
    }
    consequences
}

/// What an engine that is on says of itself is kept like the report of a trial, which nobody may have waited for.
pub(super) fn take_introduction(state: &mut AppState, run: u64, word: &EngineWord) -> Consequences {
    let EngineWord::Introduced(introduction) = word else { return Consequences::none() };
    let mut engines = state.settings.engines.clone();
    let Some(running) = engine_of_run(state, run) else { return Consequences::none() };
    let own = engines.kept.iter().position(|it| it.command == running.command && it.name == running.name);
    engines.introduce(&running.command, introduction);
    if let Some(own) = own {
        running.name.clone_from(&engines.kept[own].name);
    }
    if engines == state.settings.engines {
        return Consequences::none();
    }
    settings::update::change(state, |settings| settings.engines = engines)
}
