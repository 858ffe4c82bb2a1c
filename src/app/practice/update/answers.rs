//! Exercises are laid on the table, and moves are tried there.

use crate::app::effect::Effect;
use crate::app::practice::job::PracticeJob;
use crate::app::practice::state::{Attempt, PracticeSession, Stage};
use crate::app::practice::update::judging;
use crate::app::sound;
use crate::app::state::{AppState, Mode};
use crate::app::update::now::Now;
use crate::app::update::outcome::Outcome;
use crate::app::update::review;
use crate::practice::{Exercise, Task};
use crate::record::{GameTree, NodeId};
use crate::session::{EditCommand, ReviewCommand, ReviewSession};
use crate::shogi::{Color, Move};

/// Lays an exercise of the set on the table, seen from whoever is asked.
pub fn lay(state: &mut AppState, index: usize, now: &Now) -> Outcome {
    let Some(session) = &mut state.practice.session else { return Outcome::none() };
    session.at = index.min(session.exercises.len() - 1);
    session.attempt = Attempt::begun(now.at);
    let exercise = session.exercise().clone();
    show_tree(state, tree_of(&exercise));
    state.board.put_down();
    state.board.flipped = exercise.side() == Color::White;
    match exercise.task {
        Task::Mate => find(state, true),
        Task::Better(_) | Task::Next | Task::Repertoire(_) => Outcome::none(),
    }
}

/// The exercise as a record, which has no moves yet.
fn tree_of(exercise: &Exercise) -> GameTree {
    let mut tree = GameTree::new(exercise.position.clone());
    if !matches!(exercise.task, Task::Mate) || !exercise.game.is_empty() {
        tree.first_number = exercise.source.number.max(1);
    }
    tree
}

/// Lays a record on the table that nobody has to save.
pub fn show_tree(state: &mut AppState, tree: GameTree) {
    let file = state.table.file.of_next(None);
    state.table.mode = Mode::Review(Box::new(ReviewSession::new(tree)));
    state.table.file = file;
}

/// Asks what mates at the place at which a move is asked for: for the judgement of moves, and for hints.
pub fn find(state: &mut AppState, is_problem: bool) -> Outcome {
    let Mode::Review(review) = &state.table.mode else { return Outcome::none() };
    let position = Box::new(review.position().clone());
    let Some((question, session)) = next_question(state) else { return Outcome::none() };
    (session.attempt.left, session.attempt.line) = (None, Vec::new());
    if is_problem {
        session.attempt.problem = question;
    }
    Effect::Practice(PracticeJob::Find { question, position, is_problem }).into()
}

/// The number of another question, which is the one that is open from now on.
pub fn next_question(state: &mut AppState) -> Option<(u64, &mut PracticeSession)> {
    let desk = &mut state.practice;
    desk.questions += 1;
    let (question, session) = (desk.questions, desk.session.as_deref_mut()?);
    session.attempt.question = question;
    Some((question, session))
}

/// A move is made on the board: it is tried, unless an earlier place is looked at, which whoever reaches for a piece leaves.
pub fn play(state: &mut AppState, mv: Move, now: &Now) -> Outcome {
    let Some(session) = state.practice.session.as_deref().filter(|it| it.attempt.stage == Stage::Asked) else {
        return Outcome::none();
    };
    let place = session.attempt.node;
    if state.node() != place {
        return review::go(state, ReviewCommand::GoTo(place));
    }
    let outcome = make(state, mv);
    if let Some(session) = &mut state.practice.session {
        (session.attempt.tried, session.attempt.stage) = (Some(mv), Stage::Judging);
    }
    let mut all = outcome;
    all.extend(judging::judge(state, mv, now));
    all
}

/// Makes a move in the record on the table, with its sound.
pub fn make(state: &mut AppState, mv: Move) -> Outcome {
    state.board.put_down();
    let before = state.node();
    // It was judged before it came here.
    change(state, |session| _ = session.edit(EditCommand::Play(mv)));
    sound::update::sounds::of_step(state, before)
}

/// Changes the record on the table, which nobody has to save.
pub fn change(state: &mut AppState, change: impl FnOnce(&mut ReviewSession)) {
    if let Mode::Review(session) = &mut state.table.mode {
        change(session);
        state.table.file.note_passing_change();
    }
}

/// Goes to a place of the exercise at which a move is asked for from now on.
pub fn ask_at(state: &mut AppState, node: NodeId) {
    if let Some(session) = &mut state.practice.session {
        let attempt = &mut session.attempt;
        (attempt.node, attempt.stage, attempt.tried, attempt.hint) = (node, Stage::Asked, None, 0);
    }
}

/// Helps with the present move: with its piece first, then with all of it.
pub fn hint(state: &mut AppState) -> Outcome {
    if let Some(session) = state.practice.session.as_mut().filter(|it| it.attempt.stage == Stage::Asked) {
        let attempt = &mut session.attempt;
        (attempt.hint, attempt.was_helped) = ((attempt.hint + 1).min(2), true);
    }
    Outcome::none()
}

/// Another exercise: the next one that was not answered.
pub fn next(state: &mut AppState, now: &Now) -> Outcome {
    let next = state.practice_session().and_then(PracticeSession::next_open);
    next.map_or_else(Outcome::none, |index| lay(state, index, now))
}

/// The exercise before.
pub fn previous(state: &mut AppState, now: &Now) -> Outcome {
    let before = state.practice_session().and_then(|session| session.at.checked_sub(1));
    before.map_or_else(Outcome::none, |index| lay(state, index, now))
}

/// This one of the set.
pub fn show_at(state: &mut AppState, index: usize, now: &Now) -> Outcome {
    lay(state, index, now)
}

/// The same exercise from its beginning.
pub fn again(state: &mut AppState, now: &Now) -> Outcome {
    let at = state.practice_session().map(|session| session.at);
    at.map_or_else(Outcome::none, |index| lay(state, index, now))
}
