//! The journals of games: looked for at the start, and written while a game is played.

mod aside;
pub mod broken_off;

use std::collections::BTreeSet;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::inbox::MailSlot;
use crate::app::journal::form::{BrokenOffGame, JournalOf, UnreadableJournal};
use crate::app::journal::job::{JournalJob, JournalNews, WriteJob};
use crate::app::journal::work::aside::clear_away;
use crate::app::journal::work::broken_off::{found, held, left, look_again};
use crate::app::settings::form::Settings;
use crate::journal::{JOURNAL_ENDING, REVIEW_ENDING};
use crate::storage::{
    Attempt, Claim, FileError, JournalKeeper, PAST_FOLDER, RealDisk, claim, claim_within, journals_folder, own_folders,
    put_aside, record_beside, start_folder, sweep,
};

/// How long what was done may wait for the disk before it is shown. An ordinary one takes a few milliseconds; where it
/// takes longer than this, the game goes on and is said not to be safe until the disk has answered.
const LONGEST_WAIT: Duration = Duration::from_millis(60);

/// How long a program that was killed may take to let go of what it held: its memory and its engines go first.
const LONGEST_END: Duration = Duration::from_secs(5);

/// How often to look whether it has.
const LOOK: Duration = Duration::from_millis(100);

/// What shows other programs that this one runs, once it is had.
type Place = Arc<Mutex<Option<File>>>;

/// The games that were broken off, and the files that are none.
type Found = (Vec<BrokenOffGame>, Vec<UnreadableJournal>);

/// Journals whose games the window is about to show, marked until it has: if it fails, the next start knows of which.
#[derive(Clone, Debug, Default)]
struct InHand(Arc<Mutex<Vec<Attempt>>>);

impl InHand {
    fn take(&self, journal: &Path) {
        self.attempts().extend(Attempt::begin(journal));
    }

    fn let_go(&self) {
        self.attempts().clear();
    }

    fn attempts(&self) -> MutexGuard<'_, Vec<Attempt>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The games that were broken off, of which the first is the next to be shown.
    fn found(&self, folders: &BTreeSet<PathBuf>) -> Found {
        let (games, unreadable) = found(folders);
        games.iter().take(1).for_each(|game| self.take(&game.path));
        (games, unreadable)
    }
}

/// Who writes journals, and what shows other programs that this one runs.
#[derive(Debug)]
pub struct Journals {
    of_match: JournalKeeper,
    of_clock: JournalKeeper,
    of_review: JournalKeeper,
    /// Locked as long as this program runs. Where another one has it, there is none.
    claim: Place,
    /// The journals of games that are about to be shown.
    in_hand: InHand,
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
            of_review: keeper(JournalOf::Review),
            claim: Place::default(),
            in_hand: InHand::default(),
            is_awaited: false,
        }
    }

    const fn keeper(&mut self, of: JournalOf) -> &mut JournalKeeper {
        match of {
            JournalOf::Match => &mut self.of_match,
            JournalOf::Clock => &mut self.of_clock,
            JournalOf::Review => &mut self.of_review,
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
            let (folders, in_hand) = (folders(settings), journals.in_hand.clone());
            background.run("journals", move || {
                let (games, unreadable) = in_hand.found(&folders);
                let is_nothing = games.is_empty() && unreadable.is_empty();
                let news = if is_nothing { JournalNews::NothingFound } else { JournalNews::Found(games, unreadable) };
                Incoming::Journal(news)
            });
        }
        JournalJob::LookAgain { path, bytes } => {
            let in_hand = journals.in_hand.clone();
            background.run("journal", move || {
                in_hand.take(&path);
                Incoming::Journal(look_again(path, &bytes))
            });
        }
        JournalJob::ReadLeft(path) => background.run("journal", move || Incoming::Journal(left(&path))),
        JournalJob::ToBeShown(path) => journals.in_hand.take(&path),
        JournalJob::Shown => journals.in_hand.let_go(),
        JournalJob::Write(of, job) => write(journals, of, job),
        JournalJob::KeepElsewhere(chosen) => {
            let folder = chosen.unwrap_or_else(elsewhere);
            for keeper in [&mut journals.of_match, &mut journals.of_clock, &mut journals.of_review] {
                keeper.move_to(&folder);
            }
        }
        JournalJob::ClearAway(path) => background.run("journal", move || {
            clear_away(&path);
            Incoming::Journal(JournalNews::ClearedAway)
        }),
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
    journals.is_awaited |= of != JournalOf::Review && is_to_be_safe(&job);
    let keeper = journals.keeper(of);
    let named = |name: String| folder().join(name).with_extension(JOURNAL_ENDING);
    match job {
        WriteJob::Begin { name, lines } => keeper.begin(named(name), lines.into_bytes()),
        WriteJob::BeginInItsPlace { name, lines } => {
            keeper.begin_in_its_place(named(name), lines.into_bytes(), aside_of(keeper.folder()));
        }
        WriteJob::BeginReview { name, draft } => {
            keeper.begin_to_make(folder().join(name).with_extension(REVIEW_ENDING), move || draft.to_bytes());
        }
        WriteJob::RewriteReview(draft) => keeper.rewrite(move || draft.to_bytes()),
        WriteJob::TakeUp { path, bytes } => keeper.take_up(path, bytes),
        WriteJob::Append(lines) | WriteJob::Beat(lines) => keeper.append(lines.as_bytes()),
        WriteJob::KeepRecord => keeper.keep_record(aside_of(keeper.folder())),
        WriteJob::SaveRecord(bytes) => keeper.save_record(bytes),
        WriteJob::Check => keeper.check(),
        WriteJob::Close => keeper.close(aside_of(keeper.folder())),
        WriteJob::LetGo => keeper.let_go(),
    }
}

/// Whether something was done, or is said to be on disk, that is not to be shown before it is safe.
const fn is_to_be_safe(job: &WriteJob) -> bool {
    match job {
        WriteJob::Begin { .. }
        | WriteJob::BeginInItsPlace { .. }
        | WriteJob::TakeUp { .. }
        | WriteJob::Append(_)
        | WriteJob::Check => true,
        WriteJob::BeginReview { .. }
        | WriteJob::RewriteReview(_)
        | WriteJob::Beat(_)
        | WriteJob::KeepRecord
        | WriteJob::SaveRecord(_)
        | WriteJob::Close
        | WriteJob::LetGo => false,
    }
}

fn find(journals: &Journals, background: &Background, settings: &Settings) {
    let (running, folders) = (folder().join("running"), folders(settings));
    match claim(&running) {
        Claim::Alone(file) => keep(&journals.claim, file),
        Claim::Taken => {
            let (place, folders, in_hand) = (Arc::clone(&journals.claim), folders.clone(), journals.in_hand.clone());
            let find = move || in_hand.found(&folders);
            background.run("running", move || Incoming::Journal(wait_for(&running, find, &place, LONGEST_END)));
        }
        Claim::NoLocks => background.tell(Incoming::Journal(JournalNews::NoLocks(folder()))),
        // The first journal that cannot be written is told.
        Claim::NoFile => {}
    }
    let (in_hand, mail) = (journals.in_hand.clone(), background.mail());
    background.run("journals", move || {
        own_folders().iter().for_each(|folder| sweep(folder));
        let held = held(&folders);
        let found = || {
            let (games, unreadable) = in_hand.found(&folders);
            Incoming::Journal(JournalNews::Found(games, unreadable))
        };
        mail.put(found());
        match is_one_freed(&held, &folders, LONGEST_END) {
            true => found(),
            false => Incoming::Journal(JournalNews::ClearedAway),
        }
    });
}

/// Whether one of these journals is let go of within `patience`: its program was killed a moment ago. Where somebody has moved
/// the folder while that ran, nothing else tells of it.
fn is_one_freed(held_before: &BTreeSet<PathBuf>, folders: &BTreeSet<PathBuf>, patience: Duration) -> bool {
    let looks = if held_before.is_empty() { 0 } else { patience.as_millis() / LOOK.as_millis() };
    (0..looks).any(|_| {
        thread::sleep(LOOK);
        !held_before.is_subset(&held(folders))
    })
}

fn keep(place: &Place, file: File) {
    *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(file);
}

/// Another program has the place of this one. One that was killed a moment ago goes within `patience`, and what it played
/// can be looked for then; one that stays is told.
fn wait_for(running: &Path, find: impl FnOnce() -> Found, place: &Place, patience: Duration) -> JournalNews {
    match claim_within(running, patience) {
        Claim::Alone(file) => keep(place, file),
        Claim::Taken => return JournalNews::NotAlone,
        Claim::NoLocks | Claim::NoFile => {}
    }
    let (games, unreadable) = find();
    JournalNews::Found(games, unreadable)
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
    folder_of_journal.unwrap_or_else(folder).join(PAST_FOLDER)
}

#[cfg(test)]
#[expect(
    clippy::disallowed_methods,
    reason = "another program is played by a thread that writes a journal and is gone"
)]
mod tests {
    use std::fs::{self, OpenOptions};

    use super::*;
    use crate::journal::Scribe;
    use crate::session::{MatchCommand, MatchSession, MatchSetup};
    use crate::storage::exists;

    /// The journal of a game of one move.
    fn journal() -> String {
        let mut session = MatchSession::new(MatchSetup::default());
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), Default::default()).unwrap();
        Scribe::begin(&session, "2026/11/21 10:00:00").1
    }

    #[test]
    fn the_game_of_a_program_that_was_killed_a_moment_ago_is_found_once_the_system_has_cleared_it_away() {
        let folder = tempfile::tempdir().unwrap();
        let (running, game) = (folder.path().join("running"), folder.path().join("a.journal"));
        fs::write(&game, journal()).unwrap();
        let Claim::Alone(its_place) = claim(&running) else { panic!("nobody else is there") };
        let its_journal = OpenOptions::new().append(true).open(&game).unwrap();
        its_journal.try_lock().unwrap();
        let (folders, place) = (BTreeSet::from([folder.path().to_owned()]), Place::default());
        assert!(found(&folders).0.is_empty(), "it is still held");
        let dying = thread::spawn(move || {
            thread::sleep(Duration::from_millis(400));
            drop((its_journal, its_place));
        });
        let news = wait_for(&running, || found(&folders), &place, Duration::from_secs(60));
        dying.join().unwrap();
        let JournalNews::Found(games, unreadable) = news else { panic!("{news:?}") };
        assert_eq!((games.len(), unreadable.len()), (1, 0));
        assert!(matches!(claim(&running), Claim::Taken), "the place is this program's now");
    }

    /// Its folder was moved while it ran: the mark that it runs lies there, and not where it goes on writing.
    #[test]
    fn the_game_of_a_program_that_was_killed_a_moment_ago_is_found_where_nothing_else_tells_of_it() {
        let folder = tempfile::tempdir().unwrap();
        let game = folder.path().join("a.journal");
        fs::write(&game, journal()).unwrap();
        let its_journal = OpenOptions::new().append(true).open(&game).unwrap();
        its_journal.try_lock().unwrap();
        let folders = BTreeSet::from([folder.path().to_owned()]);
        let held = held(&folders);
        assert_eq!(held, BTreeSet::from([game]));
        assert!(!is_one_freed(&held, &folders, LOOK), "it may be another window");
        let dying = thread::spawn(move || {
            thread::sleep(Duration::from_millis(300));
            drop(its_journal);
        });
        assert!(is_one_freed(&held, &folders, Duration::from_secs(60)));
        dying.join().unwrap();
        assert_eq!(found(&folders).0.len(), 1);
    }

    #[test]
    fn a_program_that_stays_is_told_and_keeps_its_place_and_its_game() {
        let folder = tempfile::tempdir().unwrap();
        let running = folder.path().join("running");
        let Claim::Alone(its_place) = claim(&running) else { panic!("nobody else is there") };
        let place = Place::default();
        let news = wait_for(&running, || found(&BTreeSet::new()), &place, Duration::from_millis(20));
        assert!(matches!(news, JournalNews::NotAlone) && place.lock().unwrap().is_none() && exists(&running));
        drop(its_place);
    }
}
