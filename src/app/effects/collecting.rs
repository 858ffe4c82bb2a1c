//! Finding out what the records of a collection are.

use std::path::{Path, PathBuf};

use crate::app::effect::RecordsToRead;
use crate::app::state::CollectedRecord;
use crate::record::{MAX_IMPORT_BYTES, RECORD_ENDINGS, RecordSummary, import};
use crate::storage::{list_folder, read_file, start_folder};

/// Tells what the records are as they are read, a few at first so that something is to be seen soon.
pub(super) fn read_collection(
    what: RecordsToRead,
    is_wanted: impl Fn() -> bool,
    tell: impl Fn(Vec<CollectedRecord>),
) -> Result<PathBuf, String> {
    let (folder, paths) = match what {
        RecordsToRead::Nothing => return Ok(PathBuf::new()),
        RecordsToRead::Folder(folder) => {
            let folder = folder.unwrap_or_else(start_folder);
            (folder.clone(), records_in(&folder).map_err(|error| error.to_string())?)
        }
        RecordsToRead::Files(paths) => (PathBuf::new(), paths.into_iter().flat_map(expanded).collect()),
    };
    let (mut batch, mut size) = (Vec::new(), 8);
    for path in paths {
        if !is_wanted() {
            return Ok(folder);
        }
        batch.push(collected(path));
        if batch.len() >= size {
            tell(std::mem::take(&mut batch));
            size = (size * 2).min(512);
        }
    }
    tell(batch);
    Ok(folder)
}

fn records_in(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let folder = list_folder(folder, &RECORD_ENDINGS)?;
    let records = folder.entries.into_iter().filter(|entry| !entry.is_folder);
    Ok(records.map(|entry| folder.path.join(entry.name)).collect())
}

/// The records in a folder, or the file itself.
fn expanded(path: PathBuf) -> Vec<PathBuf> {
    records_in(&path).unwrap_or_else(|_| vec![path])
}

fn collected(path: PathBuf) -> CollectedRecord {
    let imported = read_file(&path, MAX_IMPORT_BYTES).ok().and_then(|bytes| import(&bytes).ok());
    CollectedRecord { summary: imported.map(|imported| RecordSummary::of(&imported.tree)), path }
}
