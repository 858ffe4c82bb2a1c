//! Leaving what is on the board for something else.

use super::{event, file, game, notices, opening, setup};
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, EventQuestion, LeaveEvent, NextUp, OpenEvent, Question, Source};
use crate::app::update::outcome::{Next, Outcome, ask, open};

/// Leaves what is on the board for something else, after asking when anything would be lost.
pub(super) fn leave(state: &mut AppState, what_for: NextUp) -> Outcome {
    if state.closing {
        Outcome::none()
    } else if state.keeps_from_leaving(&what_for) {
        notices::refuse_locked(state)
    } else if state.saves_by_itself() && state.would_lose_record(&what_for) && !state.would_lose_setup(&what_for) {
        state.table.file.after_saving = Some(what_for);
        file::save(state)
    } else if state.would_lose_record(&what_for) || state.would_lose_setup(&what_for) {
        ask(Question::Leave(what_for))
    } else {
        leave_now(state, what_for)
    }
}

/// Leaves what is on the board.
pub(super) fn leave_now(state: &mut AppState, what_for: NextUp) -> Outcome {
    if state.keeps_from_leaving(&what_for) {
        return notices::refuse_locked(state);
    }
    match what_for {
        NextUp::Quit => {
            state.closing = true;
            Outcome::from(Effect::Close)
        }
        NextUp::NewGame => open(Dialog::NewGame(state.settings.new_game.clone())),
        NextUp::NextGame => game::prepare_next(state),
        NextUp::Rematch => game::start_rematch(state),
        NextUp::Read(path, imported) => opening::show(state, Source::File(path), *imported),
        NextUp::Pasted(imported) => opening::show(state, Source::Clipboard, *imported),
        NextUp::ComposedGame => setup::play(state),
        NextUp::ComposedReview => setup::review(state),
        NextUp::Before => setup::give_up(state),
        NextUp::EventGame(place) => event::start(state, place),
    }
}

/// Closes the window whatever becomes of the clock.
pub(super) fn quit_board(state: &mut AppState) -> Outcome {
    if state.event.as_ref().is_some_and(OpenEvent::would_be_lost) {
        ask(Question::Event(EventQuestion::Leave(LeaveEvent::Quit)))
    } else {
        Outcome::from(Next::Leave(NextUp::Quit))
    }
}
