//! Turns the engines on and off, and lets them follow the board.

pub mod options;

use std::path::PathBuf;

use super::action::{EngineAction, OptionAction};
use super::form::{Chair, EngineProfile, EngineTrial, EnginesForm, line_of, words_of};
use super::job::{EngineJob, EngineNews, EngineWord};
use super::state::{EngineDesk, EngineStage, LinesDisplay, RunningEngine, WantedSearch};
use crate::analysis::place_at;
use crate::app::effect::Effect;
use crate::app::settings::form::Settings;
use crate::app::state::{AppState, Dialog};
use crate::app::update::now::Now;
use crate::app::update::outcome::{Outcome, open};
use crate::app::update::review;
use crate::app::{files, settings};
use crate::engine::{Analysis, Answer, EngineLine, Limit, Search, SearchNumber, TrialReport};
use crate::record::GameTree;
use crate::session::EditCommand;
use crate::shogi::Move;
use crate::storage::FileDialogRequest;

/// Does what is asked for about engines.
pub fn update(state: &mut AppState, action: EngineAction, now: &Now) -> Outcome {
    match action {
        EngineAction::EditCommand(typed) => edit(state, |form| form.typed = typed),
        EngineAction::Browse => files::update::file::ask_for_file(state, FileDialogRequest::Program),
        EngineAction::Try => typed(state).map_or_else(Outcome::none, |profile| begin_trial(state, profile)),
        EngineAction::KeepTyped => typed(state).map_or_else(Outcome::none, |profile| keep(state, profile)),
        EngineAction::Keep(profile) => keep(state, profile),
        EngineAction::Choose(index) => {
            let outcome = settings::update::change(state, |settings| settings.engines.chosen = index);
            exchange(state, outcome)
        }
        EngineAction::Remove(index) => remove(state, index),
        EngineAction::PutBack => put_back(state),
        EngineAction::Copy(index) => settings::update::change(state, |settings| settings.engines.copy(index)),
        EngineAction::ShowOptions(index) => options::show(state, index),
        EngineAction::Options(action) => {
            let is_kept = action == OptionAction::Keep;
            let outcome = options::update(state, action);
            if is_kept { exchange(state, outcome) } else { outcome }
        }
        EngineAction::Analyse => {
            state.dialog = None;
            start_unless_on(state)
        }
        EngineAction::StartAgain(chair) => begin_anew(state, chair),
        EngineAction::ChooseSecond(index) => {
            let mut outcome = settings::update::change(state, |settings| settings.engines.second = index);
            outcome.extend(begin_anew(state, Chair::Second));
            outcome
        }
        EngineAction::ShowLines(lines) => settings::update::change(state, |settings| settings.engines.lines = lines),
        EngineAction::Unfold { chair, line } => {
            let unfolded = &mut state.engines.unfolded;
            *unfolded = Some((chair, line)).filter(|line| *unfolded != Some(*line));
            Outcome::none()
        }
        EngineAction::HoldLines(chair) => on_lines_of(state, chair, RunningEngine::hold),
        EngineAction::ReleaseLines(chair) => on_lines_of(state, chair, RunningEngine::release),
        EngineAction::TakeLine { chair, line, moves } => take_line(state, (chair, line), moves, now),
    }
}

fn on_lines_of(state: &mut AppState, chair: Chair, change: fn(&mut RunningEngine)) -> Outcome {
    state.engines.chair(chair).as_deref_mut().into_iter().for_each(change);
    Outcome::none()
}

/// Removes an engine that is kept, and what its trial said of it.
fn remove(state: &mut AppState, index: usize) -> Outcome {
    let command = state.settings.engines.kept.get(index).map(|it| it.command.clone());
    let mut removed = None;
    let outcome = settings::update::change(state, |settings| removed = settings.engines.remove(index));
    _ = edit(state, |form| {
        form.trial.take_if(|trial| Some(&trial.command) == command.as_ref());
        form.removed = removed;
    });
    exchange(state, outcome)
}

/// Puts the engine back that was removed last.
fn put_back(state: &mut AppState) -> Outcome {
    let mut removed = None;
    _ = edit(state, |form| removed = form.removed.take());
    let Some(removed) = removed else { return Outcome::none() };
    let outcome = settings::update::change(state, |settings| settings.engines.put_back(removed));
    exchange(state, outcome)
}

/// Shows the dialog about engines, and looks for engines on this computer.
pub fn show() -> Outcome {
    open(Dialog::Engines(EnginesForm::default())).and(Effect::Engine(EngineJob::Find))
}

/// Shows it over the new game for which an engine is wanted.
pub fn show_over_new_game(state: &mut AppState) -> Outcome {
    let Some(Dialog::NewGame(form)) = state.dialog.take() else { return Outcome::none() };
    let form = EnginesForm { new_game: Some(Box::new(form)), ..EnginesForm::default() };
    open(Dialog::Engines(form)).and(Effect::Engine(EngineJob::Find))
}

/// Turns the engines on or off. If there is none, shows the dialog.
pub fn toggle(state: &mut AppState) -> Outcome {
    if state.engines.on.is_some() {
        return stop(state);
    }
    if state.settings.engines.chosen().is_none() { show() } else { start(state) }
}

/// One that has failed is started again.
fn start_unless_on(state: &mut AppState) -> Outcome {
    let is_on = state.engines.on.as_ref().is_some_and(|engine| engine.stage != EngineStage::Failed);
    if is_on || !state.can_analyse() {
        return Outcome::none();
    }
    let mut outcome = stop(state);
    outcome.extend(start(state));
    outcome
}

fn start(state: &mut AppState) -> Outcome {
    Chair::ALL.into_iter().filter_map(|chair| start_in(state, chair)).collect()
}

fn start_in(state: &mut AppState, chair: Chair) -> Option<Effect> {
    let profile = state.settings.engines.in_chair(chair).cloned()?;
    state.engines.runs += 1;
    let (run, start) = (state.engines.runs, profile.start());
    *state.engines.chair(chair) = Some(Box::new(RunningEngine {
        run,
        name: profile.name,
        stage: EngineStage::Starting,
        seen: None,
        wanted: None,
        analysis: Analysis::default(),
        display: LinesDisplay::Newest,
        changes: 0,
        most_lines: None,
        answer: None,
        fault: None,
    }));
    Some(job_for(chair, EngineJob::Start { run, start }))
}

/// Whoever has this chair now begins anew; the engine in the other one goes on.
fn begin_anew(state: &mut AppState, chair: Chair) -> Outcome {
    if state.engines.on.is_none() {
        return Outcome::none();
    }
    let ended = state.engines.chair(chair).take().map(|_| job_for(chair, EngineJob::End));
    ended.into_iter().chain(start_in(state, chair)).collect()
}

const fn job_for(chair: Chair, job: EngineJob) -> Effect {
    match chair {
        Chair::First => Effect::Engine(job),
        Chair::Second => Effect::SecondEngine(job),
    }
}

fn stop(state: &mut AppState) -> Outcome {
    let is_on = |chair: &Chair| state.engines.chair(*chair).take().is_some();
    let on: Vec<Chair> = Chair::ALL.into_iter().filter(is_on).collect();
    on.into_iter().map(|chair| job_for(chair, EngineJob::End)).collect()
}

/// Replaces the engine that is on, if another one has been chosen.
fn exchange(state: &mut AppState, mut outcome: Outcome) -> Outcome {
    if state.engines.on.is_some() {
        outcome.extend(stop(state));
        outcome.extend(start(state));
    }
    outcome
}

/// Asks the engines that are on about the current position, or turns them off where none may analyse.
pub fn follow(state: &mut AppState, _: &Now) -> Outcome {
    if state.engines.on.is_some() && !state.can_analyse() {
        return stop(state);
    }
    Chair::ALL.into_iter().filter_map(|chair| ask(state, chair)).collect()
}

/// Gives the engine in this chair a new search, if it needs one.
fn ask(state: &mut AppState, chair: Chair) -> Option<Effect> {
    let seen = state.place_to_analyse();
    let engine = state.engines.in_chair(chair)?;
    if engine.seen == Some(seen) {
        return None;
    }
    let place = place_at(state.tree(), seen.node);
    let previous = state.tree().node(seen.node).mv.map(Move::to);
    let number = SearchNumber(state.engines.searches + 1);
    let engine = state.engines.chair(chair).as_mut()?;
    engine.seen = Some(seen);
    let has_failed = engine.stage == EngineStage::Failed;
    // Changes to comments are no reason to search again.
    let is_same = |wanted: &WantedSearch| wanted.place == place && (has_failed || wanted.lines == seen.lines);
    if engine.wanted.as_ref().is_some_and(is_same) {
        return None;
    }
    // What was found belongs to the place before, also if nothing will take its place.
    engine.show(Analysis::default());
    (engine.display, engine.answer, engine.wanted) = (LinesDisplay::Newest, None, None);
    if has_failed {
        return None;
    }
    engine.wanted = Some(WantedSearch { number, place: place.clone(), lines: seen.lines, previous });
    let has_moves = !place.position().legal_moves().is_empty();
    engine.stage = if has_moves { engine.stage } else { EngineStage::Resting };
    state.engines.searches += 1;
    let search = || Box::new(Search { number, place, limit: Limit::Infinite, lines: seen.lines });
    Some(job_for(chair, if has_moves { EngineJob::Search(search()) } else { EngineJob::Rest }))
}

/// Takes what became of a job.
pub fn receive(state: &mut AppState, news: EngineNews) -> Outcome {
    match news {
        EngineNews::Found(found) => edit(state, |form| form.found = Some(found)),
        EngineNews::Tried(number, report) => take_report(state, number, report),
        EngineNews::Told(run, word) => {
            let EngineDesk { on, second, .. } = &mut state.engines;
            if let Some(engine) = [on, second].into_iter().flatten().find(|engine| engine.run == run) {
                hear(engine, word);
            }
            Outcome::none()
        }
    }
}

/// Drops news of an outdated search.
fn hear(engine: &mut RunningEngine, word: EngineWord) {
    let wanted = engine.wanted.as_ref().map(|wanted| wanted.number);
    match word {
        EngineWord::Began(number) if wanted == Some(number) => engine.stage = EngineStage::Thinking,
        EngineWord::Finished(number, answer) if wanted == Some(number) => {
            engine.stage = EngineStage::Resting;
            take_bare_move(engine, &answer);
            engine.note_lines();
            engine.answer = Some(answer);
        }
        EngineWord::Found(analysis) if wanted == Some(analysis.search) => {
            engine.take(analysis);
        }
        EngineWord::Ready | EngineWord::Began(_) | EngineWord::Finished(..) | EngineWord::Found(_) => {}
        EngineWord::Fault(fault) => {
            // Only the first fault is reported, not its consequences.
            if engine.stage != EngineStage::Failed && (fault.is_fatal() || engine.fault.is_none()) {
                engine.stage = if fault.is_fatal() { EngineStage::Failed } else { engine.stage };
                engine.fault = Some(fault);
            }
        }
        EngineWord::Ended => engine.stage = EngineStage::Failed,
    }
}

/// An engine that answers from its book shows no line: then its move is the line.
fn take_bare_move(engine: &mut RunningEngine, answer: &Answer) {
    let (Answer::Move { mv, ponder }, None) = (answer, engine.newest().best()) else { return };
    let moves = std::iter::once(*mv).chain(*ponder).collect();
    let lines = vec![EngineLine { moves, ..EngineLine::default() }];
    let analysis = Analysis { lines, ..engine.newest().clone() };
    engine.take(Box::new(analysis));
}

fn take_line(state: &mut AppState, (chair, line): (Chair, usize), moves: usize, now: &Now) -> Outcome {
    let engine = state.engines.in_chair(chair);
    let Some(engine) = engine.filter(|engine| engine.seen == Some(state.place_to_analyse())) else {
        return Outcome::none();
    };
    let (Some(wanted), Some(line)) = (&engine.wanted, engine.analysis.lines.get(line)) else {
        return Outcome::none();
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
pub fn take_program(state: &mut AppState, program: Option<PathBuf>) -> Outcome {
    edit(state, |form| match program {
        Some(program) => form.typed = line_of(&[program.to_string_lossy().into_owned()]),
        None => form.has_no_file_dialog = true,
    })
}

fn edit(state: &mut AppState, change: impl FnOnce(&mut EnginesForm)) -> Outcome {
    if let Some(Dialog::Engines(form)) = &mut state.dialog {
        change(form);
    }
    Outcome::none()
}

/// The engine of the command typed, if that is well-formed.
fn typed(state: &AppState) -> Option<EngineProfile> {
    let Some(Dialog::Engines(form)) = &state.dialog else { return None };
    words_of(&form.typed).map(EngineProfile::of_command)
}

fn keep(state: &mut AppState, profile: EngineProfile) -> Outcome {
    let kept = profile.clone();
    let engines = &state.settings.engines;
    let before = engines.chosen().filter(|it| it.command != profile.command).cloned();
    let is_new = engines.kept.iter().all(|it| it.command != profile.command);
    let outcome = settings::update::change(state, |settings| settings.engines.choose(kept));
    let mut outcome = exchange(state, outcome);
    outcome.extend(edit(state, |form| form.typed.clear()));
    outcome.extend(begin_trial(state, profile));
    _ = edit(state, |form| {
        if let Some(trial) = &mut form.trial {
            (trial.chosen_before, trial.is_new) = (before, is_new);
        }
    });
    outcome
}

fn begin_trial(state: &mut AppState, profile: EngineProfile) -> Outcome {
    state.engines.trials += 1;
    let number = state.engines.trials;
    let start = profile.start().as_declared();
    let trial = EngineTrial { number, command: profile.command, chosen_before: None, is_new: false, report: None };
    _ = edit(state, |form| (form.trial, form.has_no_file_dialog) = (Some(trial), false));
    Effect::Engine(EngineJob::Try { number, start }).into()
}

/// An engine that turned out to be of no use is not kept; its command stands in the field, to be mended.
fn let_go(state: &mut AppState, command: &[String]) -> Outcome {
    let Some(index) = state.settings.engines.kept.iter().position(|it| it.command == command) else {
        return Outcome::none();
    };
    let outcome = settings::update::change(state, |settings| _ = settings.engines.remove(index));
    _ = edit(state, |form| {
        if form.typed.is_empty() {
            form.typed = line_of(command);
        }
    });
    exchange(state, outcome)
}

/// An engine that cannot be used does not take the place of one that can.
fn choose_again(state: &mut AppState, command: &[String], before: &EngineProfile) -> Outcome {
    let engines = &state.settings.engines;
    let is_there = engines.kept.iter().any(|it| it.command == command);
    let is_chosen = !is_there || engines.chosen().is_some_and(|it| it.command == command);
    let Some(index) = engines.kept.iter().position(|it| is_chosen && it == before) else { return Outcome::none() };
    let outcome = settings::update::change(state, |settings| settings.engines.chosen = index);
    exchange(state, outcome)
}

/// Names a kept engine as it calls itself.
fn take_report(state: &mut AppState, number: u64, report: Box<TrialReport>) -> Outcome {
    let form = match &mut state.dialog {
        Some(Dialog::EngineOptions(form)) if form.trial == number => {
            let TrialReport { introduction, faults, .. } = *report;
            form.unread = faults.into_iter().next().filter(|_| introduction.is_none());
            form.declare(introduction.map(|it| it.options).unwrap_or_default());
            return Outcome::none();
        }
        Some(Dialog::EngineOptions(form)) => &mut form.beneath,
        Some(Dialog::Engines(form)) => form,
        Some(_) | None => return Outcome::none(),
    };
    let Some(trial) = form.trial.as_mut().filter(|trial| trial.number == number) else { return Outcome::none() };
    let (command, introduction) = (trial.command.clone(), report.introduction.clone());
    let counts = report.counts_positions;
    let (before, is_new) = (trial.chosen_before.take(), std::mem::take(&mut trial.is_new));
    let is_usable = report.is_usable();
    trial.report = Some(report);
    if !is_usable {
        form.useless.push(command.clone());
    }
    let mut outcome = Outcome::none();
    if !is_usable && is_new {
        outcome.extend(let_go(state, &command));
    }
    if let Some(before) = before.filter(|_| !is_usable) {
        outcome.extend(choose_again(state, &command, &before));
    }
    let is_kept = state.settings.engines.kept.iter().any(|it| it.command == command);
    if let Some(introduction) = introduction.filter(|_| is_kept) {
        let introduce = |settings: &mut Settings| {
            settings.engines.introduce(&command, &introduction);
            settings.engines.note_trial(&command, is_usable, counts);
        };
        outcome.extend(settings::update::change(state, introduce));
    }
    outcome
}

#[cfg(test)]
mod tests;
