//! An event: its window, its files, and the games that are played for it.

mod answers;
mod corrections;
mod decided;
pub mod event_file;
mod forms;
mod games;
mod given_up;
mod kept;
mod leaving;
mod lists;
mod merge;
mod news;
mod players;
mod questions;
mod records;
mod rounds;
mod rules_seen;
mod starts;
mod tosses;
mod unwritten;

pub use answers::{alternative, confirm};
pub use games::{note_end, note_record, note_unsaved_record, take_back_end};
pub use given_up::{give_up_broken_off, quit};
pub use news::{receive, take_chosen};
pub use questions::{ask_again, ask_next, put_off};
pub use records::keep_end;
pub use rounds::ask_to_drop;
pub use starts::{forget_start, start};
pub use tosses::{begin, next_frame, put_toss_away, settle_toss, start_tossed};
pub use unwritten::go_on;

use std::path::PathBuf;
use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::event::action::EventAction;
use crate::app::event::form::EventForm;
use crate::app::event::job::{EventJob, ReadPurpose};
use crate::app::event::state::{LeaveEvent, OpenEvent};
use crate::app::state::{AppState, Dialog, NoticeKind};
use crate::app::update::consequences::{Consequences, open};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{event, hall};
use crate::clock::SessionTime;
use crate::storage::EventFile;

/// How often the file is checked while the event is on screen: others may have written results.
const LOOK: Duration = Duration::from_secs(5);

/// How often it is checked while nobody sees it and a game of it is played here: the result may be entered elsewhere.
const LOOK_FROM_BOARD: Duration = Duration::from_secs(15);

/// Carries out the actions of the event window.
pub fn update(state: &mut AppState, action: EventAction, now: &Now) -> Consequences {
    notices::forget_event(state);
    match action {
        EventAction::Open => leaving::leave(state, LeaveEvent::Open),
        EventAction::New => leaving::leave(state, LeaveEvent::New),
        EventAction::Close => leaving::leave(state, LeaveEvent::Close),
        EventAction::Save => event::update::event_file::save(state),
        EventAction::TryAgain => unwritten::try_again(state),
        EventAction::SaveElsewhere => event::update::event_file::save_elsewhere(state),
        EventAction::Edit => forms::edit(state),
        EventAction::EditForm(form) => {
            forms::show(state, Dialog::EventForm(Box::new(EventForm { is_touched: true, ..*form })))
        }
        EventAction::TakeForm => forms::take(state),
        EventAction::StopHall(stops) => hall::update::give(state, stops, now),
        EventAction::ShowPage(page) => forms::look_at(state, |event| event.page = page),
        EventAction::Players(action) => players::update(state, action, now),
        EventAction::Rounds(action) => rounds::update(state, action, now),
        EventAction::ShowRound(round) => forms::look_at(state, |event| event.show_round(round)),
        EventAction::ShowStandingsAfter(round) => forms::look_at(state, |event| event.show_standings_after(round)),
        EventAction::Choose(table) => forms::look_at(state, |event| event.table = Some(table)),
        EventAction::AddPairing => forms::add_pairing(state),
        EventAction::ChangePairing => forms::change_pairing(state),
        EventAction::EditPairing(form) => forms::show(state, Dialog::Pairing(form)),
        EventAction::TakePairing => forms::take_pairing(state, None),
        EventAction::LoseByDefault(seat) => forms::ask_about_default(state, seat),
        EventAction::RemovePairing => forms::ask_to_remove_pairing(state),
        EventAction::Import => event::update::event_file::ask_for(state, EventFile::Pairings, String::new()),
        EventAction::SuggestHandicaps => rounds::suggest_handicaps(state, now),
        EventAction::Start => games::ask_to_start(state),
        EventAction::Enter(result) => games::enter(state, result, now.at),
        EventAction::Export(format) => lists::export(state, format),
    }
}

/// Follows the games and results of the event: an end that was taken back leaves it, a game that was left is in play no
/// longer, results that are not in its file are kept, and those that were corrected are told, and that the game in play
/// here has one.
pub fn follow(state: &mut AppState) -> Consequences {
    if state.table.told.is_none() {
        // It was over when it was laid on the board.
        state.table.told = state.end_on_board().map(Box::new);
    }
    let mut consequences = games::follow_taken_back(state);
    rules_seen::follow(state);
    corrections::follow(state);
    decided::follow(state);
    forget_placed(state);
    consequences.extend(given_up::follow(state));
    consequences.extend(kept::follow(state));
    consequences
}

/// Takes away that a result has no place: the event has one of that game by now.
fn forget_placed(state: &mut AppState) {
    let Some(event) = &state.event else { return };
    let is_lost = |kind: &NoticeKind| match kind {
        NoticeKind::NoPlaceForResult(unplaced) => !unplaced.is_in(&event.tournament),
        _ => true,
    };
    state.notices.retain(|notice| is_lost(&notice.kind));
}

/// Shows the window, and reads what others have written since.
pub fn show(state: &mut AppState, now: &Now) -> Consequences {
    state.event.iter_mut().for_each(OpenEvent::look_again);
    let mut consequences = open(Dialog::Event);
    consequences.extend(look(state, now.at));
    consequences
}

/// Opens the event in a file that was named on the command line or dropped on the window.
pub fn open_file(state: &mut AppState, path: PathBuf) -> Consequences {
    if state.is_console_locked() {
        return notices::refuse_locked(state);
    }
    if state.event.as_ref().is_some_and(OpenEvent::is_unsaved) {
        return leaving::leave(state, LeaveEvent::Open);
    }
    notices::forget_event(state);
    open(Dialog::Event).and(Effect::Event(EventJob::Read(path, ReadPurpose::Open)))
}

/// Checks regularly for what others have written, while it can be seen.
pub fn follow_others(state: &mut AppState, now: &Now) -> Option<Effect> {
    let is_due = next_look(state, now.at)?.is_zero();
    if is_due { look(state, now.at) } else { None }
}

/// Reads the event again, unless it is being read or written.
fn look(state: &mut AppState, now: SessionTime) -> Option<Effect> {
    let event = state.event.as_mut().filter(|event| can_be_looked_at(event))?;
    (event.looked, event.looking) = (now, true);
    event.path.clone().map(|path| Effect::Event(EventJob::Read(path, ReadPurpose::Refresh)))
}

fn can_be_looked_at(event: &OpenEvent) -> bool {
    event.path.is_some() && event.writing.is_none() && !event.looking
}

/// How long from `now` until the next check; `None` while it would matter to nobody.
fn next_look(state: &AppState, now: SessionTime) -> Option<Duration> {
    let is_told = state.hall.is_some() || state.publish.run.is_some();
    let is_seen = is_told || matches!(state.dialog, Some(Dialog::Event));
    let event = state.event.as_ref().filter(|event| can_be_looked_at(event))?;
    let pause = match event.on_board {
        _ if is_seen => LOOK,
        Some(_) => LOOK_FROM_BOARD,
        None => return None,
    };
    Some(pause.saturating_sub(now.since(event.looked)))
}

/// How long from `now` until something changes or has to be done.
pub fn next_change(state: &AppState, now: SessionTime) -> Option<Duration> {
    [next_second(state, now), next_look(state, now), unwritten::next_try(state, now)].into_iter().flatten().min()
}

/// How long from `now` until the countdown shows another second.
fn next_second(state: &AppState, now: SessionTime) -> Option<Duration> {
    let is_in_window = matches!(state.dialog, Some(Dialog::Event));
    let is_on_display = state.display.is_open && state.shown_match().is_none();
    let is_seen = state.hall.is_some() || is_on_display || is_in_window;
    let event = state.event.as_ref().filter(|_| is_seen)?;
    let left = event.tournament.countdown(state.since_midnight(now))?.left;
    let part = Duration::from_nanos(left.subsec_nanos().into());
    Some(if part.is_zero() { Duration::from_secs(1) } else { part })
}
