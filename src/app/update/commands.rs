//! What each command does.

use std::rc::Rc;

use super::{board, dialog, game, notices, review};
use crate::app::action::CopyAs;
use crate::app::clock_desk::form::LeaveClock;
use crate::app::command::Command;
use crate::app::console::form::RulingForm;
use crate::app::details::form::DetailsForm;
use crate::app::effect::Effect;
use crate::app::finder::form::FinderForm;
use crate::app::form::BoardZoom;
use crate::app::journal::job::JournalJob;
use crate::app::settings::form::{Looks, SettingsForm};
use crate::app::shortcut_keys::form::KeysForm;
use crate::app::state::{AppState, Dialog, NextUp, Question};
use crate::app::update::now::Now;
use crate::app::update::outcome::{Next, Outcome, ask, open};
use crate::app::{
    clock_desk, collection, console, display, engines, event, files, hall, manual, print, settings, setup, start_page,
};
use crate::record::RecordFormat;
use crate::session::{ArbiterAct, Claimant, EditCommand, MatchCommand, ReviewCommand, SetupCommand};
use crate::shogi::Color;
use crate::sound::SoundOrder;
use crate::storage::FileDialogRequest;

#[expect(clippy::too_many_lines, reason = "one line for each command")]
pub fn run(state: &mut AppState, command: Command, now: &Now) -> Outcome {
    if state.is_locked_away(command) {
        return notices::refuse_locked(state);
    }
    if !state.allows(command) {
        return Outcome::none();
    }
    match command {
        Command::NewGame => Outcome::from(Next::Leave(NextUp::NewGame)),
        Command::Open => files::update::file::ask_for_file(state, FileDialogRequest::Open),
        Command::StartPage => start_page::update::toggle(state),
        Command::TakeUp => Outcome::from(Effect::Journal(JournalJob::FindAgain)),
        Command::Save => files::update::file::save(state),
        Command::SaveAs => files::update::file::save_as(state),
        Command::SaveStored => files::update::file::save_stored(state),
        Command::Print => print::update::begin(state),
        Command::Quit => clock_desk::update::leave(state, LeaveClock::Quit, now),
        Command::Pause => game::toggle_pause(state, now),
        Command::TakeBack => game::command(state, MatchCommand::TakeBack, now),
        Command::TypeMove => {
            come_back(state);
            open(Dialog::TypedMove(String::new()))
        }
        Command::Cursor => {
            come_back(state);
            state.cursor_calls += 1;
            Outcome::none()
        }
        Command::Resign => ask(Question::Resign),
        Command::Declare => game::begin_declaration(state, now),
        Command::ProposeImpasse => {
            game::command(state, MatchCommand::ProposeImpasse { by: state.position().turn() }, now)
        }
        Command::Claim => game::claim(state, now),
        Command::ClaimAsArbiter => game::command(state, MatchCommand::Claim { by: Claimant::Arbiter }, now),
        Command::ClaimAsSpectator => game::command(state, MatchCommand::Claim { by: Claimant::Spectator }, now),
        Command::Console => console::update::toggle(state, now),
        Command::CallArbiter => console::update::order(state, ArbiterAct::Call, String::new(), now),
        Command::StopClocks => console::update::order(state, ArbiterAct::Stop, String::new(), now),
        Command::Ruling => open(Dialog::Ruling(RulingForm::default())),
        Command::BreakOff => ask(Question::BreakOff),
        Command::Rematch => Outcome::from(Next::Leave(NextUp::Rematch)),
        Command::NextGame => game::play_next(state),
        Command::ShowResult => game::stop_showing(state),
        Command::NextOccurrence => game::show_next_occurrence(state),
        Command::Review => game::review(state),
        Command::TableTop => settings::update::change(state, |settings| settings.table_top = !settings.table_top),
        Command::ClockOnly => clock_desk::update::begin(state),
        Command::Flip => board::flip(state),
        Command::WholeBoard => board::zoom(state, BoardZoom::default()),
        Command::Sound => open(Dialog::Sound).and(Effect::Sound(SoundOrder::ListDevices)),
        Command::ToggleSound => settings::update::change(state, |settings| settings.sound = !settings.sound),
        Command::First => review::look(state, ReviewCommand::First),
        Command::Previous => review::look(state, ReviewCommand::Previous),
        Command::Next => review::look(state, ReviewCommand::Next),
        Command::Last => review::look(state, ReviewCommand::Last),
        Command::BackToMain => review::go(state, ReviewCommand::BackToMain),
        Command::Seek(waypoint, direction) => review::go(state, ReviewCommand::Seek(waypoint, direction)),
        Command::Other(which) => review::go(state, ReviewCommand::Other(which)),
        Command::ChangePlaces(with) => review::edit(state, EditCommand::ChangePlaces(with), now),
        Command::Bookmark => review::toggle_bookmark(state, now),
        Command::Collection => collection::update::toggle(state),
        Command::NextRecord => collection::update::step(state, 1),
        Command::PreviousRecord => collection::update::step(state, -1),
        Command::Details => open(Dialog::Details(Rc::new(DetailsForm::of(&state.tree().header, state.is_handicap())))),
        Command::Undo if state.as_setup().is_some() => setup::update::edit(state, SetupCommand::Undo),
        Command::Undo => review::edit(state, EditCommand::Undo, now),
        Command::Redo if state.as_setup().is_some() => setup::update::edit(state, SetupCommand::Redo),
        Command::Redo => review::edit(state, EditCommand::Redo, now),
        Command::MakeMain => review::edit(state, EditCommand::MakeMain, now),
        Command::Delete => review::edit(state, EditCommand::Delete, now),
        Command::SetUp => setup::update::begin(state, now),
        Command::ClearBoard => setup::update::edit(state, SetupCommand::Clear),
        Command::RestoreBoard => setup::update::edit(state, SetupCommand::Restore),
        Command::RestToWhite => setup::update::edit(state, SetupCommand::RestTo(Color::White)),
        Command::SwapSides => setup::update::edit(state, SetupCommand::SwapSides),
        Command::OtherTurn => setup::update::edit(state, SetupCommand::PassTurn),
        Command::Paste => Outcome::from(Effect::RequestPaste),
        Command::CopySfen => setup::update::copy(state, CopyAs::Position(RecordFormat::Sfen), now),
        Command::PlayFromHere => Outcome::from(Next::Leave(NextUp::ComposedGame)),
        Command::ReviewFromHere => Outcome::from(Next::Leave(NextUp::ComposedReview)),
        Command::LeaveSetup => Outcome::from(Next::Leave(NextUp::Before)),
        Command::ToggleDisplay => display::update::display::toggle(state),
        Command::DisplayFillsScreen => display::update::display::fill_screen(state),
        Command::DisplayToNextScreen => display::update::display::next_screen(state),
        Command::Commentary => display::update::commentary::toggle(state),
        Command::Analyse => engines::update::toggle(state),
        Command::Engines => engines::update::show(),
        Command::Hall => hall::update::show(state, now),
        Command::Event => event::update::show(state, now),
        Command::LargerText => settings::update::look(state, now, |looks| looks.text_percent = looks.larger_text()),
        Command::SmallerText => settings::update::look(state, now, |looks| looks.text_percent = looks.smaller_text()),
        Command::UsualText => {
            settings::update::look(state, now, |looks| looks.text_percent = Looks::default().text_percent)
        }
        Command::Settings => open(Dialog::Settings(SettingsForm::default())),
        Command::Keys => open(Dialog::Keys(KeysForm::default())),
        Command::Manual => manual::update::toggle(state),
        Command::Find => open(Dialog::Finder(FinderForm::default())),
        Command::About => open(Dialog::About),
        Command::Cancel if state.dialog.is_none() && state.table.ceremony.is_some() => {
            game::finish_setting_up(state, now)
        }
        Command::Cancel => cancel(state),
    }
}

/// Whoever wants to move sees the present position again.
fn come_back(state: &mut AppState) {
    if state.looks_back() {
        state.table.looked_at = None;
    }
}

/// Esc puts away whatever is on top.
fn cancel(state: &mut AppState) -> Outcome {
    if state.dialog.is_some() {
        return dialog::cancel(state);
    }
    if state.looks_back() {
        state.table.looked_at = None;
        return Outcome::none();
    }
    if !setup::update::put_down(state) && !state.board.put_down() {
        state.table.result_shown = false;
    }
    Outcome::none()
}
