//! Commands to the match, and what follows from its events.

use super::notices;
use crate::app::files::form::SaveTarget;
use crate::app::journal::form::SafetyNotice;
use crate::app::opponents::form::EnginePlayer;
use crate::app::opponents::state::Seats;
use crate::app::sound;
use crate::app::state::{Answered, AppState, Ceremony, Dialog, Mode, NoticeKind, Question};
use crate::app::update::consequences::{Consequences, Next, ask};
use crate::app::update::now::Now;
use crate::rules::{Grounds, SettingUp};
use crate::session::{
    ArbiterAct, ClaimCase, Claimant, FURIGOMA_KEY, MatchCommand, MatchEvent, MatchSession, MatchSetup, Pending,
    Refusal, ReviewCommand, ReviewSession, Signature,
};
use crate::shogi::Color;
use crate::sound::Cue;

/// Gives `command` to the match, if one is being played and no lock keeps it out.
pub fn command(state: &mut AppState, command: MatchCommand, now: &Now) -> Consequences {
    if state.keeps_from_match(&command) {
        return notices::refuse_locked(state);
    }
    if state.keeps_from_beginning(&command) {
        let waiting = state.event_game_that_waits().map(|game| game.path.clone()).unwrap_or_default();
        notices::tell_briefly(state, NoticeKind::Safety(SafetyNotice::EventGameFirst(waiting)), now.at);
        return Consequences::none();
    }
    if matches!(command, MatchCommand::Begin | MatchCommand::Play(_)) && state.awaits_engines() {
        return await_engines(state, &command);
    }
    let Mode::Match(session) = &mut state.table.mode else { return Consequences::none() };
    let answer = session.apply(command, now.at);
    take(state, answer, now)
}

/// An engine is not ready: its clock must not run meanwhile. Who wants to begin does so as soon as it is.
fn await_engines(state: &mut AppState, command: &MatchCommand) -> Consequences {
    if matches!(command, MatchCommand::Begin) {
        state.table.rest = None;
        state.table.seats.begins_when_ready = true;
    }
    Consequences::none()
}

/// Has the match stand still, or go on, with the whole hall, as the organiser `who` says: no lock keeps that out.
pub fn hall_order(state: &mut AppState, act: ArbiterAct, who: String, now: &Now) -> Consequences {
    let Mode::Match(session) = &mut state.table.mode else { return Consequences::none() };
    let signed = Signature { date: now.date.clone(), who, reason: String::new() };
    let answer = session.apply(act.signed(signed), now.at);
    take(state, answer, now)
}

fn follow(state: &mut AppState, event: &MatchEvent, now: &Now) -> Consequences {
    match event {
        MatchEvent::Began { .. } => {
            sound::update::sounds::of_new_clocks(state);
            write_date(state, "開始日時", now);
            sound::update::sounds::of_game(state, Cue::GameStart).and(Next::LockConsole)
        }
        MatchEvent::MovePlayed { captured, is_check, .. } => {
            state.table.file.note_change();
            forget_awaited(state);
            state.table.match_marks.clear();
            state.table.looked_at = None;
            notices::forget_refusals(state);
            sound::update::sounds::of_move(state, *captured, *is_check)
        }
        MatchEvent::TakenBack { .. } => {
            state.table.file.note_change();
            state.table.looked_at = None;
            state.table.match_marks.clear();
            state.board.put_down();
            Consequences::none()
        }
        MatchEvent::Paused | MatchEvent::Adjourned => {
            state.board.put_down();
            sound::update::sounds::hush(state).into_iter().collect()
        }
        MatchEvent::GoesOn => go_on(state),
        MatchEvent::Corrected { .. } => {
            state.table.match_marks.clear();
            state.board.put_down();
            Consequences::none()
        }
        MatchEvent::Noted(_) => {
            state.table.file.note_change();
            Consequences::none()
        }
        MatchEvent::Clock(event) => sound::update::sounds::of_clock(state, *event),
        MatchEvent::Ended(_) => {
            write_date(state, "終了日時", now);
            end(state)
        }
        MatchEvent::Overruled { .. } => end(state),
        // Whoever had a piece up may have put it down while nothing ran.
        MatchEvent::Resumed | MatchEvent::Slept(_) => Consequences::none(),
        MatchEvent::MoveKept => note_kept_move(state, now),
        MatchEvent::DeclarationConsidered(_) | MatchEvent::Claimed(_) => {
            state.board.put_down();
            Consequences::none()
        }
        MatchEvent::TakeBackDeclined => tell(state, Answered::TakeBackDeclined, now),
        MatchEvent::ImpasseDeclined => tell(state, Answered::ImpasseDeclined, now),
        MatchEvent::DeclarationIgnored(_) => tell(state, Answered::DeclarationIgnored, now),
        MatchEvent::ClaimUnfounded { .. } => tell(state, Answered::ClaimUnfounded, now),
        MatchEvent::ClaimRejected(case) => tell(state, rejected(case), now),
        MatchEvent::DeclarationWithdrawn if state.withholds_help() => tell(state, Answered::DeclarationDismissed, now),
        MatchEvent::TakeBackAsked { .. } | MatchEvent::ImpasseProposed { .. } | MatchEvent::DeclarationWithdrawn => {
            Consequences::none()
        }
    }
}

/// Whoever plays on wants to see no other record; an engine wants nothing.
fn forget_awaited(state: &mut AppState) {
    let mover = state.as_match().map(|session| session.turn().opponent());
    if mover.is_none_or(|mover| state.table.seats.engines[mover.index()].is_none()) {
        state.table.file.awaited = None;
    }
}

/// Writes down that a move waits for the ruling about the time in which it was made.
fn note_kept_move(state: &mut AppState, now: &Now) -> Consequences {
    state.board.put_down();
    let Some(Pending::Sleep(case)) = state.as_match().and_then(MatchSession::pending) else {
        return Consequences::none();
    };
    let (late, date) = (case.slept, now.date.clone());
    command(state, MatchCommand::NoteLateMove { late, date }, now)
}

/// The clocks run on only if the claim has stopped them.
const fn rejected(case: &ClaimCase) -> Answered {
    if case.clock_ran { Answered::ClaimRejected } else { Answered::ClaimRejectedOnly }
}

fn tell(state: &mut AppState, answered: Answered, now: &Now) -> Consequences {
    notices::tell_briefly(state, NoticeKind::Answered(answered), now.at);
    Consequences::none()
}

fn end(state: &mut AppState) -> Consequences {
    state.board.put_down();
    notices::forget_answers(state);
    let is_pointless = matches!(
        state.dialog,
        Some(Dialog::Question(Question::Resign | Question::Declare | Question::BreakOff | Question::Repeat { .. }))
    );
    if is_pointless {
        state.dialog = None;
    }
    (state.table.shown_occurrence, state.table.looked_at, state.table.ceremony) = (None, None, None);
    state.table.result_shown = true;
    state.table.next_game = state.as_match().and_then(MatchSession::next_game).map(Box::new);
    state.table.file.note_change();
    sound::update::sounds::of_end(state)
}

/// The end of the game is taken back.
fn go_on(state: &mut AppState) -> Consequences {
    state.board.put_down();
    (state.table.result_shown, state.table.shown_occurrence, state.table.looked_at, state.table.next_game) =
        (false, None, None, None);
    Next::TakeBackEnd.into()
}

fn write_date(state: &mut AppState, key: &str, now: &Now) {
    write_header(state, key, now.date.clone());
}

/// Writes a line about the game into its record.
fn write_header(state: &mut AppState, key: &str, value: String) {
    if let Mode::Match(session) = &mut state.table.mode {
        session.tree_mut().header.set(key, value);
    }
}

/// Sets the pieces up for `setup`, one by one where there is a ceremony, and starts the clock if there is one, as soon
/// as the engines are ready that play.
pub fn start(
    state: &mut AppState,
    setup: MatchSetup,
    engines: [Option<EnginePlayer>; 2],
    ceremony: Option<SettingUp>,
    throws: Option<String>,
    now: &Now,
) -> Consequences {
    let senior = setup.senior;
    let mut consequences = set_up(state, setup, engines);
    state.table.ceremony = ceremony.map(|order| Ceremony::new(order, senior, now.at));
    if state.table.ceremony.is_none() {
        consequences.extend(start_clock(state, now));
    }
    if let Some(throws) = throws {
        write_header(state, FURIGOMA_KEY, throws);
    }
    consequences
}

pub(super) fn start_clock(state: &mut AppState, now: &Now) -> Consequences {
    let is_timed = state.as_match().is_some_and(|session| session.setup().is_timed());
    state.table.seats.begins_when_ready = is_timed && state.table.seats.are_awaited();
    let begins = is_timed && !state.table.seats.begins_when_ready;
    if begins { command(state, MatchCommand::Begin, now) } else { Consequences::none() }
}

/// Sets up the pieces that are due. When all stand, the clock starts.
pub fn go_on_setting_up(state: &mut AppState, now: &Now) -> Consequences {
    let Some(ceremony) = &mut state.table.ceremony else { return Consequences::none() };
    let due = ceremony.due(now.at);
    if due == ceremony.placed {
        return Consequences::none();
    }
    ceremony.placed = due;
    let is_over = ceremony.is_over();
    let mut effects = sound::update::sounds::play(state, Some(Cue::Piece));
    if is_over {
        effects.extend(finish_setting_up(state, now));
    }
    effects
}

/// All pieces stand, or the players do not want to wait for that.
pub fn finish_setting_up(state: &mut AppState, now: &Now) -> Consequences {
    if state.table.ceremony.take().is_some() { start_clock(state, now) } else { Consequences::none() }
}

/// Sets the pieces up for `setup`, and leaves the players alone with them. The first move, or whoever begins, starts the
/// clock. Whoever plays an engine sits at the near side.
pub(super) fn set_up(state: &mut AppState, setup: MatchSetup, engines: [Option<EnginePlayer>; 2]) -> Consequences {
    lay(state, Mode::Match(Box::new(MatchSession::new(setup))), None);
    if engines.iter().flatten().count() == 1 {
        state.board.turn_for_game(engines[Color::Black.index()].is_some());
    }
    state.table.seats = Seats::of(engines);
    Next::LockConsole.into()
}

/// Lays something else on the table, which lies in the file `saved_to`. Nothing stays of what lay there before: neither its
/// marks and its result, nor what was said about it, nor a piece in somebody's hand.
pub fn lay(state: &mut AppState, mode: Mode, saved_to: Option<SaveTarget>) {
    state.end_practice();
    state.table = state.table.with(mode, saved_to);
    notices::forget_record(state);
    state.board.put_down();
    state.board.turn_back();
    state.console.drop_draft();
}

/// Stops the clock, or lets it run on.
pub fn toggle_pause(state: &mut AppState, now: &Now) -> Consequences {
    let is_halted = state.as_match().is_some_and(|session| session.halted().is_some());
    match state.is_paused() {
        true if is_halted => Next::Order(ArbiterAct::Resume).into(),
        true => command(state, MatchCommand::Resume, now),
        false => command(state, MatchCommand::Pause, now),
    }
}

/// Goes through the game that was just played, from its end, or from where somebody looked back to.
pub fn review(state: &mut AppState) -> Consequences {
    let looked_at = state.place_shown();
    if let Some(tree) = state.as_match().map(|session| session.tree().clone()) {
        let mut session = ReviewSession::new(tree);
        session.go(looked_at.map_or(ReviewCommand::Last, ReviewCommand::GoTo));
        state.table.rematch = state.rematch().map(Box::new);
        state.table.mode = Mode::Review(Box::new(session));
        state.table.result_shown = false;
    }
    Consequences::none()
}

/// Shows the place where a repeated position stood on the board next, beginning again after the last.
pub fn show_next_occurrence(state: &mut AppState) -> Consequences {
    let grounds = state.as_match().and_then(MatchSession::verdict).map(|verdict| &verdict.grounds);
    let Some(Grounds::Repetition(status)) = grounds else { return Consequences::none() };
    let count = status.occurrences.len();
    state.table.result_shown = false;
    state.table.shown_occurrence = Some(state.table.shown_occurrence.map_or(0, |index| (index + 1) % count.max(1)));
    Consequences::none()
}

/// Shows the present position of the match again, and how it ended.
pub fn stop_showing(state: &mut AppState) -> Consequences {
    (state.table.shown_occurrence, state.table.looked_at) = (None, None);
    state.table.result_shown = true;
    Consequences::none()
}

/// The side to move looks at the conditions of a declaration; where players get no help it declares, which is asked about
/// first, for nobody takes that back.
pub fn begin_declaration(state: &mut AppState, now: &Now) -> Consequences {
    if state.withholds_help() { ask(Question::Declare) } else { command(state, MatchCommand::ConsiderDeclaration, now) }
}

/// A player points out a foul: whoever it is that can. Nobody tells which of the two has pressed the button.
pub fn claim(state: &mut AppState, now: &Now) -> Consequences {
    let turn = state.position().turn();
    let Mode::Match(session) = &mut state.table.mode else { return Consequences::none() };
    let mut answer = session.apply(MatchCommand::Claim { by: Claimant::Player(turn) }, now.at);
    let is_unfounded =
        |events: &Vec<MatchEvent>| events.iter().any(|it| matches!(it, MatchEvent::ClaimUnfounded { .. }));
    if answer.as_ref().is_ok_and(is_unfounded) {
        answer = session.apply(MatchCommand::Claim { by: Claimant::Player(turn.opponent()) }, now.at);
    }
    take(state, answer, now)
}

/// Follows what the match answered.
fn take(state: &mut AppState, answer: Result<Vec<MatchEvent>, Refusal>, now: &Now) -> Consequences {
    match answer {
        Ok(events) => {
            let mut effects: Consequences = events.iter().flat_map(|event| follow(state, event, now)).collect();
            // What the arbiter has done stands in the record before it is kept beside the event.
            if events.iter().any(|event| matches!(event, MatchEvent::Ended(_) | MatchEvent::Overruled { .. })) {
                effects.push(Next::NoteEnd);
            } else if events.iter().any(|event| matches!(event, MatchEvent::Noted(_))) {
                effects.push(Next::KeepEnd);
            }
            effects
        }
        Err(refusal) => {
            notices::tell_briefly(state, NoticeKind::Refused(refusal), now.at);
            Consequences::none()
        }
    }
}
