//! Puts what was changed here together with what others have written, pairing by pairing.

use crate::app::event;
use crate::app::event::form::{EventForm, KeptResult, Lacks, UnplacedResult};
use crate::app::event::state::{EventQuestion, OpenEvent, StartedChange};
use crate::app::event::update::{questions, records};
use crate::app::state::{AppState, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::tournament::{
    Clash, GamePlace, Merged, Remover, ResultEntry, StartHindrance, Table, TableResult, Tournament, Versions,
};

/// Takes in what somebody else has written, and writes what was changed here into it. What both have changed otherwise is asked
/// about; until it is answered, theirs stands.
pub(super) fn put_together(state: &mut AppState, read: Tournament, now: &Now) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.writing = None;
    let base = event.in_file.take().unwrap_or_else(|| Box::new(read.clone()));
    let Merged { event: merged, clashes } = Tournament::merged(&base, &event.tournament, &read);
    let is_added = merged != read;
    let hindrance = give_up_claim(event, &merged);
    event.in_file = Some(Box::new(read));
    follow_chosen(event, &merged);
    let before = event.tournament.clone();
    event.take_in(merged);
    follow_places(state, &before);
    let Some(event) = &mut state.event else { return Consequences::none() };
    let elsewhere = ask_about(event, clashes);
    for (round, table) in event.take_returned() {
        questions::ask(event, EventQuestion::Removed { round, table: Box::new(table), by: Remover::Here });
    }
    for paired in elsewhere {
        // That they were published here turned out to be untrue.
        state.notices.retain(|it| !matches!(it.kind, NoticeKind::Published { round, .. } if round == paired));
        notices::tell(state, NoticeKind::PairedElsewhere(paired));
    }
    if is_added {
        notices::tell_briefly(state, NoticeKind::EventMerged, now.at);
    }
    if let Some(hindrance) = hindrance {
        notices::tell_briefly(state, NoticeKind::NotStarted(hindrance), now.at);
    }
    questions::tell_waiting(state);
    event::update::event_file::write(state)
}

/// The chosen player and pairing stay chosen where they got another number, because somebody else had given it meanwhile.
fn follow_chosen(event: &mut OpenEvent, merged: &Tournament) {
    if let Some(player) = event.chosen_player() {
        let same = merged.players.iter().find(|it| it.names().any(|name| player.is_called(name)));
        event.player = same.map(|it| it.number);
    }
    if let Some(table) = event.chosen() {
        event.table = merged.table_of_the_two(event.round, table).map(|it| it.number);
    }
}

/// What is known of games that got another table or other names since the event was `before` goes with them: which of them is on
/// the board, whose record is not written yet, and what waits for an answer.
pub(super) fn follow_places(state: &mut AppState, before: &Tournament) {
    let Some(event) = &mut state.event else { return };
    let now = &event.tournament;
    let there = |place: GamePlace| {
        let pairing = now.pairing_of_the_two(place.round, before.table(place.round, place.table)?)?;
        Some(GamePlace { table: pairing.number, ..place })
    };
    let places = event.on_board.iter_mut().map(|(place, _)| place);
    let places = places.chain(event.loose.iter_mut().map(|it| &mut it.place));
    places.for_each(|place| *place = there(*place).unwrap_or(*place));
    let after = now.clone();
    for question in state.event_questions_mut() {
        if let EventQuestion::OtherResult { place, .. } = question
            && let Some(table) = before.table(place.round, place.table)
            && let Some(pairing) = after.pairing_of_the_two(place.round, table)
        {
            place.table = pairing.number;
        }
    }
}

/// A game that was to be started here is not, if it was started or played elsewhere, or its pairing is not there any more.
/// Returns why, where there is nothing to ask.
fn give_up_claim(event: &mut OpenEvent, merged: &Tournament) -> Option<StartHindrance> {
    let claimed = event.claiming?;
    let known = event.tournament.table(claimed.round, claimed.table).cloned();
    let same = known.as_ref().and_then(|known| merged.table_of_the_two(claimed.round, known));
    let place = GamePlace { table: same.map_or(claimed.table, |table| table.number), ..claimed };
    let hindrance = merged.start_hindrance(place, known.as_ref());
    let there = merged.in_play(place);
    if hindrance.is_some() || event.tournament.in_play(claimed) != there {
        event.claiming = None;
    } else {
        event.claiming = Some(place);
    }
    if hindrance.is_none() && event.claiming.is_none() && there.is_some() {
        questions::ask(event, EventQuestion::InPlay(place));
    }
    hindrance
}

/// Asks about what both have changed otherwise. Returns the rounds that are paired otherwise there, where nothing was played
/// here: those stand without a question.
fn ask_about(event: &mut OpenEvent, clashes: Vec<Clash>) -> Vec<u32> {
    let (mut others, mut elsewhere) = (Vec::new(), Vec::new());
    for clash in clashes {
        match clash {
            Clash::Result { place, ours } => {
                questions::ask(event, EventQuestion::OtherResult { place, result: ours });
            }
            Clash::Removed { round, table, by } => {
                questions::ask(event, EventQuestion::Removed { round, table, by });
            }
            Clash::Seating { round, versions } if !versions.ours.iter().any(Table::has_begun) => elsewhere.push(round),
            Clash::Title(_)
            | Clash::Profile(_)
            | Clash::Time(_)
            | Clash::Handicaps(_)
            | Clash::Rules(_)
            | Clash::Round(_)
            | Clash::Player(_)
            | Clash::Listed(_)
            | Clash::Pairing { .. }
            | Clash::Seating { .. } => others.push(clash),
        }
    }
    if !others.is_empty() {
        questions::ask(event, EventQuestion::Clashes(others));
    }
    elsewhere
}

/// Takes our version of what both have changed otherwise, except where a machine has started the game since that was asked, or
/// plays by another title, other rules or another time: that has to be told first.
pub(super) fn take_ours_or_ask(state: &mut AppState, clashes: Vec<Clash>) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let (started, others): (Vec<Clash>, Vec<Clash>) =
        clashes.into_iter().partition(|clash| is_started_since(event, clash));
    for clash in started {
        if let Clash::Pairing { round, versions } = &clash {
            let (round, table) = (*round, versions.theirs.number);
            let change = StartedChange::Ours(Box::new(clash));
            questions::ask(event, EventQuestion::ChangeStarted { round, table, change });
        }
    }
    let is_in_play = event.tournament.is_in_play();
    let (details, others): (Vec<Clash>, Vec<Clash>) =
        others.into_iter().partition(|clash| is_in_play && is_kept_by_boards(clash));
    if !details.is_empty() {
        let mut ours = event.tournament.clone();
        details.iter().for_each(|clash| _ = ours.take_ours(clash));
        questions::ask(event, EventQuestion::DetailsInPlay(Box::new(EventForm::of(&ours))));
    }
    take_ours(state, &others)
}

/// Whether it is about what boards keep with which a game was started.
const fn is_kept_by_boards(clash: &Clash) -> bool {
    match clash {
        Clash::Title(_) | Clash::Profile(_) | Clash::Time(_) => true,
        Clash::Handicaps(_)
        | Clash::Rules(_)
        | Clash::Round(_)
        | Clash::Player(_)
        | Clash::Listed(_)
        | Clash::Pairing { .. }
        | Clash::Result { .. }
        | Clash::Removed { .. }
        | Clash::Seating { .. } => false,
    }
}

/// Whether a machine has started the game of this pairing since it was asked about, and ours has otherwise what that settled.
fn is_started_since(event: &OpenEvent, clash: &Clash) -> bool {
    let Clash::Pairing { round, versions: Versions { ours, theirs } } = clash else { return false };
    let there = event.tournament.table_of_the_two(*round, theirs);
    there.is_some_and(|there| there.playing != theirs.playing && there.unsettles(ours))
}

/// Takes our version of what both have changed otherwise.
pub(super) fn take_ours(state: &mut AppState, clashes: &[Clash]) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let refused: Vec<u32> = clashes.iter().filter_map(|clash| take(event, clash)).collect();
    refused.into_iter().for_each(|round| notices::tell(state, NoticeKind::PairedElsewhere(round)));
    event::update::event_file::write(state)
}

/// Returns the round in which that is no longer possible.
fn take(event: &mut OpenEvent, clash: &Clash) -> Option<u32> {
    let round = match clash {
        Clash::Pairing { round, .. } | Clash::Removed { round, .. } | Clash::Seating { round, .. } => *round,
        Clash::Round(versions) => versions.ours.number,
        Clash::Result { place, .. } => place.round,
        Clash::Title(_)
        | Clash::Profile(_)
        | Clash::Time(_)
        | Clash::Handicaps(_)
        | Clash::Rules(_)
        | Clash::Player(_)
        | Clash::Listed(_) => event.round,
    };
    (!event.tournament.take_ours(clash)).then_some(round)
}

/// Enters the results that were kept for the open event, and writes their records beside it.
pub(super) fn deliver(state: &mut AppState) -> Consequences {
    let Some(event) = &mut state.event else { return Consequences::none() };
    let is_for_it = |kept: &&KeptResult| Some(&kept.event) == event.path.as_ref();
    let kept: Vec<KeptResult> = state.kept.results.iter().filter(is_for_it).cloned().collect();
    if kept.is_empty() {
        return Consequences::none();
    }
    // A result that has no place does not hold up those after it.
    let entered: Vec<Option<UnplacedResult>> = kept.into_iter().map(|kept| enter(event, kept)).collect();
    for unplaced in entered.into_iter().flatten() {
        notices::tell(state, NoticeKind::NoPlaceForResult(Box::new(unplaced)));
    }
    questions::tell_waiting(state);
    let mut effects = event::update::event_file::write(state);
    effects.extend(records::write_loose(state));
    effects
}

/// Enters what of a result its event lacks, or asks if there is another one. Returns it where it has no place.
fn enter(event: &mut OpenEvent, kept: KeptResult) -> Option<UnplacedResult> {
    let unplaced = UnplacedResult::kept(&kept);
    let Some(kept) = kept.as_in(&event.tournament) else { return Some(unplaced) };
    let place = kept.place();
    match &kept.lacks {
        Lacks::Result { before } => {
            let entry = event.tournament.exchange_result(place, before.as_ref(), kept.result.clone());
            match entry {
                ResultEntry::Noted => {}
                ResultEntry::AnotherThere(there) if is_same_with_record(&there, &kept) => {}
                ResultEntry::AnotherThere(_) => {
                    let result = Box::new(kept.result);
                    questions::ask(event, EventQuestion::OtherResult { place, result });
                }
                ResultEntry::NoSuchTable => return Some(unplaced),
            }
        }
        // The event had the result: whoever has changed or removed that since has the last word.
        Lacks::Record => {}
    }
    kept.record.into_iter().for_each(|record| records::note_loose(event, place, None, record));
    None
}

/// Whether the event has this result, and knows its record by now.
fn is_same_with_record(there: &TableResult, kept: &KeptResult) -> bool {
    kept.result.record.is_none() && TableResult { record: None, ..there.clone() } == kept.result
}
