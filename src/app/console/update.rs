//! The arbiter's console: acts are prepared, confirmed and signed there, and a PIN keeps players out.

use std::path::PathBuf;

use crate::app::console::action::{ConsoleAction, ConsoleDeed};
use crate::app::console::form::{
    ConsoleDraft, ConsoleSection, LogFormat, LogJob, PinFault, PinForm, PinPurpose, RulingForm,
};
use crate::app::console::state::{ConsoleDesk, WrongPins};
use crate::app::effect::{Effect, IfThere, WriteFailure};
use crate::app::hall::form::HallForm;
use crate::app::state::{AppState, Dialog, Document, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, ask, open};
use crate::app::update::now::Now;
use crate::app::update::{game, notices};
use crate::app::{clock_desk, event, files, settings};
use crate::clock::SessionTime;
use crate::rules::Sequel;
use crate::session::{ArbiterAct, ClockCommand, Halt, MatchSession, Signature};
use crate::storage::FileDialogRequest;

/// Opens the console, after asking for the PIN if it is locked; or closes it, which locks it where there is one.
pub fn toggle(state: &mut AppState, now: &Now) -> Consequences {
    state.dialog.take_if(|dialog| matches!(dialog, Dialog::TypedMove(_)));
    if let Some(desk) = &state.console.desk {
        let is_prepared = desk.draft.as_ref().is_some_and(|draft| !draft.reason.trim().is_empty());
        return if is_prepared { ask(Question::DropAct) } else { close(state) };
    }
    if state.is_console_locked() {
        return open(Dialog::Pin(PinForm::about(PinPurpose::Unlock)));
    }
    state.console.used = now.at;
    state.console.desk = Some(ConsoleDesk::default());
    Consequences::none()
}

/// Closes it, whatever was prepared.
pub fn close(state: &mut AppState) -> Consequences {
    state.console.desk = None;
    lock_with_pin(state)
}

/// The arbiter is at the machine: the time after which the console locks begins anew.
pub const fn note_use(state: &mut AppState, now: &Now) {
    state.console.used = now.at;
}

pub fn update(state: &mut AppState, action: ConsoleAction, now: &Now) -> Consequences {
    match action {
        ConsoleAction::Show(section) => change(state, |desk| *desk = ConsoleDesk { section, draft: None }),
        ConsoleAction::Prepare(form) => {
            change(state, |desk| desk.draft = Some(ConsoleDraft { form, reason: String::new() }))
        }
        ConsoleAction::Edit(draft) => change(state, |desk| desk.draft = Some(draft)),
        ConsoleAction::Drop => change(state, |desk| desk.draft = None),
        ConsoleAction::Sign(name) => settings::update::change(state, |settings| settings.arbiter.name = name),
        ConsoleAction::Confirm => confirm(state, now),
        ConsoleAction::Decide(sequel) => decide(sequel),
        ConsoleAction::Export(format) => ask_where_to(state, format),
        ConsoleAction::Lock => {
            lock(state);
            Consequences::none()
        }
    }
}

/// Opens the console at this part of it, and does there what was found; not for whoever has yet to unlock it.
pub fn act_at(state: &mut AppState, section: ConsoleSection, deed: ConsoleDeed, now: &Now) -> Consequences {
    if state.is_console_locked() {
        return Consequences::none();
    }
    state.console.used = now.at;
    state.console.desk = Some(ConsoleDesk { section, draft: None });
    match deed {
        ConsoleDeed::Here(action) => update(state, action, now),
        ConsoleDeed::Order(act) => order(state, act, String::new(), now),
    }
}

fn change(state: &mut AppState, change: impl FnOnce(&mut ConsoleDesk)) -> Consequences {
    if let Some(desk) = &mut state.console.desk {
        change(desk);
    }
    Consequences::none()
}

/// Carries out the arbiter's act, after asking where it goes against the order of the hall.
pub fn order(state: &mut AppState, act: ArbiterAct, reason: String, now: &Now) -> Consequences {
    let is_of_hall = |session: &MatchSession| matches!(session.halted(), Some(Halt::Hall { .. }));
    if act == ArbiterAct::Resume && state.hall_stop().is_some() && state.as_match().is_some_and(is_of_hall) {
        return ask(Question::ResumeInStoppedHall);
    }
    carry_out(state, act, reason, now)
}

/// The arbiter lets the clock run although the hall is stopped.
pub fn resume_in_stopped_hall(state: &mut AppState, now: &Now) -> Consequences {
    state.table.goes_on_in_stopped_hall = !state.is_console_locked();
    if state.clock_desk.is_some() {
        return clock_desk::update::command(state, ClockCommand::Resume, now);
    }
    carry_out(state, ArbiterAct::Resume, String::new(), now)
}

/// Carries out the arbiter's act: who, when and for which `reason` goes into the log.
fn carry_out(state: &mut AppState, act: ArbiterAct, reason: String, now: &Now) -> Consequences {
    let is_open_to_players = act.is_open_to_players();
    let who = if is_open_to_players { "" } else { state.settings.arbiter.name.trim() }.to_owned();
    let before = log_length(state);
    let effects = game::command(state, act.signed(Signature { date: now.date.clone(), who, reason }), now);
    if !is_open_to_players && log_length(state) > before {
        state.console.used = now.at;
    }
    effects
}

/// Carries out the act in preparation. One that is refused stays, to be mended.
fn confirm(state: &mut AppState, now: &Now) -> Consequences {
    let Some(ConsoleDraft { form, reason }) = state.console_desk().and_then(|desk| desk.draft.clone()) else {
        return Consequences::none();
    };
    let Some(act) = state.as_match().and_then(|session| form.act(session)) else { return Consequences::none() };
    let before = log_length(state);
    let effects = order(state, act, reason.trim().to_owned(), now);
    if log_length(state) > before {
        _ = change(state, |desk| desk.draft = None);
    }
    effects
}

fn log_length(state: &AppState) -> usize {
    state.as_match().map_or(0, |session| session.log().len())
}

fn decide(sequel: Sequel) -> Consequences {
    open(Dialog::Ruling(RulingForm { sequel, ..RulingForm::default() }))
}

/// Rules as the form says.
pub fn rule(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Ruling(form)) = state.dialog.take() else { return Consequences::none() };
    form.act().map_or_else(Consequences::none, |act| order(state, act, form.words.trim().to_owned(), now))
}

/// Drops the act in preparation, and lets nobody use the console without the PIN.
fn lock(state: &mut AppState) {
    state.console.desk = None;
    state.console.is_unlocked = false;
    state.covered.take_if(|dialog| dialog.is_arbiters());
    state.table.file.after_saving.take_if(|what_for| what_for.is_arbiters());
    if let Some(dialog) = state.dialog.take_if(|dialog| dialog.is_arbiters()) {
        event::update::put_off(state, dialog);
        state.dialog = state.covered.take();
    }
}

/// Locks the console where there is a PIN to unlock it again: the arbiter leaves it, or the players are at the board.
pub fn lock_with_pin(state: &mut AppState) -> Consequences {
    if state.is_console_unlocked() {
        lock(state);
    }
    Consequences::none()
}

/// Locks the console when nobody has used it for long enough.
pub fn lock_by_itself(state: &mut AppState, now: SessionTime) {
    if state.until_console_locks(now).is_some_and(|left| left.is_zero()) {
        lock(state);
    }
}

/// Sets, removes or checks the PIN, as the dialog says.
pub fn take_pin(state: &mut AppState, now: &Now) -> Consequences {
    let must_wait = state.console.wrong_pins.wait(now.at).is_some();
    let Some(Dialog::Pin(form)) = &mut state.dialog else { return Consequences::none() };
    if must_wait {
        *form = PinForm { fault: form.fault, ..PinForm::about(form.purpose) };
        return Consequences::none();
    }
    let salt = format!("{}/{}", now.date, u64::from(now.at));
    let kept = match form.settle(state.settings.arbiter.pin.as_ref(), salt) {
        Ok(kept) => kept,
        Err(fault) => {
            *form = PinForm { fault: Some(fault), ..PinForm::about(form.purpose) };
            return if fault == PinFault::Wrong { note_wrong_pin(state, now) } else { Consequences::none() };
        }
    };
    let purpose = form.purpose;
    state.dialog = state.dialog.take().and_then(Dialog::beneath);
    (state.console.is_unlocked, state.console.used) = (true, now.at);
    // Whoever sets a PIN and walks away has locked the door behind them.
    if purpose == PinPurpose::Set {
        lock(state);
    }
    notices::forget_lock(state);
    state.console.wrong_pins = WrongPins::default();
    let is_kept = state.settings.arbiter.wrong_pins == 0 && state.settings.arbiter.pin == kept;
    match purpose {
        PinPurpose::Unlock => state.console.desk = Some(ConsoleDesk::default()),
        PinPurpose::Hall => state.dialog = Some(Dialog::Hall(HallForm::of(&state.settings.hall))),
        PinPurpose::Set | PinPurpose::Clear => {}
    }
    if is_kept {
        return Consequences::none();
    }
    settings::update::change(state, |settings| (settings.arbiter.pin, settings.arbiter.wrong_pins) = (kept, 0))
}

/// Makes whoever types wait, also when the program is started anew.
fn note_wrong_pin(state: &mut AppState, now: &Now) -> Consequences {
    state.console.wrong_pins.note(now.at);
    let count = state.console.wrong_pins.count();
    settings::update::change(state, |settings| settings.arbiter.wrong_pins = count)
}

fn ask_where_to(state: &mut AppState, format: LogFormat) -> Consequences {
    let ending = format.ending();
    let suggested = format!("{}-log.{ending}", files::update::file::stem(state));
    files::update::file::ask_for_file(state, FileDialogRequest::SaveLog { suggested, ending })
}

/// Writes what was done in this game, or in the one whose record is gone through.
pub fn write_log(state: &AppState, format: LogFormat, path: PathBuf, if_there: IfThere) -> Consequences {
    let (entries, is_handicap) = (state.tree().log.clone(), state.is_handicap());
    let header = state.tree().header.clone();
    Consequences::from(Effect::WriteLog(Box::new(LogJob { path, format, header, entries, is_handicap }), if_there))
}

/// It is written, or not: a file that is there is replaced only when the user says so.
pub fn log_written(
    state: &mut AppState,
    job: Box<LogJob>,
    result: Result<(), WriteFailure>,
    now: &Now,
) -> Consequences {
    match result {
        Ok(()) => {
            files::update::file::close_path_dialog(state);
            notices::tell_briefly(state, NoticeKind::Saved { what: Document::Log, path: job.path }, now.at);
        }
        Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile) => {
            return ask(Question::ReplaceLog(job));
        }
        Err(WriteFailure::System(reason)) => {
            files::update::file::tell_not_saved(state, Document::Log, job.path, reason);
        }
    }
    Consequences::none()
}
