//! Opening records.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::effect::{Effect, ReadFailure};
use crate::app::files::form::{SaveTarget, Storing, is_kept_aside};
use crate::app::files::state::AwaitedRecord;
use crate::app::state::{AppState, Mode, NextUp, NoticeKind, Source};
use crate::app::update::consequences::{Consequences, Next};
use crate::app::update::{game, notices};
use crate::app::{collection, settings, start_page};
use crate::clock::SessionTime;
use crate::record::Imported;
use crate::session::ReviewSession;
use crate::storage::{FileError, NamedFile};

/// The ending of the files of events, which are opened like records.
const EVENT_ENDING: &str = "ron";

/// Asks for a record, which takes the place of what is on the board only once it has been read: nobody is asked whether to
/// leave that for something of which nobody knows yet whether it is a record.
pub fn open_record(state: &mut AppState, path: PathBuf) -> Consequences {
    if state.closing {
        return Consequences::none();
    }
    let path = match NamedFile::of(&path) {
        NamedFile::Path(path) => path,
        NamedFile::Elsewhere => {
            notices::tell(state, NoticeKind::Unreadable { path, reason: FileError::Elsewhere });
            return Consequences::none();
        }
    };
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(EVENT_ENDING)) {
        return Consequences::from(Next::OpenEvent(path));
    }
    await_record(state, path.clone());
    if let Some(collection) = &mut state.collection {
        collection.point_at(Some(path.clone()));
    }
    Consequences::from(Effect::ReadRecord(path))
}

/// A record is being read that is to be shown.
pub fn await_record(state: &mut AppState, path: PathBuf) {
    state.table.file.awaited = Some(AwaitedRecord { path, since: state.day.0 });
}

/// A record that is being read is wanted no more: it may lie on a disk that never answers.
pub fn stop_reading(state: &mut AppState) -> Consequences {
    state.table.file.awaited = None;
    Consequences::none()
}

/// After how much time from `now` it is told that a record is still being read.
pub fn until_reading_is_told(state: &AppState, now: SessionTime) -> Option<Duration> {
    state.table.file.awaited.as_ref().map(|awaited| awaited.until_told(now)).filter(|left| !left.is_zero())
}

pub fn show_record(state: &mut AppState, path: PathBuf, imported: Imported) -> Consequences {
    // Another game may have been started while the file was being read: it is not disturbed.
    match state.table.file.awaited.take_if(|awaited| awaited.path == path) {
        Some(_) => Consequences::from(Next::Leave(NextUp::Read(path, Box::new(imported)))),
        None => Consequences::none(),
    }
}

/// Shows a record that was read in place of what is on the board.
pub fn show(state: &mut AppState, source: Source, imported: Imported) -> Consequences {
    let plies = imported.tree.main_line().len() - 1;
    // A file of which only a part was read must not be replaced by that part.
    let is_whole =
        imported.broken_off.is_none() && !imported.warnings.iter().any(|warning| warning.kind.leaves_something_out());
    let Imported { tree, format, encoding, line_end, warnings, broken_off } = imported;
    // What was kept aside has no file of its own: it is saved elsewhere.
    let is_aside = matches!(&source, Source::File(path) if is_kept_aside(path) || is_past(state, path));
    let saved_to = match &source {
        Source::File(path) if is_whole && !is_aside => {
            Some(SaveTarget { path: path.clone(), format, encoding, line_end })
        }
        Source::File(_) | Source::Clipboard => None,
    };
    let is_partial = saved_to.is_none() && !is_aside;
    game::lay(state, Mode::Review(Box::new(ReviewSession::new(tree))), saved_to);
    if let Source::File(path) = &source {
        state.table.file.opened = Some(path.clone());
        state.table.file.source = is_partial.then(|| path.clone());
        state.table.file.source_stored = Storing { encoding: Some(encoding), line_end: Some(line_end) };
    }
    if source == Source::Clipboard {
        state.table.file.note_change();
    }
    // A dialog about the record before this one has lost its meaning.
    (state.dialog, state.covered) = (None, None);
    if !warnings.is_empty() {
        notices::tell(state, NoticeKind::Warnings { source: source.clone(), warnings });
    }
    if let Some(error) = broken_off {
        notices::tell(state, NoticeKind::BrokenOff { source: source.clone(), error, plies });
    }
    match source {
        Source::File(path) => {
            collection::update::go_to_sought(state);
            remember(state, &path)
        }
        Source::Clipboard => Consequences::none(),
    }
}

/// Whether the program keeps that file for itself: it is thinned out there.
fn is_past(state: &AppState, path: &Path) -> bool {
    let past = state.past_games();
    past.is_some() && path.parent() == past.as_deref()
}

/// Makes `path` the record that was used last.
pub fn remember(state: &mut AppState, path: &Path) -> Consequences {
    start_page::update::note(state, path);
    let recent = state.settings.recent_with(path);
    if recent == state.settings.recent {
        Consequences::none()
    } else {
        settings::update::change(state, |it| it.recent = recent)
    }
}

pub fn failed(path: PathBuf, failure: ReadFailure) -> NoticeKind {
    match failure {
        ReadFailure::File(reason) => NoticeKind::Unreadable { path, reason },
        ReadFailure::Folder => NoticeKind::Unreadable { path, reason: FileError::Folder },
        ReadFailure::Record(error) => NoticeKind::NoRecord { source: Source::File(path), error },
    }
}
