//! The game after the one on the table: a rematch, the next of a series or of a match of engines, and the rest before it.

use std::time::Duration;

use super::game::{set_up, start_clock};
use crate::app::new_game::form::NextGameForm;
use crate::app::opponents::form::EngineSeries;
use crate::app::state::{AppState, Dialog, Mode, Rematch, Rest};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::now::Now;
use crate::clock::SessionTime;
use crate::record::Header;
use crate::session::{Attempt, MatchSession, MatchSetup, NextGame, Player};
use crate::shogi::Color;

/// Sets another game up for the same two. Its first move, or whoever begins, starts the clock; an engine that has that move
/// begins as soon as it is ready.
pub fn start_rematch(state: &mut AppState) -> Consequences {
    let Some(Rematch { setup, engines, .. }) = state.rematch() else { return Consequences::none() };
    let is_timed = setup.is_timed();
    let consequences = set_up(state, setup, engines);
    state.table.seats.begins_when_ready = is_timed && state.engine_to_move().is_some();
    consequences
}

/// Sets the next game of the match up that two engines play, with the sides changed, and begins it when they are ready.
/// It is `series` from now on.
pub fn start_next_of_engines(state: &mut AppState, series: EngineSeries, now: &Now) -> Consequences {
    let Some(session) = state.as_match() else { return Consequences::none() };
    let before = session.setup();
    let time = before.attempt.first_time.unwrap_or(before.time);
    let mut setup = MatchSetup { players: session.players(), time, attempt: Attempt::default(), ..before.clone() };
    setup.swap_sides();
    let engines = state.engines_in(&setup);
    // A record that was asked for meanwhile is still wanted.
    let awaited = state.table.file.awaited.take();
    let mut consequences = set_up(state, setup, engines);
    (state.table.seats.series, state.table.file.awaited) = (Some(series), awaited);
    consequences.extend(start_clock(state, now));
    consequences
}

/// Shows that game as the rules prepare it, for the arbiter to change.
pub fn prepare_next(state: &mut AppState) -> Consequences {
    let prepared = state.table.next_game.as_deref().cloned();
    prepared.map_or_else(Consequences::none, |next| open(Dialog::NextGame(Box::new(NextGameForm::of(next)))))
}

/// Sets that game up. Its record lies by itself, and says which game it is. Its clock starts as that of the first game did:
/// at once, or when the rest is over, which is counted down.
pub fn start_next(state: &mut AppState, next: NextGame, now: &Now) -> Consequences {
    let engines = state.engines_in(&next.setup);
    let before = state.table.file.first_revision;
    let players = players_in(state, &next.setup);
    let mut consequences = set_up(state, next.setup, engines);
    keep_names(state, players);
    state.table.replay_of = Some(before);
    if next.rest.is_zero() {
        consequences.extend(start_clock(state, now));
    } else {
        state.table.rest = Some(Rest { until: now.at.plus(next.rest), starts_clock: true });
    }
    consequences
}

/// Starts the clock when the rest before a game is over.
pub fn end_rest(state: &mut AppState, now: &Now) -> Consequences {
    let is_over = state.rest_left(now.at).is_some_and(|left| left.is_zero());
    let is_timed = state.as_match().is_some_and(|session| session.setup().is_timed());
    if is_over && is_timed && state.table.rest.take_if(|rest| rest.starts_clock).is_some() {
        start_clock(state, now)
    } else {
        Consequences::none()
    }
}

/// After how much time from `now` the rest shows another second.
pub fn next_rest_second(state: &AppState, now: SessionTime) -> Option<Duration> {
    state.rest_left(now).filter(|left| !left.is_zero())?;
    let part = state.table.rest?.until.since(now).subsec_nanos();
    Some(if part == 0 { Duration::from_secs(1) } else { Duration::from_nanos(part.into()) })
}

/// The players of the game on the table, as its record has them by now, by their sides in `setup`.
fn players_in(state: &AppState, setup: &MatchSetup) -> [Player; 2] {
    let mut players = state.as_match().map(MatchSession::players).unwrap_or_default();
    if are_sides_changed(state, setup) {
        players.swap(0, 1);
    }
    players
}

fn are_sides_changed(state: &AppState, setup: &MatchSetup) -> bool {
    state.as_match().is_some_and(|session| session.setup().senior != setup.senior)
}

/// The record of a replay has the names of the one before it: an event goes on knowing the pairing by its own, whatever
/// was corrected.
fn keep_names(state: &mut AppState, players: [Player; 2]) {
    let Mode::Match(session) = &mut state.table.mode else { return };
    let is_handicap = session.setup().start.is_handicap();
    for (color, player) in Color::ALL.into_iter().zip(players) {
        if session.player(color).name != player.name {
            session.tree_mut().header.set(Header::player_key(color, is_handicap), player.name);
        }
    }
}
