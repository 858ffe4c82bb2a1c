//! What each command does: the other half of the table in `command_table`, a line for each.

use std::rc::Rc;

use super::{board, game, notices, review};
use crate::app::clock_desk::form::LeaveClock;
use crate::app::command::Command;
use crate::app::console::form::RulingForm;
use crate::app::details::form::DetailsForm;
use crate::app::effect::Effect;
use crate::app::finder::form::FinderForm;
use crate::app::form::{BoardZoom, CopyAs};
use crate::app::settings::form::{Looks, SettingsForm};
use crate::app::shortcut_keys::form::KeysForm;
use crate::app::state::{AppState, Dialog, NextUp, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, Next, ask, open};
use crate::app::update::now::Now;
use crate::app::{
    clock_desk, collection, console, dialogs, display, engines, event, files, game_end, hall, journal, library, manual,
    opponents, practice, print, settings, setup, start_page, whole_game,
};
use crate::record::RecordFormat;
use crate::session::{ArbiterAct, Claimant, EditCommand, MatchCommand, ReviewCommand, SetupCommand};
use crate::shogi::Color;
use crate::sound::SoundOrder;
use crate::storage::FileDialogRequest;

pub fn run(state: &mut AppState, command: Command, now: &Now) -> Consequences {
    if state.is_locked_away(command) {
        return notices::refuse_locked(state);
    }
    if !state.allows(command) {
        let why = state.withheld(command);
        why.into_iter().for_each(|why| notices::tell_briefly(state, NoticeKind::Answered(why), now.at));
        return Consequences::none();
    }
    let consequences = carry_out(state, command, now);
    // Where no move is made any more, none is typed.
    let can_type = state.allows(Command::TypeMove) || state.can_type_ahead();
    state.dialog.take_if(|dialog| !can_type && matches!(dialog, Dialog::TypedMove(_)));
    consequences
}

/// Makes `carry_out` of the lines: a command without a line does not compile. A line with a condition stands before the
/// one that holds otherwise.
macro_rules! deeds {
    (
        with $state:ident, $now:ident:
        $($name:ident $(($($what:ident),+))? $(if $condition:expr)? => $deed:expr;)+
    ) => {
        fn carry_out($state: &mut AppState, command: Command, $now: &Now) -> Consequences {
            match command {
                $(Command::$name $(($($what),+))? $(if $condition)? => $deed,)+
            }
        }
    };
}

#[rustfmt::skip]
deeds! {
    with state, now:

    // Games and their files.
    NewGame => Consequences::from(Next::Leave(NextUp::NewGame));
    Open => files::update::file::ask_for_file(state, FileDialogRequest::Open);
    StartPage => start_page::update::toggle(state);
    TakeUp => journal::update::journal::ask_to_look(state);
    PastGames => collection::update::show_past(state);
    Save => files::update::file::save(state);
    SaveAs => files::update::file::save_as(state);
    SaveStored => files::update::file::save_stored(state);
    Print => print::update::begin(state);
    Quit => clock_desk::update::leave(state, LeaveClock::Quit, now);

    // The game on the table.
    Pause => game::toggle_pause(state, now);
    TakeBack => opponents::update::take_back(state, now);
    TypeMove => type_move(state);
    Cursor => call_cursor(state);
    Resign => ask(Question::Resign);
    Declare => game::begin_declaration(state, now);
    ProposeImpasse => game::command(state, MatchCommand::ProposeImpasse { by: state.position().turn() }, now);
    Claim => game::claim(state, now);
    ClaimAsArbiter => game::command(state, MatchCommand::Claim { by: Claimant::Arbiter }, now);
    ClaimAsSpectator => game::command(state, MatchCommand::Claim { by: Claimant::Spectator }, now);

    // The arbiter.
    Console => console::update::toggle(state, now);
    CallArbiter => console::update::order(state, ArbiterAct::Call, String::new(), now);
    StopClocks => console::update::order(state, ArbiterAct::Stop, String::new(), now);
    Ruling => open(Dialog::Ruling(RulingForm::default()));
    BreakOff => ask(Question::BreakOff);

    // After a game.
    Rematch => Consequences::from(Next::Leave(NextUp::Rematch));
    NextGame => Consequences::from(Next::Leave(NextUp::NextGame));
    ShowResult => game::stop_showing(state);
    NextOccurrence => game::show_next_occurrence(state);
    Review => game::review(state);

    // How the board is seen and heard.
    TableTop => settings::update::change(state, |settings| settings.table_top = !settings.table_top);
    ClockOnly => clock_desk::update::begin(state);
    Flip => board::flip(state);
    WholeBoard => board::zoom(state, BoardZoom::default());
    Sound => open(Dialog::Sound).and(Effect::Sound(SoundOrder::ListDevices));
    ToggleSound => settings::update::change(state, |settings| settings.sound = !settings.sound);

    // The record.
    First => review::look(state, ReviewCommand::First);
    Previous => review::look(state, ReviewCommand::Previous);
    Next => review::look(state, ReviewCommand::Next);
    Last => review::look(state, ReviewCommand::Last);
    BackToMain => review::go(state, ReviewCommand::BackToMain);
    Seek(waypoint, direction) => review::go(state, ReviewCommand::Seek(waypoint, direction));
    Other(which) => review::go(state, ReviewCommand::Other(which));
    ChangePlaces(with) => review::edit(state, EditCommand::ChangePlaces(with), now);
    Comment => call_comment(state);
    Bookmark => review::toggle_bookmark(state, now);
    Collection => collection::update::toggle(state);
    NextRecord => collection::update::step(state, 1);
    PreviousRecord => collection::update::step(state, -1);
    Details => open(Dialog::Details(Rc::new(DetailsForm::of(&state.tree().header, state.is_handicap()))));
    EndOfGame => game_end::update::open(state);
    Undo if state.as_setup().is_some() => setup::update::edit(state, SetupCommand::Undo);
    Undo => review::edit(state, EditCommand::Undo, now);
    Redo if state.as_setup().is_some() => setup::update::edit(state, SetupCommand::Redo);
    Redo => review::edit(state, EditCommand::Redo, now);
    MakeMain => review::edit(state, EditCommand::MakeMain, now);
    Delete => review::delete(state, now);

    // A position to be set up.
    SetUp => setup::update::begin(state, now);
    ClearBoard => setup::update::edit(state, SetupCommand::Clear);
    RestoreBoard => setup::update::edit(state, SetupCommand::Restore);
    RestToWhite => setup::update::edit(state, SetupCommand::RestTo(Color::White));
    SwapSides => setup::update::edit(state, SetupCommand::SwapSides);
    OtherTurn => setup::update::edit(state, SetupCommand::PassTurn);
    Paste => Consequences::from(Effect::RequestPaste);
    CopySfen => setup::update::copy(state, CopyAs::Position(RecordFormat::Sfen), now);
    PlayFromHere => Consequences::from(Next::Leave(NextUp::ComposedGame));
    ReviewFromHere => Consequences::from(Next::Leave(NextUp::ComposedReview));
    LeaveSetup => Consequences::from(Next::Leave(NextUp::Before));

    // What others see.
    ToggleDisplay => display::update::display::toggle(state);
    DisplayFillsScreen => display::update::display::fill_screen(state);
    DisplayToNextScreen => display::update::display::next_screen(state);
    Commentary => display::update::commentary::toggle(state);

    // Engines and events.
    Analyse => engines::update::toggle(state);
    Engines => engines::update::show();
    AnalyseGame => whole_game::update::show(state);
    GameSummary => open(Dialog::GameSummary);
    Practice => practice::update::show(state, now);
    PracticeHint => practice::update::hint(state);
    PracticeSolution => practice::update::give_up(state, now);
    PracticeAgain => practice::update::again(state, now);
    PracticeNext => practice::update::next(state, now);
    PracticePrevious => practice::update::previous(state, now);
    LeavePractice => practice::update::leave(state);
    Repertoire => practice::update::mark(state, now);
    FindMate => practice::update::find_here(state);
    MissedMates => practice::update::look_through(state);
    Explorer => library::update::toggle_explorer(state);
    Library => library::update::show(state);
    Hall => hall::update::show(state, now);
    Event => event::update::show(state, now);

    // The program.
    LargerText => settings::update::look(state, now, |looks| looks.text_percent = looks.larger_text());
    SmallerText => settings::update::look(state, now, |looks| looks.text_percent = looks.smaller_text());
    UsualText => settings::update::look(state, now, |looks| looks.text_percent = Looks::default().text_percent);
    Settings => open(Dialog::Settings(SettingsForm::default()));
    Keys => open(Dialog::Keys(KeysForm::default()));
    Manual => manual::update::toggle(state);
    Find => open(Dialog::Finder(FinderForm::default()));
    About => open(Dialog::About);
    Cancel if state.dialog.is_none() && state.table.ceremony.is_some() => game::finish_setting_up(state, now);
    Cancel => cancel(state);
}

/// Whoever wants to move sees the present position again.
fn come_back(state: &mut AppState) {
    if state.looks_back() {
        state.table.looked_at = None;
    }
}

fn type_move(state: &mut AppState) -> Consequences {
    come_back(state);
    open(Dialog::TypedMove(String::new()))
}

fn call_cursor(state: &mut AppState) -> Consequences {
    come_back(state);
    state.cursor_calls += 1;
    Consequences::none()
}

/// The comment has the keyboard's attention, and the moves are seen if the start page stood there.
fn call_comment(state: &mut AppState) -> Consequences {
    state.start_page.close();
    state.comment_calls += 1;
    Consequences::none()
}

/// Esc puts away whatever is on top.
fn cancel(state: &mut AppState) -> Consequences {
    if state.dialog.is_some() {
        return dialogs::update::cancel(state);
    }
    if state.looks_back() {
        state.table.looked_at = None;
        return Consequences::none();
    }
    if !setup::update::put_down(state) && !state.board.put_down() && !state.console.drop_draft() {
        state.table.result_shown = false;
    }
    Consequences::none()
}
