//! Files of the hall: written one after the other, and looked at on a thread of its own.

mod orders;
pub mod writer;

use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;
use std::{panic, thread};

use notify::{RecursiveMode, Watcher};

use crate::app::effect::Incoming;
use crate::app::effects::unforeseen;
use crate::app::hall::job::{HallJob, HallNews};
use crate::app::hall::work::writer::HallWriter;
use crate::app::inbox::MailSlot;
use crate::hall_folder::{FolderReader, LOOK, now_in_millis};
use crate::storage::FileError;

/// How long nobody looks after a look has failed.
const AFTER_A_FAILURE: Duration = Duration::from_secs(10);

/// What writes and what watches.
#[derive(Debug, Default)]
pub struct HallFiles {
    writer: Option<Sender<HallJob>>,
    /// The number of the current watch; threads with an older one stop.
    wanted: Arc<AtomicU64>,
    /// The number of whoever listens for orders now; threads with an older one stop.
    listened: Arc<AtomicU64>,
}

pub fn run(files: &mut HallFiles, mail: MailSlot, job: HallJob) {
    match job {
        HallJob::Write { .. } => write(files, job, mail),
        HallJob::Order { folder, order } => {
            // Without a thread nobody hears it, and nobody says so.
            let give = move || mail.put(Incoming::Hall(HallNews::Ordered(orders::give(&folder, &order))));
            _ = thread::Builder::new().name("hall orders".to_owned()).spawn(give);
        }
        HallJob::Listen { id, folder } => {
            files.listened.store(id, Ordering::Relaxed);
            let wanted = Arc::clone(&files.listened);
            if let Some(folder) = folder {
                let listen = move || orders::listen(id, &folder, &mail, &wanted);
                _ = thread::Builder::new().name("hall orders".to_owned()).spawn(listen);
            }
        }
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
    let begin = || Watch { id, reader: FolderReader::new(folder.to_owned()), mail: mail.clone(), unread: 0 };
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
            if let Some(path) = writer.take_put_aside() {
                mail.put(Incoming::Hall(HallNews::PutAside(path)));
            }
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
    reader: FolderReader,
    mail: MailSlot,
    /// How many files could not be read, as was told last.
    unread: usize,
}

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
                is_watched = watcher.watch(self.reader.folder(), RecursiveMode::NonRecursive).is_ok();
            }
            let result = self.look().err().map(|error| FileError::of_folder(&error));
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

    /// Tells what has changed since the last look.
    fn look(&mut self) -> std::io::Result<()> {
        let look = self.reader.look()?;
        let seen: Vec<_> = look.seen.into_iter().map(|found| (found.sighting, found.age)).collect();
        if !seen.is_empty() {
            self.tell(HallNews::Seen(self.id, seen));
        }
        if !look.gone.is_empty() {
            self.tell(HallNews::Gone(self.id, look.gone));
        }
        if look.unread != self.unread {
            self.unread = look.unread;
            self.tell(HallNews::Unread(self.id, look.unread));
        }
        Ok(())
    }
}
