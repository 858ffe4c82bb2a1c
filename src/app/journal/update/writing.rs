//! The journal of the match on the board: begun, continued, and left to what becomes of it.

use std::time::Duration;

use crate::app::journal::form::KeptGame;
use crate::app::journal::job::WriteJob;
use crate::app::state::{AppState, Mode};
use crate::app::update::now::Now;
use crate::journal::{Replay, Scribe, as_saved};
use crate::session::MatchSession;

/// Writes down what is new, once it is settled what becomes of the journal of a game that nobody goes on with here.
pub(super) fn follow(state: &mut AppState, now: &Now) -> Vec<WriteJob> {
    let is_left = state.journal.as_ref().is_some_and(|kept| is_done(state, kept));
    let left = if is_left { state.journal.take() } else { None };
    after(left.as_ref(), state, now)
}

/// What there is to write, once nobody goes on here with the game that was `left`. The journal of its replay takes the place
/// of that game's.
fn after(left: Option<&KeptGame>, state: &mut AppState, now: &Now) -> Vec<WriteJob> {
    let replayed = left.filter(|left| state.table.replay_of == Some(left.record));
    let jobs = write(state, replayed, now);
    match left {
        Some(left) if replayed.is_none() => std::iter::once(end_of(left)).chain(jobs).collect(),
        Some(_) | None => jobs,
    }
}

/// What becomes of the journal of a game that nobody goes on with here.
pub(super) const fn end_of(kept: &KeptGame) -> WriteJob {
    if kept.goes_on_later { WriteJob::LetGo } else { WriteJob::Close }
}

/// What makes sure of the journal and of the record beside it before somebody is told that they remain.
pub fn make_sure(state: &AppState) -> Vec<WriteJob> {
    if state.journal.is_none() {
        return Vec::new();
    }
    let record = state.as_match().map(save_record);
    std::iter::once(WriteJob::Check).chain(record).collect()
}

/// Whether nobody goes on with the game here: it was left, or it is over and its record saved.
fn is_done(state: &AppState, kept: &KeptGame) -> bool {
    let waits = state.practice_session().is_some_and(|session| session.before.0.file.first_revision == kept.record);
    let is_here = state.table.file.first_revision == kept.record && is_worth_keeping(state);
    state.closing || !(waits || is_here)
}

fn is_worth_keeping(state: &AppState) -> bool {
    state.game_in_progress() || state.table.file.is_unsaved() || state.awaits_game()
}

/// Whether the game is gone on with although the board is left: it is adjourned, its replay is due in an event, or it is a
/// replay that was set up.
pub(super) fn goes_on_later(session: &MatchSession) -> bool {
    let is_replayed = session.setup().event.is_some() && session.next_game().is_some();
    session.is_adjourned() || is_replayed || session.is_replay_to_begin()
}

fn write(state: &mut AppState, replayed: Option<&KeptGame>, now: &Now) -> Vec<WriteJob> {
    let Mode::Match(session) = &state.table.mode else { return Vec::new() };
    let Some(kept) = &mut state.journal else { return begin(state, replayed, now) };
    kept.goes_on_later = goes_on_later(session);
    let lines = kept.scribe.follow(&**session);
    if !lines.is_empty() {
        return vec![WriteJob::Append(lines), save_record(session)];
    }
    if kept.scribe.is_beat_due(&**session, now.at) {
        vec![WriteJob::Beat(kept.scribe.beat(now.at))]
    } else {
        Vec::new()
    }
}

/// Begins a journal as soon as something was done that somebody would miss: a game that is prepared has its sides from a
/// toss, from an event, or, as its times, from the game before.
fn begin(state: &mut AppState, replayed: Option<&KeptGame>, now: &Now) -> Vec<WriteJob> {
    let Mode::Match(session) = &state.table.mode else { return Vec::new() };
    let is_missed = !session.log().is_empty() || session.is_prepared();
    if !is_missed || state.closing || !is_worth_keeping(state) {
        return Vec::new();
    }
    let (scribe, lines) = match state.table.replay_of {
        Some(_) => Scribe::begin_replay(session, &now.date, replay(state, replayed, now)),
        None => Scribe::begin(&**session, &now.date),
    };
    let name = now.in_file_name();
    let job = match replayed {
        Some(_) => WriteJob::BeginInItsPlace { name, lines },
        None => WriteJob::Begin { name, lines },
    };
    let record = save_record(session);
    let goes_on_later = goes_on_later(session);
    state.journal = Some(KeptGame { scribe, record: state.table.file.first_revision, goes_on_later });
    vec![job, record]
}

/// What the journal of a replay says of the game before and of the rest.
fn replay(state: &AppState, replayed: Option<&KeptGame>, now: &Now) -> Replay {
    let of = replayed.map_or_else(String::new, |kept| kept.scribe.date().to_owned());
    let rest = state.table.rest.map_or(Duration::ZERO, |rest| rest.until.since(now.at));
    Replay { of, rest, rest_until: now.calendar + rest }
}

fn save_record(session: &MatchSession) -> WriteJob {
    WriteJob::SaveRecord(as_saved(session.tree()).unwrap_or_default())
}
