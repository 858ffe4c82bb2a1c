//! Commands to the match, and what follows from its events.

use super::{Now, board, notices};
use crate::app::effect::Effect;
use crate::app::state::{AppState, Dialog, Mode, NoticeKind, Question};
use crate::clock::{ClockEvent, TimeControl};
use crate::session::{MatchCommand, MatchEvent, MatchSession, MatchSetup, ReviewCommand, ReviewSession};
use crate::shogi::Color;
use crate::sound::{Cue, countdown_cue};

/// Gives `command` to the match, if one is being played.
pub(super) fn command(state: &mut AppState, command: MatchCommand, now: &Now) -> Vec<Effect> {
    let Mode::Match(session) = &mut state.mode else { return Vec::new() };
    match session.apply(command, now.at) {
        Ok(events) => events.into_iter().flat_map(|event| follow(state, &event, now)).collect(),
        Err(refusal) => {
            notices::tell_briefly(state, NoticeKind::Refused(refusal), now.at);
            Vec::new()
        }
    }
}

fn follow(state: &mut AppState, event: &MatchEvent, now: &Now) -> Vec<Effect> {
    match event {
        MatchEvent::Began { .. } => note_start(state, now),
        MatchEvent::MovePlayed { captured, .. } => {
            state.file.note_change();
            state.file.awaited = None;
            notices::forget_refusals(state);
            play(state, Some(if *captured { Cue::Capture } else { Cue::Piece }))
        }
        MatchEvent::TakenBack { .. } => {
            state.file.note_change();
            board::cancel(state);
            Vec::new()
        }
        MatchEvent::Paused => {
            board::cancel(state);
            Vec::new()
        }
        MatchEvent::Resumed => Vec::new(),
        MatchEvent::Clock(event) => play(state, cue_of(*event, state)),
        MatchEvent::Ended(_) | MatchEvent::Overruled { .. } => end(state, now),
        MatchEvent::DeclarationConsidered(_) | MatchEvent::Claimed(_) => {
            board::cancel(state);
            Vec::new()
        }
        MatchEvent::TakeBackAsked { .. }
        | MatchEvent::TakeBackDeclined
        | MatchEvent::ImpasseProposed { .. }
        | MatchEvent::ImpasseDeclined
        | MatchEvent::DeclarationWithdrawn
        | MatchEvent::DeclarationIgnored(_)
        | MatchEvent::ClaimUnfounded { .. }
        | MatchEvent::ClaimRejected(_) => Vec::new(),
    }
}

fn note_start(state: &mut AppState, now: &Now) -> Vec<Effect> {
    write_header(state, "開始日時", now);
    Vec::new()
}

fn end(state: &mut AppState, now: &Now) -> Vec<Effect> {
    write_header(state, "終了日時", now);
    board::cancel(state);
    if state.dialog == Some(Dialog::Question(Question::Resign)) {
        state.dialog = None;
    }
    state.result_shown = true;
    state.file.note_change();
    Vec::new()
}

fn write_header(state: &mut AppState, key: &str, now: &Now) {
    if let Mode::Match(session) = &mut state.mode {
        session.tree_mut().header.set(key, now.date.clone());
    }
}

fn cue_of(event: ClockEvent, state: &AppState) -> Option<Cue> {
    match event {
        // A period that has just begun is no news: the piece, or the call that byoyomi begins, is heard instead.
        ClockEvent::SecondsLeft { color, secs, in_byoyomi: true, .. } if secs == period_secs(state, color) => None,
        // The end of the main time is no reason to hurry when byoyomi follows; that is announced by itself.
        ClockEvent::SecondsLeft { in_byoyomi: false, more_follows: true, .. } => None,
        ClockEvent::SecondsLeft { secs, in_byoyomi, .. } => countdown_cue(secs, in_byoyomi),
        ClockEvent::ByoyomiEntered { .. } | ClockEvent::PeriodLost { .. } => Some(Cue::Byoyomi),
        ClockEvent::FlagFell { .. } => Some(Cue::Flag),
    }
}

fn period_secs(state: &AppState, color: Color) -> u64 {
    match state.as_match().map(|session| session.clock().control(color)) {
        Some(TimeControl::Byoyomi { period, .. }) => period.as_secs(),
        Some(TimeControl::Untimed | TimeControl::SuddenDeath { .. } | TimeControl::Fischer { .. }) | None => 0,
    }
}

fn play(state: &AppState, cue: Option<Cue>) -> Vec<Effect> {
    cue.filter(|_| state.settings.sound).map(Effect::Play).into_iter().collect()
}

/// Sets the pieces up for `setup` and starts the clock if there is one.
pub(super) fn start(state: &mut AppState, setup: MatchSetup, now: &Now) -> Vec<Effect> {
    let is_timed = setup.is_timed();
    state.mode = Mode::Match(Box::new(MatchSession::new(setup)));
    state.file = state.file.of_next(None);
    state.result_shown = false;
    notices::forget_record(state);
    board::cancel(state);
    if is_timed { command(state, MatchCommand::Begin, now) } else { Vec::new() }
}

/// Stops the clock, or lets it run on.
pub(super) fn toggle_pause(state: &mut AppState, now: &Now) -> Vec<Effect> {
    command(state, if state.is_paused() { MatchCommand::Resume } else { MatchCommand::Pause }, now)
}

/// Goes through the game that was just played, from its end.
pub(super) fn review(state: &mut AppState) -> Vec<Effect> {
    if let Some(tree) = state.as_match().map(|session| session.tree().clone()) {
        let mut session = ReviewSession::new(tree);
        session.go(ReviewCommand::Last);
        state.mode = Mode::Review(Box::new(session));
        state.result_shown = false;
    }
    Vec::new()
}
