//! The journals of games: looked for at the start, and written while a game is played.

pub mod broken_off;

use std::collections::BTreeSet;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::inbox::MailSlot;
use crate::app::journal::form::JournalOf;
use crate::app::journal::job::{JournalJob, JournalNews, WriteJob};
use crate::app::journal::work::broken_off::{found, look_again};
use crate::app::settings::form::Settings;
use crate::journal::JOURNAL_ENDING;
use crate::storage::{
    Claim, FileError, JournalKeeper, RealDisk, claim, journals_folder, own_folders, put_aside, record_beside,
    start_folder, sweep,
};

/// How long what was done may wait for the disk before it is shown. An ordinary one takes a few milliseconds; where it
/// takes longer than this, the game goes on and is said not to be safe until the disk has answered.
const LONGEST_WAIT: Duration = Duration::from_millis(60);

/// Who writes journals, and what shows other programs that this one runs.
#[derive(Debug)]
pub struct Journals {
    of_match: JournalKeeper,
    of_clock: JournalKeeper,
    /// Locked as long as this program runs. Where another one has it, there is none.
    claim: Mutex<Option<File>>,
    /// Something was done that is not to be shown before it is safe.
    is_awaited: bool,
}

impl Journals {
    pub fn new(mail: &MailSlot) -> Self {
        let keeper = |of| {
            let mail = mail.clone();
            JournalKeeper::new(|| RealDisk, move |news| mail.put(Incoming::Journal(JournalNews::Written(of, news))))
        };
        Self {
            of_match: keeper(JournalOf::Match),
            of_clock: keeper(JournalOf::Clock),
            claim: Mutex::default(),
            is_awaited: false,
        }
    }

    const fn keeper(&mut self, of: JournalOf) -> &mut JournalKeeper {
        match of {
            JournalOf::Match => &mut self.of_match,
            JournalOf::Clock => &mut self.of_clock,
        }
    }

    /// Waits until what was done is safe, so that nothing is shown that could still be lost, though not for long.
    pub fn settle(&mut self) {
        if std::mem::take(&mut self.is_awaited) {
            self.of_match.wait_until_safe(LONGEST_WAIT);
            self.of_clock.wait_until_safe(LONGEST_WAIT);
        }
    }
}

/// Carries `job` out.
pub fn run(journals: &mut Journals, background: &Background, settings: &Settings, job: JournalJob) {
    match job {
        JournalJob::Find => find(journals, background, settings),
        JournalJob::FindAgain => {
            let folders = folders(settings);
            background.run("journals", move || {
                let (games, unreadable) = found(&folders);
                let is_nothing = games.is_empty() && unreadable.is_empty();
                let news = if is_nothing { JournalNews::NothingFound } else { JournalNews::Found(games, unreadable) };
                Incoming::Journal(news)
            });
        }
        JournalJob::LookAgain { path, bytes } => {
            background.run("journal", move || Incoming::Journal(look_again(path, &bytes)));
        }
        JournalJob::Write(of, job) => write(journals, of, job),
        JournalJob::KeepElsewhere(chosen) => {
            let folder = chosen.unwrap_or_else(elsewhere);
            for keeper in [&mut journals.of_match, &mut journals.of_clock] {
                keeper.move_to(&folder);
            }
        }
        JournalJob::Discard(path) => background.run("journal", move || {
            let aside = aside_of(path.parent().map(Path::to_owned));
            Incoming::Journal(match put_aside(&path, &record_beside(&path), &aside) {
                Ok(aside) => JournalNews::Discarded(path, Ok(aside.journal)),
                Err(error) if error.kind() == ErrorKind::ResourceBusy => JournalNews::GoesOnElsewhere(path),
                Err(error) => {
                    let reason = FileError::at(&path, &error);
                    JournalNews::Discarded(path, Err(reason))
                }
            })
        }),
    }
}

fn write(journals: &mut Journals, of: JournalOf, job: WriteJob) {
    journals.is_awaited |= matches!(job, WriteJob::Begin { .. } | WriteJob::TakeUp { .. } | WriteJob::Append(_));
    let keeper = journals.keeper(of);
    match job {
        WriteJob::Begin { name, lines } => {
            keeper.begin(folder().join(name).with_extension(JOURNAL_ENDING), lines.into_bytes());
        }
        WriteJob::TakeUp { path, bytes } => keeper.take_up(path, bytes),
        WriteJob::Append(lines) | WriteJob::Beat(lines) => keeper.append(lines.as_bytes()),
        WriteJob::KeepRecord => keeper.keep_record(aside_of(keeper.folder())),
        WriteJob::SaveRecord(bytes) => keeper.save_record(bytes),
        WriteJob::Close => keeper.close(aside_of(keeper.folder())),
        WriteJob::LetGo => keeper.let_go(),
    }
}

fn find(journals: &Journals, background: &Background, settings: &Settings) {
    match claim(&folder().join("running")) {
        Claim::Alone(file) => {
            *journals.claim.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(file);
        }
        Claim::Taken => background.tell(Incoming::Journal(JournalNews::NotAlone)),
        Claim::NoLocks => background.tell(Incoming::Journal(JournalNews::NoLocks(folder()))),
        // The first journal that cannot be written is told.
        Claim::NoFile => {}
    }
    let folders = folders(settings);
    background.run("journals", move || {
        own_folders().iter().for_each(|folder| sweep(folder));
        let (games, unreadable) = found(&folders);
        Incoming::Journal(JournalNews::Found(games, unreadable))
    });
}

/// Where journals may lie.
fn folders(settings: &Settings) -> BTreeSet<PathBuf> {
    [folder(), elsewhere()].into_iter().chain(settings.journals.clone()).collect()
}

/// Where journals lie. Without a home there is still a place that lasts until the machine is started again.
fn folder() -> PathBuf {
    journals_folder().unwrap_or_else(|| std::env::temp_dir().join("komadai"))
}

/// Where they lie when that place fails.
fn elsewhere() -> PathBuf {
    start_folder().join("Komadai")
}

/// Where those lie that nobody needs any more: beside the others, as the disk may be another one than usual.
pub fn aside_of(folder_of_journal: Option<PathBuf>) -> PathBuf {
    folder_of_journal.unwrap_or_else(folder).join("past")
}
