//! The files of tables of handicaps.

use std::path::{Path, PathBuf};

use super::Effects;
use crate::app::effect::{Incoming, TableJob, TableNews};
use crate::app::state::{OwnTable, PROFILE_ENDINGS, TableTrouble};
use crate::rules::HandicapTable;
use crate::storage::{delete_file, handicaps_folder, list_folder, read_file, save_in_own_folder};

/// The most that is read of a table.
const MAX_TABLE_BYTES: usize = 1 << 20;

/// Carries `job` out. Like the settings, tables are written at once, so that two changes of one cannot overtake each
/// other.
pub(super) fn run(effects: &Effects, job: TableJob) {
    let result = match job {
        TableJob::ReadOwn => {
            effects.in_background("tables of handicaps", || Incoming::Tables(read_own()));
            Ok(())
        }
        TableJob::Keep(own) => on_file(&own.file, |path| save_in_own_folder(path, own.table.to_ron().as_bytes())),
        TableJob::Delete(file) => on_file(&file, delete_file),
    };
    if let Err(trouble) = result {
        effects.mail.put(Incoming::Tables(TableNews::NotKept(trouble)));
    }
}

/// Does something with one of the user's own files.
fn on_file(file: &str, act: impl FnOnce(&Path) -> std::io::Result<()>) -> Result<(), TableTrouble> {
    let Some(path): Option<PathBuf> = handicaps_folder().map(|folder| folder.join(file)) else { return Ok(()) };
    act(&path).map_err(|error| TableTrouble::File { path, reason: error.to_string() })
}

/// The tables in the folder for the user's own, in the order of the names of their files. There may be no folder yet.
fn read_own() -> TableNews {
    let (mut own, mut faulty) = (Vec::new(), Vec::new());
    let Some(folder) = handicaps_folder().and_then(|path| list_folder(&path, &PROFILE_ENDINGS).ok()) else {
        return TableNews::Own(own, faulty);
    };
    for entry in folder.entries.into_iter().filter(|entry| !entry.is_folder) {
        match read(&folder.path.join(&entry.name)) {
            Ok(table) => own.push(OwnTable { file: entry.name, table }),
            Err(trouble) => faulty.push(trouble),
        }
    }
    TableNews::Own(own, faulty)
}

fn read(path: &Path) -> Result<HandicapTable, TableTrouble> {
    let unreadable = |reason: String| TableTrouble::File { path: path.to_owned(), reason };
    let bytes = read_file(path, MAX_TABLE_BYTES).map_err(|error| unreadable(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|error| unreadable(error.to_string()))?;
    HandicapTable::from_ron(&path.display().to_string(), &text).map_err(TableTrouble::Faulty)
}
