//! Going through records that lie together.

use std::path::{Path, PathBuf};

use super::file;
use crate::app::effect::{Effect, RecordsToRead};
use crate::app::state::{AppState, CollectedRecord, Collection, CollectionFilter, LeaveFor};

/// Shows the records beside the present one, or puts the list away.
pub(super) fn toggle(state: &mut AppState) -> Vec<Effect> {
    if state.collection.take().is_some() {
        return vec![Effect::ReadCollection(state.next_collection_id(), RecordsToRead::Nothing)];
    }
    let beside = state.file.path().and_then(Path::parent).map(Path::to_owned);
    read(state, RecordsToRead::Folder(beside))
}

/// Shows these records, which were dropped on the window or named on the command line, and opens the first one.
pub(super) fn open_all(state: &mut AppState, paths: Vec<PathBuf>) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let [path] = &paths[..] {
        return file::leave(state, LeaveFor::Record(path.clone()));
    }
    if let Some(first) = paths.first().cloned() {
        effects.extend(read(state, RecordsToRead::Files(paths)));
        effects.extend(file::leave(state, LeaveFor::Record(first)));
    }
    effects
}

/// Shows the records in a folder that was dropped on the window or named on the command line.
pub(super) fn open_folder(state: &mut AppState, folder: PathBuf) -> Vec<Effect> {
    state.file.awaited = None;
    read(state, RecordsToRead::Folder(Some(folder)))
}

fn read(state: &mut AppState, what: RecordsToRead) -> Vec<Effect> {
    let folder = match &what {
        RecordsToRead::Folder(folder) => folder.clone(),
        RecordsToRead::Files(_) | RecordsToRead::Nothing => None,
    };
    let id = state.next_collection_id();
    let cursor = state.file.path().map(Path::to_owned);
    state.collection = Some(Collection { cursor, ..Collection::new(id, folder) });
    vec![Effect::ReadCollection(id, what)]
}

/// Opens the next record of the list, or the one before.
pub(super) fn step(state: &mut AppState, offset: isize) -> Vec<Effect> {
    let Some(collection) = &state.collection else { return Vec::new() };
    let next = collection.neighbour(offset).map(Path::to_owned);
    next.map_or_else(Vec::new, |path| file::leave(state, LeaveFor::Record(path)))
}

pub(super) fn filter(state: &mut AppState, filter: CollectionFilter) -> Vec<Effect> {
    let position = state.position().clone();
    if let Some(collection) = &mut state.collection {
        collection.filter = filter;
        collection.sift(&position);
    }
    Vec::new()
}

/// Looks through the records again when they are to contain the position on the board, which has changed.
pub(super) fn follow_position(state: &mut AppState) {
    let position = state.position().clone();
    if let Some(collection) = state.collection.as_mut().filter(|collection| collection.filter.with_position) {
        collection.sift(&position);
    }
}

/// Takes in what was found out about some records.
pub(super) fn take(state: &mut AppState, id: u64, records: Vec<CollectedRecord>) -> Vec<Effect> {
    let position = state.position().clone();
    if let Some(collection) = state.collection.as_mut().filter(|collection| collection.id == id) {
        collection.add(records, &position);
    }
    Vec::new()
}

/// All records have been read, or the folder cannot be.
pub(super) fn finish(state: &mut AppState, id: u64, result: Result<PathBuf, String>) -> Vec<Effect> {
    if let Some(collection) = state.collection.as_mut().filter(|collection| collection.id == id) {
        collection.is_loading = false;
        match result {
            Ok(folder) => {
                let known = collection.folder.take();
                collection.folder = known.or(Some(folder).filter(|folder| !folder.as_os_str().is_empty()));
            }
            Err(reason) => collection.trouble = Some(reason),
        }
    }
    Vec::new()
}
