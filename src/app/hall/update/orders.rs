//! The organiser stops all tables of the hall, and lets them go on.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::clock_desk;
use crate::app::dialogs::form::Beneath;
use crate::app::effect::Effect;
use crate::app::hall::job::HallJob;
use crate::app::state::{AppState, Dialog, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, ask};
use crate::app::update::now::Now;
use crate::app::update::{game, notices};
use crate::hall::HallOrder;
use crate::session::{ArbiterAct, ClockCommand, ClockStatus, Halt, MatchSession};
use crate::storage::FileError;
use crate::tournament::TimeOfDay;

/// So soon after an order nobody has seen yet what it did.
const DOUBLE_CLICK: Duration = Duration::from_secs(1);

/// The folder in which orders are given and heard: where this table shares its games, or else the one that is watched. A
/// game that stands still with the hall hears when that goes on, though nobody watches any longer.
fn folder(state: &AppState) -> Option<PathBuf> {
    let hall = &state.settings.hall;
    let is_watched = state.hall.is_some() || state.event.is_some() || stands_with_the_hall(state);
    hall.shared_in.clone().or_else(|| hall.watched.clone().filter(|_| is_watched))
}

/// Whether the clocks of the game on the board stand still because those of the hall do.
fn stands_with_the_hall(state: &AppState) -> bool {
    state.as_match().is_some_and(|session| matches!(session.halted(), Some(Halt::Hall { .. })))
}

/// Listens for orders wherever they would be given.
pub fn listen(state: &mut AppState, _: &Now) -> Consequences {
    let wanted = folder(state);
    if state.orders.listens == wanted {
        return Consequences::none();
    }
    // What was ordered in one hall is no order in another.
    (state.orders.heard, state.orders.has_stopped_clock, state.orders.is_without) = (None, false, false);
    state.table.goes_on_in_stopped_hall = false;
    state.orders.listens.clone_from(&wanted);
    state.orders.watches += 1;
    Consequences::from(Effect::Hall(HallJob::Listen { id: state.orders.watches, folder: wanted }))
}

/// Asks all tables to stop, or to go on. The button then offers the opposite, which the second click of a double click does
/// not mean.
pub fn give(state: &mut AppState, stops: bool, now: &Now) -> Consequences {
    let Some(folder) = folder(state) else { return Consequences::none() };
    if state.orders.given.is_some_and(|given| now.at.since(given) < DOUBLE_CLICK) {
        return Consequences::none();
    }
    state.orders.given = Some(now.at);
    let since = TimeOfDay::default().after(now.since_midnight).to_string();
    let by = state.machine.name.clone();
    let order = HallOrder::after(state.orders.heard.as_ref(), stops, since, by, now.calendar);
    let effects = Consequences::from(Effect::Hall(HallJob::Order { folder, order: order.clone() }));
    obey(state, order, now).into_iter().fold(effects, Consequences::and)
}

/// The order could not be given, and why: nobody but this table knows of it.
pub(super) fn given(state: &mut AppState, trouble: Option<FileError>) {
    if let Some(trouble) = trouble {
        notices::tell(state, NoticeKind::NotShared(trouble));
    }
}

/// An order has come: a game in play stops, and goes on when all others do.
pub(super) fn hear(state: &mut AppState, order: HallOrder, now: &Now) -> Consequences {
    if state.orders.heard.as_ref().is_some_and(|heard| heard.number >= order.number) {
        return Consequences::none();
    }
    let stops = order.stops;
    let mut consequences = obey(state, order, now);
    if stops {
        consequences.extend(tell_of_stop(state));
    }
    consequences
}

/// Does what is ordered, whoever is at the board and whatever is locked.
fn obey(state: &mut AppState, order: HallOrder, now: &Now) -> Consequences {
    // Whoever comes to a hall in which everybody plays has not missed anything.
    let is_news = order.stops || state.orders.heard.is_some();
    let stops = order.stops;
    state.orders.heard = Some(order);
    state.table.goes_on_in_stopped_hall = false;
    // Others hear that this table has heard it.
    state.live_file.told = None;
    if stops { stop_clock(state, now) } else { go_on(state, is_news, now) }
}

/// The clock beside a wooden board stops; that of a game is [kept standing](keep_stopped).
fn stop_clock(state: &mut AppState, now: &Now) -> Consequences {
    let runs = state.clock_desk.as_ref().is_some_and(|desk| desk.session.status() == ClockStatus::Running);
    state.orders.has_stopped_clock |= runs;
    if runs { clock_desk::update::command(state, ClockCommand::Pause, now) } else { Consequences::none() }
}

/// While the hall is stopped the clock beside a wooden board does not run either, be it that it is begun meanwhile.
pub fn keep_clock_stopped(state: &mut AppState, now: &Now) -> Consequences {
    let runs = state.clock_desk.as_ref().is_some_and(|desk| desk.session.status() == ClockStatus::Running);
    if !runs || state.table.goes_on_in_stopped_hall || state.hall_stop().is_none() {
        return Consequences::none();
    }
    let mut consequences = stop_clock(state, now);
    consequences.extend(tell_of_stop(state));
    consequences
}

/// While the hall is stopped no clock runs, also that of a game that begins meanwhile or of which something was decided,
/// unless the arbiter says so.
pub fn keep_stopped(state: &mut AppState, now: &Now) -> Consequences {
    let can_stop = state.as_match().is_some_and(MatchSession::can_stop_with_the_hall);
    let (true, false, Some(stop)) = (can_stop, state.table.goes_on_in_stopped_hall, state.hall_stop()) else {
        return Consequences::none();
    };
    let by = stop.by.clone();
    let mut consequences = game::hall_order(state, ArbiterAct::StopHall, by, now);
    consequences.extend(tell_of_stop(state));
    consequences
}

/// Says large that the hall is stopped. Whoever looks at the event reads it there.
fn tell_of_stop(state: &AppState) -> Consequences {
    let is_told = |dialog: &Dialog| match dialog {
        Dialog::Event | Dialog::Question(Question::HallStopped) => true,
        dialog => matches!(dialog.row().beneath, Beneath::Event),
    };
    if state.dialog.as_ref().is_some_and(is_told) { Consequences::none() } else { ask(Question::HallStopped) }
}

/// A game that was broken off while the hall stood still goes on with it, if that goes on by now.
pub fn go_on_with_the_hall(state: &mut AppState, now: &Now) -> Consequences {
    let orders = &state.orders;
    let is_known = orders.listens.is_none() || orders.is_without || orders.heard.is_some();
    if !stands_with_the_hall(state) || !is_known || state.hall_stop().is_some() {
        return Consequences::none();
    }
    go_on(state, true, now)
}

fn go_on(state: &mut AppState, is_news: bool, now: &Now) -> Consequences {
    if matches!(state.dialog, Some(Dialog::Question(Question::HallStopped | Question::ResumeInStoppedHall))) {
        state.dialog = state.covered.take();
    }
    if is_news {
        notices::tell_briefly(state, NoticeKind::HallGoesOn, now.at);
    }
    let mut consequences = Consequences::none();
    if std::mem::take(&mut state.orders.has_stopped_clock) {
        consequences.extend(clock_desk::update::command(state, ClockCommand::Resume, now));
    }
    let stands = state.as_match().is_some_and(|session| matches!(session.halted(), Some(Halt::Hall { .. })));
    if stands {
        let by = state.orders.heard.as_ref().map(|order| order.by.clone()).unwrap_or_default();
        consequences.extend(game::hall_order(state, ArbiterAct::StartHall, by, now));
    }
    consequences
}
