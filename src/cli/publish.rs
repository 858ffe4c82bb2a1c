//! `komadai publish`: writes the tables of a hall as a site.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::Verdict;
use super::address::parse_address;
use super::language::Language;
use super::system::in_words;
use super::terminal::name;
use crate::clock::SessionTime;
use crate::hall_folder::{LOOK, now_in_millis};
use crate::publish::Terms;
use crate::record::visible;
use crate::site_folder::{DeskError, SiteDesk, SiteError};
use crate::storage::{is_folder, read_anything};
use crate::text::Text;
use crate::tournament::Tournament;

/// The maximum size of an event's file; no event is larger.
const MOST_BYTES: usize = 16 << 20;

/// How long somebody who stops it waits at most before it notices.
const NAP: Duration = Duration::from_millis(100);

/// The arguments of `komadai publish`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct PublishArguments {
    /// The folder into which the tables write their games.
    folder: PathBuf,
    /// The folder of the site: a new or an empty one, or one that was written by this command.
    #[arg(long, value_name = "SITE")]
    to: PathBuf,
    /// Go on until somebody stops it (Ctrl+C), and write whatever changes.
    #[arg(long)]
    watch: bool,
    /// How many minutes later than in the hall everything is told; only with --watch.
    #[arg(long, value_name = "MIN", default_value_t = 0, requires = "watch", value_parser = clap::value_parser!(u64).range(..=60))]
    delay: u64,
    /// What stands above the tables; by default what the event is called.
    #[arg(long, value_name = "TITLE", default_value = "", hide_default_value = true)]
    title: String,
    /// The address at which people find the site; it is shown there as a QR code.
    #[arg(long, value_name = "URL", default_value = "", hide_default_value = true, value_parser = parse_address)]
    address: String,
    /// Publish the arbiter's log, variations and every line of the records' headers as well.
    #[arg(long)]
    whole_records: bool,
    /// An event file, whose pairings and standings are published as well.
    #[arg(long, value_name = "EVENT")]
    event: Option<PathBuf>,
    /// The language of the site.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,
}

/// Publishes the hall once, or until it is stopped.
pub(super) fn run(
    arguments: &PublishArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let mut desk = match Desk::open(arguments) {
        Ok(desk) => desk,
        Err(complaint) => return writeln!(complaints, "{complaint}").map(|()| Verdict::Faulty),
    };
    if !arguments.watch {
        return once(&mut desk, arguments, out, complaints);
    }
    let done = desk.look();
    desk.tell(done.err(), complaints)?;
    writeln!(out, "{}", name(&arguments.to.join("index.html")))?;
    out.flush()?;
    watch(&mut desk, &*stopped()?, complaints)
}

/// Writes the site as the hall is now. Nobody will write again: the pages say of when they are, rather than wait for news.
fn once(
    desk: &mut Desk,
    arguments: &PublishArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let done = desk.look();
    let is_written = done.is_ok() || desk.site.tables() > 0;
    let ended = if is_written { desk.end() } else { Ok(()) };
    if is_written && ended.is_ok() {
        let (page, tables) = (name(&arguments.to.join("index.html")), desk.site.tables());
        writeln!(out, "{page}: {tables} {}", if tables == 1 { "table" } else { "tables" })?;
    }
    desk.tell(done.and(ended).err(), complaints)?;
    Ok(if desk.trouble.is_some() { Verdict::Faulty } else { Verdict::Sound })
}

/// Writes whatever changes until it is stopped; then the site says so.
fn watch(desk: &mut Desk, is_stopped: &AtomicBool, complaints: &mut impl Write) -> io::Result<Verdict> {
    let mut looked = now();
    while !is_stopped.load(Ordering::Relaxed) {
        thread::sleep(NAP);
        if looked.elapsed() >= LOOK {
            let done = desk.look();
            desk.tell(done.err(), complaints)?;
            looked = now();
        }
    }
    let done = desk.end();
    let verdict = if done.is_ok() { Verdict::Sound } else { Verdict::Faulty };
    desk.tell(done.err(), complaints)?;
    Ok(verdict)
}

/// Whether somebody has asked this program to stop. Whoever asks a second time does not have to wait for the last files.
fn stopped() -> io::Result<Arc<AtomicBool>> {
    let is_stopped = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&is_stopped))?;
        flag::register(signal, Arc::clone(&is_stopped))?;
    }
    Ok(is_stopped)
}

/// What looks at the hall and writes the site, with the event that goes with it.
struct Desk {
    text: Text,
    hall: PathBuf,
    site: SiteDesk,
    event: Option<EventReader>,
    started: Instant,
    /// What was complained of last.
    trouble: Option<String>,
}

impl Desk {
    fn open(arguments: &PublishArguments) -> Result<Self, String> {
        let text = arguments.lang.text();
        if !arguments.watch {
            // Where nothing will come of it, no folder is left behind.
            can_be_read(arguments, &text)?;
        }
        let terms = Terms {
            title: arguments.title.clone(),
            delay: Duration::from_secs(arguments.delay * 60),
            address: arguments.address.clone(),
            whole_records: arguments.whole_records,
        };
        let site = SiteDesk::open(&arguments.folder, &arguments.to, terms, arguments.lang.text());
        Ok(Self {
            site: site.map_err(|error| told(&error, &text))?,
            text,
            hall: arguments.folder.clone(),
            event: arguments.event.clone().map(EventReader::new),
            started: now(),
            trouble: None,
        })
    }

    /// Reads what is new, and writes what follows from it.
    fn look(&mut self) -> Result<(), String> {
        let at = SessionTime::from_start(self.started.elapsed());
        let event = self.event.as_mut().map_or(Ok(None), |event| event.look(&self.text));
        if let Ok(Some(event)) = &event {
            self.site.hear_event(Some(event.clone()), at);
        }
        let written = self.site.look(at, now_in_millis()).map_err(|error| match error {
            DeskError::Hall(folder, error) => format!("{}: {}", name(&folder), in_words(&error, &self.text)),
            DeskError::Site(error) => told(&error, &self.text),
        });
        event.map(drop).and(written.and_then(|written| self.all_read(written.unread)))
    }

    /// Complains of files of the hall that cannot be read: what they tell of is not on the site.
    fn all_read(&self, unread: usize) -> Result<(), String> {
        let told = || format!("{}: {}", name(&self.hall), self.text.tell("hall-unread", &[("files", unread.into())]));
        if unread == 0 { Ok(()) } else { Err(told()) }
    }

    /// Writes that publishing has ended.
    fn end(&mut self) -> Result<(), String> {
        let at = SessionTime::from_start(self.started.elapsed());
        self.site.end(at, now_in_millis()).map_err(|error| told(&error, &self.text))
    }

    /// Complains of what is amiss, once.
    fn tell(&mut self, trouble: Option<String>, complaints: &mut impl Write) -> io::Result<()> {
        for kept_as in self.site.take_put_aside() {
            writeln!(complaints, "{}: {}", name(&kept_as), self.text.say("notice-stepped-aside"))?;
        }
        if let Some(trouble) = trouble.as_ref().filter(|trouble| self.trouble.as_ref() != Some(*trouble)) {
            writeln!(complaints, "{}", visible(trouble))?;
            complaints.flush()?;
        }
        self.trouble = trouble;
        Ok(())
    }
}

/// Says why there is nothing to be published.
fn can_be_read(arguments: &PublishArguments, text: &Text) -> Result<(), String> {
    if !is_folder(&arguments.folder) {
        return Err(format!("{}: there is no such folder", name(&arguments.folder)));
    }
    arguments.event.clone().map_or(Ok(None), |event| EventReader::new(event).look(text)).map(drop)
}

/// Why a folder cannot be a site, or a file of it was not written.
fn told(error: &SiteError, text: &Text) -> String {
    match error {
        SiteError::System(path, error) => format!("{}: {}", name(path), in_words(error, text)),
        SiteError::Foreign(_) | SiteError::Hall(_) | SiteError::InUse(_) | SiteError::NoFolder(_) => error.to_string(),
    }
}

/// Reads the file of an event whenever it has changed.
struct EventReader {
    path: PathBuf,
    known: Vec<u8>,
}

impl EventReader {
    const fn new(path: PathBuf) -> Self {
        Self { path, known: Vec::new() }
    }

    /// The event, if its file has changed since the last look.
    fn look(&mut self, text: &Text) -> Result<Option<Box<Tournament>>, String> {
        let bytes = read(&self.path, text)?;
        if bytes == self.known {
            return Ok(None);
        }
        let source = std::str::from_utf8(&bytes).map_err(|error| format!("{}: {error}", name(&self.path)))?;
        let event = Tournament::from_ron(&name(&self.path), source.trim_start_matches('\u{feff}'));
        let event = event.map_err(|error| error.to_string())?;
        self.known = bytes;
        Ok(Some(Box::new(event)))
    }
}

fn read(path: &Path, text: &Text) -> Result<Vec<u8>, String> {
    read_anything(path, MOST_BYTES).map_err(|error| format!("{}: {}", name(path), in_words(&error, text)))
}

#[expect(clippy::disallowed_methods, reason = "somebody has to look at the clock")]
fn now() -> Instant {
    Instant::now()
}
