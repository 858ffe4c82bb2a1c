//! What is done at the clock beside a board of wood is written down as a match is.

use crate::app::clock_desk::form::ClockDesk;
use crate::app::journal::job::WriteJob;
use crate::app::state::AppState;
use crate::app::update::now::Now;
use crate::journal::{Recovered, Scribe};
use crate::session::ClockSession;

/// Writes down what is new. A clock that the window is closed over is needed no more: one that runs cannot be.
pub fn follow(state: &mut AppState, now: &Now) -> Option<WriteJob> {
    let is_closing = state.closing;
    let desk = state.clock_desk.as_deref_mut()?;
    if is_closing {
        return desk.scribe.take().map(|_| WriteJob::Close);
    }
    let Some(scribe) = &mut desk.scribe else { return begin(desk, now) };
    let lines = scribe.follow(&desk.session);
    if !lines.is_empty() {
        return Some(WriteJob::Append(lines));
    }
    scribe.is_beat_due(&desk.session, now.at).then(|| WriteJob::Beat(scribe.beat(now.at)))
}

/// Begins a journal as soon as somebody has pressed.
fn begin(desk: &mut ClockDesk, now: &Now) -> Option<WriteJob> {
    if desk.session.log().is_empty() {
        return None;
    }
    let (scribe, lines) = Scribe::begin(&desk.session, &now.date);
    desk.scribe = Some(scribe);
    Some(WriteJob::Begin { name: format!("{}-clock", now.in_file_name()), lines })
}

/// Shows the clock, and gives the lines that tell of that.
pub fn take_up(state: &mut AppState, clock: Recovered<ClockSession>) -> String {
    let (session, scribe, lines) = clock.take_up();
    state.clock_desk = Some(Box::new(ClockDesk { session, is_far_turned: true, scribe: Some(scribe) }));
    lines
}
