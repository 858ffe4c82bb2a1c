//! Shows the solution: the mate with its variations, or what was played and what would have been better.

use crate::app::effect::Effect;
use crate::app::practice::job::PracticeJob;
use crate::app::practice::state::Stage;
use crate::app::practice::update::counting::write_down;
use crate::app::practice::update::desk::{next_question, show_tree};
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::practice::{Exercise, Grade, Task};
use crate::record::GameTree;
use crate::session::ReviewCommand;
use crate::shogi::Move;

/// Gives up the exercise, or shows the whole solution of one that was answered.
pub fn give_up(state: &mut AppState, now: &Now) -> Consequences {
    let Some(session) = &mut state.practice.session else { return Consequences::none() };
    let exercise = session.exercise().clone();
    let mut consequences = Consequences::none();
    if session.attempt.is_open() {
        let time = session.attempt.time(now.at);
        session.note(Grade::Failed, time);
        if exercise.task != Task::Mate {
            consequences.extend(write_down(&exercise, Grade::Failed, now));
        } else if session.attempt.mate.is_some() {
            return give_up_mate(state, now);
        }
    }
    (session.attempt.stage, session.attempt.tried) = (Stage::Shown, None);
    match answer_of(&exercise) {
        Some(answer) => consequences.extend(compare(state, answer)),
        None => consequences.extend(work_out(state)),
    }
    consequences
}

/// Enters into the schedule that the mate was not found, which it may become known only now that there is, and shows it.
pub fn give_up_mate(state: &mut AppState, now: &Now) -> Consequences {
    let Some(session) = &mut state.practice.session else { return Consequences::none() };
    (session.attempt.stage, session.attempt.tried) = (Stage::Shown, None);
    let mut consequences = match session.attempt.mate {
        Some(_) => write_down(&session.exercise().clone(), Grade::Failed, now),
        None => Consequences::none(),
    };
    consequences.extend(work_out(state));
    consequences
}

/// Has the mate worked out with every defence, if there is one.
fn work_out(state: &mut AppState) -> Consequences {
    let Some(session) = &state.practice.session else { return Consequences::none() };
    let (position, mate) = (Box::new(session.exercise().position.clone()), session.attempt.mate);
    let Some(plies) = mate else { return Consequences::none() };
    let Some((question, _)) = next_question(state) else { return Consequences::none() };
    Effect::Practice(PracticeJob::Solve { question, position, plies }).into()
}

/// The move that was wanted, except a mate's.
fn answer_of(exercise: &Exercise) -> Option<Move> {
    match &exercise.task {
        Task::Repertoire(moves) => moves.first().copied(),
        Task::Better(lines) => lines.first()?.moves.first().copied(),
        Task::Next => exercise.played(),
        Task::Mate => None,
    }
}

/// Lays the solution on the table once it is worked out; if it is too large, the known line.
pub fn take(state: &mut AppState, question: u64, solution: Option<Box<GameTree>>) -> Consequences {
    let Some(session) = state.practice.session.as_ref().filter(|it| it.attempt.question == question) else {
        return Consequences::none();
    };
    let exercise = session.exercise();
    let attempt = &session.attempt;
    let known = attempt.examination.as_ref().map_or(&attempt.mating, |found| &found.line);
    let mut tree = solution.map_or_else(|| with_lines(exercise, &[known]), |tree| *tree);
    tree.first_number = exercise.first_number();
    let tree = with_game(tree, exercise);
    show_tree(state, tree);
    Consequences::none()
}

/// What would have been better, then what was played: each with what follows.
pub fn compare(state: &mut AppState, tried: Move) -> Consequences {
    let Some(session) = state.practice_session() else { return Consequences::none() };
    let exercise = session.exercise();
    let tree = match &exercise.task {
        Task::Mate => return Consequences::none(),
        Task::Better(lines) => with_lines(exercise, &lines.iter().map(|line| &line.moves[..]).collect::<Vec<_>>()),
        Task::Next => with_lines(exercise, &[]),
        Task::Repertoire(moves) => with_lines(exercise, &moves.iter().map(std::slice::from_ref).collect::<Vec<_>>()),
    };
    let tree = with_game(tree, exercise);
    show_tree(state, tree);
    let place =
        state.tree().children(GameTree::ROOT).iter().copied().find(|&it| state.tree().node(it).mv == Some(tried));
    place.map_or_else(Consequences::none, |node| review::go(state, ReviewCommand::GoTo(node)))
}

/// The position with these lines, the first of them as the main one.
fn with_lines(exercise: &Exercise, lines: &[&[Move]]) -> GameTree {
    let mut tree = GameTree::new(exercise.position.clone());
    tree.first_number = exercise.first_number();
    for line in lines {
        put(&mut tree, line);
    }
    tree
}

/// The same with what was played in the game.
fn with_game(mut tree: GameTree, exercise: &Exercise) -> GameTree {
    put(&mut tree, exercise.shown_game());
    tree
}

/// A line as far as it can be played.
fn put(tree: &mut GameTree, line: &[Move]) {
    let mut node = GameTree::ROOT;
    for &mv in line {
        let Ok(next) = tree.play(node, mv) else { break };
        node = next;
    }
}
