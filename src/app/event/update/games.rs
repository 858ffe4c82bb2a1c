//! Leaves the board for the games of an event, and enters their results.

use std::path::Path;

use crate::app::event;
use crate::app::event::action::HandResult;
use crate::app::event::form::UnplacedResult;
use crate::app::event::state::{EventQuestion, OpenEvent, ToldEnd};
use crate::app::event::update::{kept, questions, records, starts};
use crate::app::state::{AppState, NextUp, NoticeKind};
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::notices;
use crate::clock::SessionTime;
use crate::rules::{EndReason, Sequel};
use crate::session::MatchSession;
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

/// Enters the result of the game on the board into the event when it has ended or changed, and saves its record beside
/// it.
pub fn note_end(state: &mut AppState) -> Consequences {
    let before = state.table.told.take();
    let Some(end) = state.end_on_board() else { return Consequences::none() };
    state.table.told = Some(Box::new(end.clone()));
    match state.event.as_ref().and_then(|event| event.tournament.place_of(&end.setup)) {
        Some((place, black)) => note_end_at(state, place, black, &end, before.as_deref()),
        None => keep_end(state, &end, before.as_deref()),
    }
}

/// Keeps the result of a game that has no place in the event that is open, until its own is. One that it has told
/// `before` is kept no longer.
fn keep_end(state: &mut AppState, end: &ToldEnd, before: Option<&ToldEnd>) -> Consequences {
    let (waited_for, mut consequences) = before.map(|before| kept::forget_end(state, before)).unwrap_or_default();
    let known = || state.settings.event.clone().filter(|_| state.event.is_none());
    match waited_for.or_else(known).and_then(|event| kept::keep_end(state, &event, end)) {
        Some(kept) => consequences.extend(kept),
        None => {
            let unplaced = UnplacedResult::of(&end.setup);
            unplaced.into_iter().for_each(|it| notices::tell(state, NoticeKind::NoPlaceForResult(Box::new(it))));
        }
    }
    consequences
}

fn note_end_at(
    state: &mut AppState,
    place: GamePlace,
    black: Seat,
    end: &ToldEnd,
    before: Option<&ToldEnd>,
) -> Consequences {
    let mut effects = records::save(state, place, &end.setup);
    let stands = |event: &OpenEvent| before.is_some_and(|before| before.stands_in(&event.tournament).is_some());
    let is_own = state.event.as_ref().is_some_and(stands);
    if let Some(result) = end.result(black) {
        let record = records::saved_record(state);
        let brought_by = if is_own { Messenger::SameGame } else { Messenger::Board };
        effects.extend(note(state, place, TableResult { record, ..result }, brought_by));
        return effects;
    }
    if is_own {
        effects.extend(take_away(state, place));
    }
    effects.extend(match end.verdict.sequel {
        Sequel::Stands => starts::give_up(state, place),
        // A game to be replayed is still in play.
        Sequel::Replay => starts::play_on(state, place),
    });
    effects
}

/// Enters a result unless there is another one.
fn note(state: &mut AppState, place: GamePlace, result: TableResult, brought_by: Messenger) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let entry = match brought_by {
        Messenger::SameGame => event.tournament.replace_result(place, result.clone()),
        Messenger::Board | Messenger::Somebody => event.tournament.note_result(place, result.clone()),
    };
    match entry {
        ResultEntry::Noted => event::update::event_file::write(state),
        ResultEntry::AnotherThere(_) => {
            questions::ask(event, EventQuestion::OtherResult { place, result: Box::new(result) });
            match brought_by {
                // It is over on its board.
                Messenger::SameGame | Messenger::Board => _ = event.tournament.set_in_play(place, None),
                Messenger::Somebody => {}
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

/// Replaces a result by another.
pub(super) fn replace_result(state: &mut AppState, place: GamePlace, result: TableResult) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    match event.tournament.replace_result(place, result) {
        ResultEntry::Noted | ResultEntry::AnotherThere(_) => event::update::event_file::write(state),
        ResultEntry::NoSuchTable => tell_unplaced(state, place),
    }
}

/// Takes back what was told of a game that goes on after all, wherever that is by now.
pub fn take_back_end(state: &mut AppState) -> Consequences {
    let Some(told) = state.table.told.clone() else { return Consequences::none() };
    questions::forget_result(state, &told);
    let (_, mut consequences) = kept::forget_end(state, &told);
    consequences.extend(follow_taken_back(state));
    consequences
}

/// Removes the result of a game that goes on after all, as soon as its event is open: it is in play here again.
pub(super) fn follow_taken_back(state: &mut AppState) -> Consequences {
    let goes_on = state.as_match().is_some_and(|session| session.verdict().is_none());
    let Some(event) = state.event.as_ref().filter(|_| goes_on) else { return Consequences::none() };
    let is_its_own = |told: &mut Box<ToldEnd>| event.tournament.place_of(&told.setup).is_some();
    let Some(told) = state.table.told.take_if(is_its_own) else { return Consequences::none() };
    match told.stands_in(&event.tournament) {
        Some(place) => {
            let mut effects = take_away(state, place);
            effects.extend(starts::play_on(state, place));
            effects
        }
        None => play_on_without_result(state),
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
    // Behind a lock it keeps what it wrote itself: whatever was gone through since may be anybody's.
    if state.is_console_locked() && state.as_review().is_some() {
        return Consequences::none();
    }
    let revision = state.table.file.first_revision;
    let Some(record) = records::saved_record(state) else { return Consequences::none() };
    state.event.iter_mut().for_each(|event| records::forget_loose(event, revision));
    let Some(told) = state.table.told.clone() else { return Consequences::none() };
    note_record_asked_about(state, &told, &record);
    let Some(event) = &mut state.event else { return Consequences::none() };
    let there =
        told.stands_in(&event.tournament).and_then(|place| Some((place, event.tournament.result(place)?.clone())));
    let Some((place, before)) = there.filter(|(_, before)| before.record.as_ref() != Some(&record)) else {
        return Consequences::none();
    };
    event.tournament.replace_result(place, TableResult { record: Some(record), ..before });
    event::update::event_file::write(state)
}

/// The same for a result that somebody is asked about.
fn note_record_asked_about(state: &mut AppState, told: &ToldEnd, record: &str) {
    let there = state.event.as_ref().and_then(|event| event.tournament.place_of(&told.setup));
    let Some((told_at, black)) = there else { return };
    for question in state.event_questions_mut() {
        if let EventQuestion::OtherResult { place, result } = question
            && *place == told_at
            && told.is_told_by(result, black)
        {
            result.record = Some(record.to_owned());
        }
    }
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
