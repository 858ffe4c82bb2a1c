//! The results that are not in their events yet, each a small file of the user's own.
//!
//! One that cannot be kept is still retried while the program runs, and shown on screen; the journal reports that the
//! disk fails.

use std::path::{Path, PathBuf};

use crate::app::event::form::KeptResult;
use crate::storage::{delete_file, files_ending_in, read_file, save_in_own_folder};

/// The largest file of a result, with its record.
const MOST_BYTES: usize = 4 << 20;

/// All that are kept in `folder`. Other files are left alone.
pub fn found(folder: &Path) -> Vec<KeptResult> {
    let paths = files_ending_in(folder, &["ron"]).unwrap_or_default();
    let texts = paths.iter().filter_map(|path| String::from_utf8(read_file(path, MOST_BYTES).ok()?).ok());
    texts.filter_map(|text| KeptResult::from_ron(&text)).collect()
}

pub fn keep(folder: &Path, result: &KeptResult) {
    if let Some((path, text)) = file(folder, result) {
        _ = save_in_own_folder(&path, text.as_bytes());
    }
}

pub fn forget(folder: &Path, result: &KeptResult) {
    if let Some((path, _)) = file(folder, result) {
        _ = delete_file(&path);
    }
}

/// Its file, named after what it holds: two windows keep the same result once, and different ones both.
fn file(folder: &Path, result: &KeptResult) -> Option<(PathBuf, String)> {
    let text = result.to_ron()?;
    let (round, table, checksum) = (result.round, result.table, crc32fast::hash(text.as_bytes()));
    Some((folder.join(format!("r{round}-t{table:02}-{checksum:08x}.ron")), text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::event::form::Lacks;
    use crate::tournament::{Seat, TableResult};

    fn result(winner: Seat) -> KeptResult {
        KeptResult {
            event: "club/open.ron".into(),
            title: "Club Open".to_owned(),
            round: 1,
            table: 2,
            game: 1,
            players: ["Chiba".to_owned(), "Doi".to_owned()],
            result: TableResult::told(Some(winner)),
            lacks: Lacks::Result { before: None },
            record: None,
        }
    }

    #[test]
    fn what_is_kept_is_found_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("results");
        assert_eq!(found(&folder), []);
        let [first, second] = [Seat::First, Seat::Second].map(result);
        [&first, &second, &first].into_iter().for_each(|result| keep(&folder, result));
        save_in_own_folder(&folder.join("other.ron"), b"something else").unwrap();
        assert_eq!(found(&folder).len(), 2);
        forget(&folder, &first);
        assert_eq!(found(&folder), [second]);
    }

    #[cfg(unix)]
    #[test]
    #[expect(clippy::disallowed_methods, reason = "the rights of what was written are looked at")]
    fn nobody_else_reads_what_is_kept() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        keep(folder.path(), &result(Seat::First));
        let path = &files_ending_in(folder.path(), &["ron"]).unwrap()[0];
        assert_eq!(std::fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
