//! Leaves the board for the games of an event, and enters their results.

use std::path::Path;

use crate::app::event;
use crate::app::event::action::HandResult;
use crate::app::event::form::UnplacedResult;
use crate::app::event::state::{EventQuestion, OpenEvent};
use crate::app::event::update::{kept, questions, records, starts};
use crate::app::state::{AppState, NextUp, NoticeKind};
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::notices;
use crate::clock::SessionTime;
use crate::rules::{EndReason, Sequel, Verdict};
use crate::session::{MatchSession, MatchSetup};
use crate::tournament::{GamePlace, ResultEntry, Seat, TableResult};

/// Who reports a result.
#[derive(Clone, Copy)]
enum Messenger {
    /// The game on the board, for the first time.
    Board,
    /// The game on the board, which has reported another result before.
    SameGame,
    /// Somebody at the arbiter's desk.
    Somebody,
}

/// Leaves what is on the board for the next game of the chosen pairing.
pub(super) fn ask_to_start(state: &mut AppState) -> Consequences {
    let Some(event) = &state.event else { return Consequences::none() };
    let knows_rules = state.profiles.find(&event.tournament.profile).is_some();
    let table = event.chosen().filter(|table| knows_rules && !table.is_over());
    let Some(table) = table else { return Consequences::none() };
    let place = GamePlace { round: event.round, table: table.number, game: table.next_game() };
    let next = if is_replayed_here(state, place) { NextUp::NextGame } else { NextUp::EventGame(place) };
    Consequences::from(Next::Leave(next))
}

/// Whether the game on the board is to be replayed, and is that of this place: it knows the sides and what is left of the
/// time.
fn is_replayed_here(state: &AppState, place: GamePlace) -> bool {
    let next = state.table.next_game.as_ref();
    let event = state.event.as_ref().map(|event| &event.tournament);
    let there = next.zip(event).and_then(|(next, event)| event.place_of(&next.setup));
    there.is_some_and(|(there, _)| there == place)
}

/// How the game on the board ended.
struct End {
    setup: MatchSetup,
    verdict: Verdict,
    plies: usize,
}

impl End {
    /// `None` while it goes on, and for a game of no event.
    fn of_board(state: &AppState) -> Option<Self> {
        let session = state.as_match().filter(|session| session.setup().event.is_some())?;
        Some(Self { setup: session.setup().clone(), verdict: session.verdict()?.clone(), plies: session.plies() })
    }
}

/// Enters the result of the game on the board into the event when it has ended or changed, and saves its record beside
/// it.
pub fn note_end(state: &mut AppState) -> Consequences {
    let Some(end) = End::of_board(state) else { return Consequences::none() };
    match state.event.as_ref().and_then(|event| event.tournament.place_of(&end.setup)) {
        Some((place, black)) => note_end_at(state, place, black, &end),
        None => keep_end(state, &end),
    }
}

/// Keeps the result of a game that has no place in the event that is open, until its own is.
fn keep_end(state: &mut AppState, end: &End) -> Consequences {
    let End { setup, verdict, plies } = end;
    let kept = is_result(verdict).then(|| kept::keep_end(state, setup, verdict, *plies)).flatten();
    if let Some(unplaced) = UnplacedResult::of(setup).filter(|_| kept.is_none()) {
        notices::tell(state, NoticeKind::NoPlaceForResult(Box::new(unplaced)));
    }
    kept.unwrap_or_else(Consequences::none)
}

fn note_end_at(state: &mut AppState, place: GamePlace, black: Seat, end: &End) -> Consequences {
    let End { setup, verdict, plies } = end;
    let mut effects = records::save(state, place, setup);
    let revision = state.table.file.first_revision;
    let is_own = state.event.as_ref().is_some_and(|event| event.noted == Some((place, revision)));
    if is_result(verdict) {
        let record = records::saved_record(state);
        let result = TableResult::of(verdict, *plies, black, setup.attempt.number);
        let brought_by = if is_own { Messenger::SameGame } else { Messenger::Board };
        effects.extend(note(state, place, TableResult { record, ..result }, brought_by));
        return effects;
    }
    if is_own {
        effects.extend(take_away(state, place));
    }
    effects.extend(match verdict.sequel {
        Sequel::Stands => starts::give_up(state, place),
        // A game to be replayed is still in play.
        Sequel::Replay => starts::play_on(state, place),
    });
    effects
}

/// Whether this ending is a result that counts, rather than a break-off or a replay.
fn is_result(verdict: &Verdict) -> bool {
    let has_result = match verdict.outcome.reason {
        EndReason::Interrupted | EndReason::SealedMove | EndReason::NoMate | EndReason::Other(_) => {
            verdict.outcome.winner.is_some()
        }
        EndReason::Resignation
        | EndReason::Checkmate
        | EndReason::NoLegalMove
        | EndReason::TimeUp
        | EndReason::IllegalMove
        | EndReason::Repetition
        | EndReason::PerpetualCheck
        | EndReason::Impasse
        | EndReason::Declaration
        | EndReason::FailedDeclaration
        | EndReason::Try
        | EndReason::MaxMoves
        | EndReason::Default
        | EndReason::ArbiterDecision => true,
    };
    has_result && verdict.sequel == Sequel::Stands
}

/// Enters a result unless there is another one.
fn note(state: &mut AppState, place: GamePlace, result: TableResult, brought_by: Messenger) -> Consequences {
    let told_by = match brought_by {
        Messenger::SameGame | Messenger::Board => Some(state.table.file.first_revision),
        Messenger::Somebody => None,
    };
    let Some(event) = &mut state.event else { return Consequences::none() };
    let entry = match brought_by {
        Messenger::SameGame => event.tournament.replace_result(place, result.clone()),
        Messenger::Board | Messenger::Somebody => event.tournament.note_result(place, result.clone()),
    };
    match entry {
        ResultEntry::Noted => {
            remember_noted(event, place, told_by);
            event::update::event_file::write(state)
        }
        ResultEntry::AnotherThere(_) => {
            questions::ask(event, EventQuestion::OtherResult { place, result: Box::new(result), told_by });
            if told_by.is_some() {
                // It is over on its board.
                event.tournament.set_in_play(place, None);
            }
            questions::tell_waiting(state);
            event::update::event_file::write(state)
        }
        ResultEntry::NoSuchTable => tell_unplaced(state, place),
    }
}

/// The event has no such game.
fn tell_unplaced(state: &mut AppState, place: GamePlace) -> Consequences {
    if let Some(event) = &state.event {
        let unplaced = UnplacedResult::at(&event.tournament, place);
        notices::tell(state, NoticeKind::NoPlaceForResult(Box::new(unplaced)));
    }
    Consequences::none()
}

/// Remembers which game the result at a place came from; `None` if it was entered by hand.
fn remember_noted(event: &mut OpenEvent, place: GamePlace, told_by: Option<u64>) {
    match told_by {
        Some(record) => event.noted = Some((place, record)),
        None => forget_noted(event, place),
    }
}

/// Forgets that the result at this place came from the board.
pub(super) fn forget_noted(event: &mut OpenEvent, place: GamePlace) {
    event.noted.take_if(|(noted, _)| *noted == place);
}

/// Replaces a result by another.
pub(super) fn replace_result(
    state: &mut AppState,
    place: GamePlace,
    result: TableResult,
    told_by: Option<u64>,
) -> Consequences {
    let on_board = state.table.file.first_revision;
    let Some(event) = &mut state.event else { return Consequences::none() };
    match event.tournament.replace_result(place, result) {
        ResultEntry::Noted | ResultEntry::AnotherThere(_) => {
            remember_noted(event, place, told_by.filter(|record| *record == on_board));
            event::update::event_file::write(state)
        }
        ResultEntry::NoSuchTable => tell_unplaced(state, place),
    }
}

/// Removes the result of a game that goes on after all: it is in play here again.
pub fn take_back_end(state: &mut AppState) -> Consequences {
    let record = state.table.file.first_revision;
    let noted = state.event.as_ref().and_then(|event| event.noted).filter(|(_, noted)| *noted == record);
    match noted {
        Some((place, _)) => {
            let mut effects = take_away(state, place);
            effects.extend(starts::play_on(state, place));
            effects
        }
        None if state.event.is_none() => {
            let setup = state.as_match().map(|session| session.setup().clone());
            setup.map_or_else(Consequences::none, |setup| kept::forget_end(state, &setup))
        }
        None => {
            questions::forget_result(state, record);
            play_on_without_result(state)
        }
    }
}

/// A game that had ended without a result is in play here again, unless it was begun elsewhere or decided meanwhile.
fn play_on_without_result(state: &mut AppState) -> Consequences {
    let place = starts::place_on_board(state);
    let Some((place, event)) = place.zip(state.event.as_ref()) else { return Consequences::none() };
    let is_elsewhere = event.tournament.in_play(place).is_some_and(|there| there.on != state.machine.name);
    if is_elsewhere || event.tournament.result(place).is_some() {
        return Consequences::none();
    }
    starts::play_on(state, place)
}

/// Removes a result; those of other games stay.
pub(super) fn take_away(state: &mut AppState, place: GamePlace) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    forget_noted(event, place);
    event.tournament.clear_result(place);
    event::update::event_file::write(state)
}

/// Notes that a record could not be saved: it is retried once the event can be written.
pub fn note_unsaved_record(state: &mut AppState, path: &Path) {
    let revision = state.table.file.first_revision;
    let is_beside = |event: &&mut OpenEvent| event.path.as_deref().and_then(Path::parent) == path.parent();
    let event = state.event.as_mut().filter(is_beside);
    let loose = event.into_iter().flat_map(|event| &mut event.loose);
    loose.filter(|it| it.told_by == Some(revision)).for_each(|it| it.is_written = false);
}

/// After saving the record of the game on the board, perhaps under another name than asked for, lets its result, and no
/// other, name the file.
pub fn note_record(state: &mut AppState) -> Consequences {
    let revision = state.table.file.first_revision;
    let Some(record) = records::saved_record(state) else { return Consequences::none() };
    for question in state.event_questions_mut() {
        if let EventQuestion::OtherResult { result, told_by, .. } = question
            && *told_by == Some(revision)
        {
            result.record = Some(record.clone());
        }
    }
    let Some(event) = &mut state.event else { return Consequences::none() };
    records::forget_loose(event, revision);
    let noted = event.noted.filter(|(_, noted)| *noted == revision);
    let before = noted.and_then(|(place, _)| Some((place, event.tournament.result(place)?.clone())));
    let Some((place, before)) = before.filter(|(_, before)| before.record.as_ref() != Some(&record)) else {
        return Consequences::none();
    };
    event.tournament.replace_result(place, TableResult { record: Some(record), ..before });
    event::update::event_file::write(state)
}

/// Enters a result by hand.
pub(super) fn enter(state: &mut AppState, result: HandResult, at: SessionTime) -> Consequences {
    let there = state.event.as_ref().and_then(|event| event.tournament.result(event.place_by_hand()?));
    if stands_already(there, result) {
        return Consequences::none();
    }
    let brought = match result {
        HandResult::Won(seat) => TableResult::told(Some(seat)),
        HandResult::Drawn => TableResult::told(None),
        HandResult::ByDefault(seat) => TableResult::by_default(Some(seat)),
        HandResult::DoubleDefault => TableResult::by_default(None),
        HandResult::NotPlayed => return ask_to_take_away(state, at),
    };
    let result = match there {
        Some(before) => brought.of_game(before),
        None => brought,
    };
    let Some(place) = state.event.as_ref().and_then(OpenEvent::place_by_hand) else { return Consequences::none() };
    if is_on_board(state, place) {
        notices::tell_briefly(state, NoticeKind::PlayedHere, at);
        return Consequences::none();
    }
    match &mut state.event {
        Some(event) if event.tournament.in_play(place).is_some() => {
            questions::ask(event, EventQuestion::ResultInPlay { place, result: Box::new(result) });
            Consequences::none()
        }
        Some(_) | None => enter_anyway(state, place, result),
    }
}

/// Enters it although the game may still be in play.
pub(super) fn enter_anyway(state: &mut AppState, place: GamePlace, result: TableResult) -> Consequences {
    note(state, place, result, Messenger::Somebody)
}

/// Whether the present result agrees with the one entered, and also says why.
fn stands_already(there: Option<&TableResult>, brought: HandResult) -> bool {
    let Some(there) = there.filter(|there| there.reason != Some(EndReason::Default)) else { return false };
    match brought {
        HandResult::Won(seat) => there.winner == Some(seat),
        HandResult::Drawn => there.winner.is_none(),
        HandResult::ByDefault(_) | HandResult::DoubleDefault | HandResult::NotPlayed => false,
    }
}

/// Whether the game is being played on this board, which reports its result itself.
fn is_on_board(state: &AppState, place: GamePlace) -> bool {
    state.as_match().is_some_and(MatchSession::is_in_progress) && starts::place_on_board(state) == Some(place)
}

/// Asks before a result is removed, or before a game that was started somewhere counts as not started: the machine may be
/// broken, and nobody plays there.
fn ask_to_take_away(state: &mut AppState, at: SessionTime) -> Consequences {
    let started = state.event.as_ref().and_then(OpenEvent::started_place);
    if started.is_some_and(|place| is_on_board(state, place)) {
        notices::tell_briefly(state, NoticeKind::PlayedHere, at);
        return Consequences::none();
    }
    let Some(event) = &mut state.event else { return Consequences::none() };
    let of_result = event.last_place().map(EventQuestion::TakeAway);
    if let Some(question) = started.map(EventQuestion::NotInPlay).or(of_result) {
        questions::ask(event, question);
    }
    Consequences::none()
}
