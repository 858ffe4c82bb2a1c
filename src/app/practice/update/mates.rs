//! Mates that were found: of an exercise, of the position on the board, and those missed in a game.

use crate::app::effect::Effect;
use crate::app::practice::job::{FoundMate, PracticeJob, PracticeNotice};
use crate::app::practice::state::{AskedHere, Lacks, Looking, MissedInGame, Stage};
use crate::app::practice::update::{judging, solutions};
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::practice::Change;
use crate::record::{Analysis, EngineNote, Evaluation, GameTree, NodeId};
use crate::session::EditCommand;
use crate::tsume::{MissedMate, MissedMates};

/// The name under which our own search writes into records.
const ENGINE: &str = "Komadai";

/// Takes what is known of a mate.
pub fn take_found(state: &mut AppState, question: u64, mate: FoundMate, now: &Now) -> Consequences {
    if let Some(asked) = state.practice.asked_here.take_if(|asked| asked.question == question) {
        let notation = state.settings.notation;
        notices::tell(
            state,
            NoticeKind::Practice(PracticeNotice::MateHere { position: asked.position, mate, notation }),
        );
        return Consequences::none();
    }
    let Some(session) = state.practice.session.as_mut().filter(|it| it.attempt.question == question) else {
        return Consequences::none();
    };
    let (is_first, attempt) = (session.attempt.problem == question, &mut session.attempt);
    match mate {
        FoundMate::Mate { plies, line } => {
            (attempt.left, attempt.line) = (Some(plies), line);
            if is_first {
                (attempt.mate, attempt.mating) = (Some(plies), attempt.line.clone());
            }
        }
        FoundMate::None => return leave_out(state),
        FoundMate::NotFound => attempt.lacks = Some(Lacks::Knowledge),
    }
    let is_given_up = attempt.stage == Stage::Shown;
    if is_given_up { solutions::give_up_mate(state, now) } else { judging::hear_replies(state) }
}

/// There is no mate, and so nothing to answer: a move that was tried is taken back, nothing is counted, and the exercise
/// does not come again.
fn leave_out(state: &mut AppState) -> Consequences {
    judging::take_back(state);
    let Some(session) = &mut state.practice.session else { return Consequences::none() };
    (session.attempt.lacks, session.attempt.stage) = (Some(Lacks::Mate), Stage::Shown);
    (session.efforts[session.at].has_no_mate, session.grades[session.at]) = (true, None);
    let change = Change::NoMate(Box::new(session.exercise().clone()));
    Effect::Practice(PracticeJob::Change(Box::new(change))).into()
}

/// Asks whether there is a mate in the current position; if that is being asked already, stops.
pub fn find_here(state: &mut AppState) -> Consequences {
    if state.practice.asked_here.take().is_some() {
        return Effect::Practice(PracticeJob::Stop).into();
    }
    let position = Box::new(state.seen_position().into_owned());
    if position.board().king(position.turn().opponent()).is_none() {
        return Consequences::none();
    }
    state.practice.questions += 1;
    let question = state.practice.questions;
    state.practice.asked_here = Some(AskedHere { question, position: position.clone() });
    Effect::Practice(PracticeJob::Find { question, position, is_problem: false }).into()
}

/// Takes back what was asked about the position on the board, and what was answered, where nobody may be told of it any more:
/// the console was closed, or a game was begun.
pub fn keep_from_players(state: &mut AppState) -> Consequences {
    if state.can_ask_for_mate() {
        return Consequences::none();
    }
    let is_told = |kind: &NoticeKind| matches!(kind, NoticeKind::Practice(PracticeNotice::MateHere { .. }));
    state.notices.retain(|notice| !is_told(&notice.kind));
    let was_asked = state.practice.asked_here.take().is_some();
    // An exercise asks anew, and by that has ended the search.
    if was_asked && state.practice_session().is_none() {
        Effect::Practice(PracticeJob::Stop).into()
    } else {
        Consequences::none()
    }
}

/// Searches the record for missed mates; if that is going on already, stops.
pub fn look_through(state: &mut AppState) -> Consequences {
    if state.practice.looking.take().is_some() {
        return Effect::Practice(PracticeJob::Stop).into();
    }
    let Some(game) = state.as_review().map(|session| Box::new(session.tree().clone())) else {
        return Consequences::none();
    };
    state.practice.runs += 1;
    let run = state.practice.runs;
    state.practice.looking = Some(Looking { run, record: state.table.file.first_revision, searched: None });
    Effect::Practice(PracticeJob::LookThrough { run, game }).into()
}

/// Takes the missed mates, and writes them into their record.
pub fn take_missed(state: &mut AppState, run: u64, found: MissedMates, now: &Now) -> Consequences {
    let Some(looking) = state.practice.looking.take_if(|looking| looking.run == run) else {
        return Consequences::none();
    };
    if state.table.file.first_revision != looking.record || state.as_review().is_none() {
        return Consequences::none();
    }
    if found.missed.is_empty() {
        let undecided = found.undecided.len();
        notices::tell_briefly(state, NoticeKind::Practice(PracticeNotice::NoneMissed { undecided }), now.at);
        return Consequences::none();
    }
    write(state, &found);
    state.practice.missed = Some(Box::new(MissedInGame { record: looking.record, found }));
    if state.dialog.is_none() { open(Dialog::MissedMates) } else { Consequences::none() }
}

/// Writes each mate into the record as an engine's evaluation, and its line as a variation.
fn write(state: &mut AppState, found: &MissedMates) {
    let tree = state.tree();
    let line = tree.main_line();
    let places = found.missed.iter().filter_map(|missed| Some((*line.get(missed.ply)?, missed)));
    let notes = places.map(|(node, missed)| (node, noted(tree, node, missed))).collect();
    let lines = lines(tree, &line, found);
    state.whole_game.runs += 1;
    let run = state.whole_game.runs;
    // Evaluations break no rule, and the lines begin as the record does.
    _ = review::change(state, EditCommand::EvaluateAll { run, places: notes });
    _ = review::change(state, EditCommand::Merge(Box::new(lines)));
}

/// The evaluations of a place: the mate, and what others have said.
fn noted(tree: &GameTree, node: NodeId, missed: &MissedMate) -> Vec<Analysis> {
    let plies = Some(u32::from(missed.plies));
    let note = EngineNote {
        evaluation: Evaluation::Mate { winner: missed.side, plies },
        line: missed.line.clone(),
        depth: plies,
        nodes: None,
        engine: ENGINE.to_owned(),
        terms: String::new(),
    };
    let previous = tree.node(node).mv.map(crate::shogi::Move::to);
    let others = tree.node(node).analyses().iter().filter(|it| it.engine() != Some(ENGINE));
    std::iter::once(note.analysis(&tree.position_at(node), previous)).chain(others.cloned()).collect()
}

/// The game with the line of each mate.
fn lines(tree: &GameTree, main: &[NodeId], found: &MissedMates) -> GameTree {
    let mut lines = GameTree::new(tree.start().clone());
    let mut places = vec![GameTree::ROOT];
    for mv in main.iter().filter_map(|&node| tree.node(node).mv) {
        places.push(lines.add_judged(places[places.len() - 1], mv));
    }
    for missed in &found.missed {
        let begins = places.get(missed.ply).copied().unwrap_or(GameTree::ROOT);
        missed.line.iter().fold(begins, |node, &mv| lines.add_judged(node, mv));
    }
    lines
}
