//! Judges a move that was tried: it stays and is answered, or is taken back.

use crate::analysis::Mistakes;
use crate::app::effect::Effect;
use crate::app::practice::job::PracticeJob;
use crate::app::practice::state::{Lacks, Said, Stage};
use crate::app::practice::update::counting::finish;
use crate::app::practice::update::desk::{ask_at, change, find, make, next_question};
use crate::app::practice::update::{repertoire, solutions};
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::practice::{Exercise, Judgement, MateReply, Task, TaskKind};
use crate::record::Evaluation;
use crate::session::EditCommand;
use crate::shogi::{Move, Position};

/// Judges the move that was just tried.
pub fn judge(state: &mut AppState, mv: Move, now: &Now) -> Consequences {
    let Some(session) = &state.practice.session else { return Consequences::none() };
    let exercise = session.exercise();
    let judgement = match exercise.task {
        Task::Mate if session.attempt.left.is_none() && session.attempt.lacks.is_none() => return Consequences::none(),
        Task::Mate => return ask_for_reply(state, mv),
        Task::Better(_) | Task::Next | Task::Repertoire(_) => here(exercise, state, mv),
    };
    match judgement {
        Judgement::Unknown => ask_for_reply(state, mv),
        it if it.is_right() => solved(state, mv, Said::Judged(mv, it), now),
        it => wrong(state, Said::Judged(mv, it)),
    }
}

/// What is known of a move; in a repertoire, by what is marked at its place.
fn here(exercise: &Exercise, state: &AppState, mv: Move) -> Judgement {
    match repertoire::exercise_at(state) {
        Some(there) => there.judge(mv, &Mistakes::shipped()),
        None => exercise.judge(mv, &Mistakes::shipped()),
    }
}

/// Asks the search. A mate must keep its known length; where a better move is asked for, any mate will do.
pub fn ask_for_reply(state: &mut AppState, mv: Move) -> Consequences {
    let position = Box::new(position_before(state));
    let Some((question, session)) = next_question(state) else { return Consequences::none() };
    let within = session.attempt.left.filter(|_| session.exercise().task == Task::Mate);
    Effect::Practice(PracticeJob::Judge { question, position, mv, within }).into()
}

fn position_before(state: &AppState) -> Position {
    let before = state.as_review().and_then(|session| session.position_before());
    before.unwrap_or_else(|| state.position()).clone()
}

/// Takes the judgement of the move.
pub fn hear(state: &mut AppState, question: u64, reply: MateReply, now: &Now) -> Consequences {
    let asked = state.practice.session.as_ref().filter(|it| it.attempt.question == question);
    let Some((mv, is_mate)) = asked.and_then(|it| Some((it.attempt.tried?, it.exercise().task == Task::Mate))) else {
        return Consequences::none();
    };
    match reply {
        MateReply::Mated | MateReply::GoesOn { .. } | MateReply::Later(_) if !is_mate => {
            solved(state, mv, Said::Mates, now)
        }
        MateReply::Mated => solved(state, mv, Said::Solved, now),
        MateReply::GoesOn { answer, .. } => go_on(state, answer),
        MateReply::Later(plies) => told_back(state, Said::Later(plies)),
        _ if !is_mate => ask_engine(state, mv),
        MateReply::NoCheck => wrong(state, Said::NoCheck(mv)),
        MateReply::Escapes => wrong(state, Said::Escapes(mv)),
        MateReply::NotFound => told_back(state, Said::NotFound(mv)),
    }
}

/// Nobody has looked at the move yet: the chosen engine does. Where there is none, nothing is known of it, and it costs nothing.
fn ask_engine(state: &mut AppState, mv: Move) -> Consequences {
    let Some(engine) = state.settings.engines.chosen().cloned().map(Box::new) else {
        return told_back(state, Said::Judged(mv, Judgement::Unknown));
    };
    let position = Box::new(position_before(state));
    let Some((question, _)) = next_question(state) else { return Consequences::none() };
    Effect::Practice(PracticeJob::Look { question, engine, position, mv }).into()
}

/// Takes what the engine says of the move.
pub fn hear_engine(state: &mut AppState, question: u64, evaluation: Option<Evaluation>, now: &Now) -> Consequences {
    let asked = state.practice.session.as_ref().filter(|it| it.attempt.question == question);
    let Some((mv, exercise)) = asked.and_then(|it| Some((it.attempt.tried?, it.exercise()))) else {
        return Consequences::none();
    };
    match evaluation.map(|it| exercise.judge_by_evaluation(it, &Mistakes::shipped())) {
        Some(judgement) if judgement.is_right() => solved(state, mv, Said::Judged(mv, judgement), now),
        Some(judgement @ Judgement::Worse(_)) => wrong(state, Said::Judged(mv, judgement)),
        Some(_) | None => told_back(state, Said::Judged(mv, Judgement::Unknown)),
    }
}

/// Keeps the move, answers it, and asks for the next.
pub fn go_on(state: &mut AppState, answer: Move) -> Consequences {
    let mut consequences = make(state, answer);
    let node = state.node();
    ask_at(state, node);
    say(state, Said::Right);
    consequences.extend(find(state, false));
    consequences
}

/// Says that a move is wrong, and takes it back.
fn wrong(state: &mut AppState, said: Said) -> Consequences {
    if let Some(session) = &mut state.practice.session {
        session.attempt.mistakes += 1;
    }
    told_back(state, said)
}

/// Says what a move is, and takes it back.
fn told_back(state: &mut AppState, said: Said) -> Consequences {
    take_back(state);
    say(state, said);
    Consequences::none()
}

/// Returns to the place before the move that was tried.
pub fn take_back(state: &mut AppState) {
    let Some(node) = state.practice.session.as_ref().map(|session| session.attempt.node) else { return };
    if state.node() != node {
        change(state, |session| _ = session.edit(EditCommand::Delete));
    }
    ask_at(state, node);
}

fn say(state: &mut AppState, said: Said) {
    if let Some(session) = &mut state.practice.session {
        session.attempt.said = Some(said);
    }
}

/// Ends the exercise; in a repertoire the other side may reply and go on.
pub fn solved(state: &mut AppState, mv: Move, said: Said, now: &Now) -> Consequences {
    say(state, said);
    let kind = state.practice_session().map(|session| session.exercise().task.kind());
    if kind == Some(TaskKind::Repertoire) {
        return repertoire::reply(state, now);
    }
    let mut consequences = finish(state, now);
    consequences.extend(solutions::compare(state, mv));
    consequences
}

/// Judges a move that was made before the answer to the position was known.
pub fn hear_replies(state: &mut AppState) -> Consequences {
    let waiting = state.practice.session.as_ref().filter(|it| it.attempt.stage == Stage::Judging);
    let waiting = waiting.filter(|it| it.attempt.left.is_some() || it.attempt.lacks == Some(Lacks::Knowledge));
    match waiting.and_then(|session| session.attempt.tried) {
        Some(mv) => ask_for_reply(state, mv),
        None => Consequences::none(),
    }
}
