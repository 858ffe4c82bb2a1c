//! Lays exercises on the table, and tries moves there.

use crate::app::practice::state::{PracticeSession, Stage};
use crate::app::practice::update::desk::{find, make, show_tree};
use crate::app::practice::update::judging;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::app::update::now::Now;
use crate::app::update::review;
use crate::practice::{Exercise, Task};
use crate::record::GameTree;
use crate::session::ReviewCommand;
use crate::shogi::Move;

/// Lays an exercise of the set on the table, seen from whoever is asked.
pub fn lay(state: &mut AppState, index: usize, now: &Now) -> Consequences {
    let Some(session) = &mut state.practice.session else { return Consequences::none() };
    session.begin(index, now.at);
    let (exercise, is_from_white) = (session.exercise().clone(), session.is_seen_from_white());
    show_tree(state, tree_of(&exercise));
    state.board.put_down();
    state.board.flipped = is_from_white;
    match exercise.task {
        Task::Mate => find(state, true),
        Task::Better(_) | Task::Next | Task::Repertoire(_) => Consequences::none(),
    }
}

/// The exercise as a record, which has no moves yet.
fn tree_of(exercise: &Exercise) -> GameTree {
    let mut tree = GameTree::new(exercise.position.clone());
    tree.first_number = exercise.first_number();
    tree
}

/// Tries a move made on the board; while an earlier place is shown, reaching for a piece only leads back.
pub fn play(state: &mut AppState, mv: Move, now: &Now) -> Consequences {
    let Some(session) = state.practice.session.as_deref().filter(|it| it.attempt.stage == Stage::Asked) else {
        return Consequences::none();
    };
    let place = session.attempt.node;
    if state.node() != place {
        return review::go(state, ReviewCommand::GoTo(place));
    }
    let consequences = make(state, mv);
    if let Some(session) = &mut state.practice.session {
        (session.attempt.tried, session.attempt.stage) = (Some(mv), Stage::Judging);
    }
    let mut all = consequences;
    all.extend(judging::judge(state, mv, now));
    all
}

/// Helps with the current move: first with its piece, then with the whole move.
pub fn hint(state: &mut AppState) -> Consequences {
    if let Some(session) = state.practice.session.as_mut().filter(|it| it.attempt.stage == Stage::Asked) {
        let attempt = &mut session.attempt;
        (attempt.hint, attempt.was_helped) = ((attempt.hint + 1).min(2), true);
    }
    Consequences::none()
}

/// Goes to the next exercise that was not answered.
pub fn next(state: &mut AppState, now: &Now) -> Consequences {
    let next = state.practice_session().and_then(PracticeSession::next_open);
    next.map_or_else(Consequences::none, |index| lay(state, index, now))
}

/// Goes to the exercise before.
pub fn previous(state: &mut AppState, now: &Now) -> Consequences {
    let before = state.practice_session().and_then(|session| session.at.checked_sub(1));
    before.map_or_else(Consequences::none, |index| lay(state, index, now))
}

/// Goes to this exercise of the set.
pub fn show_at(state: &mut AppState, index: usize, now: &Now) -> Consequences {
    lay(state, index, now)
}

/// Starts the same exercise over.
pub fn again(state: &mut AppState, now: &Now) -> Consequences {
    let at = state.practice_session().map(|session| session.at);
    at.map_or_else(Consequences::none, |index| lay(state, index, now))
}
