//! Takes in the results of reading and writing the files of an event.

use std::path::{Path, PathBuf};

use crate::app::effect::{Effect, IfThere, WriteFailure};
use crate::app::event::form::ListFormat;
use crate::app::event::job::{EventJob, EventNews, EventTrouble, ReadEvent, ReadPurpose};
use crate::app::event::state::{EventQuestion, OpenEvent};
use crate::app::event::update::{given_up, kept, lists, merge, players, questions, records, starts, unwritten};
use crate::app::journal::form::SafetyNotice;
use crate::app::state::{AppState, NoticeKind};
use crate::app::update::consequences::Consequences;
use crate::app::update::notices;
use crate::app::update::now::Now;
use crate::app::{event, files};
use crate::storage::EventFile;

/// A file was chosen, in the system's dialog or in our own.
pub fn take_chosen(state: &mut AppState, purpose: EventFile, path: PathBuf, if_there: IfThere) -> Consequences {
    match purpose {
        EventFile::Open => Consequences::from(Effect::Event(EventJob::Read(path, ReadPurpose::Open))),
        EventFile::Pairings => Consequences::from(Effect::Event(EventJob::ReadPairings(path))),
        EventFile::Players => Consequences::from(Effect::Event(EventJob::ReadPlayers(path))),
        EventFile::Save => {
            let Some(event) = &mut state.event else { return Consequences::none() };
            let named = files::form::named_with(path.clone(), event::update::event_file::ENDING);
            let if_there = files::update::file::asked_about(&path, &named, if_there);
            event.move_to(named);
            event::update::event_file::write_as(state, if_there)
        }
        EventFile::Csv => lists::write(state, ListFormat::Csv, &path, if_there),
        EventFile::Text => lists::write(state, ListFormat::Text, &path, if_there),
        EventFile::Standings => lists::write(state, ListFormat::Standings, &path, if_there),
        EventFile::Paper => lists::write_paper(state, &path, if_there),
    }
}

/// Takes in the result of a job.
pub fn receive(state: &mut AppState, news: EventNews, now: &Now) -> Consequences {
    let mut consequences = take(state, news, now);
    consequences.extend(given_up::close_when_written(state));
    consequences
}

fn take(state: &mut AppState, news: EventNews, now: &Now) -> Consequences {
    match news {
        EventNews::Read(_, ReadPurpose::Refresh, _) if is_look_outdated(state) => Consequences::none(),
        EventNews::Read(path, reading, Ok(read)) => take_read(state, path, reading, *read, now),
        EventNews::Read(path, reading, Err(trouble)) => take_trouble(state, path, reading, trouble, now),
        EventNews::CommentsKept(path) => {
            notices::tell(state, NoticeKind::Safety(SafetyNotice::CommentsKept(path)));
            Consequences::none()
        }
        EventNews::Written(path, result) => written(state, path, result, now),
        EventNews::RecordWritten(loose, result) => records::written(state, &loose, result, now),
        EventNews::Kept(kept) => unwritten::take_kept(state, kept, now),
        EventNews::Pairings(path, Ok(pairings)) => lists::import(state, path, pairings, now),
        EventNews::Pairings(path, Err(trouble)) => {
            event::update::event_file::tell_trouble(state, path, trouble);
            Consequences::none()
        }
        EventNews::Players(path, Ok(list)) => players::show_list(state, path, *list),
        EventNews::Players(path, Err(trouble)) => {
            event::update::event_file::tell_trouble(state, path, trouble);
            Consequences::none()
        }
        EventNews::Exported(list, path, result) => lists::exported(state, list, path, result, now),
    }
}

/// The check is over. Whether the event was written since it began, so that what it found may be older.
fn is_look_outdated(state: &mut AppState) -> bool {
    let Some(event) = &mut state.event else { return false };
    event.looking = false;
    std::mem::take(&mut event.is_look_outdated)
}

/// What follows when an event could not be read.
fn take_trouble(
    state: &mut AppState,
    path: PathBuf,
    reading: ReadPurpose,
    trouble: EventTrouble,
    now: &Now,
) -> Consequences {
    match (reading, &trouble) {
        // Another machine may be just writing it: keep what is known, and look again.
        (ReadPurpose::Refresh, EventTrouble::File(_) | EventTrouble::Gone) => {
            state.event.iter_mut().for_each(|event| event.missed = event.missed.saturating_add(1));
            Consequences::none()
        }
        // What others have done is unknown, but the players need not wait for it.
        (ReadPurpose::Start, _) => {
            let known = state.event.as_ref().map(|event| event.tournament.clone());
            let mut effects = tell_once(state, path, trouble);
            effects.extend(known.map_or_else(Consequences::none, |known| starts::take_seen(state, &known)));
            effects
        }
        (ReadPurpose::Refresh, _) => tell_once(state, path, trouble),
        (ReadPurpose::Merge, _) => not_merged(state, path, trouble, now),
        (ReadPurpose::Resume, _) if unwritten::note_unread(state, &path, &trouble, now) => Consequences::none(),
        (ReadPurpose::Resume, EventTrouble::Gone) => {
            event::update::event_file::tell_trouble(state, path, trouble);
            event::update::event_file::remember(state, None)
        }
        // Its share may be there again at the next start.
        (ReadPurpose::Open | ReadPurpose::Resume, _) => {
            event::update::event_file::tell_trouble(state, path, trouble);
            Consequences::none()
        }
    }
}

/// What was changed here cannot be put together with what somebody else has written. Results are tried again by themselves;
/// whoever has changed anything else, or asks to save it, is asked about a damaged file. Players who are to begin need not wait
/// for it.
fn not_merged(state: &mut AppState, path: PathBuf, trouble: EventTrouble, now: &Now) -> Consequences {
    notices::forget_event(state);
    let Some(event) = &mut state.event else { return Consequences::none() };
    event.writing = None;
    event.told = trouble.is_damage().then(|| trouble.clone()).or(event.told.take());
    let (insists, is_claiming) = (std::mem::take(&mut event.insists), event.claiming.is_some());
    let has_results = !state.results_of_event().is_empty();
    if trouble.is_damage()
        && !is_claiming
        && (insists || !has_results)
        && let Some(event) = &mut state.event
    {
        questions::ask(event, EventQuestion::Damaged(path));
        return Consequences::none();
    }
    unwritten::note(state, path, trouble, now);
    starts::go_on(state, false)
}

/// Reports that the file is no longer a valid event, but not again at every check.
fn tell_once(state: &mut AppState, path: PathBuf, trouble: EventTrouble) -> Consequences {
    let event = state.event.as_mut().filter(|event| event.path.as_ref() == Some(&path));
    if let Some(event) = event.filter(|event| event.told.as_ref() != Some(&trouble)) {
        event.told = Some(trouble.clone());
        notices::tell(state, NoticeKind::EventTrouble { path, trouble });
    }
    Consequences::none()
}

/// Takes in what was read, unless it is outdated. Only what is taken in may be overwritten.
fn take_read(state: &mut AppState, path: PathBuf, reading: ReadPurpose, read: ReadEvent, now: &Now) -> Consequences {
    if !is_wanted(state, &path, reading) {
        return Consequences::none();
    }
    let ReadEvent { event: read, checksum } = read;
    let is_of_it = |kind: &NoticeKind| matches!(kind, NoticeKind::EventTrouble { path: of, .. } if *of == path);
    state.notices.retain(|notice| !is_of_it(&notice.kind));
    let is_back = state.event.as_ref().is_some_and(OpenEvent::is_out_of_reach);
    state.event.iter_mut().for_each(|event| event.missed = 0);
    let is_ahead = state.event.as_ref().is_some_and(|event| event.is_unsaved() || event.writing.is_some());
    if reading == ReadPurpose::Start && is_ahead {
        // What was changed here is put together with it by the next write.
        return starts::take_seen(state, &read);
    }
    let mut effects = Consequences::from(Effect::KnowFile { path: path.clone(), checksum });
    effects.extend(match reading {
        ReadPurpose::Open => {
            let mut consequences = kept::abandon(state);
            state.event = Some(OpenEvent::new(read, Some(path.clone())));
            event::update::event_file::close_path_dialog(state);
            kept::forget_told(state, &path);
            consequences.extend(merge::deliver(state));
            consequences.extend(event::update::event_file::remember(state, Some(path)));
            consequences
        }
        ReadPurpose::Resume => {
            kept::forget_told(state, &path);
            state.event = Some(OpenEvent::new(read, Some(path)));
            merge::deliver(state)
        }
        ReadPurpose::Refresh => {
            forget_told(state);
            let is_news = state.event.as_ref().is_some_and(|event| event.in_file.as_deref() != Some(&read));
            // What could not be written a moment ago is not tried again for nothing.
            if is_news || is_back { merge::put_together(state, read, now) } else { Consequences::none() }
        }
        ReadPurpose::Start => {
            let mut effects = merge::put_together(state, read.clone(), now);
            effects.extend(starts::take_seen(state, &read));
            effects
        }
        ReadPurpose::Merge => {
            forget_told(state);
            kept::forget_told(state, &path);
            merge::put_together(state, read, now)
        }
    });
    effects
}

/// The trouble with the event file is over.
fn forget_told(state: &mut AppState) {
    let Some(told) = state.event.as_mut().and_then(|event| event.told.take()) else { return };
    let is_mended = |kind: &NoticeKind| matches!(kind, NoticeKind::EventTrouble { trouble, .. } if *trouble == told);
    state.notices.retain(|notice| !is_mended(&notice.kind));
}

/// Whether an event read for this purpose is still wanted.
fn is_wanted(state: &AppState, path: &Path, reading: ReadPurpose) -> bool {
    let same = state.event.as_ref().filter(|event| event.path.as_deref() == Some(path));
    match reading {
        ReadPurpose::Open => true,
        ReadPurpose::Resume => state.event.is_none(),
        ReadPurpose::Refresh => same.is_some_and(|event| event.writing.is_none()),
        ReadPurpose::Start => same.is_some_and(|event| event.claiming.is_some()),
        ReadPurpose::Merge => same.is_some(),
    }
}

fn written(state: &mut AppState, path: PathBuf, result: Result<(), WriteFailure>, now: &Now) -> Consequences {
    let Some(event) = state.event.as_mut().filter(|event| event.path.as_ref() == Some(&path)) else {
        return Consequences::none();
    };
    match result {
        Ok(()) => {
            event.note_written();
            (event.missed, event.insists) = (0, false);
            forget_told(state);
            kept::forget_told(state, &path);
            event::update::event_file::close_dialog_that_chose(state, &path);
            let mut effects = event::update::event_file::remember(state, Some(path));
            effects.extend(event::update::event_file::write(state));
            effects.extend(starts::go_on(state, true));
            effects.extend(records::write_loose(state));
            effects
        }
        Err(WriteFailure::ChangedMeanwhile) if event.in_file.is_some() => {
            Consequences::from(Effect::Event(EventJob::Read(path, ReadPurpose::Merge)))
        }
        Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile) => {
            (event.path, event.writing) = (None, None);
            questions::ask(event, EventQuestion::Replace(path));
            Consequences::none()
        }
        Err(WriteFailure::System(reason)) => {
            event.writing = None;
            event::update::event_file::close_dialog_that_chose(state, &path);
            unwritten::note(state, path, EventTrouble::File(reason), now);
            starts::go_on(state, false)
        }
    }
}
