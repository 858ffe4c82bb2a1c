//! Leaving what is on the board for something else.

use crate::app::effect::Effect;
use crate::app::event::state::{EventQuestion, LeaveEvent, OpenEvent};
use crate::app::state::{AppState, Dialog, NextUp, Question, Source};
use crate::app::update::consequences::{Consequences, Next, ask, open};
use crate::app::update::{next_game, notices};
use crate::app::{event, files, journal, setup};

/// Leaves what is on the board for something else, after asking when anything would be lost.
pub fn leave(state: &mut AppState, what_for: NextUp) -> Consequences {
    if state.covers_something_unsaved() {
        // What is asked about has to be seen, and saved.
        state.end_practice();
    }
    if state.closing {
        Consequences::none()
    } else if state.keeps_from_leaving(&what_for) {
        notices::refuse_locked(state)
    } else if state.saves_by_itself() && state.would_lose_record(&what_for) && !state.would_lose_setup(&what_for) {
        state.table.file.after_saving = Some(what_for);
        files::update::file::save(state)
    } else if state.would_lose_record(&what_for) || state.would_lose_setup(&what_for) {
        // Whether the file still keeps anything, and the journal, is seen while the question is read.
        let mut asked = ask(Question::Leave(what_for));
        asked.extend(journal::update::journal::make_sure(state));
        asked.extend(state.table.file.path().map(|path| Effect::LookForFile(path.to_owned())));
        asked
    } else {
        leave_now(state, what_for)
    }
}

/// Leaves what is on the board.
pub fn leave_now(state: &mut AppState, what_for: NextUp) -> Consequences {
    if state.keeps_from_leaving(&what_for) {
        return notices::refuse_locked(state);
    }
    match what_for {
        NextUp::Quit => event::update::quit(state),
        NextUp::NewGame => open(Dialog::NewGame(state.settings.new_game.clone())),
        NextUp::NextGame => next_game::prepare_next(state),
        NextUp::Rematch => next_game::start_rematch(state),
        NextUp::Read(path, imported) => files::update::opening::show(state, Source::File(path), *imported),
        NextUp::Pasted(imported) => files::update::opening::show(state, Source::Clipboard, *imported),
        NextUp::ComposedGame => setup::update::play(state),
        NextUp::ComposedReview => setup::update::review(state),
        NextUp::Before => setup::update::give_up(state),
        NextUp::EventGame(place) => event::update::start(state, place),
        NextUp::TakeUp => journal::update::journal::look_for_games(state),
    }
}

/// Closes the window whatever becomes of the clock.
pub fn quit_board(state: &mut AppState) -> Consequences {
    if state.event.as_ref().is_some_and(OpenEvent::would_be_lost) {
        ask(Question::Event(EventQuestion::Leave(LeaveEvent::Quit)))
    } else {
        Consequences::from(Next::Leave(NextUp::Quit))
    }
}
