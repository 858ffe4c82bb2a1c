//! Has an engine analyse a whole game, and writes its findings into the record.

use std::collections::HashSet;

use super::action::GameAction;
use super::form::WholeGameForm;
use super::job::{GameJob, GameNews, GameWord};
use super::state::{GameRun, RunStage};
use crate::analysis::{
    AskedBefore, Finding, GameAnalysis, MistakeClass, Mistakes, NodeSearch, PlacesToAsk, place_at, recorded_line,
    turning_points,
};
use crate::app::effect::Effect;
use crate::app::engines::action::EngineAction;
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::app::{engines, settings};
use crate::engine;
use crate::record::{GameTree, NodeId};
use crate::session::{EditCommand, ReviewCommand};
use crate::shogi::Move;

/// How many moves of the engine's line become a variation.
const BETTER_MOVES: usize = 8;

/// Shows the dialog; without an engine, the one for adding engines.
pub fn show(state: &AppState) -> Consequences {
    if state.settings.engines.chosen().is_none() {
        return engines::update::show();
    }
    open(Dialog::WholeGame(state.settings.engines.whole_game.for_record(state.tree())))
}

/// Does what is asked for about the analysis of a game.
pub fn update(state: &mut AppState, action: GameAction, now: &Now) -> Consequences {
    match action {
        GameAction::Edit(form) => {
            if let Some(Dialog::WholeGame(before)) = &mut state.dialog {
                *before = form;
            }
            Consequences::none()
        }
        GameAction::ChooseEngine(index) => engines::update::update(state, EngineAction::Choose(index), now),
        GameAction::Begin => begin(state),
        GameAction::Pause => pause(state),
        GameAction::Resume => resume(state),
        GameAction::End => end(state),
        GameAction::Show(node) => {
            state.dialog = None;
            review::go(state, ReviewCommand::GoTo(node))
        }
    }
}

fn begin(state: &mut AppState) -> Consequences {
    let Some(Dialog::WholeGame(form)) = state.dialog.take() else { return Consequences::none() };
    let mut consequences = settings::update::change(state, |settings| settings.engines.whole_game = form);
    consequences.extend(start(state, form, HashSet::new()));
    consequences
}

fn start(state: &mut AppState, form: WholeGameForm, found_before: HashSet<NodeId>) -> Consequences {
    let Some(profile) = state.settings.engines.chosen().cloned() else { return Consequences::none() };
    let (record, form) = (state.table.file.first_revision, form.for_engine(Some(&profile)));
    let desk = &mut state.whole_game;
    desk.runs += 1;
    let (run, start) = (desk.runs, profile.start());
    desk.run = Some(Box::new(GameRun {
        number: run,
        record,
        form,
        rests_for_practice: false,
        terms: form.terms(&profile.name),
        profile,
        stage: RunStage::Starting,
        asked: Vec::new(),
        known: 0,
        settled: 0,
        missed: 0,
        lost: Vec::new(),
        found: HashSet::new(),
        found_before,
        since: None,
        latest: None,
        fault: None,
        restarts: Vec::new(),
    }));
    Effect::WholeGame(GameJob::Begin { run, start }).into()
}

fn pause(state: &mut AppState) -> Consequences {
    let Some(run) = &mut state.whole_game.run else { return Consequences::none() };
    run.stage = RunStage::Paused;
    Effect::WholeGame(GameJob::End).into()
}

/// Pauses until practice is over.
fn rest(state: &mut AppState) -> Consequences {
    let Some(run) = &mut state.whole_game.run else { return Consequences::none() };
    if !matches!(run.stage, RunStage::Starting | RunStage::Working) {
        return Consequences::none();
    }
    run.rests_for_practice = true;
    pause(state)
}

/// Resumes, skipping what was found before it was paused, also where all else is analysed again.
fn resume(state: &mut AppState) -> Consequences {
    let Some(run) = &state.whole_game.run else { return Consequences::none() };
    let (form, found) = (run.form, run.found.union(&run.found_before).copied().collect());
    start(state, form, found)
}

fn end(state: &mut AppState) -> Consequences {
    state.whole_game.run = None;
    Effect::WholeGame(GameJob::End).into()
}

/// Ends the analysis if its record is gone, and pauses it if its findings were undone, or as long as an exercise lies over
/// the record.
pub fn follow(state: &mut AppState) -> Consequences {
    let Some(run) = &state.whole_game.run else { return Consequences::none() };
    let beneath = state.practice_session().map(|practice| practice.before.0.file.first_revision);
    if beneath == Some(run.record) {
        return rest(state);
    }
    let Some(session) = state.as_review().filter(|_| state.table.file.first_revision == run.record) else {
        return end(state);
    };
    if run.rests_for_practice {
        return resume(state);
    }
    // A user who undoes the analysis does not want it to go on.
    let is_undone = !run.found.is_empty() && !session.holds_run(run.number);
    if is_undone && run.stage == RunStage::Working { pause(state) } else { Consequences::none() }
}

/// Takes in news from the engine.
pub fn receive(state: &mut AppState, news: GameNews, now: &Now) -> Consequences {
    let AppState { whole_game, .. } = state;
    let Some(run) = whole_game.run.as_mut().filter(|run| run.number == news.run && run.stage != RunStage::Paused)
    else {
        return Consequences::none();
    };
    match news.word {
        GameWord::Ready(name) => ask(state, name, now),
        GameWord::Found(node, analysis) => {
            take(state, node, &analysis, now);
            Consequences::none()
        }
        GameWord::Missed(_) => {
            settle(run, now);
            run.missed += 1;
            Consequences::none()
        }
        GameWord::Restarted(fault) => {
            run.fault = Some(fault.clone());
            run.restarts.push(fault);
            Consequences::none()
        }
        GameWord::Over => finish(state),
        GameWord::Lost(fault) => {
            (run.stage, run.fault) = (RunStage::Failed, Some(fault));
            Effect::WholeGame(GameJob::End).into()
        }
    }
}

fn settle(run: &mut GameRun, now: &Now) {
    run.settled += 1;
    run.latest = Some(now.at);
}

/// Asks the engine, once it is ready, about the places not analysed yet.
fn ask(state: &mut AppState, name: String, now: &Now) -> Consequences {
    let Some(run) = &state.whole_game.run else { return Consequences::none() };
    let (mut terms, form) = (run.terms.clone(), run.form);
    if !name.trim().is_empty() {
        terms.engine = name;
    }
    let before = |node| if run.found_before.contains(&node) { AskedBefore::Skip } else { form.before };
    let places = PlacesToAsk::of(state.tree(), &form.places(state.tree()), &terms, before);
    let (mates, open, limit) = (places.mates, places.open, terms.limit);
    let Some(run) = &mut state.whole_game.run else { return Consequences::none() };
    (run.terms, run.stage, run.since, run.known) = (terms, RunStage::Working, Some(now.at), places.known);
    run.asked.clone_from(&open);
    write(state, mates);
    if open.is_empty() {
        return finish(state);
    }
    Effect::WholeGame(GameJob::Ask { places: open, limit }).into()
}

/// Writes what was found at a place, if the record still has it.
fn take(state: &mut AppState, node: NodeId, analysis: &engine::Analysis, now: &Now) {
    let asked =
        state.whole_game.run.as_ref().and_then(|run| run.asked.iter().find(|asked| asked.node == node)).cloned();
    let Some(asked) = asked else { return };
    let is_there = has(state.tree(), &asked);
    let Some(run) = &mut state.whole_game.run else { return };
    if !is_there {
        run.lost.push(node);
        return;
    }
    settle(run, now);
    // One that answers again has got over what was wrong.
    run.fault = None;
    match Finding::of(analysis, asked.place.position()) {
        Some(finding) => write(state, vec![(node, finding)]),
        None => run.missed += 1,
    }
}

/// Writes the findings into the record; not where this engine's earlier ones are deeper, unless it is to be asked again.
fn write(state: &mut AppState, mut findings: Vec<(NodeId, Finding)>) {
    let Some(run) = &state.whole_game.run else { return };
    let tree = state.tree();
    let stays = |node, finding: &Finding| run.terms.leave(tree.node(node).analyses(), finding);
    findings.retain(|(node, finding)| run.form.before == AskedBefore::AskAgain || !stays(*node, finding));
    let said = |(node, finding): &(NodeId, Finding)| {
        let previous = tree.parent(*node).and_then(|_| tree.node(*node).mv).map(Move::to);
        let written = finding.written(&run.terms, &tree.position_at(*node), previous);
        (*node, run.terms.beside(written, tree.node(*node).analyses()))
    };
    let command = EditCommand::EvaluateAll { run: run.number, places: findings.iter().map(said).collect() };
    // Evaluations break no rule.
    _ = review::change(state, command);
    if let Some(run) = &mut state.whole_game.run {
        run.found.extend(findings.into_iter().map(|(node, _)| node));
    }
}

/// Whether the record has this place.
fn has(tree: &GameTree, search: &NodeSearch) -> bool {
    tree.has(search.node) && place_at(tree, search.node) == search.place
}

/// Asks again about places that have returned to the record; if there are none, the run is done.
fn finish(state: &mut AppState) -> Consequences {
    let Some(run) = &state.whole_game.run else { return Consequences::none() };
    let (limit, tree) = (run.terms.limit, state.tree());
    let lost = run.asked.iter().filter(|asked| run.lost.contains(&asked.node)).cloned();
    let (back, lost): (Vec<_>, Vec<_>) = lost.partition(|asked| has(tree, asked));
    if back.is_empty() {
        return close(state);
    }
    if let Some(run) = &mut state.whole_game.run {
        run.lost = lost.into_iter().map(|asked| asked.node).collect();
    }
    Effect::WholeGame(GameJob::Ask { places: back, limit }).into()
}

fn close(state: &mut AppState) -> Consequences {
    let Some(run) = &mut state.whole_game.run else { return Consequences::none() };
    run.stage = RunStage::Done;
    if run.form.has_better_lines {
        let better = better_lines(state);
        // It begins as the record does.
        _ = review::change(state, EditCommand::Merge(Box::new(better)));
    }
    let ended = Consequences::from(Effect::WholeGame(GameJob::End));
    if state.dialog.is_some() || !state.is_evaluated(&state.summed_up().1) {
        return ended;
    }
    let mut consequences = open(Dialog::GameSummary);
    consequences.extend(ended);
    consequences
}

/// The game up to each mistake, and the engine's line from there.
fn better_lines(state: &AppState) -> GameTree {
    let tree = state.tree();
    let mut better = GameTree::new(tree.start().clone());
    let Some(run) = &state.whole_game.run else { return better };
    let main = tree.main_line();
    let mut node = GameTree::ROOT;
    let mut kept = vec![node];
    for mv in main.iter().filter_map(|&place| tree.node(place).mv) {
        let Ok(next) = better.play(node, mv) else { break };
        node = next;
        kept.push(node);
    }
    let points = turning_points(&GameAnalysis::recorded(tree, &main), &Mistakes::shipped());
    let wanted =
        points.into_iter().filter(|it| it.class > MistakeClass::Inaccuracy && run.form.whose.includes(it.mover));
    for point in wanted {
        let Some(&before) = kept.get(point.ply - 1) else { continue };
        let mut node = before;
        for mv in recorded_line(tree, main[point.ply - 1]).into_iter().take(BETTER_MOVES) {
            let Ok(next) = better.play(node, mv) else { break };
            node = next;
        }
    }
    better
}

#[cfg(test)]
mod tests;
