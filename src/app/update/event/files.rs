//! The files of an event: read, written one after the other, and what is done when somebody else has changed them.

use std::path::{Path, PathBuf};

use super::{lists, questions, request, starts};
use crate::app::effect::{
    Effect, EventJob, EventNews, EventTrouble, IfThere, ListFormat, ReadEvent, Reading, WriteFailure,
};
use crate::app::state::{
    AppState, Dialog, EventChange, EventQuestion, NoticeKind, OpenEvent, PathPurpose, safe_name, with_ending,
};
use crate::app::update::incoming::asked_about;
use crate::app::update::{Now, file, notices, settings};
use crate::storage::EventFile;
use crate::tournament::{Entry, Tournament};

/// The ending of the files of events.
const ENDING: &str = "ron";

/// Asks for a file.
pub(super) fn ask_for(state: &mut AppState, purpose: EventFile, suggested: String) -> Vec<Effect> {
    file::ask_for_file(state, request(purpose, suggested))
}

/// Writes what has not been written yet, where the event lies or where it shall lie.
pub(super) fn save(state: &mut AppState) -> Vec<Effect> {
    let Some(event) = &mut state.event else { return Vec::new() };
    if event.path.is_some() {
        event.changes.push(EventChange::Other);
        return write(state);
    }
    let suggested = named(&safe_name(&event.tournament.title, "event"), ENDING);
    ask_for(state, EventFile::Save, suggested)
}

/// Writes the event if there is anything new in it, unless it is being written: then that comes first.
pub(super) fn write(state: &mut AppState) -> Vec<Effect> {
    write_as(state, IfThere::Replace)
}

fn write_as(state: &mut AppState, if_there: IfThere) -> Vec<Effect> {
    let Some(event) = state.event.as_mut().filter(|event| event.writing.is_none()) else { return Vec::new() };
    let Some(path) = event.path.clone().filter(|_| !event.changes.is_empty()) else { return Vec::new() };
    event.writing = Some(event.changes.len());
    vec![Effect::Event(EventJob::Write { path, text: event.tournament.to_ron(), if_there })]
}

/// A file was chosen, in the system's dialog or in our own.
pub(in crate::app::update) fn take_chosen(
    state: &mut AppState,
    purpose: EventFile,
    path: PathBuf,
    if_there: IfThere,
) -> Vec<Effect> {
    match purpose {
        EventFile::Open => vec![Effect::Event(EventJob::Read(path, Reading::Open))],
        EventFile::Pairings => vec![Effect::Event(EventJob::ReadPairings(path))],
        EventFile::Save => {
            let Some(event) = &mut state.event else { return Vec::new() };
            let named = with_own_ending(path.clone(), ENDING);
            let if_there = asked_about(&path, &named, if_there);
            event.path = Some(named);
            event.changes.push(EventChange::Other);
            write_as(state, if_there)
        }
        EventFile::Csv => lists::write(state, ListFormat::Csv, &path, if_there),
        EventFile::Text => lists::write(state, ListFormat::Text, &path, if_there),
    }
}

/// `path`, with `ending` behind it unless it has that already.
pub(super) fn with_own_ending(path: PathBuf, ending: &str) -> PathBuf {
    if path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending)) {
        path
    } else {
        with_ending(&path, ending)
    }
}

pub(super) fn named(stem: &str, ending: &str) -> String {
    format!("{stem}.{ending}")
}

/// Remembers which event is worked with, for the next start.
pub(super) fn remember(state: &mut AppState, path: Option<PathBuf>) -> Vec<Effect> {
    if state.settings.event == path { Vec::new() } else { settings::change(state, |settings| settings.event = path) }
}

/// Takes in what became of a job.
pub(in crate::app::update) fn receive(state: &mut AppState, news: EventNews, now: &Now) -> Vec<Effect> {
    match news {
        EventNews::Read(path, reading, Ok(read)) => take_read(state, path, reading, *read, now),
        EventNews::Read(path, reading, Err(trouble)) => take_trouble(state, path, reading, trouble),
        EventNews::Written(path, result) => written(state, path, result),
        EventNews::Pairings(path, Ok(pairings)) => lists::import(state, path, pairings, now),
        EventNews::Pairings(path, Err(trouble)) => {
            tell_trouble(state, path, trouble);
            Vec::new()
        }
        EventNews::Exported(list, path, result) => lists::exported(state, list, path, result, now),
    }
}

/// What follows when an event could not be read.
fn take_trouble(state: &mut AppState, path: PathBuf, reading: Reading, trouble: EventTrouble) -> Vec<Effect> {
    match (reading, &trouble) {
        // It may be on its way to another machine: what is known stays, and the next look tells.
        (Reading::Refresh, EventTrouble::File(_) | EventTrouble::Gone(_)) => Vec::new(),
        // Nobody knows what others have done; the players are not to wait for that.
        (Reading::Start, _) => {
            let known = state.event.as_ref().map(|event| event.tournament.clone());
            let mut effects = tell_once(state, path, trouble);
            effects.extend(known.map_or_else(Vec::new, |known| starts::take_seen(state, &known)));
            effects
        }
        (Reading::Refresh, _) => tell_once(state, path, trouble),
        (Reading::Merge, _) => {
            state.event.iter_mut().for_each(|event| event.writing = None);
            notices::forget_event(state);
            tell_trouble(state, path, trouble);
            Vec::new()
        }
        (Reading::Resume, EventTrouble::Gone(_)) => {
            tell_trouble(state, path, trouble);
            remember(state, None)
        }
        // Its share may be there again at the next start.
        (Reading::Open | Reading::Resume, _) => {
            tell_trouble(state, path, trouble);
            Vec::new()
        }
    }
}

/// Tells that what others have written is no event, but not again with every look.
fn tell_once(state: &mut AppState, path: PathBuf, trouble: EventTrouble) -> Vec<Effect> {
    let event = state.event.as_mut().filter(|event| event.path.as_ref() == Some(&path));
    if let Some(event) = event.filter(|event| event.told.as_ref() != Some(&trouble)) {
        event.told = Some(trouble.clone());
        notices::tell(state, NoticeKind::EventTrouble { path, trouble });
    }
    Vec::new()
}

/// What is wrong with a file stands in the window of the event, not behind our own file dialog.
pub(super) fn tell_trouble(state: &mut AppState, path: PathBuf, trouble: EventTrouble) {
    close_path_dialog(state);
    notices::tell(state, NoticeKind::EventTrouble { path, trouble });
}

/// Takes in what was read, unless it has lost its meaning. Only what is taken may be replaced.
fn take_read(state: &mut AppState, path: PathBuf, reading: Reading, read: ReadEvent, now: &Now) -> Vec<Effect> {
    if !is_wanted(state, &path, reading) {
        return Vec::new();
    }
    let ReadEvent { event: read, checksum } = read;
    if reading == Reading::Start && state.event.as_ref().is_some_and(OpenEvent::is_unsaved) {
        // What of ours is still to be written goes into what they wrote when that is done.
        return starts::take_seen(state, &read);
    }
    let mut effects = vec![Effect::KnowFile { path: path.clone(), checksum }];
    effects.extend(match reading {
        Reading::Open => {
            state.event = Some(OpenEvent::new(read, Some(path.clone())));
            close_path_dialog(state);
            remember(state, Some(path))
        }
        Reading::Resume => {
            state.event = Some(OpenEvent::new(read, Some(path)));
            Vec::new()
        }
        Reading::Refresh => {
            forget_told(state);
            state.event.iter_mut().for_each(|event| event.tournament = read.clone());
            Vec::new()
        }
        Reading::Start => {
            state.event.iter_mut().for_each(|event| event.tournament = read.clone());
            starts::take_seen(state, &read)
        }
        Reading::Merge => put_results_into(state, read, now),
    });
    effects
}

/// What was wrong with the file of the event is put right.
fn forget_told(state: &mut AppState) {
    let Some(told) = state.event.as_mut().and_then(|event| event.told.take()) else { return };
    let is_mended = |kind: &NoticeKind| matches!(kind, NoticeKind::EventTrouble { trouble, .. } if *trouble == told);
    state.notices.retain(|notice| !is_mended(&notice.kind));
}

/// Whether an event that was read for this is still wanted.
fn is_wanted(state: &AppState, path: &Path, reading: Reading) -> bool {
    let same = state.event.as_ref().filter(|event| event.path.as_deref() == Some(path));
    match reading {
        Reading::Open => true,
        Reading::Resume => state.event.is_none(),
        Reading::Refresh => same.is_some_and(|event| !event.is_unsaved()),
        Reading::Start => same.is_some_and(|event| event.claiming.is_some()),
        Reading::Merge => same.is_some(),
    }
}

/// Somebody else has changed the event: our results go into what they wrote.
fn put_results_into(state: &mut AppState, read: Tournament, now: &Now) -> Vec<Effect> {
    let Some(event) = &mut state.event else { return Vec::new() };
    event.writing = None;
    event.tournament = read;
    let mut is_placed = true;
    for change in std::mem::take(&mut event.changes) {
        is_placed &= put_into(event, change) != Entry::NoSuchTable;
    }
    if event.changes.iter().any(|change| matches!(change, EventChange::Result { .. })) {
        notices::tell_briefly(state, NoticeKind::EventMerged, now.at);
    }
    if !is_placed {
        notices::tell(state, NoticeKind::NoPlaceForResult);
    }
    write_as(state, IfThere::Replace)
}

/// Does a change of ours once more to what somebody else wrote, or asks where another result is there.
fn put_into(event: &mut OpenEvent, change: EventChange) -> Entry {
    let (place, before, result) = match change {
        EventChange::Result { place, before, result } => (place, before, result),
        EventChange::InPlay { place, before, in_play } => {
            starts::put_into(event, place, before, in_play);
            return Entry::Noted;
        }
        EventChange::Other => return Entry::Noted,
    };
    let entry = event.tournament.exchange_result(place, before.as_ref(), result.clone());
    match &entry {
        Entry::Noted => event.changes.push(EventChange::Result { place, before, result }),
        Entry::AnotherThere(_) => {
            questions::ask(event, EventQuestion::OtherResult { place, result: Box::new(result) });
        }
        Entry::NoSuchTable => {}
    }
    entry
}

pub(super) fn close_path_dialog(state: &mut AppState) {
    if matches!(&state.dialog, Some(Dialog::Path(dialog)) if matches!(dialog.purpose, PathPurpose::Event(_))) {
        state.dialog = Some(Dialog::Event);
    }
}

fn written(state: &mut AppState, path: PathBuf, result: Result<(), WriteFailure>) -> Vec<Effect> {
    let Some(event) = state.event.as_mut().filter(|event| event.path.as_ref() == Some(&path)) else {
        return Vec::new();
    };
    let count = event.writing.take().unwrap_or_default();
    match result {
        Ok(()) => {
            event.changes.drain(..count.min(event.changes.len()));
            // What could not be written is written now.
            notices::forget_not_saved(state, |failed| *failed == *path);
            close_path_dialog(state);
            let mut effects = remember(state, Some(path));
            effects.extend(write(state));
            effects.extend(starts::go_on(state, true));
            effects
        }
        Err(WriteFailure::AlreadyThere) => {
            event.path = None;
            questions::ask(event, EventQuestion::Replace(path));
            Vec::new()
        }
        Err(WriteFailure::ChangedMeanwhile) if event.has_only_results() => {
            event.writing = Some(0);
            vec![Effect::Event(EventJob::Read(path, Reading::Merge))]
        }
        Err(WriteFailure::ChangedMeanwhile) => {
            event.claiming = None;
            questions::ask(event, EventQuestion::Changed(path));
            Vec::new()
        }
        Err(WriteFailure::System(reason)) => {
            notices::tell(state, NoticeKind::NotSaved { path, reason });
            starts::go_on(state, false)
        }
    }
}

/// Writes the event in the place of what somebody else has written, or of another file.
pub(super) fn replace_changed(state: &mut AppState, path: PathBuf) -> Vec<Effect> {
    if let Some(event) = &mut state.event {
        event.path = Some(path);
    }
    write_as(state, IfThere::ReplaceAnything)
}

/// Reads what somebody else has written, and puts our results into it.
pub(super) fn merge(state: &mut AppState, path: PathBuf) -> Vec<Effect> {
    let Some(event) = &mut state.event else { return Vec::new() };
    event.writing = Some(0);
    vec![Effect::Event(EventJob::Read(path, Reading::Merge))]
}
