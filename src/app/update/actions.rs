//! What each action does.

use std::path::PathBuf;

use super::{board, clipboard, game, notices, review};
use crate::app::action::{Action, ChartAction};
use crate::app::clock_desk::form::LeaveClock;
use crate::app::command::Command;
use crate::app::effect::Effect;
use crate::app::journal::job::JournalJob;
use crate::app::state::AppState;
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::now::Now;
use crate::app::{
    clock_desk, collection, console, dialogs, display, engines, event, files, hall, journal, library, manual,
    opponents, practice, publish, settings, setup, sound, start_page, typed_move, whole_game,
};
use crate::session::{EditCommand, ReviewCommand};
use crate::storage::{FileDialogRequest, FolderFor};

pub fn carry_out(state: &mut AppState, action: Action, now: &Now) -> Consequences {
    if state.keeps_out(&action) {
        return notices::refuse_locked(state);
    }
    if state.is_arbiters_action(&action) {
        console::update::note_use(state, now);
    }
    let_happen(state, action, now)
}

/// Passes an action that is allowed to the room responsible.
fn let_happen(state: &mut AppState, action: Action, now: &Now) -> Consequences {
    match action {
        Action::Command(command) => Consequences::from(Next::Run(command)),
        Action::Board(action) => board::update(state, action, now),
        Action::ZoomBoard(zoom) => board::zoom(state, zoom),
        Action::BeginTyping(text) => typed_move::update::begin(state, text),
        Action::GoTo(node) => review::look(state, ReviewCommand::GoTo(node)),
        Action::Step(plies) => review::look(state, ReviewCommand::Step(plies)),
        Action::FoldVariations(place) => review::fold_variations(state, place),
        Action::NameBookmark(node, name) => review::edit_at(state, node, EditCommand::Bookmark(Some(name)), now),
        Action::EditComment(node, text) => review::edit_at(state, node, EditCommand::SetComment(text), now),
        Action::Setup(action) => setup::update::update(state, action),
        Action::Match(command) => game::command(state, command, now),
        Action::Arbiter(act) => console::update::order(state, act, String::new(), now),
        Action::Console(action) => console::update::update(state, action, now),
        Action::Clock(action) => clock_desk::update::update(state, action, now),
        Action::SkipCeremony => game::finish_setting_up(state, now),
        Action::Display(action) => display::update::commentary::update(state, action),
        Action::Hall(action) => hall::update::update(state, action, now),
        Action::Publish(action) => publish::update::update(state, action),
        Action::Engine(action) => engines::update::update(state, action, now),
        Action::Opponent(action) => opponents::update::update(state, action),
        Action::WholeGame(action) => whole_game::update::update(state, action, now),
        Action::Library(action) => library::update::update(state, action, now),
        Action::Practice(action) => practice::update::update(state, action, now),
        Action::Event(action) => event::update::update(state, action, now),
        Action::ShowManual(chapter) => manual::update::show(state, chapter),
        Action::StopShowing => game::stop_showing(state),
        Action::Dialog(action) => dialogs::update::update(state, action, now),
        Action::Sound(action) => sound::update::sounds::update(state, action, now),
        Action::TakeUp(path) => take_up(state, path),
        Action::OpenRecord(path) => files::update::opening::open_record(state, path),
        Action::Copy(what) => clipboard::copy(state, what, now),
        Action::Paste(text) => clipboard::paste(state, &text, now),
        Action::NothingPasted(trouble) => clipboard::tell_nothing_pasted(state, trouble, now),
        Action::OpenRecords(paths) => collection::update::open_all(state, paths),
        Action::FilterCollection(filter) => collection::update::filter(state, filter),
        Action::SetAutosave(autosave) => settings::update::change(state, |settings| settings.autosave = autosave),
        Action::ForgetRecord(path) => start_page::update::forget(state, &path),
        Action::LookAtRecent => start_page::update::look_again(state),
        Action::ForgetRecent => settings::update::change(state, |settings| settings.recent.clear()),
        Action::ComeBack => collection::update::renew_past(state),
        Action::CloseRequested => clock_desk::update::leave(state, LeaveClock::Quit, now),
        Action::StopReading => files::update::opening::stop_reading(state),
        Action::ShowInFolder(path) => Consequences::from(Effect::ShowInFolder(path)),
        Action::DismissNotice(index) => notices::dismiss(state, index),
        Action::KeepJournalElsewhere => Consequences::from(Effect::Journal(JournalJob::KeepElsewhere(None))),
        Action::ChooseJournalFolder => {
            files::update::file::ask_for_file(state, FileDialogRequest::Folder(FolderFor::Journals))
        }
        Action::DismissResult => dismiss_result(state),
        Action::SetLanguage(language) => settings::update::change(state, |settings| settings.language = Some(language)),
        Action::Chart(ChartAction::Show(chart)) => settings::update::change(state, |settings| settings.chart = chart),
        Action::Chart(ChartAction::Shown) => review::note_that_chart_is_shown(state),
        Action::Chart(ChartAction::NoRoom) => review::say_that_chart_has_no_room(state, now),
        Action::SetNotation(notation) => settings::update::change(state, |settings| settings.notation = notation),
        Action::DismissHint(hint) => settings::update::finish_hint(state, hint),
        Action::SetLooks(looks) => settings::update::change(state, |settings| settings.looks = looks),
    }
}

/// Resumes this game, wherever games may be resumed.
fn take_up(state: &mut AppState, path: PathBuf) -> Consequences {
    if state.is_locked_away(Command::TakeUp) {
        return notices::refuse_locked(state);
    }
    if !state.allows(Command::TakeUp) {
        return Consequences::none();
    }
    journal::update::journal::ask_to_look_for(state, path)
}

fn dismiss_result(state: &mut AppState) -> Consequences {
    state.table.result_shown = false;
    Consequences::none()
}
