//! The exercise on the table: its record, its moves, and what is asked about it.

use crate::app::effect::Effect;
use crate::app::practice::job::PracticeJob;
use crate::app::practice::state::{PracticeSession, Stage};
use crate::app::sound;
use crate::app::state::{AppState, Mode};
use crate::app::update::consequences::Consequences;
use crate::record::{GameTree, NodeId};
use crate::session::{EditCommand, ReviewSession};
use crate::shogi::Move;

/// Lays a record on the table that need not be saved.
pub fn show_tree(state: &mut AppState, tree: GameTree) {
    let file = state.table.file.of_next(None);
    state.table.mode = Mode::Review(Box::new(ReviewSession::new(tree)));
    state.table.file = file;
}

/// Asks what mates at the place where a move is asked for, to judge moves and give hints.
pub fn find(state: &mut AppState, is_problem: bool) -> Consequences {
    let Mode::Review(review) = &state.table.mode else { return Consequences::none() };
    let position = Box::new(review.position().clone());
    let Some((question, session)) = next_question(state) else { return Consequences::none() };
    (session.attempt.left, session.attempt.line) = (None, Vec::new());
    if is_problem {
        session.attempt.problem = question;
    }
    Effect::Practice(PracticeJob::Find { question, position, is_problem }).into()
}

/// The number of a new question, which replaces any open one.
pub fn next_question(state: &mut AppState) -> Option<(u64, &mut PracticeSession)> {
    let desk = &mut state.practice;
    desk.questions += 1;
    let (question, session) = (desk.questions, desk.session.as_deref_mut()?);
    session.attempt.question = question;
    Some((question, session))
}

/// Makes a move in the record on the table, with its sound.
pub fn make(state: &mut AppState, mv: Move) -> Consequences {
    state.board.put_down();
    let before = state.node();
    // It was judged before it came here.
    change(state, |session| _ = session.edit(EditCommand::Play(mv)));
    sound::update::sounds::of_step(state, before)
}

/// Changes the record on the table, which need not be saved.
pub fn change(state: &mut AppState, change: impl FnOnce(&mut ReviewSession)) {
    if let Mode::Review(session) = &mut state.table.mode {
        change(session);
        state.table.file.note_passing_change();
    }
}

/// Goes to a place of the exercise, and asks for a move there.
pub fn ask_at(state: &mut AppState, node: NodeId) {
    if let Some(session) = &mut state.practice.session {
        let attempt = &mut session.attempt;
        (attempt.node, attempt.stage, attempt.tried, attempt.hint) = (node, Stage::Asked, None, 0);
    }
}
