//! Starts a game of the event. Its file says so first, so that nobody starts it a second time elsewhere without a
//! question.

use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::event::job::{EventJob, ReadPurpose};
use crate::app::event::state::{EventQuestion, OpenEvent};
use crate::app::event::update::questions;
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::{Consequences, Next, open};
use crate::app::update::notices;
use crate::app::{event, journal};
use crate::journal::BrokenOff;
use crate::session::{MatchSession, MatchSetup};
use crate::tournament::{GamePlace, TimeOfDay, Tournament};

/// Reads what others have written before setting up the game.
pub fn start(state: &mut AppState, place: GamePlace) -> Consequences {
    if let Some(asked) = journal::update::journal::ask_about(state, place) {
        return asked;
    }
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.claiming = Some(place);
    match event.path.clone() {
        Some(path) => Consequences::from(Effect::Event(EventJob::Read(path, ReadPurpose::Start))),
        None => {
            let known = event.tournament.clone();
            take_seen(state, &known)
        }
    }
}

/// Others have written this, or it is what was known where nothing could be read.
pub(super) fn take_seen(state: &mut AppState, seen: &Tournament) -> Consequences {
    let now = state.day.0;
    let Some(event) = &mut state.event else { return Consequences::none() };
    let Some(place) = event.claiming else { return Consequences::none() };
    let is_ours = event.is_to_be_told(place);
    if let Some(hindrance) = seen.start_hindrance(place, event.tournament.table(place.round, place.table)) {
        event.claiming = None;
        notices::tell_briefly(state, NoticeKind::NotStarted(hindrance), now);
        return Consequences::none();
    }
    match seen.in_play(place) {
        Some(playing) if !is_ours => {
            event.claiming = None;
            let playing = playing.clone();
            event.tournament.set_in_play(place, Some(playing));
            ask_about(state, EventQuestion::InPlay(place))
        }
        Some(_) | None => match asked_before(seen, place) {
            Some(question) => {
                event.claiming = None;
                ask_about(state, question)
            }
            None => claim_anyway(state, place),
        },
    }
}

/// What is asked before a game is started that is not in play itself: the game before it, or one of its players, may be.
fn asked_before(seen: &Tournament, place: GamePlace) -> Option<EventQuestion> {
    if seen.table(place.round, place.table).is_some_and(|table| table.earlier_on_board().is_some()) {
        return Some(EventQuestion::EarlierInPlay(place));
    }
    let (name, round, table) = seen.still_playing(place)?;
    Some(EventQuestion::StillPlaying { place, name: name.to_owned(), elsewhere: (round, table.number) })
}

/// Asks, over the event window, whether to start a game if it or one of its players is in play elsewhere.
fn ask_about(state: &mut AppState, question: EventQuestion) -> Consequences {
    if let Some(event) = &mut state.event {
        questions::ask(event, question);
    }
    if state.dialog.is_none() { open(Dialog::Event) } else { Consequences::none() }
}

/// Notes that the game is played here; it is set up once that is written.
pub(super) fn claim_anyway(state: &mut AppState, place: GamePlace) -> Consequences {
    let since = time_of_day(state.since_midnight(state.day.0));
    let on = state.machine.name.clone();
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.claiming = Some(place);
    if let Some(profile) = state.profiles.find(&event.tournament.profile) {
        event.tournament.start_on(on, since, place, profile.replay.sides);
    }
    // Where the program ended a moment ago, the file says so already.
    let is_told = event.path.is_none() || !event.is_to_be_told(place);
    if is_told { set_up(state) } else { event::update::event_file::write(state) }
}

/// Notes that the game on the board goes on here, or is replayed if it does not count, so that nobody else starts it unawares.
pub(super) fn play_on(state: &mut AppState, place: GamePlace) -> Consequences {
    let setup = state.as_match().map(setup_played);
    go_on_here(state, place, setup)
}

/// Notes that a game goes on here with the sides and as the attempt of this setup.
fn go_on_here(state: &mut AppState, place: GamePlace, setup: Option<MatchSetup>) -> Consequences {
    let since = time_of_day(state.since_midnight(state.day.0));
    let on = state.machine.name.clone();
    let (Some(event), Some(setup)) = (&mut state.event, setup) else { return Consequences::none() };
    event.tournament.play_on(on, since, place, &setup);
    event::update::event_file::write(state)
}

/// The event says who has Black in the replay on this board, and its times: the arbiter may have given the two others than the
/// rules.
pub(super) fn tell_replay(state: &mut AppState) -> Consequences {
    let is_replay = |session: &&MatchSession| session.verdict().is_none() && session.setup().attempt.number > 1;
    let setup = state.as_match().filter(is_replay).map(|session| session.setup().clone());
    let Some((setup, event)) = setup.zip(state.event.as_mut()) else { return Consequences::none() };
    let Some((place, black)) = event.tournament.place_of(&setup) else { return Consequences::none() };
    let there = event.tournament.in_play(place).filter(|there| there.on == state.machine.name).cloned();
    let told = (setup.attempt.number, Some(black), Some(setup.time));
    let Some(there) = there.filter(|there| (there.attempt, there.black, there.times) != told) else {
        return Consequences::none();
    };
    event.tournament.play_on(there.on, there.since, place, &setup);
    event::update::event_file::write(state)
}

pub(super) fn time_of_day(since_midnight: Duration) -> TimeOfDay {
    TimeOfDay::default().after(since_midnight)
}

/// Resumes a game that was interrupted here, although others say they have played it.
pub(super) fn take_up(state: &mut AppState, place: GamePlace) -> Consequences {
    let setup = match state.broken_off.first().map(|game| &game.recovered) {
        Some(BrokenOff::Match(game)) => Some(setup_played(&game.session)),
        Some(BrokenOff::Clock(_) | BrokenOff::Review(_)) | None => None,
    };
    let mut consequences = go_on_here(state, place, setup);
    consequences.push(Next::TakeUp);
    consequences
}

/// The game that is played where this one is on the board: its replay, if it does not count.
fn setup_played(session: &MatchSession) -> MatchSetup {
    session.next_game().map_or_else(|| session.setup().clone(), |next| next.setup)
}

/// Sets up the game that waited for the file, once there is a number for the toss.
pub(super) fn go_on(state: &mut AppState, is_written: bool) -> Consequences {
    let waits = |event: &OpenEvent| event.claiming.is_some_and(|place| is_written && event.is_to_be_told(place));
    if state.event.as_ref().is_some_and(waits) { Consequences::none() } else { set_up(state) }
}

fn set_up(state: &mut AppState) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.starting = event.claiming.take();
    if event.starting.is_some() { Consequences::from(Effect::DrawRandom) } else { Consequences::none() }
}

/// Forgets the game that was to be set up.
pub fn forget_start(state: &mut AppState) -> Option<GamePlace> {
    state.event.as_mut().and_then(|event| event.starting.take())
}

/// Notes that the game on the board is no longer in play: it ended without a result, or is not played after all.
pub(super) fn give_up(state: &mut AppState, place: GamePlace) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.tournament.set_in_play(place, None);
    event::update::event_file::write(state)
}

/// Where in the event the game on the board is played.
pub(super) fn place_on_board(state: &AppState) -> Option<GamePlace> {
    let placed = state.as_match().map(MatchSession::setup).zip(state.event.as_ref());
    placed.and_then(|(setup, event)| event.tournament.place_of(setup)).map(|(place, _)| place)
}
