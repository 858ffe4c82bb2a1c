//! Writes the site on a thread of its own.

mod farewell;

use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use std::{panic, thread};

use crate::app::effect::Incoming;
use crate::app::hall::job::HallNews;
use crate::app::inbox::MailSlot;
use crate::app::publish::form::{PublishSettings, PublishTrouble};
use crate::app::publish::job::{PublishJob, PublishNews};
use crate::app::publish::work::farewell::Farewell;
use crate::clock::SessionTime;
use crate::hall_folder::{LOOK, now_in_millis};
use crate::publish::Terms;
use crate::site_folder::{DeskError, SiteDesk, SiteError, Written};
use crate::storage::FileError;
use crate::text::{Language, Text};
use crate::tournament::Tournament;

/// How long to wait after a folder could not be opened, or a thread has failed.
const AFTER_A_FAILURE: Duration = Duration::from_secs(3);

/// The event has changed; `None` if none is open any more.
type Event = Option<Box<Tournament>>;

/// How long the program waits, before it ends, until the site says that nothing more will come.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// What writes the site.
#[derive(Debug, Default)]
pub struct SiteWriter {
    /// The number of the writing that is wanted.
    wanted: Arc<AtomicU64>,
    events: Option<Sender<Event>>,
    thread: Option<JoinHandle<()>>,
}

impl SiteWriter {
    fn stop(&mut self) {
        self.wanted.store(0, Ordering::Relaxed);
        self.events = None;
    }
}

impl Drop for SiteWriter {
    fn drop(&mut self) {
        self.stop();
        let asked = now();
        let is_writing = || self.thread.as_ref().is_some_and(|thread| !thread.is_finished());
        while is_writing() && asked.elapsed() < LAST_WORDS {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

pub fn run(writer: &mut SiteWriter, mail: MailSlot, job: PublishJob) {
    match job {
        PublishJob::Start { id, settings, language } => {
            writer.wanted.store(id, Ordering::Relaxed);
            let (events, heard) = channel();
            let (wanted, farewell) = (Arc::clone(&writer.wanted), Farewell::begin());
            let work = Work { id, settings: *settings, language, heard, mail, wanted, farewell };
            writer.thread = thread::Builder::new().name("site writer".to_owned()).spawn(move || work.go_on()).ok();
            writer.events = writer.thread.is_some().then_some(events);
        }
        PublishJob::Event(event) => {
            if let Some(events) = &writer.events {
                // A receiver that is gone needs no news.
                _ = events.send(event);
            }
        }
        PublishJob::Stop => writer.stop(),
    }
}

/// A writing of the site.
struct Work {
    id: u64,
    settings: PublishSettings,
    language: Language,
    heard: Receiver<Event>,
    mail: MailSlot,
    wanted: Arc<AtomicU64>,
    farewell: Farewell,
}

impl Work {
    /// Writes until something else is wanted. After a panic, reports it and starts over.
    fn go_on(self) {
        let mut event = None;
        while panic::catch_unwind(AssertUnwindSafe(|| self.write(&mut event))).is_err() {
            self.mail.put(Incoming::WorkerReplaced("site writer".to_owned()));
            thread::sleep(AFTER_A_FAILURE);
        }
        self.farewell.end();
    }

    fn write(&self, event: &mut Event) {
        let started = now();
        let at = || SessionTime::from_start(started.elapsed());
        let mut desk: Option<SiteDesk> = None;
        let mut trouble = None;
        while self.is_wanted() {
            if desk.is_none() {
                desk = self.open(&mut trouble);
                desk.iter_mut().for_each(|desk| desk.hear_event(event.clone(), at()));
            }
            if let Some(desk) = &mut desk {
                let done = desk.look(at(), now_in_millis());
                self.tell(&done);
                for kept_as in desk.take_put_aside() {
                    self.mail.put(Incoming::Hall(HallNews::PutAside(kept_as)));
                }
                self.tell_trouble(done.err().map(trouble_of), &mut trouble);
            }
            let pause = if desk.is_some() { LOOK } else { AFTER_A_FAILURE };
            if let Some(news) = self.wait(pause) {
                desk.iter_mut().for_each(|desk| desk.hear_event(news.clone(), at()));
                *event = news;
            }
        }
        if let Some(mut desk) = desk {
            // Whoever stops it has no use for a complaint: the site says itself for how long it was not heard of.
            _ = desk.end(at(), now_in_millis());
        }
    }

    fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed) == self.id && !self.farewell.is_asked()
    }

    /// Waits for the next look, or for news of the event.
    fn wait(&self, pause: Duration) -> Option<Event> {
        match self.heard.recv_timeout(pause) {
            Ok(first) => Some(self.heard.try_iter().last().unwrap_or(first)),
            Err(RecvTimeoutError::Timeout) => None,
            // The sender is gone: the writing was stopped.
            Err(RecvTimeoutError::Disconnected) => {
                thread::sleep(if self.is_wanted() { pause } else { Duration::ZERO });
                None
            }
        }
    }

    fn open(&self, trouble: &mut Option<PublishTrouble>) -> Option<SiteDesk> {
        let PublishSettings { hall, site, address, title, delay, whole_records, .. } = self.settings.clone();
        let terms = Terms { title, delay: Duration::from_secs(u64::from(delay) * 60), address, whole_records };
        let folder = |path: Option<std::path::PathBuf>| path.unwrap_or_default();
        match SiteDesk::open(&folder(hall), &folder(site), terms, Text::new(self.language)) {
            Ok(desk) => Some(desk),
            Err(error) => {
                self.tell_trouble(Some(site_trouble(error)), trouble);
                None
            }
        }
    }

    fn tell(&self, done: &Result<Written, DeskError>) {
        if let Ok(Written { tables, files, unread }) = *done
            && files > 0
        {
            self.mail.put(Incoming::Publish(PublishNews::Written { id: self.id, tables, files, unread }));
        }
    }

    /// Reports each trouble once, and its end.
    fn tell_trouble(&self, news: Option<PublishTrouble>, told: &mut Option<PublishTrouble>) {
        if news != *told {
            self.mail.put(Incoming::Publish(PublishNews::Trouble(self.id, news.clone())));
            *told = news;
        }
    }
}

fn trouble_of(error: DeskError) -> PublishTrouble {
    match error {
        DeskError::Hall(path, error) => PublishTrouble::Hall(path, FileError::of_folder(&error)),
        DeskError::Site(error) => site_trouble(error),
    }
}

fn site_trouble(error: SiteError) -> PublishTrouble {
    let reason = |path: &Path, error: &std::io::Error| FileError::at(path, error);
    match error {
        SiteError::Foreign(path) => PublishTrouble::Foreign(path),
        SiteError::Hall(path) => PublishTrouble::AmongGames(path),
        SiteError::InUse(path) => PublishTrouble::InUse(path),
        SiteError::NoFolder(path) => PublishTrouble::Site(path, FileError::NotAFolder),
        SiteError::System(path, error) => {
            let reason = reason(&path, &error);
            PublishTrouble::Site(path, reason)
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the site tells what is new at which instant")]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the hall is written, and the site looked at, from outside")]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use egui::Context;

    use super::*;
    use crate::app::inbox::Inbox;

    /// The first news for which `wanted` has an answer.
    fn await_news<T>(inbox: &Inbox, wanted: impl Fn(&PublishNews) -> Option<T>) -> T {
        for _ in 0..1_000 {
            let news = inbox.take_all().into_iter().find_map(|incoming| match incoming {
                Incoming::Publish(news) => wanted(&news),
                _ => None,
            });
            if let Some(news) = news {
                return news;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("nothing was heard of the site")
    }

    /// Names the folder in which [`a_program_that_publishes_until_it_is_ended`] works.
    #[cfg(unix)]
    const FOLDER: &str = "KOMADAI_PUBLISHED_BY_A_TEST";

    #[cfg(unix)]
    #[test]
    #[ignore = "another test starts it"]
    fn a_program_that_publishes_until_it_is_ended() {
        let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
        let (inbox, mut writer) = (Inbox::new(Context::default()), SiteWriter::default());
        let settings = PublishSettings {
            hall: Some(folder.join("hall")),
            site: Some(folder.join("site")),
            ..PublishSettings::default()
        };
        let start = |id| PublishJob::Start { id, settings: Box::new(settings.clone()), language: Language::English };
        run(&mut writer, inbox.slot(), start(1));
        thread::sleep(Duration::from_secs(60));
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_is_ended_by_a_signal_says_so_on_its_site_first() {
        use std::os::unix::process::ExitStatusExt;

        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("hall")).unwrap();
        fs::write(folder.path().join("hall/table-01.kif"), "1 ７六歩(77)\n").unwrap();
        let mut command = std::process::Command::new(std::env::current_exe().unwrap());
        command.args(["--ignored", "--exact", "app::publish::work::tests::a_program_that_publishes_until_it_is_ended"]);
        let mut program = command.env(FOLDER, folder.path()).stdout(std::process::Stdio::null()).spawn().unwrap();
        let overview = || fs::read_to_string(folder.path().join("site/hall.json")).unwrap_or_default();
        for _ in 0..1_000 {
            if overview().contains("\"t\":[\"0 ") {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        assert!(!overview().is_empty() && !overview().contains("\"x\":true"), "{}", overview());
        let id = rustix::process::Pid::from_child(&program);
        rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
        let ended = program.wait().unwrap();
        assert_eq!(ended.signal(), Some(signal_hook::consts::SIGTERM), "{ended:?}");
        assert!(overview().contains("\"x\":true"), "{}", overview());
    }

    #[test]
    fn a_site_is_written_until_it_is_stopped_and_says_what_is_amiss() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let settings =
            |site: PathBuf| PublishSettings { hall: Some(path("hall")), site: Some(site), ..Default::default() };
        let (inbox, mut writer) = (Inbox::new(Context::default()), SiteWriter::default());
        let mut order = |job| run(&mut writer, inbox.slot(), job);
        let start =
            |id, site| PublishJob::Start { id, settings: Box::new(settings(site)), language: Language::English };
        order(start(1, path("site")));
        let trouble = |news: &PublishNews| if let PublishNews::Trouble(1, it) = news { Some(it.clone()) } else { None };
        assert_eq!(await_news(&inbox, trouble), Some(PublishTrouble::Hall(path("hall"), FileError::NoSuchFolder)));
        fs::create_dir(path("hall")).unwrap();
        fs::write(path("hall/table-01.kif"), "1 ７六歩(77)\n").unwrap();
        let tables =
            |news: &PublishNews| if let PublishNews::Written { tables, .. } = news { Some(*tables) } else { None };
        assert_eq!(await_news(&inbox, tables), 1);
        assert!(path("site/index.html").is_file() && path("site/game-table-01.json").is_file());
        order(start(2, path("hall")));
        let trouble = |news: &PublishNews| if let PublishNews::Trouble(2, it) = news { Some(it.clone()) } else { None };
        assert_eq!(await_news(&inbox, trouble), Some(PublishTrouble::AmongGames(path("hall"))));
        order(PublishJob::Start { id: 3, settings: Box::new(settings(path("site"))), language: Language::English });
        let tables = |news: &PublishNews| {
            if let PublishNews::Written { id: 3, tables, .. } = news { Some(*tables) } else { None }
        };
        assert_eq!(await_news(&inbox, tables), 1);
        let overview = || fs::read_to_string(path("site/hall.json")).unwrap();
        assert!(!overview().contains("\"x\":true"), "{}", overview());
        order(PublishJob::Stop);
        assert!(writer.events.is_none());
        drop(writer);
        assert!(overview().contains("\"x\":true"), "the site says that it has ended: {}", overview());
    }
}
