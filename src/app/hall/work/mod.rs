//! Files of the hall: written one after the other, and looked at on a thread of its own.

pub mod writer;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::Metadata;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, SystemTime};
use std::{panic, thread};

use notify::{RecursiveMode, Watcher};

use crate::app::effect::Incoming;
use crate::app::effects::unforeseen;
use crate::app::hall::job::{HallJob, HallNews};
use crate::app::hall::work::writer::{HallWriter, now_in_millis};
use crate::app::inbox::MailSlot;
use crate::hall::{LIVE_ENDING, LiveGame, MOST_TABLES, Sighting};
use crate::record::{RECORD_ENDINGS, import};
use crate::storage::{FileError, files_in, read_file};

/// How often the folder is looked at where nobody tells that something has changed in it, as on a network share.
const LOOK: Duration = Duration::from_millis(700);

/// How long nobody looks after a look has failed.
const AFTER_A_FAILURE: Duration = Duration::from_secs(10);

/// No record of a game that is being played is larger.
const MOST_BYTES: usize = 1 << 20;

/// What writes and what watches.
#[derive(Debug, Default)]
pub struct HallFiles {
    writer: Option<Sender<HallJob>>,
    /// The number of the watching that is wanted.
    wanted: Arc<AtomicU64>,
}

pub fn run(files: &mut HallFiles, mail: MailSlot, job: HallJob) {
    match job {
        HallJob::Write { .. } => write(files, job, mail),
        HallJob::Leave => files.wanted.store(0, Ordering::Relaxed),
        HallJob::Watch { id, folder } => {
            files.wanted.store(id, Ordering::Relaxed);
            let wanted = Arc::clone(&files.wanted);
            let watch = move || watch(id, &folder, &mail, &wanted);
            // Without a thread nothing is seen, which the view shows.
            _ = thread::Builder::new().name("hall watcher".to_owned()).spawn(watch);
        }
    }
}

/// Watches the folder until something else is wanted. Where one look fails in a way that nobody foresaw, that is told, and
/// another one begins anew a while later.
fn watch(id: u64, folder: &Path, mail: &MailSlot, wanted: &AtomicU64) {
    let begin = || Watch { id, folder: folder.to_owned(), known: BTreeMap::new(), mail: mail.clone() };
    while panic::catch_unwind(AssertUnwindSafe(|| begin().go(wanted))).is_err() {
        mail.put(Incoming::WorkerReplaced("hall watcher".to_owned()));
        thread::sleep(AFTER_A_FAILURE);
    }
}

/// One thread writes everything, so that an older game never takes the place of a newer one.
fn write(files: &mut HallFiles, job: HallJob, mail: MailSlot) {
    let Err(unsent) = files.writer.as_ref().map_or(Err(job.clone()), |it| it.send(job).map_err(|error| error.0)) else {
        return;
    };
    let (writer, jobs) = channel::<HallJob>();
    _ = writer.send(unsent);
    let work = move || {
        let mut writer = HallWriter::new(format!("{:016x}", unforeseen()), std::process::id());
        for job in jobs {
            let done = writer.carry_out(job);
            let trouble = done.as_ref().err().cloned();
            mail.put(Incoming::Hall(HallNews::Written(trouble)));
            if let Ok(standing) = done {
                mail.put(Incoming::Hall(HallNews::Number(standing, now_in_millis())));
            }
        }
    };
    files.writer = thread::Builder::new().name("hall writer".to_owned()).spawn(work).ok().map(|_| writer);
}

/// A folder that is being watched.
struct Watch {
    id: u64,
    folder: PathBuf,
    /// The files of each table as they were last read: how long, and when changed.
    known: BTreeMap<String, Vec<Stamp>>,
    mail: MailSlot,
}

/// A file without what is in it.
type Stamp = (PathBuf, u64, Option<SystemTime>);

impl Watch {
    fn go(mut self, wanted: &AtomicU64) {
        let (wake, woken) = channel();
        let on_change = wake.clone();
        // Looking at the folder and reading its files is told, too, and must not be a reason to look again.
        let tell = move |event: notify::Result<notify::Event>| {
            if event.is_ok_and(|event| !event.kind.is_access()) {
                _ = on_change.send(());
            }
        };
        let mut watcher = notify::recommended_watcher(tell).ok();
        let mut is_watched = false;
        let mut trouble = None;
        // `wake` lives as long as we look, so that there is a pause between two looks even if nobody can tell of changes.
        while wanted.load(Ordering::Relaxed) == self.id {
            if !is_watched && let Some(watcher) = &mut watcher {
                is_watched = watcher.watch(&self.folder, RecursiveMode::NonRecursive).is_ok();
            }
            let result = self.look().err().map(|error| FileError::from(&error));
            if result != trouble {
                self.tell(HallNews::Folder(self.id, result.clone()));
                is_watched &= result.is_none();
                trouble = result;
            }
            _ = woken.recv_timeout(LOOK);
            // What comes in one breath is looked at once.
            while woken.try_recv().is_ok() {}
        }
        drop(wake);
    }

    fn tell(&self, news: HallNews) {
        self.mail.put(Incoming::Hall(news));
    }

    /// Reads what has changed since the last look.
    fn look(&mut self) -> std::io::Result<()> {
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
        let changed: Vec<&String> =
            tables.iter().filter(|(name, files)| self.known.get(*name) != Some(files)).map(|(name, _)| name).collect();
        let mut unread = Vec::new();
        let mut seen = Vec::new();
        for name in changed {
            match sighting(name, &tables[name]) {
                Some(found) => seen.push(found),
                None => unread.push(name.clone()),
            }
        }
        let gone: Vec<String> = self.known.keys().filter(|name| !tables.contains_key(*name)).cloned().collect();
        if !seen.is_empty() {
            self.tell(HallNews::Seen(self.id, seen));
        }
        if !gone.is_empty() {
            self.tell(HallNews::Gone(self.id, gone));
        }
        // What could not be read may be half written, or held by somebody: it is read again at the next look.
        unread.iter().for_each(|name| _ = tables.remove(name));
        self.known = tables;
        Ok(())
    }
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

/// What the files of a table say, and how long ago that was written.
fn sighting(name: &str, files: &[Stamp]) -> Option<(Sighting, Duration)> {
    let is_live = |path: &Path| path.to_string_lossy().ends_with(LIVE_ENDING);
    let read = |path: &Path| read_file(path, MOST_BYTES).ok();
    let live_file = files.iter().find(|(path, ..)| is_live(path));
    let live = live_file.and_then(|(path, ..)| read(path));
    let live = live.and_then(|bytes| LiveGame::from_json(std::str::from_utf8(&bytes).ok()?).ok());
    if live.is_none() && live_file.is_some_and(is_being_written) {
        return None;
    }
    let records: BTreeSet<&Path> =
        files.iter().map(|(path, ..)| path.as_path()).filter(|path| !is_live(path)).collect();
    let record = records.into_iter().find_map(|path| import(&read(path)?).ok()).map(|imported| imported.tree);
    let seen = Sighting::of(name, record.as_ref(), live.as_ref())?;
    let written = |live: &LiveGame| u64::try_from(now_in_millis().saturating_sub(live.written)).unwrap_or_default();
    let age = seen.live.as_ref().map(|live| Duration::from_millis(written(live)));
    let age = age.or_else(|| files.iter().filter_map(age_of).min()).unwrap_or_default();
    Some((seen, age))
}

#[cfg(all(test, unix))]
#[expect(clippy::disallowed_methods, reason = "the files that are looked at have to be written first")]
mod tests {
    use std::fs;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;

    use super::*;
    use crate::app::inbox::Inbox;

    /// The tables that a look finds.
    fn seen(watch: &mut Watch, inbox: &Inbox) -> Vec<String> {
        watch.look().expect("the folder is there");
        let tables = |incoming| match incoming {
            Incoming::Hall(HallNews::Seen(_, tables)) => tables,
            other => panic!("{other:?}"),
        };
        let found = inbox.take_all().into_iter().flat_map(tables);
        found.map(|(sighting, _)| sighting.name).collect()
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
        let inbox = Inbox::new(egui::Context::default());
        let mut watch = Watch { id: 1, folder: folder.path().to_owned(), known: BTreeMap::new(), mail: inbox.slot() };
        let tables = seen(&mut watch, &inbox);
        assert!(tables.contains(&"good".to_owned()) && !tables.contains(&"large".to_owned()), "{tables:?}");
        assert!(tables.len() <= 3, "{tables:?}");
    }

    #[test]
    fn of_ten_thousand_tables_only_so_many_are_looked_at_as_a_hall_has() {
        let folder = tempfile::tempdir().unwrap();
        for number in 0..10_000 {
            fs::write(folder.path().join(format!("{number:05}.kif")), "1 ７六歩(77)\n").unwrap();
        }
        let inbox = Inbox::new(egui::Context::default());
        let mut watch = Watch { id: 1, folder: folder.path().to_owned(), known: BTreeMap::new(), mail: inbox.slot() };
        assert_eq!(seen(&mut watch, &inbox).len(), MOST_TABLES);
        assert!(seen(&mut watch, &inbox).is_empty(), "what has not changed is not read again");
    }
}
