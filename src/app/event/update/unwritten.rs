//! Retries what could not be written, regularly and on request, until it is in the event file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::effect::Effect;
use crate::app::event;
use crate::app::event::form::KeptResult;
use crate::app::event::job::{EventJob, EventTrouble, ReadPurpose};
use crate::app::event::state::OpenEvent;
use crate::app::event::update::{kept, merge, records};
use crate::app::state::{AppState, Document, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::clock::SessionTime;

/// After a failed write, shows the results that are waiting, and tries again later.
pub(super) fn note(state: &mut AppState, path: PathBuf, trouble: EventTrouble, now: &Now) {
    if kept::tell(state, &path, Some(trouble.clone())) {
        state.event.iter_mut().for_each(|event| event.try_later(now.at));
        return;
    }
    match trouble {
        EventTrouble::File(reason) => {
            notices::tell(state, NoticeKind::NotSaved { what: Document::Event, path, reason });
        }
        trouble @ (EventTrouble::Gone
        | EventTrouble::NoText
        | EventTrouble::Event(_)
        | EventTrouble::Pairings(_)
        | EventTrouble::Players(_)
        | EventTrouble::Unfit(_)) => event::update::event_file::tell_trouble(state, path, trouble),
    }
}

/// Handles an event with waiting results that could not be read. Returns whether there are any.
pub(super) fn note_unread(state: &mut AppState, path: &Path, trouble: &EventTrouble, now: &Now) -> bool {
    let waits = kept::tell(state, path, Some(trouble.clone()));
    if waits {
        state.kept.retry = Some(now.at.plus(OpenEvent::PAUSE));
    }
    waits
}

/// Takes in results that were not in their events when the program ended.
pub(super) fn take_kept(state: &mut AppState, kept: Vec<KeptResult>, now: &Now) -> Consequences {
    let is_new = |found: &KeptResult| !state.kept.results.contains(found);
    let found: Vec<KeptResult> = kept.into_iter().filter(is_new).collect();
    state.kept.results.extend(found);
    let delivered = merge::deliver(state);
    let open = state.event.as_ref().and_then(|event| event.path.clone());
    let other = state.kept.results.iter().find(|kept| Some(&kept.event) != open.as_ref());
    if let Some(path) = other.map(|kept| kept.event.clone()) {
        state.kept.retry = Some(now.at);
        kept::tell(state, &path, None);
    }
    delivered
}

/// Tries again when it is time.
pub fn go_on(state: &mut AppState, now: &Now) -> Consequences {
    let is_due = |at: &mut SessionTime| *at <= now.at;
    if let Some(event) = &mut state.event {
        let is_time = event.retry.take_if(is_due).is_some();
        return if is_time { write_again(state) } else { Consequences::none() };
    }
    let known = state.settings.event.clone().filter(|path| state.kept.results.iter().any(|kept| kept.event == *path));
    match known.filter(|_| state.kept.retry.take_if(is_due).is_some()) {
        Some(path) => Consequences::from(Effect::Event(EventJob::Read(path, ReadPurpose::Resume))),
        None => Consequences::none(),
    }
}

/// Tries at once, opening the event if it is not open, unless another one would lose something.
pub(super) fn try_again(state: &mut AppState) -> Consequences {
    if let Some(event) = state.event.as_mut().filter(|event| event.is_unsaved()) {
        event.retry = None;
        return write_again(state);
    }
    let path = state.kept.results.first().map(|kept| kept.event.clone());
    path.map_or_else(Consequences::none, |path| {
        Consequences::from(Effect::Event(EventJob::Read(path, ReadPurpose::Open)))
    })
}

fn write_again(state: &mut AppState) -> Consequences {
    let mut consequences = event::update::event_file::write(state);
    // The event is written first: its folder is either there for both, or for neither.
    if state.event.as_ref().is_some_and(|event| event.writing.is_none()) {
        consequences.extend(records::write_loose(state));
    }
    consequences
}

/// How long from `now` until the next attempt.
pub(super) fn next_try(state: &AppState, now: SessionTime) -> Option<Duration> {
    let of_kept = state.kept.retry.filter(|_| state.event.is_none() && !state.kept.results.is_empty());
    let retry = state.event.as_ref().map_or(of_kept, |event| event.retry);
    retry.map(|at| at.since(now))
}
