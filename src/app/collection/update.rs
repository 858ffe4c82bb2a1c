//! Going through records that lie together.

use std::path::{Path, PathBuf};

use crate::app::collection::form::{CollectedRecord, Collection, CollectionFilter};
use crate::app::effect::{Effect, RecordsToRead};
use crate::app::state::{AppState, NoticeKind};
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::{notices, review};
use crate::clock::SessionTime;
use crate::record::{Fingerprint, RecordSummary};
use crate::storage::FileError;

/// Shows the records beside the present one, or puts the list away. The explorer gives up its place to it.
pub fn toggle(state: &mut AppState) -> Consequences {
    if state.explorer_seen().is_some() && state.collection.is_some() {
        state.library.explorer = None;
        return renew_past(state);
    }
    if state.collection.take().is_some() {
        return Consequences::from(Effect::StopReadingCollections(state.next_collection_id()));
    }
    let beside = state.table.file.seen().and_then(Path::parent).map(Path::to_owned);
    read(state, RecordsToRead::Folder(beside))
}

/// Shows these records, which were dropped on the window or named on the command line, and opens the first one.
pub fn open_all(state: &mut AppState, paths: Vec<PathBuf>) -> Consequences {
    let mut effects = Consequences::none();
    if let [path] = &paths[..] {
        return Consequences::from(Next::OpenRecord(path.clone()));
    }
    if let Some(first) = paths.first().cloned() {
        effects.extend(read(state, RecordsToRead::Files(paths)));
        effects.push(Next::OpenRecord(first));
    }
    effects
}

/// Shows the records in a folder that was dropped on the window or named on the command line. One that came together
/// with other things is listed with them already, and the record to be opened is the next of those.
pub fn open_folder(state: &mut AppState, folder: PathBuf) -> Consequences {
    state.table.file.awaited = None;
    let chosen = state.collection.as_ref().map_or(&[][..], |collection| &collection.chosen);
    match chosen.iter().position(|path| *path == folder) {
        Some(place) => match chosen.get(place + 1).cloned() {
            Some(next) => Consequences::from(Next::OpenRecord(next)),
            None => Consequences::none(),
        },
        None => read(state, RecordsToRead::Folder(Some(folder))),
    }
}

/// Shows what is kept of games and of changes that nobody saved.
pub fn show_past(state: &mut AppState) -> Consequences {
    let folder = state.past_games();
    folder.map_or_else(Consequences::none, |folder| read(state, RecordsToRead::Past(folder)))
}

/// Reads the list of past games again, where it is shown: something may have been added, here or in another window.
pub fn renew_past(state: &mut AppState) -> Consequences {
    let is_seen = state.explorer_seen().is_none() && state.shows_past_games();
    let Some(folder) = state.past_games().filter(|_| is_seen) else { return Consequences::none() };
    let id = state.next_collection_id();
    let Some(shown) = state.collection.as_mut().filter(|shown| !shown.is_loading) else { return Consequences::none() };
    shown.renew(id);
    Consequences::from(Effect::ReadCollection(id, RecordsToRead::Past(folder)))
}

fn read(state: &mut AppState, what: RecordsToRead) -> Consequences {
    let (folder, chosen) = match &what {
        RecordsToRead::Folder(folder) => (folder.clone(), Vec::new()),
        RecordsToRead::Past(folder) => (Some(folder.clone()), Vec::new()),
        RecordsToRead::Files(paths) => (None, paths.clone()),
    };
    state.library.explorer = None;
    let id = state.next_collection_id();
    let cursor = state.table.file.seen().map(Path::to_owned);
    state.collection = Some(Collection::new(id, folder, chosen, cursor));
    Consequences::from(Effect::ReadCollection(id, what))
}

/// Opens the next record of the list, or the one before.
pub fn step(state: &mut AppState, offset: isize) -> Consequences {
    let Some(collection) = &state.collection else { return Consequences::none() };
    let next = collection.neighbour(offset).map(Path::to_owned);
    next.map_or_else(Consequences::none, |path| Consequences::from(Next::OpenRecord(path)))
}

/// The record on the board stays: it is the one from which one goes on in the list.
pub fn point_back(state: &mut AppState) {
    let present = state.table.file.seen().map(Path::to_owned);
    if let Some(collection) = &mut state.collection {
        collection.point_at(present);
    }
}

pub fn filter(state: &mut AppState, filter: CollectionFilter) -> Consequences {
    if let Some(collection) = &mut state.collection {
        collection.set_filter(filter);
    }
    follow_position(state);
    Consequences::none()
}

/// Looks through the records again when they are to contain the position on the board, and that has changed. While a game is
/// in play they would say what others have played there.
pub fn follow_position(state: &mut AppState) {
    if state.keeps_position_from_list() {
        state.collection.iter_mut().for_each(Collection::forget_position);
    } else if state.collection.as_ref().is_some_and(|collection| collection.filter.with_position) {
        let position = Fingerprint::of(&state.seen_position());
        state.collection.iter_mut().for_each(|collection| collection.seek(position));
    }
}

/// A record that is listed for a position is opened at that position, not at its start.
pub fn go_to_sought(state: &mut AppState) {
    let sought = state.collection.as_ref().and_then(Collection::sought_in_present);
    if let Some(place) = sought.and_then(|position| RecordSummary::place_of(state.tree(), position)) {
        review::stand_at(state, place);
    }
}

/// Takes in what was found out about some records.
pub fn take(state: &mut AppState, id: u64, records: Vec<CollectedRecord>) -> Consequences {
    if let Some(collection) = state.collection.as_mut().filter(|collection| collection.id == id) {
        collection.add(records);
    }
    Consequences::none()
}

/// Takes in the record on the board, which now lies there.
pub fn note_saved(state: &mut AppState, path: &Path) {
    let summary = RecordSummary::of(state.tree());
    if let Some(collection) = &mut state.collection {
        let is_listed = collection.put(CollectedRecord { path: path.to_owned(), summary: Some(summary) });
        if is_listed {
            collection.point_at(Some(path.to_owned()));
        }
    }
}

/// All records have been read, or the folder cannot be. A list of nothing is put away again: what is of use is the place
/// where there is nothing.
pub fn finish(
    state: &mut AppState,
    id: u64,
    result: Result<Option<PathBuf>, FileError>,
    now: SessionTime,
) -> Consequences {
    let Some(mut collection) = state.collection.take_if(|collection| collection.id == id) else {
        return Consequences::none();
    };
    collection.end_reading(result.is_ok());
    let known = collection.folder.clone().or_else(|| collection.chosen.first().cloned());
    match (result, known) {
        (Ok(folder), known) if collection.records.is_empty() => {
            notices::tell_briefly(state, NoticeKind::NoRecordsIn(folder.or(known).unwrap_or_default()), now);
            return Consequences::none();
        }
        (Err(reason), Some(path)) if collection.records.is_empty() => {
            // The folder of past games is there from the first one on.
            if reason == FileError::NoSuchFolder && state.past_games().as_ref() == Some(&path) {
                notices::tell_briefly(state, NoticeKind::NoRecordsIn(path), now);
            } else {
                notices::tell(state, NoticeKind::Unreadable { path, reason });
            }
            return Consequences::none();
        }
        (Ok(folder), _) => collection.finish(folder),
        (Err(reason), _) => collection.trouble = Some(reason),
    }
    state.collection = Some(collection);
    Consequences::none()
}
