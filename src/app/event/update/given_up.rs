//! Games that were started on this machine and are not gone on with: the event does not say for ever that they are in play.

use crate::app::effect::Effect;
use crate::app::event::state::OpenEvent;
use crate::app::event::update::starts;
use crate::app::state::AppState;
use crate::app::update::consequences::Consequences;
use crate::session::{MatchSession, MatchSetup};
use crate::tournament::GamePlace;

/// Notes which game of the event is played on this board, and with which sides. One that was left for something else is
/// in play no longer, unless it goes on later.
pub(super) fn follow(state: &mut AppState) -> Consequences {
    if state.practice_session().is_some() {
        // What lay on the board lies beneath it.
        return Consequences::none();
    }
    let here = played_here(state).map(|place| (place, state.table.file.first_revision));
    let Some(event) = &mut state.event else { return Consequences::none() };
    let before = std::mem::replace(&mut event.on_board, here);
    let is_new = here.is_some() && before != here;
    let left = before.filter(|(_, record)| *record != state.table.file.first_revision);
    let left = left.filter(|(place, _)| here.is_none_or(|(now, _)| now != *place));
    let mut consequences = left.map_or_else(Consequences::none, |(place, _)| give_up(state, place));
    if let Some((place, _)) = here.filter(|_| is_new) {
        consequences.extend(tell_resumed(state, place));
    }
    consequences.extend(starts::tell_replay(state));
    consequences
}

/// A game that was interrupted and is resumed here is in play again, where the event did not wait for it.
fn tell_resumed(state: &mut AppState, place: GamePlace) -> Consequences {
    let is_unknown =
        |event: &OpenEvent| event.tournament.on_board(place).is_none() && event.tournament.result(place).is_none();
    if state.event.as_ref().is_some_and(is_unknown) { starts::play_on(state, place) } else { Consequences::none() }
}

/// The window is to be closed: what is played on this board is in play no longer, and the event's file says so first.
pub fn quit(state: &mut AppState) -> Consequences {
    let consequences = played_here(state).map_or_else(Consequences::none, |place| give_up(state, place));
    let waits = |event: &&mut OpenEvent| event.writing.is_some() && !event.quits;
    match state.event.as_mut().filter(waits) {
        Some(event) => {
            event.quits = true;
            consequences
        }
        None => consequences.and(close(state)),
    }
}

/// Closes the window once nothing is being written any more.
pub(super) fn close_when_written(state: &mut AppState) -> Option<Effect> {
    let is_done = state.event.as_ref().is_some_and(|event| event.quits && event.writing.is_none());
    (is_done && !state.closing).then(|| close(state))
}

fn close(state: &mut AppState) -> Effect {
    state.closing = true;
    Effect::Close
}

/// A game that was broken off on this machine is discarded.
pub fn give_up_broken_off(state: &mut AppState, setup: &MatchSetup) -> Consequences {
    let place = state.event.as_ref().and_then(|event| event.tournament.place_of(setup));
    place.map_or_else(Consequences::none, |(place, _)| give_up(state, place))
}

/// The game in play on this board. One that is adjourned, or to be replayed, goes on later.
fn played_here(state: &AppState) -> Option<GamePlace> {
    let goes_on_later = |session: &MatchSession| session.is_adjourned() || session.is_replay_to_begin();
    state.as_match().filter(|session| session.verdict().is_none() && !goes_on_later(session))?;
    starts::place_on_board(state)
}

/// The event says no longer that it is played on this machine.
fn give_up(state: &mut AppState, place: GamePlace) -> Consequences {
    let there = state.event.as_ref().and_then(|event| event.tournament.on_board(place));
    let is_ours = there.is_some_and(|playing| playing.on == state.machine.name);
    if is_ours { starts::give_up(state, place) } else { Consequences::none() }
}
