//! The clock that fills the window: set, pressed, corrected and put away.

use crate::app::clock_desk::action::ClockAction;
use crate::app::clock_desk::form::{ClockDesk, CorrectionForm, LeaveClock};
use crate::app::effect::Effect;
use crate::app::journal::form::JournalOf;
use crate::app::journal::job::{JournalJob, WriteJob};
use crate::app::new_game::form::NewGameForm;
use crate::app::state::{AppState, Dialog, Question};
use crate::app::update::consequences::{Consequences, Next, ask, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{settings, sound};
use crate::session::{ClockCommand, ClockSession, ClockSessionEvent, ClockStatus};

pub fn update(state: &mut AppState, action: ClockAction, now: &Now) -> Consequences {
    match action {
        ClockAction::Press(color) => command(state, ClockCommand::Press(color), now),
        ClockAction::AnswerSleep(ruling) => command(state, ClockCommand::AnswerSleep(ruling), now),
        ClockAction::TogglePause => toggle_pause(state, now),
        ClockAction::TurnFarHalf => {
            change(state, |desk| desk.is_far_turned = !desk.is_far_turned);
            Consequences::none()
        }
        ClockAction::SetUp => leave(state, LeaveClock::SetUp, now),
        ClockAction::Adjust => match state.clock_desk.as_ref().filter(|desk| desk.stands_still()) {
            Some(desk) => {
                let form = CorrectionForm::of(&desk.session);
                open(Dialog::Corrections(form))
            }
            None => Consequences::none(),
        },
        ClockAction::Leave => leave(state, LeaveClock::Board, now),
    }
}

/// Asks for the time of both sides.
pub fn begin(state: &mut AppState) -> Consequences {
    let form = state.settings.clock_only.clone().unwrap_or_else(|| state.settings.new_game.clone());
    open(Dialog::Clocks(Box::new(form)))
}

/// Sets the clocks as the dialog has it, and shows nothing but them.
pub fn set_up(state: &mut AppState) -> Consequences {
    if matches!(&state.dialog, Some(Dialog::Clocks(form)) if form.has_no_time()) {
        return Consequences::none();
    }
    let Some(Dialog::Clocks(form)) = state.dialog.take() else { return Consequences::none() };
    let is_far_turned = state.clock_desk.as_ref().is_none_or(|desk| desk.is_far_turned);
    let mut effects = put_away(state);
    let session = ClockSession::new(form.time());
    state.clock_desk = Some(Box::new(ClockDesk { session, is_far_turned, scribe: None }));
    sound::update::sounds::of_new_clocks(state);
    let NewGameForm { clocks, time_odds, .. } = *form;
    effects.extend(settings::update::change(state, |settings| {
        settings.clock_only = Some(NewGameForm { clocks, time_odds, ..NewGameForm::default() });
    }));
    effects
}

/// Puts the clock away. Nobody needs its journal any more.
fn put_away(state: &mut AppState) -> Consequences {
    let kept = state.clock_desk.take().and_then(|desk| desk.scribe);
    let close = |_| Effect::Journal(JournalJob::Write(JournalOf::Clock, WriteJob::Close));
    kept.into_iter().map(close).collect()
}

/// Puts the clocks right as the dialog has it.
pub fn correct(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Corrections(form)) = state.dialog.take() else { return Consequences::none() };
    form.corrections().flat_map(|correction| command(state, ClockCommand::Correct(correction), now)).collect()
}

/// Gives `command` to the clock, if it is there.
pub fn command(state: &mut AppState, command: ClockCommand, now: &Now) -> Consequences {
    let Some(desk) = &mut state.clock_desk else { return Consequences::none() };
    let events = desk.session.apply(command, now.at);
    events.into_iter().flat_map(|event| follow(state, event)).collect()
}

fn follow(state: &mut AppState, event: ClockSessionEvent) -> Consequences {
    match event {
        ClockSessionEvent::Clock(event) => sound::update::sounds::of_clock(state, event),
        ClockSessionEvent::Pressed(_) | ClockSessionEvent::Stopped => {
            sound::update::sounds::hush(state).into_iter().collect()
        }
        ClockSessionEvent::PressKept | ClockSessionEvent::Resumed | ClockSessionEvent::Ended { .. } => {
            Consequences::none()
        }
    }
}

fn toggle_pause(state: &mut AppState, now: &Now) -> Consequences {
    let is_paused = state.clock_desk.as_ref().is_some_and(|desk| desk.session.status() == ClockStatus::Paused);
    if is_paused && state.hall_stop().is_some() && !state.table.goes_on_in_stopped_hall {
        let is_locked = state.is_console_locked();
        return if is_locked { notices::refuse_locked(state) } else { ask(Question::ResumeInStoppedHall) };
    }
    command(state, if is_paused { ClockCommand::Resume } else { ClockCommand::Pause }, now)
}

/// Puts the clock away, after asking when a game is being timed. One that runs is only stopped, so that nobody leaves it by
/// accident.
pub fn leave(state: &mut AppState, what_for: LeaveClock, now: &Now) -> Consequences {
    match &state.clock_desk {
        Some(desk) if desk.session.status() == ClockStatus::Running => command(state, ClockCommand::Pause, now),
        Some(desk) if desk.is_in_progress() => ask(Question::LeaveClock(what_for)),
        Some(_) | None => leave_now(state, what_for),
    }
}

/// Puts it away, whatever is lost.
pub fn leave_now(state: &mut AppState, what_for: LeaveClock) -> Consequences {
    match what_for {
        // It stays until the window closes: whoever is asked about the record besides may want to stay.
        LeaveClock::Quit => Next::Quit.into(),
        LeaveClock::Board => put_away(state),
        LeaveClock::SetUp => begin(state),
    }
}

fn change(state: &mut AppState, change: impl FnOnce(&mut ClockDesk)) {
    if let Some(desk) = &mut state.clock_desk {
        change(desk);
    }
}
