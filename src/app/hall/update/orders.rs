//! The organiser stops all tables of the hall, and lets them go on.

use std::path::PathBuf;

use crate::app::effect::Effect;
use crate::app::hall::job::HallJob;
use crate::app::state::{AppState, Dialog, NoticeKind, Question};
use crate::app::update::now::Now;
use crate::app::update::outcome::{Outcome, ask};
use crate::app::update::{game, notices};
use crate::hall::HallOrder;
use crate::session::{MatchCommand, MatchSession, MatchStatus};
use crate::storage::FileError;
use crate::tournament::TimeOfDay;

/// The folder in which orders are given and heard: where this table shares its games, or else the one that is watched.
fn folder(state: &AppState) -> Option<PathBuf> {
    let hall = &state.settings.hall;
    hall.shared_in.clone().or_else(|| hall.watched.clone().filter(|_| state.hall.is_some() || state.event.is_some()))
}

/// Listens for orders wherever they would be given.
pub fn listen(state: &mut AppState, _: &Now) -> Outcome {
    let wanted = folder(state);
    if state.orders.listens == wanted {
        return Outcome::none();
    }
    state.orders.listens.clone_from(&wanted);
    state.orders.watches += 1;
    Outcome::from(Effect::Hall(HallJob::Listen { id: state.orders.watches, folder: wanted }))
}

/// Asks all tables to stop, or to go on.
pub fn give(state: &mut AppState, stops: bool, now: &Now) -> Outcome {
    let Some(folder) = folder(state) else { return Outcome::none() };
    let since = TimeOfDay::default().after(now.since_midnight).to_string();
    let order = HallOrder::after(state.orders.heard.as_ref(), stops, since, state.machine.name.clone());
    let mut effects = Outcome::from(Effect::Hall(HallJob::Order { folder, order: order.clone() }));
    effects.extend(hear(state, order, now));
    effects
}

/// The order could not be given, and why: nobody but this table knows of it.
pub(super) fn given(state: &mut AppState, trouble: Option<FileError>) {
    if let Some(trouble) = trouble {
        notices::tell(state, NoticeKind::NotShared(trouble));
    }
}

/// An order has come: a game in play stops, and goes on when all others do.
pub(super) fn hear(state: &mut AppState, order: HallOrder, now: &Now) -> Outcome {
    let is_old = state.orders.heard.as_ref().is_some_and(|heard| heard.number >= order.number);
    // Whoever comes to a hall in which everybody plays has not missed anything.
    let is_first = state.orders.heard.is_none() && !order.stops;
    let stops = order.stops;
    if is_old {
        return Outcome::none();
    }
    state.orders.heard = Some(order);
    // Others hear that this table has heard it.
    state.live_file.told = None;
    match (stops, is_first) {
        (true, _) => stop(state, now),
        (false, false) => go_on(state, now),
        (false, true) => Outcome::none(),
    }
}

fn stop(state: &mut AppState, now: &Now) -> Outcome {
    let is_running = state.as_match().map(MatchSession::status).is_some_and(|it| matches!(it, MatchStatus::Running));
    state.orders.has_stopped |= is_running;
    let mut effects = if is_running { game::command(state, MatchCommand::ArbiterPause, now) } else { Outcome::none() };
    // Whoever looks at the event reads it there.
    if !matches!(state.dialog, Some(Dialog::Event)) {
        effects.extend(ask(Question::HallStopped));
    }
    effects
}

fn go_on(state: &mut AppState, now: &Now) -> Outcome {
    if matches!(state.dialog, Some(Dialog::Question(Question::HallStopped))) {
        state.dialog = state.covered.take();
    }
    let was_stopped = std::mem::take(&mut state.orders.has_stopped) && state.is_paused();
    notices::tell_briefly(state, NoticeKind::HallGoesOn, now.at);
    if was_stopped { game::command(state, MatchCommand::Resume, now) } else { Outcome::none() }
}
