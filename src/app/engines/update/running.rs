//! The engines that are on: started and ended, asked about the place one looks at, and heard.

use std::time::Duration;

use crate::analysis::place_at;
use crate::app::effect::Effect;
use crate::app::engines::form::Chair;
use crate::app::engines::job::{EngineJob, EngineWord};
use crate::app::engines::state::{
    EngineDesk, EngineStage, LinesDisplay, RunningEngine, WantedSearch, until_next_second,
};
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::clock::SessionTime;
use crate::engine::{Analysis, Answer, EngineLine, Limit, Search, SearchNumber};
use crate::shogi::Move;

/// One that has failed is started again.
pub(super) fn start_unless_on(state: &mut AppState) -> Consequences {
    let is_on = state.engines.on.as_ref().is_some_and(|engine| engine.stage != EngineStage::Failed);
    if is_on || !state.can_analyse() {
        return Consequences::none();
    }
    let mut consequences = stop(state);
    consequences.extend(start(state));
    consequences
}

pub(super) fn start(state: &mut AppState) -> Consequences {
    Chair::ALL.into_iter().filter_map(|chair| start_in(state, chair)).collect()
}

fn start_in(state: &mut AppState, chair: Chair) -> Option<Effect> {
    let profile = state.settings.engines.in_chair(chair).cloned()?;
    state.engines.runs += 1;
    let (run, start) = (state.engines.runs, profile.start());
    *state.engines.chair(chair) = Some(Box::new(RunningEngine {
        run,
        name: profile.name,
        command: profile.command,
        stage: EngineStage::Starting,
        since: None,
        seen: None,
        wanted: None,
        analysis: Analysis::default(),
        display: LinesDisplay::Newest,
        changes: 0,
        declared_lines: profile.most_lines,
        most_lines: None,
        answer: None,
        fault: None,
    }));
    Some(job_for(chair, EngineJob::Start { run, start }))
}

/// Whoever has this chair now begins anew; the engine in the other one goes on.
pub(super) fn begin_anew(state: &mut AppState, chair: Chair) -> Consequences {
    if state.engines.on.is_none() {
        return Consequences::none();
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

pub(super) fn stop(state: &mut AppState) -> Consequences {
    state.engines.rests_for_practice = false;
    let is_on = |chair: &Chair| state.engines.chair(*chair).take().is_some();
    let on: Vec<Chair> = Chair::ALL.into_iter().filter(is_on).collect();
    on.into_iter().map(|chair| job_for(chair, EngineJob::End)).collect()
}

/// Replaces the engine that is on, if another one has been chosen.
pub(super) fn exchange(state: &mut AppState, mut consequences: Consequences) -> Consequences {
    if state.engines.on.is_some() {
        consequences.extend(stop(state));
        consequences.extend(start(state));
    }
    consequences
}

/// Asks the engines that are on about the current position, or turns them off where none may analyse.
pub fn follow(state: &mut AppState, now: &Now) -> Consequences {
    let mut consequences = come_back(state);
    note_starts(state, now);
    if state.engines.on.is_some() && !state.can_analyse() {
        let rests = state.is_being_asked();
        consequences.extend(stop(state));
        state.engines.rests_for_practice = rests;
        return consequences;
    }
    consequences.extend(Chair::ALL.into_iter().filter_map(|chair| ask(state, chair)));
    consequences
}

/// Notes since when engines have been starting.
fn note_starts(state: &mut AppState, now: &Now) {
    let EngineDesk { on, second, .. } = &mut state.engines;
    for engine in [on, second].into_iter().filter_map(Option::as_deref_mut) {
        let is_starting = engine.stage == EngineStage::Starting;
        engine.since = is_starting.then(|| engine.since.unwrap_or(now.at));
    }
}

/// How long until an engine that is starting has been starting for another second.
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let on = Chair::ALL.into_iter().filter_map(|chair| state.engines.in_chair(chair));
    on.filter_map(|engine| until_next_second(engine.since, now)).min()
}

/// When practice is over, engines that it has turned off go on with the record that is there again.
fn come_back(state: &mut AppState) -> Consequences {
    if !state.engines.rests_for_practice || state.practice_session().is_some() {
        return Consequences::none();
    }
    state.engines.rests_for_practice = false;
    start_unless_on(state)
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

/// The engine that is on whose run has this number.
pub(super) fn engine_of_run(state: &mut AppState, run: u64) -> Option<&mut RunningEngine> {
    let EngineDesk { on, second, .. } = &mut state.engines;
    [on, second].into_iter().filter_map(Option::as_deref_mut).find(|engine| engine.run == run)
}

/// Drops news of an outdated search.
pub(super) fn hear(engine: &mut RunningEngine, word: EngineWord) {
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
        EngineWord::Introduced(introduction) => engine.declared_lines = Some(introduction.most_lines()),
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
