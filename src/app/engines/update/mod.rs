//! Turns the engines on and off, and lets them follow the board.

pub mod options;
mod running;
mod trials;

use std::path::PathBuf;

use self::running::{begin_anew, engine_of_run, exchange, hear, start, start_unless_on, stop};
pub use self::running::{follow, next_change};
use self::trials::{begin_trial, edit, keep, take_introduction, take_report, typed};
use super::action::{EngineAction, OptionAction};
use super::form::{Chair, EnginesForm, line_of};
use super::job::{EngineJob, EngineNews};
use super::state::RunningEngine;
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::app::{files, settings};
use crate::record::GameTree;
use crate::session::EditCommand;
use crate::storage::FileDialogRequest;

/// Does what is asked for about engines.
pub fn update(state: &mut AppState, action: EngineAction, now: &Now) -> Consequences {
    match action {
        EngineAction::EditCommand(typed) => edit(state, |form| form.typed = typed),
        EngineAction::Browse => files::update::file::ask_for_file(state, FileDialogRequest::Program),
        EngineAction::Try => typed(state).map_or_else(Consequences::none, |profile| begin_trial(state, profile)),
        EngineAction::KeepTyped => typed(state).map_or_else(Consequences::none, |profile| keep(state, profile)),
        EngineAction::Keep(profile) => keep(state, profile),
        EngineAction::Choose(index) => {
            let consequences = settings::update::change(state, |settings| settings.engines.chosen = index);
            exchange(state, consequences)
        }
        EngineAction::Remove(index) => remove(state, index),
        EngineAction::PutBack => put_back(state),
        EngineAction::Copy(index) => settings::update::change(state, |settings| settings.engines.copy(index)),
        EngineAction::ShowOptions(index) => options::show(state, index),
        EngineAction::Options(action) => {
            let is_kept = action == OptionAction::Keep;
            let consequences = options::update(state, action);
            if is_kept { exchange(state, consequences) } else { consequences }
        }
        EngineAction::Analyse => {
            state.dialog = None;
            start_unless_on(state)
        }
        EngineAction::StartAgain(chair) => begin_anew(state, chair),
        EngineAction::ChooseSecond(index) => {
            let mut consequences = settings::update::change(state, |settings| settings.engines.second = index);
            consequences.extend(begin_anew(state, Chair::Second));
            consequences
        }
        EngineAction::ShowLines(lines) => settings::update::change(state, |settings| settings.engines.lines = lines),
        EngineAction::Unfold { chair, line } => {
            let unfolded = &mut state.engines.unfolded;
            *unfolded = Some((chair, line)).filter(|line| *unfolded != Some(*line));
            Consequences::none()
        }
        EngineAction::HoldLines(chair) => on_lines_of(state, chair, RunningEngine::hold),
        EngineAction::ReleaseLines(chair) => on_lines_of(state, chair, RunningEngine::release),
        EngineAction::TakeLine { chair, line, moves } => take_line(state, (chair, line), moves, now),
    }
}

fn on_lines_of(state: &mut AppState, chair: Chair, change: fn(&mut RunningEngine)) -> Consequences {
    state.engines.chair(chair).as_deref_mut().into_iter().for_each(change);
    Consequences::none()
}

/// Removes an engine that is kept, and what its trial said of it.
fn remove(state: &mut AppState, index: usize) -> Consequences {
    let command = state.settings.engines.kept.get(index).map(|it| it.command.clone());
    let mut removed = None;
    let consequences = settings::update::change(state, |settings| removed = settings.engines.remove(index));
    _ = edit(state, |form| {
        form.trial.take_if(|trial| Some(&trial.command) == command.as_ref());
        form.removed = removed;
    });
    exchange(state, consequences)
}

/// Puts the engine back that was removed last.
fn put_back(state: &mut AppState) -> Consequences {
    let mut removed = None;
    _ = edit(state, |form| removed = form.removed.take());
    let Some(removed) = removed else { return Consequences::none() };
    let consequences = settings::update::change(state, |settings| settings.engines.put_back(removed));
    exchange(state, consequences)
}

/// Shows the dialog about engines, and looks for engines on this computer.
pub fn show() -> Consequences {
    open(Dialog::Engines(EnginesForm::default())).and(Effect::Engine(EngineJob::Find))
}

/// Shows it over the new game for which an engine is wanted.
pub fn show_over_new_game(state: &mut AppState) -> Consequences {
    let Some(Dialog::NewGame(form)) = state.dialog.take() else { return Consequences::none() };
    let form = EnginesForm { new_game: Some(Box::new(form)), ..EnginesForm::default() };
    open(Dialog::Engines(form)).and(Effect::Engine(EngineJob::Find))
}

/// Turns the engines on or off. If there is none, shows the dialog.
pub fn toggle(state: &mut AppState) -> Consequences {
    if state.engines.on.is_some() {
        return stop(state);
    }
    if state.settings.engines.chosen().is_none() { show() } else { start(state) }
}

/// Takes what became of a job.
pub fn receive(state: &mut AppState, news: EngineNews) -> Consequences {
    match news {
        EngineNews::Found(found) => edit(state, |form| form.found = Some(found)),
        EngineNews::Tried(number, report) => take_report(state, number, report),
        EngineNews::Told(run, word) => {
            let consequences = take_introduction(state, run, &word);
            if let Some(engine) = engine_of_run(state, run) {
                hear(engine, word);
            }
            consequences
        }
    }
}

fn take_line(state: &mut AppState, (chair, line): (Chair, usize), moves: usize, now: &Now) -> Consequences {
    let engine = state.engines.in_chair(chair);
    let Some(engine) = engine.filter(|engine| engine.seen == Some(state.place_to_analyse())) else {
        return Consequences::none();
    };
    let (Some(wanted), Some(line)) = (&engine.wanted, engine.analysis.lines.get(line)) else {
        return Consequences::none();
    };
    let mut tree = GameTree::new(wanted.place.position().clone());
    let mut node = GameTree::ROOT;
    for &mv in line.moves.iter().take(moves) {
        let Ok(next) = tree.play(node, mv) else { break };
        node = next;
    }
    review::edit(state, EditCommand::Merge(Box::new(tree)), now)
}

/// Takes the program that was chosen; `None` if this system has no file dialog.
pub fn take_program(state: &mut AppState, program: Option<PathBuf>) -> Consequences {
    edit(state, |form| match program {
        Some(program) => form.typed = line_of(&[program.to_string_lossy().into_owned()]),
        None => form.has_no_file_dialog = true,
    })
}

#[cfg(test)]
mod tests;
