//! The folder of a hall on the disk: which tables have files in it, and what they say.
//!
//! A [`FolderReader`] is asked now and then and reads only what has changed since it was asked last. Neighbours may put
//! anything into the folder; what makes no sense is passed over, and what may be half written is read again with the next
//! look.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::hall::{Found, LIVE_ENDING, LiveGame, MOST_TABLES, RecordState, Sighting, is_more_of};
use crate::record::{GameTree, Imported, RECORD_ENDINGS, import};
use crate::storage::{files_in, read_file};

/// How often the folder is looked at where nobody tells that something has changed in it, as on a network share.
pub const LOOK: Duration = Duration::from_millis(700);

/// No record of a game that is being played is larger.
const MOST_BYTES: usize = 1 << 20;

/// A file without what is in it.
type Stamp = (PathBuf, u64, Option<SystemTime>);

/// What a look at the folder brought.
#[derive(Debug, Default)]
pub struct Look {
    /// The tables whose files have changed.
    pub seen: Vec<Found>,
    /// The tables whose files are gone.
    pub gone: Vec<String>,
    /// The tables of whose files none can be read, nor ever could; nobody is writing them.
    pub unreadable: Vec<String>,
    /// How many files should tell of a game and cannot be read, or not to their end; none of them is being written.
    pub unread: usize,
}

/// The files of a table as they were last read, with its record.
#[derive(Debug, Default)]
struct Known {
    files: Vec<Stamp>,
    records: Vec<Stamp>,
    record: Option<Arc<GameTree>>,
    /// Whether the record is not what its file says now, which is damaged.
    is_damaged: bool,
    /// How many of them cannot be read.
    unread: usize,
}

/// Looks at a folder, again and again.
#[derive(Debug)]
pub struct FolderReader {
    folder: PathBuf,
    known: BTreeMap<String, Known>,
}

impl FolderReader {
    /// A reader that knows nothing of the folder yet.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, known: BTreeMap::new() }
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads what has changed since the last look.
    ///
    /// # Errors
    /// Returns the system's error if the folder cannot be read.
    pub fn look(&mut self) -> io::Result<Look> {
        let tables = self.tables()?;
        let is_gone = |name: &&String| !tables.contains_key(*name);
        let gone: Vec<String> = self.known.keys().filter(is_gone).cloned().collect();
        self.known.retain(|name, _| tables.contains_key(name));
        let mut seen = Vec::new();
        for (name, files) in tables {
            let known = self.known.entry(name.clone()).or_default();
            if known.files != files {
                seen.extend(known.read(&name, files));
            }
        }
        let unread = self.known.values().map(|known| known.unread).sum();
        let unreadable = self.known.iter().filter(|(_, known)| known.is_unreadable());
        let unreadable = unreadable.map(|(name, _)| name.clone()).collect();
        Ok(Look { seen, gone, unreadable, unread })
    }

    /// The files of each table.
    fn tables(&self) -> io::Result<BTreeMap<String, Vec<Stamp>>> {
        let mut tables: BTreeMap<String, Vec<Stamp>> = BTreeMap::new();
        for (path, metadata) in files_in(&self.folder)? {
            if let Some(name) = table_of(&path).filter(|_| metadata.len() <= MOST_BYTES as u64) {
                tables.entry(name).or_default().push(stamp(path, &metadata));
            }
        }
        while tables.len() > MOST_TABLES {
            tables.pop_last();
        }
        tables.values_mut().for_each(|files| files.sort());
        Ok(tables)
    }
}

impl Known {
    /// Reads the files. What could not be read may be half written, or held by somebody: it is read again at the next look.
    fn read(&mut self, name: &str, files: Vec<Stamp>) -> Option<Found> {
        let live_file = files.iter().find(|(path, ..)| is_live(path));
        let live = live_file.and_then(|(path, ..)| read_file(path, MOST_BYTES).ok());
        let live = live.and_then(|bytes| LiveGame::from_json(std::str::from_utf8(&bytes).ok()?).ok());
        if live.is_none() && live_file.is_some_and(is_being_written) {
            return None;
        }
        self.read_record(&files);
        self.unread = self.count_unread(&files, live.is_some());
        let state = self.record_state(&files);
        let sighting = Sighting::of(name, self.record.as_deref(), live.as_ref())?;
        let written = |live: &LiveGame| u64::try_from(now_in_millis().saturating_sub(live.written)).unwrap_or_default();
        let age = sighting.live.as_ref().map(|live| Duration::from_millis(written(live)));
        let age = age.or_else(|| files.iter().filter_map(age_of).min()).unwrap_or_default();
        self.files = if state == RecordState::BeingWritten { Vec::new() } else { files };
        Some(Found { sighting, record: self.record.clone(), state, age })
    }

    fn is_unreadable(&self) -> bool {
        self.unread > 0 && self.files.is_empty() && self.record.is_none()
    }

    fn record_state(&self, files: &[Stamp]) -> RecordState {
        let is_awaited = || files.iter().any(|stamp| !is_live(&stamp.0) && is_being_written(stamp));
        match self.is_damaged {
            false => RecordState::Whole,
            true if is_awaited() => RecordState::BeingWritten,
            true => RecordState::Damaged,
        }
    }

    /// How many of the files say nothing, though nobody is writing them at the moment.
    fn count_unread(&self, files: &[Stamp], is_live_read: bool) -> usize {
        let is_read = |stamp: &Stamp| if is_live(&stamp.0) { is_live_read } else { !self.is_damaged };
        files.iter().filter(|stamp| !is_read(stamp) && !is_being_written(stamp)).count()
    }

    /// Reads the first record that can be read whole, unless all are as they were. Where there is none, what was read before
    /// stays, unless it is of another game or less of this one.
    fn read_record(&mut self, files: &[Stamp]) {
        let records: Vec<Stamp> = files.iter().filter(|(path, ..)| !is_live(path)).cloned().collect();
        if records == self.records && self.record.is_some() && !self.is_damaged {
            return;
        }
        let paths: BTreeSet<&Path> = records.iter().map(|(path, ..)| path.as_path()).collect();
        let read = |path: &Path| import(&read_file(path, MOST_BYTES).ok()?).ok();
        let mut found: Vec<Imported> = paths.into_iter().filter_map(read).collect();
        let whole = found.iter().position(|it| it.broken_off.is_none());
        let best = (!found.is_empty()).then(|| found.swap_remove(whole.unwrap_or_default()).tree);
        self.is_damaged = whole.is_none() && !records.is_empty();
        let stays = |old: &&Arc<GameTree>| self.is_damaged && best.as_ref().is_none_or(|new| is_more_of(old, new));
        let kept = self.record.as_ref().filter(stays).cloned();
        self.record = kept.or_else(|| best.map(Arc::new));
        self.records = records;
    }
}

fn is_live(path: &Path) -> bool {
    path.to_string_lossy().ends_with(LIVE_ENDING)
}

fn stamp(path: PathBuf, metadata: &Metadata) -> Stamp {
    (path, metadata.len(), metadata.modified().ok())
}

/// The table to which a file belongs: its name without the ending.
fn table_of(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_str()?.to_owned();
    if name.starts_with('.') {
        return None;
    }
    if let Some(table) = name.strip_suffix(LIVE_ENDING) {
        return Some(table.to_owned());
    }
    let (table, ending) = name.rsplit_once('.')?;
    RECORD_ENDINGS.contains(&ending.to_lowercase().as_str()).then(|| table.to_owned())
}

/// How long a live game that makes no sense is taken for one that is half written.
const HALF_WRITTEN: Duration = Duration::from_secs(5);

/// Whether a file was changed a moment ago. Without its clocks a table would be shown as the record alone has it, perhaps
/// a move behind, and back again with the next look.
fn is_being_written(stamp: &Stamp) -> bool {
    age_of(stamp).is_some_and(|age| age < HALF_WRITTEN)
}

/// How long ago a file was changed.
#[expect(clippy::disallowed_methods, reason = "files have the calendar's time")]
fn age_of((_, _, changed): &Stamp) -> Option<Duration> {
    changed.and_then(|at| SystemTime::now().duration_since(at).ok())
}

/// The calendar's milliseconds since 1970.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "a calendar is what two machines have in common")]
pub fn now_in_millis() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
#[cfg(unix)]
#[expect(clippy::disallowed_methods, reason = "the files that are looked at have to be written first")]
mod tests {
    use std::fs;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;
    use crate::hall::RecordState::{BeingWritten, Damaged, Whole};

    /// The tables that a look finds.
    fn seen(reader: &mut FolderReader) -> Vec<String> {
        let look = reader.look().expect("the folder is there");
        look.seen.into_iter().map(|found| found.sighting.name).collect()
    }

    #[test]
    fn neighbours_who_put_anything_into_the_folder_hold_up_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert!(std::process::Command::new("mkfifo").arg(path("pipe.kif")).status().unwrap().success());
        let _socket = UnixListener::bind(path("socket.kif")).unwrap();
        fs::create_dir(path("folder.kif")).unwrap();
        symlink("/dev/zero", path("device.kif")).unwrap();
        symlink("round.kif", path("about.kif")).unwrap();
        symlink("about.kif", path("round.kif")).unwrap();
        fs::write(folder.path().join(std::ffi::OsStr::from_bytes(b"\xff\xfe.kif")), "1 ７六歩(77)\n").unwrap();
        fs::write(path("large.kif"), vec![b'\n'; MOST_BYTES + 1]).unwrap();
        fs::write(path(&format!("evil{LIVE_ENDING}")), "{\"record\":\"../../../etc/passwd\"}").unwrap();
        fs::write(path("good.kif"), "1 ７六歩(77)\n").unwrap();
        fs::write(path("two\nlines\u{202e}.kif"), "1 ７六歩(77)\n").unwrap();
        let mut reader = FolderReader::new(folder.path().to_owned());
        let tables = seen(&mut reader);
        assert!(tables.contains(&"good".to_owned()) && !tables.contains(&"large".to_owned()), "{tables:?}");
        assert!(tables.len() <= 3, "{tables:?}");
    }

    #[test]
    fn files_that_cannot_be_read_are_counted_once_nobody_writes_them_any_longer() {
        let folder = tempfile::tempdir().unwrap();
        let long_ago = SystemTime::now() - 2 * HALF_WRITTEN;
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            fs::File::options().write(true).open(path).unwrap().set_modified(long_ago).unwrap();
        };
        let mut reader = FolderReader::new(folder.path().to_owned());
        write("good.kif", "1 ７六歩(77)\n");
        write("notes.txt", "lunch");
        write(&format!("torn{LIVE_ENDING}"), "{\"komadai_live\": 1,");
        fs::write(folder.path().join(format!("new{LIVE_ENDING}")), "{").unwrap();
        assert_eq!(reader.look().unwrap().unread, 1);
        fs::remove_file(folder.path().join(format!("torn{LIVE_ENDING}"))).unwrap();
        assert_eq!(reader.look().unwrap().unread, 0);
    }

    #[test]
    fn a_record_that_is_damaged_later_stays_as_it_was_last_read_whole() {
        let folder = tempfile::tempdir().unwrap();
        let mut reader = FolderReader::new(folder.path().to_owned());
        let mut look = |text: &[u8], age: Duration| {
            let path = folder.path().join("table-01.kif");
            fs::write(&path, text).unwrap();
            fs::File::options().write(true).open(path).unwrap().set_modified(SystemTime::now() - age).unwrap();
            let mut look = reader.look().unwrap();
            let found = look.seen.pop().expect("something has changed");
            (found.record.unwrap().main_line().len() - 1, found.sighting.plies, found.state, look.unread)
        };
        let whole = "先手：Ann\n後手：Bob\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n";
        let damaged = whole.replace("2 ３四歩(33)", "2 ３五(33");
        let minutes = |count: u64| Duration::from_secs(60 * count);
        assert_eq!(look(whole.as_bytes(), minutes(9)), (3, 3, Whole, 0));
        assert_eq!(look(damaged.as_bytes(), Duration::ZERO), (3, 3, BeingWritten, 0), "somebody may be writing it");
        assert_eq!(look(damaged.as_bytes(), minutes(8)), (3, 3, Damaged, 1));
        assert_eq!(look(b"", minutes(7)), (3, 3, Damaged, 1), "it cannot be read at all");
        assert_eq!(look(damaged.replace("Ann", "Eve").as_bytes(), minutes(6)), (1, 1, Damaged, 1), "another game");
        assert_eq!(look(whole.replace("3 ２六歩(27)\n4 投了\n", "").as_bytes(), minutes(5)), (2, 2, Whole, 0));
    }

    #[test]
    fn what_looks_damaged_is_read_again_until_it_is_whole_or_nobody_writes_it_any_longer() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("table-01.kif");
        fs::write(&path, "1 ７六歩(77)\n2 ３四").unwrap();
        let mut reader = FolderReader::new(folder.path().to_owned());
        assert_eq!((seen(&mut reader).len(), seen(&mut reader).len()), (1, 1));
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - 2 * HALF_WRITTEN).unwrap();
        assert_eq!(reader.look().unwrap().unread, 1);
        assert_eq!((seen(&mut reader).len(), reader.look().unwrap().unread), (0, 1));
    }

    #[test]
    fn of_ten_thousand_tables_only_so_many_are_looked_at_as_a_hall_has() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..10_000 {
            fs::write(folder.path().join(format!("{number:05}.kif")), "1 ７六歩(77)\n").unwrap();
        }
        let mut reader = FolderReader::new(folder.path().to_owned());
        assert_eq!(seen(&mut reader).len(), MOST_TABLES);
        assert!(seen(&mut reader).is_empty(), "what has not changed is not read again");
    }
}
