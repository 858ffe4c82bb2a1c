//! What follows from whatever comes in: the one place where the state changes.
//!
//! [`step`] takes the state, an [`Input`] and the instant at which it came, changes the state and says what has to be done
//! outside. It reads no clock and touches no file, so every path through the program can be walked in a test.

mod board;
mod clipboard;
mod clock_desk;
mod clock_journal;
mod collection;
mod commentary;
mod console;
mod dialog;
mod display;
mod event;
mod file;
mod game;
mod hall;
mod handicaps;
mod hands;
mod incoming;
mod journal;
mod keys;
mod motion;
mod notices;
mod own_files;
mod print;
mod review;
mod rules;
mod schedules;
mod settings;
mod setup;
mod sounds;
mod start_page;
mod typed_move;

use std::time::Duration;

use super::action::{Action, CopyAs};
use super::command::Command;
use super::effect::{Effect, Incoming, JournalJob};
use super::state::{
    AppState, BoardZoom, DetailsForm, Dialog, EventQuestion, FinderForm, KeysForm, LeaveClock, LeaveEvent, LeaveFor,
    Looks, OpenEvent, Question, RulingForm, SettingsForm,
};
use crate::clock::SessionTime;
use crate::record::RecordFormat;
use crate::session::{
    ArbiterAct, Claimant, ClockCommand, EditCommand, MatchCommand, MatchSession, ReviewCommand, SetupCommand,
};
use crate::shogi::Color;
use crate::sound::SoundOrder;
use crate::storage::{FileDialogRequest, FolderFor};
use crate::text::manual::Chapter;

pub use notices::tell;

/// When something happens: on the clock that games run on, and on the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// For clocks.
    pub at: SessionTime,
    /// For the record: `2026/11/21 14:30:05`, local time.
    pub date: String,
    /// For schedules: how much time has passed since midnight, local time.
    pub since_midnight: Duration,
}

/// Whatever can come in.
#[derive(Debug)]
pub enum Input {
    /// The user asks for something.
    Act(Action),
    /// Time passes.
    Tick,
    /// Something comes back from outside.
    Receive(Incoming),
    /// Nobody has looked at the clocks from `since` on for a while of `slept`.
    Wake {
        /// When the clocks were looked at last.
        since: SessionTime,
        /// How long that is ago.
        slept: Duration,
    },
}

/// The one entrance: takes `input` in, and says what has to be done outside. However the state has changed, what follows
/// from that is the same.
#[must_use]
pub fn step(state: &mut AppState, input: Input, now: &Now) -> Vec<Effect> {
    let before = motion::before(state);
    let mut effects = match input {
        Input::Act(action) => carry_out(state, action, now),
        Input::Tick => tick(state, now),
        Input::Receive(incoming) => incoming::receive(state, incoming, now),
        Input::Wake { since, slept } => wake(state, since, slept, now),
    };
    motion::follow(state, before, now.at);
    effects.extend(follow(state, now));
    effects
}

/// What follows from a state that may be another one now.
fn follow(state: &mut AppState, now: &Now) -> Vec<Effect> {
    event::ask_next(state);
    collection::follow_position(state);
    let mut effects = settings::keep_rested(state, now.at);
    if let Some(hint) = state.hint_followed() {
        effects.extend(settings::finish_hint(state, hint));
    }
    effects.extend(sounds::watch(state));
    effects.extend(journal::follow(state, now));
    effects.extend(hall::follow(state, now));
    effects
}

fn carry_out(state: &mut AppState, action: Action, now: &Now) -> Vec<Effect> {
    if state.keeps_out(&action) {
        return console::refuse(state, now.at);
    }
    if state.is_arbiters_action(&action) {
        console::note_use(state, now);
    }
    match action {
        Action::Command(command) => run(state, command, now),
        Action::Board(action) => board::update(state, action, now),
        Action::ZoomBoard(zoom) => zoom_board(state, zoom),
        Action::BeginTyping(text) => typed_move::begin(state, text),
        Action::GoTo(node) => review::look(state, ReviewCommand::GoTo(node)),
        Action::Step(plies) => review::look(state, ReviewCommand::Step(plies)),
        Action::NameBookmark(node, name) => review::edit_at(state, node, EditCommand::Bookmark(Some(name)), now),
        Action::EditComment(node, text) => review::edit_at(state, node, EditCommand::SetComment(text), now),
        Action::Setup(action) => setup::update(state, action),
        Action::Match(command) => game::command(state, command, now),
        Action::Arbiter(act) => console::order(state, act, String::new(), now),
        Action::Console(action) => console::update(state, action, now),
        Action::Clock(action) => clock_desk::update(state, action, now),
        Action::SkipCeremony => game::finish_setting_up(state, now),
        Action::Display(action) => commentary::update(state, action),
        Action::Hall(action) => hall::update(state, action, now),
        Action::Event(action) => event::update(state, action, now),
        Action::ShowManual(chapter) => show_manual(state, chapter),
        Action::StopShowing => game::stop_showing(state),
        Action::Dialog(action) => dialog::update(state, action, now),
        Action::Sound(action) => sounds::update(state, action, now),
        Action::OpenRecord(path) => file::open_record(state, path),
        Action::Copy(what) => clipboard::copy(state, what, now),
        Action::Paste(text) => clipboard::paste(state, &text, now),
        Action::OpenRecords(paths) => collection::open_all(state, paths),
        Action::FilterCollection(filter) => collection::filter(state, filter),
        Action::SetAutosave(autosave) => settings::change(state, |settings| settings.autosave = autosave),
        Action::ForgetRecord(path) => start_page::forget(state, &path),
        Action::ForgetRecent => settings::change(state, |settings| settings.recent.clear()),
        Action::CloseRequested => quit(state, now),
        Action::StopReading => file::stop_reading(state),
        Action::DismissNotice(index) => notices::dismiss(state, index),
        Action::KeepJournalElsewhere => vec![Effect::Journal(JournalJob::KeepElsewhere(None))],
        Action::ChooseJournalFolder => file::ask_for_file(state, FileDialogRequest::Folder(FolderFor::Journals)),
        Action::DismissResult => {
            state.table.result_shown = false;
            Vec::new()
        }
        Action::SetLanguage(language) => settings::change(state, |settings| settings.language = Some(language)),
        Action::SetChart(chart) => settings::change(state, |settings| settings.chart = chart),
        Action::SetNotation(notation) => settings::change(state, |settings| settings.notation = notation),
        Action::DismissHint(hint) => settings::finish_hint(state, hint),
        Action::SetLooks(looks) => settings::change(state, |settings| settings.looks = looks),
    }
}

/// What the settings want to be read before anything is seen.
#[must_use]
pub fn begin(state: &mut AppState) -> Vec<Effect> {
    settings::follow_pieces(state).into_iter().collect()
}

/// Lets time pass up to `now`.
fn tick(state: &mut AppState, now: &Now) -> Vec<Effect> {
    state.day = (now.at, now.since_midnight);
    notices::expire(state, now.at);
    motion::settle(state, now.at);
    hall::turn_page(state, now.at);
    dialog::settle_toss(state, now);
    console::lock_by_itself(state, now.at);
    let mut effects = game::go_on_setting_up(state, now);
    effects.extend(game::command(state, MatchCommand::Tick, now));
    effects.extend(clock_desk::command(state, ClockCommand::Tick, now));
    effects.extend(event::follow_others(state, now));
    effects.extend(sounds::go_on_checking(state, now));
    effects
}

fn wake(state: &mut AppState, since: SessionTime, slept: Duration, now: &Now) -> Vec<Effect> {
    let mut effects = game::command(state, MatchCommand::NoteSleep { since, slept }, now);
    effects.extend(clock_desk::command(state, ClockCommand::NoteSleep { since, slept }, now));
    effects
}

/// After how much time from `now` the screen changes by itself.
#[must_use]
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    let match_clock = state.as_match().map(MatchSession::clock);
    let clocks = match_clock.into_iter().chain(state.clock_desk.iter().map(|desk| desk.session.clock()));
    let clock = clocks.filter_map(|clock| clock.until_next_digit(now, state.settings.tenths)).min();
    let rest = game::next_rest_second(state, now);
    let hall = hall::next_change(state, now);
    let piece = state.table.ceremony.map(|ceremony| ceremony.until_next(now));
    let sound = [state.until_flash_ends(now), state.sound.check.map(|check| check.until_next(now))];
    let frames = [motion::next_frame(state), dialog::next_frame(state)];
    let others = [
        clock,
        rest,
        hall,
        event::next_change(state, now),
        piece,
        notices::next_expiry(state, now),
        settings::until_rest(state, now),
        file::until_reading_is_told(state, now),
        state.until_console_locks(now),
        state.console.wrong_pins.until_next_second(now),
    ];
    others.into_iter().chain(sound).chain(frames).flatten().min()
}

#[expect(clippy::too_many_lines, reason = "one line for each command")]
fn run(state: &mut AppState, command: Command, now: &Now) -> Vec<Effect> {
    if state.is_locked_away(command) {
        return console::refuse(state, now.at);
    }
    if !state.allows(command) {
        return Vec::new();
    }
    match command {
        Command::NewGame => file::leave(state, LeaveFor::NewGame),
        Command::Open => file::ask_for_file(state, FileDialogRequest::Open),
        Command::StartPage => start_page::toggle(state),
        Command::TakeUp => vec![Effect::Journal(JournalJob::FindAgain)],
        Command::Save => file::save(state),
        Command::SaveAs => file::save_as(state),
        Command::SaveStored => file::save_stored(state),
        Command::Print => print::begin(state),
        Command::Quit => quit(state, now),
        Command::Pause => game::toggle_pause(state, now),
        Command::TakeBack => game::command(state, MatchCommand::TakeBack, now),
        Command::TypeMove => open(state, Dialog::TypedMove(String::new())),
        Command::Cursor => {
            state.cursor_calls += 1;
            Vec::new()
        }
        Command::Resign => ask(state, Question::Resign),
        Command::Declare => game::begin_declaration(state, now),
        Command::ProposeImpasse => {
            game::command(state, MatchCommand::ProposeImpasse { by: state.position().turn() }, now)
        }
        Command::Claim => game::claim(state, now),
        Command::ClaimAsArbiter => game::command(state, MatchCommand::Claim { by: Claimant::Arbiter }, now),
        Command::ClaimAsSpectator => game::command(state, MatchCommand::Claim { by: Claimant::Spectator }, now),
        Command::Console => console::toggle(state, now),
        Command::CallArbiter => console::order(state, ArbiterAct::Call, String::new(), now),
        Command::StopClocks => console::order(state, ArbiterAct::Stop, String::new(), now),
        Command::Ruling => open(state, Dialog::Ruling(RulingForm::default())),
        Command::BreakOff => ask(state, Question::BreakOff),
        Command::Rematch => file::leave(state, LeaveFor::Rematch),
        Command::NextGame => game::play_next(state),
        Command::ShowResult => game::stop_showing(state),
        Command::NextOccurrence => game::show_next_occurrence(state),
        Command::Review => game::review(state),
        Command::TableTop => settings::change(state, |settings| settings.table_top = !settings.table_top),
        Command::ClockOnly => clock_desk::begin(state),
        Command::Flip => board::flip(state),
        Command::WholeBoard => zoom_board(state, BoardZoom::default()),
        Command::Sound => {
            open(state, Dialog::Sound);
            vec![Effect::Sound(SoundOrder::ListDevices)]
        }
        Command::ToggleSound => settings::change(state, |settings| settings.sound = !settings.sound),
        Command::First => review::look(state, ReviewCommand::First),
        Command::Previous => review::look(state, ReviewCommand::Previous),
        Command::Next => review::look(state, ReviewCommand::Next),
        Command::Last => review::look(state, ReviewCommand::Last),
        Command::BackToMain => review::go(state, ReviewCommand::BackToMain),
        Command::Seek(waypoint, direction) => review::go(state, ReviewCommand::Seek(waypoint, direction)),
        Command::Other(which) => review::go(state, ReviewCommand::Other(which)),
        Command::ChangePlaces(with) => review::edit(state, EditCommand::ChangePlaces(with), now),
        Command::Bookmark => review::toggle_bookmark(state, now),
        Command::Collection => collection::toggle(state),
        Command::NextRecord => collection::step(state, 1),
        Command::PreviousRecord => collection::step(state, -1),
        Command::Details => open(state, Dialog::Details(DetailsForm::of(&state.tree().header, state.is_handicap()))),
        Command::Undo if state.as_setup().is_some() => setup::edit(state, SetupCommand::Undo),
        Command::Undo => review::edit(state, EditCommand::Undo, now),
        Command::Redo if state.as_setup().is_some() => setup::edit(state, SetupCommand::Redo),
        Command::Redo => review::edit(state, EditCommand::Redo, now),
        Command::MakeMain => review::edit(state, EditCommand::MakeMain, now),
        Command::Delete => review::edit(state, EditCommand::Delete, now),
        Command::SetUp => setup::begin(state, now),
        Command::ClearBoard => setup::edit(state, SetupCommand::Clear),
        Command::RestoreBoard => setup::edit(state, SetupCommand::Restore),
        Command::RestToWhite => setup::edit(state, SetupCommand::RestTo(Color::White)),
        Command::SwapSides => setup::edit(state, SetupCommand::SwapSides),
        Command::OtherTurn => setup::edit(state, SetupCommand::PassTurn),
        Command::Paste => vec![Effect::RequestPaste],
        Command::CopySfen => setup::copy(state, CopyAs::Position(RecordFormat::Sfen), now),
        Command::PlayFromHere => file::leave(state, LeaveFor::ComposedGame),
        Command::ReviewFromHere => file::leave(state, LeaveFor::ComposedReview),
        Command::LeaveSetup => file::leave(state, LeaveFor::Before),
        Command::ToggleDisplay => display::toggle(state),
        Command::DisplayFillsScreen => display::fill_screen(state),
        Command::DisplayToNextScreen => display::next_screen(state),
        Command::Commentary => commentary::toggle(state),
        Command::Hall => open(state, hall::show_dialog(state)),
        Command::Event => event::show(state, now),
        Command::LargerText => settings::look(state, now, |looks| looks.text_percent = looks.larger_text()),
        Command::SmallerText => settings::look(state, now, |looks| looks.text_percent = looks.smaller_text()),
        Command::UsualText => settings::look(state, now, |looks| looks.text_percent = Looks::default().text_percent),
        Command::Settings => open(state, Dialog::Settings(SettingsForm::default())),
        Command::Keys => open(state, Dialog::Keys(KeysForm::default())),
        Command::Manual => {
            let chapter = if state.manual.is_some() { None } else { Some(Chapter::Start) };
            show_manual(state, chapter)
        }
        Command::Find => open(state, Dialog::Finder(FinderForm::default())),
        Command::About => open(state, Dialog::About),
        Command::Cancel if state.dialog.is_none() && state.table.ceremony.is_some() => {
            game::finish_setting_up(state, now)
        }
        Command::Cancel => cancel(state),
    }
}

/// Closes the window, after asking what is to become of the clock, of the event and of the record.
fn quit(state: &mut AppState, now: &Now) -> Vec<Effect> {
    clock_desk::leave(state, LeaveClock::Quit, now)
}

/// Closes the window whatever becomes of the clock.
fn quit_board(state: &mut AppState) -> Vec<Effect> {
    if state.event.as_ref().is_some_and(OpenEvent::would_be_lost) {
        ask(state, Question::Event(EventQuestion::Leave(LeaveEvent::Quit)))
    } else {
        file::leave(state, LeaveFor::Quit)
    }
}

fn zoom_board(state: &mut AppState, zoom: BoardZoom) -> Vec<Effect> {
    state.zoom = zoom;
    Vec::new()
}

fn show_manual(state: &mut AppState, chapter: Option<Chapter>) -> Vec<Effect> {
    state.manual = chapter;
    Vec::new()
}

/// Esc puts away whatever is on top.
fn cancel(state: &mut AppState) -> Vec<Effect> {
    if state.dialog.is_some() {
        return dialog::cancel(state);
    }
    if !setup::put_down(state) && !board::cancel(state) {
        state.table.result_shown = false;
    }
    Vec::new()
}

fn ask(state: &mut AppState, question: Question) -> Vec<Effect> {
    open(state, Dialog::Question(question))
}

/// Shows `dialog`. A question covers the dialog that was open; another dialog takes its place. What is the arbiter's alone
/// is not shown while the console is locked.
fn open(state: &mut AppState, dialog: Dialog) -> Vec<Effect> {
    if state.is_console_locked() && dialog.is_arbiters() {
        event::put_off(state, dialog);
        return Vec::new();
    }
    board::cancel(state);
    let is_question = matches!(dialog, Dialog::Question(_));
    let before = match state.dialog.replace(dialog) {
        Some(Dialog::Question(displaced)) => {
            event::ask_again(state, displaced);
            None
        }
        before => before,
    };
    state.covered = before.or(state.covered.take()).filter(|_| is_question);
    Vec::new()
}
