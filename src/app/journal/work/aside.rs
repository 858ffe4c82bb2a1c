//! Puts journals aside that nobody is to be asked about again, and tells of those that cannot be read.

use std::path::{Path, PathBuf};

use crate::app::journal::form::{BrokenOffGame, FoundRecord, JournalFault, UnreadableJournal};
use crate::app::journal::work::aside_of;
use crate::journal::{DamageKind, JOURNAL_ENDING, JournalError};
use crate::record::{MAX_IMPORT_BYTES, import};
use crate::storage::{exists, put_aside, put_record_aside, read_file, record_beside};

/// Puts a journal aside that will never be read, unless it lies aside already. One that another program may read, or this
/// one at another time, stays where it is.
pub(super) fn told_once(file: UnreadableJournal) -> UnreadableJournal {
    match &file.fault {
        JournalFault::Content(JournalError::NoJournal) => told_aside(file.path, file.fault),
        JournalFault::Damaged(damage) if damage.kind != DamageKind::Unknown => told_aside(file.path, file.fault),
        JournalFault::Content(JournalError::Newer { .. } | JournalError::Empty)
        | JournalFault::Damaged(_)
        | JournalFault::File(_)
        | JournalFault::Torn
        | JournalFault::Deadly
        | JournalFault::Gone => file,
    }
}

/// Puts a journal aside of which nothing can be read, and gives where it lies now and whether its record does. Where the
/// whole game was found in another folder, into which it was moved, there is nothing to be told.
pub(super) fn put_torn_aside(path: &Path, games: &[BrokenOffGame]) -> Option<UnreadableJournal> {
    let is_elsewhere = games.iter().any(|game| game.path.file_name() == path.file_name());
    let told = told_aside(path.to_owned(), JournalFault::Torn);
    let is_told = told.path == path || !is_elsewhere;
    is_told.then_some(told)
}

/// Puts a journal aside that is not to be read again, if it can be, and tells where it lies now and whether its record does.
pub(super) fn told_aside(path: PathBuf, fault: JournalFault) -> UnreadableJournal {
    match put_aside(&path, &record_beside(&path), &aside_of(path.parent().map(Path::to_owned))) {
        Ok(aside) => {
            let record = aside.record.and_then(found_record);
            UnreadableJournal { path: aside.journal, record, fault }
        }
        Err(_) => {
            let record = found_record(record_beside(&path));
            UnreadableJournal { path, record, fault }
        }
    }
}

/// Puts a record aside of whose journal nothing is left, so that it is told once, and gives where it lies now.
pub(super) fn left_alone(record: PathBuf) -> Option<UnreadableJournal> {
    let path = record.with_extension(JOURNAL_ENDING);
    let aside = aside_of(record.parent().map(Path::to_owned));
    let record = found_record(put_record_aside(&record, &aside).unwrap_or(record))?;
    Some(UnreadableJournal { path, record: Some(record), fault: JournalFault::Gone })
}

pub(super) fn found_record(path: PathBuf) -> Option<FoundRecord> {
    exists(&path).then(|| {
        let read = read_file(&path, MAX_IMPORT_BYTES).ok().and_then(|bytes| import(&bytes).ok());
        FoundRecord { path, plies: read.map_or(0, |read| read.tree.main_line().len() - 1) }
    })
}

/// A journal of no use to anybody is put aside: nothing was done in it, or its record was saved. Where it cannot be, it does
/// no harm.
pub(super) fn clear_away(path: &Path) {
    _ = put_aside(path, &record_beside(path), &aside_of(path.parent().map(Path::to_owned)));
}
