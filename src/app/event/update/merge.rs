//! Merges our results into what others have written, pairing by pairing.

use crate::app::event;
use crate::app::event::form::KeptResult;
use crate::app::event::state::{EventChange, EventQuestion, OpenEvent, ResultChange};
use crate::app::event::update::{games, questions, rounds, starts};
use crate::app::state::{AppState, NoticeKind};
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::update::outcome::Outcome;
use crate::tournament::{PairingRules, ResultEntry, TableResult, Tournament};

/// Merges our results into the event that somebody else has changed.
pub(super) fn put_results_into(state: &mut AppState, read: Tournament, now: &Now) -> Outcome {
    let Some(event) = &mut state.event else { return Outcome::none() };
    event.writing = None;
    event.tournament = read;
    let changes = std::mem::take(&mut event.changes);
    let elsewhere: Vec<u32> =
        changes.iter().filter_map(|change| rounds::paired_elsewhere(&event.tournament, change)).collect();
    let is_placed = put_all(event, EventChange::joined(changes));
    let is_merged = event.changes.iter().any(EventChange::can_be_merged);
    for paired in elsewhere {
        // That they were published here turned out to be untrue.
        state.notices.retain(|it| !matches!(it.kind, NoticeKind::Published { round, .. } if round == paired));
        notices::tell(state, NoticeKind::PairedElsewhere(paired));
    }
    if is_merged {
        notices::tell_briefly(state, NoticeKind::EventMerged, now.at);
    }
    finish(state, is_placed)
}

/// Enters the results that were kept for the open event.
pub(super) fn deliver(state: &mut AppState) -> Outcome {
    let Some(event) = &mut state.event else { return Outcome::none() };
    let is_for_it = |kept: &&KeptResult| Some(&kept.event) == event.path.as_ref();
    let kept: Vec<KeptResult> = state.kept.results.iter().filter(is_for_it).cloned().collect();
    if kept.is_empty() {
        return Outcome::none();
    }
    let (known, unknown): (Vec<_>, Vec<_>) = kept.into_iter().partition(|kept| kept.belongs_to(&event.tournament));
    let changes = known.into_iter().map(|kept| {
        let place = kept.place();
        EventChange::Result(ResultChange { place, before: kept.before, result: Some(kept.result), told_by: None })
    });
    let is_placed = put_all(event, changes.collect());
    finish(state, is_placed && unknown.is_empty())
}

fn put_all(event: &mut OpenEvent, changes: Vec<EventChange>) -> bool {
    // A change that has no place does not hold up those after it.
    let entries: Vec<ResultEntry> = changes.into_iter().map(|change| put_into(event, change)).collect();
    !entries.contains(&ResultEntry::NoSuchTable)
}

fn finish(state: &mut AppState, is_placed: bool) -> Outcome {
    if !is_placed {
        notices::tell(state, NoticeKind::NoPlaceForResult);
    }
    questions::tell_waiting(state);
    event::update::event_file::write(state)
}

/// Repeats a change of ours in what somebody else wrote, or asks if there is another result.
fn put_into(event: &mut OpenEvent, change: EventChange) -> ResultEntry {
    let change = match change {
        EventChange::Result(change) => change,
        EventChange::InPlay { place, before, in_play } => {
            starts::put_into(event, place, before, in_play);
            return ResultEntry::Noted;
        }
        EventChange::TossPutAway { place, toss } => {
            starts::note_toss(event, place, toss);
            return ResultEntry::Noted;
        }
        EventChange::Entrant(change) => {
            event.tournament.change_entrant(&change);
            event.changes.push(EventChange::Entrant(change));
            return ResultEntry::Noted;
        }
        EventChange::Rules(rules) => {
            event.tournament.pairing = Some(PairingRules::clone(&rules));
            event.changes.push(EventChange::Rules(rules));
            return ResultEntry::Noted;
        }
        EventChange::Published { before, proposal } => {
            rounds::put_into(event, before, proposal);
            return ResultEntry::Noted;
        }
        EventChange::Other => return ResultEntry::Noted,
    };
    match change.result.clone() {
        Some(result) => exchange(event, change, result),
        None => take_away(event, change),
    }
}

fn exchange(event: &mut OpenEvent, change: ResultChange, result: TableResult) -> ResultEntry {
    let ResultChange { place, told_by, .. } = change;
    let is_there = event.tournament.result(place) == Some(&result);
    let entry = event.tournament.exchange_result(place, change.before.as_ref(), result.clone());
    match &entry {
        ResultEntry::Noted if is_there => {}
        ResultEntry::Noted => event.changes.push(EventChange::Result(change)),
        ResultEntry::AnotherThere(_) => {
            // The present result is somebody else's.
            games::forget_noted(event, place);
            questions::ask(event, EventQuestion::OtherResult { place, result: Box::new(result), told_by });
        }
        ResultEntry::NoSuchTable => {}
    }
    entry
}

/// A result that others have entered in place of the removed one stands.
fn take_away(event: &mut OpenEvent, change: ResultChange) -> ResultEntry {
    if event.tournament.result(change.place) == change.before.as_ref() {
        event.tournament.clear_result(change.place);
        event.changes.push(EventChange::Result(change));
    }
    ResultEntry::Noted
}
