//! What is done in dialogs: what has a room is handed on to it.

use std::path::PathBuf;

use super::action::DialogAction;
use crate::app::console::form::PinForm;
use crate::app::effect::{Effect, IfThere};
use crate::app::event::state::EventQuestion;
use crate::app::files::form::{Storing, named_as_profile, named_as_record};
use crate::app::journal::form::JournalOf;
use crate::app::rules::job::ProfileJob;
use crate::app::state::{AppState, Dialog, NextUp, PathDialog, PathPurpose, Question};
use crate::app::update::consequences::{Consequences, Next, ask};
use crate::app::update::now::Now;
use crate::app::update::{clipboard, game, notices};
use crate::app::{
    clock_desk, collection, console, details, engines, event, files, finder, game_end, handicaps, journal, library,
    new_game, opponents, print, rules, settings, shortcut_keys, sound, typed_move,
};
use crate::session::{ArbiterAct, MatchCommand};

pub fn update(state: &mut AppState, action: DialogAction, now: &Now) -> Consequences {
    match action {
        DialogAction::EditNewGame(form) => new_game::update::edit(state, *form),
        DialogAction::EditNextGame(form) => edit(state, Dialog::NextGame(form)),
        DialogAction::PlayNextGame => new_game::update::play_next(state, now),
        DialogAction::EditClocks(form) => edit(state, Dialog::Clocks(form)),
        DialogAction::SetClocks => clock_desk::update::set_up(state),
        DialogAction::EditCorrections(form) => edit(state, Dialog::Corrections(form)),
        DialogAction::CorrectClocks => clock_desk::update::correct(state, now),
        DialogAction::EditDetails(edit) => details::update::edit(state, edit),
        DialogAction::TakeDetails => details::update::take(state, now),
        DialogAction::EditGameEnd(form) => edit(state, Dialog::GameEnd(form)),
        DialogAction::TakeGameEnd => game_end::update::take(state, now),
        DialogAction::EditRuling(form) => edit(state, Dialog::Ruling(form)),
        DialogAction::TakeRuling => console::update::rule(state, now),
        DialogAction::EditPrint(form) => print::update::edit(state, form),
        DialogAction::Print => print::update::choose_file(state),
        DialogAction::ChangePreset(change) => {
            settings::update::change(state, |settings| change.make(&mut settings.clock_presets))
        }
        DialogAction::ShowEngines => engines::update::show_over_new_game(state),
        DialogAction::Toss => Consequences::from(Effect::DrawRandom),
        DialogAction::StartGame => new_game::update::ask_to_start(state, now),
        DialogAction::StartTossed => event::update::start_tossed(state),
        DialogAction::Rules(action) => rules::update::update(state, action),
        DialogAction::Table(action) => handicaps::update::update(state, action),
        DialogAction::Schedule(action) => sound::update::schedules::update(state, action),
        DialogAction::Settings(action) => settings::update::update(state, action),
        DialogAction::Keys(action) => shortcut_keys::update::update(state, action),
        DialogAction::EditTypedMove(text) => edit(state, Dialog::TypedMove(text)),
        DialogAction::PlayTypedMove(meant) => typed_move::update::play(state, meant, now),
        DialogAction::EditFinder(form) => edit(state, Dialog::Finder(form)),
        DialogAction::RunFound(found) => finder::update::run(state, found, now),
        DialogAction::AskForPin(purpose) => Next::Open(Box::new(Dialog::Pin(PinForm::about(purpose)))).into(),
        DialogAction::EditPin(form) => edit(state, Dialog::Pin(form)),
        DialogAction::TakePin => console::update::take_pin(state, now),
        DialogAction::Confirm => confirm(state, now),
        DialogAction::Alternative => alternative(state, now),
        DialogAction::EditPath(typed) => edit_path(state, typed),
        DialogAction::ShowFolder(folder) => show_folder(state, folder),
        DialogAction::StoreAs(chosen) => store_as(state, chosen),
        DialogAction::TakePath => {
            files::update::holding::begin(state, now);
            take_path(state)
        }
        DialogAction::CopyDiagnostics => Consequences::from(Effect::CopyText(state.diagnostics())),
        DialogAction::Cancel => cancel(state),
    }
}

/// Closes the dialog; what was to follow it does not, and what it covered comes back.
pub fn cancel(state: &mut AppState) -> Consequences {
    if let Some(asked) = event::update::ask_to_drop(state, None) {
        return asked;
    }
    let closed = state.dialog.take();
    match &closed {
        Some(Dialog::Question(Question::TakeUp | Question::Event(EventQuestion::TakeUp(_)))) => {
            journal::update::journal::keep_for_later(state);
        }
        Some(Dialog::Question(Question::Leave(NextUp::Read(..)))) => collection::update::point_back(state),
        Some(_) | None => {}
    }
    let put_away = if let Some(Dialog::EventToss(form)) = &closed { Some(form.clone()) } else { None };
    let is_about_saving = closed.as_ref().is_some_and(is_about_saving);
    state.dialog = closed.and_then(Dialog::beneath).or(state.covered.take());
    let what_for = state.table.file.after_saving.take();
    // Nobody had asked for it to be saved: it can still be left otherwise.
    if let Some(what_for) = what_for.filter(|_| is_about_saving && state.saves_by_itself()) {
        return ask(Question::Leave(what_for));
    }
    put_away.map_or_else(Consequences::none, |form| event::update::put_toss_away(state, &form))
}

/// Whether it asks about what is in the way of saving the record.
const fn is_about_saving(dialog: &Dialog) -> bool {
    matches!(
        dialog,
        Dialog::Question(
            Question::Replace(_) | Question::ReplaceChanged(_) | Question::Lose { .. } | Question::SaveAsUtf8 { .. }
        )
    )
}

fn edit(state: &mut AppState, dialog: Dialog) -> Consequences {
    state.dialog = Some(dialog);
    Consequences::none()
}

fn confirm(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Question(question)) = state.dialog.take() else { return Consequences::none() };
    let covered = state.covered.take();
    match question {
        Question::HallStopped => {
            state.dialog = covered;
            Consequences::none()
        }
        Question::ResumeInStoppedHall => console::update::resume_in_stopped_hall(state, now),
        Question::Resign => opponents::update::resign(state, now),
        Question::Declare => game::command(state, MatchCommand::ConsiderDeclaration, now),
        Question::WeakerGives => {
            state.dialog = covered;
            new_game::update::start(state, now)
        }
        Question::TakeUp => journal::update::journal::ask_to_take_up(state),
        Question::DiscardGame => journal::update::journal::discard(state),
        Question::BreakOff => console::update::order(state, ArbiterAct::Interrupt, String::new(), now),
        Question::DropAct => console::update::close(state),
        Question::Repeat { mv, .. } => game::command(state, MatchCommand::Play(mv), now),
        Question::Leave(what_for) => Next::LeaveNow(what_for).into(),
        Question::Pasted(imported) => clipboard::open_pasted(state, imported),
        Question::LeaveClock(what_for) => clock_desk::update::leave_now(state, what_for),
        Question::SaveAsUtf8 { target, .. } => files::update::file::write_anyway(state, target.in_utf8(), IfThere::Ask),
        Question::Replace(target) | Question::ReplaceChanged(target) => {
            files::update::file::write_anyway(state, target, IfThere::ReplaceAnything)
        }
        Question::ReplaceLog(job) => Consequences::from(Effect::WriteLog(job, IfThere::Replace)),
        Question::ReplacePages { job, files } => Consequences::from(Effect::WriteFiles { job, may_replace: files }),
        Question::Event(question) => event::update::confirm(state, question, covered),
        Question::Lose { target, if_there, .. } => files::update::file::write_anyway(state, target, if_there),
        Question::DeleteProfile(profile) => {
            state.dialog = covered;
            rules::update::delete(state, &profile)
        }
        Question::ReplaceProfile { path, text } => {
            state.dialog = covered;
            Consequences::from(Effect::Profiles(ProfileJob::Export { path, text, if_there: IfThere::Replace }))
        }
    }
}

fn alternative(state: &mut AppState, now: &Now) -> Consequences {
    let Some(Dialog::Question(question)) = state.dialog.take() else { return Consequences::none() };
    let covered = state.covered.take();
    match question {
        Question::Event(question) => event::update::alternative(state, question, covered),
        Question::Leave(what_for) => {
            state.table.file.after_saving = Some(what_for);
            // The disk that does not take the journal would hardly take the record.
            if state.table.file.is_gone || state.danger(JournalOf::Match).is_some() {
                files::update::file::save_as(state)
            } else {
                files::update::file::save(state)
            }
        }
        Question::Pasted(imported) => clipboard::merge(state, *imported, now),
        Question::TakeUp => {
            state.dialog = Some(Dialog::Question(Question::DiscardGame));
            Consequences::none()
        }
        Question::HallStopped
        | Question::ResumeInStoppedHall
        | Question::DropAct
        | Question::Resign
        | Question::Declare
        | Question::WeakerGives
        | Question::BreakOff
        | Question::Repeat { .. }
        | Question::SaveAsUtf8 { .. }
        | Question::Lose { .. }
        | Question::Replace(_)
        | Question::ReplaceChanged(_)
        | Question::ReplacePages { .. }
        | Question::ReplaceLog(_)
        | Question::DeleteProfile(_)
        | Question::DiscardGame
        | Question::LeaveClock(_)
        | Question::ReplaceProfile { .. } => Consequences::none(),
    }
}

fn edit_path(state: &mut AppState, typed: String) -> Consequences {
    if let Some(Dialog::Path(dialog)) = &mut state.dialog {
        dialog.typed = typed;
    }
    Consequences::none()
}

fn store_as(state: &mut AppState, chosen: Storing) -> Consequences {
    if let Some(Dialog::Path(PathDialog { purpose: PathPurpose::Save(present), .. })) = &mut state.dialog {
        *present = chosen;
    }
    Consequences::none()
}

fn show_folder(state: &AppState, folder: PathBuf) -> Consequences {
    let Some(Dialog::Path(dialog)) = &state.dialog else { return Consequences::none() };
    Consequences::from(files::update::file::list(dialog.purpose, Some(folder)))
}

fn take_path(state: &mut AppState) -> Consequences {
    let Some(Dialog::Path(dialog)) = &state.dialog else { return Consequences::none() };
    let Some(path) = dialog.full_path(state.machine.home.as_deref()) else { return Consequences::none() };
    if dialog.names_folder() {
        return show_folder(state, path);
    }
    match dialog.purpose {
        PathPurpose::Open => {
            state.dialog = None;
            files::update::opening::open_record(state, path)
        }
        // The dialog stays until the record is written: there may be such a file.
        PathPurpose::Save(chosen) => files::update::file::save_to(state, named_as_record(path), chosen, IfThere::Ask),
        PathPurpose::Print(form) => print::update::write(state, form, path, Vec::new()),
        PathPurpose::ImportProfile => {
            files::update::file::close_path_dialog(state);
            rules::update::import(path)
        }
        PathPurpose::SaveLog(format) => {
            console::update::write_log(state, format, path.with_extension(format.ending()), IfThere::Ask)
        }
        PathPurpose::ExportProfile => rules::update::export(state, named_as_profile(path), IfThere::Ask),
        PathPurpose::Games => {
            files::update::file::close_path_dialog(state);
            library::update::export::to_chosen(state, &path, IfThere::Ask)
        }
        // The dialog stays until it is done, as it does for records.
        PathPurpose::Event(purpose) => event::update::take_chosen(state, purpose, path, IfThere::Ask),
    }
}

/// Shows `dialog`. A question covers the dialog that was open; another dialog takes its place. What is the arbiter's alone
/// is not shown while the console is locked.
pub fn open(state: &mut AppState, dialog: Dialog) -> Consequences {
    if state.is_console_locked() && dialog.is_arbiters() {
        event::update::put_off(state, dialog);
        return notices::refuse_locked(state);
    }
    state.board.put_down();
    let is_question = matches!(dialog, Dialog::Question(_));
    let before = match state.dialog.replace(dialog) {
        Some(Dialog::Question(displaced)) => {
            event::update::ask_again(state, displaced);
            None
        }
        before => before,
    };
    state.covered = before.or(state.covered.take()).filter(|_| is_question);
    Consequences::none()
}
