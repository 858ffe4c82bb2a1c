//! The answers to questions about an event.

use crate::app::event;
use crate::app::event::state::{EventQuestion, StartedChange};
use crate::app::event::update::{forms, games, leaving, lists, merge, rounds, starts};
use crate::app::state::{AppState, Dialog};
use crate::app::update::consequences::Consequences;
use crate::tournament::Clash;

/// The answer is yes; `covered` is the dialog beneath the question.
pub fn confirm(state: &mut AppState, question: EventQuestion, covered: Option<Dialog>) -> Consequences {
    state.dialog = covered;
    match question {
        EventQuestion::Leave(what_for) => leaving::leave_now(state, what_for),
        EventQuestion::Replace(path) => event::update::event_file::replace_changed(state, path),
        EventQuestion::Damaged(path) => event::update::event_file::merge(state, path),
        EventQuestion::Clashes(clashes) => merge::take_ours_or_ask(state, clashes),
        EventQuestion::Removed { round, table, by } => merge::take_ours(state, &[Clash::Removed { round, table, by }]),
        EventQuestion::OtherResult { place, result } => games::replace_result(state, place, *result),
        EventQuestion::ResultInPlay { place, result } => games::enter_anyway(state, place, *result),
        EventQuestion::InPlay(place)
        | EventQuestion::EarlierInPlay(place)
        | EventQuestion::StillPlaying { place, .. } => starts::claim_anyway(state, place),
        EventQuestion::TakeUp(place) => starts::take_up(state, place),
        EventQuestion::TakeAway(place) => games::take_away(state, place),
        EventQuestion::NotInPlay(place) => starts::give_up(state, place),
        EventQuestion::LoseResults { path, pairings, .. } => {
            let now = state.day.0;
            lists::import_anyway(state, path, &pairings, now)
        }
        EventQuestion::LoseByDefault { seat, .. } => forms::take_pairing(state, Some(seat)),
        EventQuestion::RemovePairing { table, .. } => forms::remove_pairing(state, table),
        EventQuestion::ChangeStarted { round, change: StartedChange::Form { form, absent }, .. } => {
            forms::take_pairing_anyway(state, round, *form, absent)
        }
        EventQuestion::ChangeStarted { change: StartedChange::Ours(clash), .. } => merge::take_ours(state, &[*clash]),
        EventQuestion::DetailsInPlay(form) => forms::take_anyway(state, &form),
        EventQuestion::DropProposal(seed) => rounds::drop_changed(state, seed),
        EventQuestion::ReplaceList { list, path } => lists::export_anyway(list, path),
    }
}

/// The answer is the third choice besides yes and no.
pub fn alternative(state: &mut AppState, question: EventQuestion, covered: Option<Dialog>) -> Consequences {
    state.dialog = covered;
    match question {
        EventQuestion::Damaged(path) => event::update::event_file::replace_changed(state, path),
        EventQuestion::Clashes(_)
        | EventQuestion::Removed { .. }
        | EventQuestion::Leave(_)
        | EventQuestion::Replace(_)
        | EventQuestion::OtherResult { .. }
        | EventQuestion::InPlay(_)
        | EventQuestion::EarlierInPlay(_)
        | EventQuestion::ResultInPlay { .. }
        | EventQuestion::TakeUp(_)
        | EventQuestion::StillPlaying { .. }
        | EventQuestion::TakeAway(_)
        | EventQuestion::NotInPlay(_)
        | EventQuestion::LoseResults { .. }
        | EventQuestion::RemovePairing { .. }
        | EventQuestion::LoseByDefault { .. }
        | EventQuestion::ChangeStarted { .. }
        | EventQuestion::DetailsInPlay(_)
        | EventQuestion::DropProposal(_)
        | EventQuestion::ReplaceList { .. } => Consequences::none(),
    }
}
