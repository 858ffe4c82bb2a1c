//! The journals of games: looked for at the start, and written while a game is played.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use super::Effects;
use crate::app::effect::{Incoming, JournalJob, JournalNews, JournalOf, WriteJob};
use crate::app::inbox::MailSlot;
use crate::app::state::{BrokenOffGame, JournalFault, UnreadableJournal};
use crate::journal::{JOURNAL_ENDING, JournalError, recover_any};
use crate::storage::{
    Claim, FoundJournal, JournalKeeper, RealDisk, claim, find_journal, find_journals, journals_folder, put_aside,
    start_folder,
};

/// The most that is read of a journal: a hundred times as much as the longest day's game leaves.
const MAX_JOURNAL_BYTES: usize = 256 << 20;

/// How long what was done may wait for the disk before it is shown. An ordinary one takes a few milliseconds; where it
/// takes longer than this, the game goes on and is said not to be safe until the disk has answered.
const LONGEST_WAIT: Duration = Duration::from_millis(60);

/// Who writes journals, and what shows other programs that this one runs.
#[derive(Debug)]
pub(super) struct Journals {
    of_match: JournalKeeper,
    of_clock: JournalKeeper,
    /// Locked as long as this program runs. Where another one has it, there is none.
    claim: Mutex<Option<File>>,
    /// Something was done that is not to be shown before it is safe.
    is_awaited: bool,
}

impl Journals {
    pub(super) fn new(mail: &MailSlot) -> Self {
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
    pub(super) fn settle(&mut self) {
        if std::mem::take(&mut self.is_awaited) {
            self.of_match.wait_until_safe(LONGEST_WAIT);
            self.of_clock.wait_until_safe(LONGEST_WAIT);
        }
    }
}

/// Carries `job` out.
pub(super) fn run(effects: &mut Effects, job: JournalJob) {
    match job {
        JournalJob::Find => find(effects),
        JournalJob::FindAgain => {
            let folders = folders(effects);
            effects.in_background("journals", move || {
                let (games, unreadable) = found(&folders);
                let is_nothing = games.is_empty() && unreadable.is_empty();
                let news = if is_nothing { JournalNews::NothingFound } else { JournalNews::Found(games, unreadable) };
                Incoming::Journal(news)
            });
        }
        JournalJob::LookAgain { path, bytes } => {
            effects.in_background("journal", move || Incoming::Journal(look_again(path, &bytes)));
        }
        JournalJob::Write(of, job) => write(&mut effects.journals, of, job),
        JournalJob::KeepElsewhere(chosen) => {
            let folder = chosen.unwrap_or_else(elsewhere);
            let journals = &mut effects.journals;
            for keeper in [&mut journals.of_match, &mut journals.of_clock] {
                keeper.move_to(&folder);
            }
        }
        JournalJob::Discard(path) => effects.in_background("journal", move || {
            let aside = aside_of(path.parent().map(Path::to_owned));
            Incoming::Journal(match put_aside(&path, &path.with_extension("kif"), &aside) {
                Ok(kept_as) => JournalNews::Discarded(path, Ok(kept_as)),
                Err(error) if error.kind() == ErrorKind::ResourceBusy => JournalNews::GoesOnElsewhere(path),
                Err(error) => JournalNews::Discarded(path, Err(error.to_string())),
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
        WriteJob::SaveRecord(bytes) => keeper.save_record(bytes),
        WriteJob::Close => keeper.close(aside_of(keeper.folder())),
        WriteJob::LetGo => keeper.let_go(),
    }
}

fn find(effects: &Effects) {
    match claim(&folder().join("running")) {
        Claim::Alone(file) => {
            *effects.journals.claim.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(file);
        }
        Claim::Taken => effects.mail.put(Incoming::Journal(JournalNews::NotAlone)),
        Claim::NoLocks => effects.mail.put(Incoming::Journal(JournalNews::NoLocks(folder()))),
        // The first journal that cannot be written is told.
        Claim::NoFile => {}
    }
    let folders = folders(effects);
    effects.in_background("journals", move || {
        let (games, unreadable) = found(&folders);
        Incoming::Journal(JournalNews::Found(games, unreadable))
    });
}

/// Where journals may lie.
fn folders(effects: &Effects) -> BTreeSet<PathBuf> {
    [folder(), elsewhere()].into_iter().chain(effects.settings.journals.clone()).collect()
}

/// The games that were broken off and that nobody plays, the latest first, and the files that are none.
fn found(folders: &BTreeSet<PathBuf>) -> (Vec<BrokenOffGame>, Vec<UnreadableJournal>) {
    let mut found: Vec<_> =
        folders.iter().flat_map(|it| find_journals(it, JOURNAL_ENDING, MAX_JOURNAL_BYTES)).collect();
    // Names begin with the date.
    found.sort_by(|one, other| other.path.file_name().cmp(&one.path.file_name()));
    let (mut games, mut unreadable) = (Vec::new(), Vec::new());
    for journal in found {
        match read(journal) {
            Ok(game) => games.extend(game),
            Err(file) => unreadable.push(file),
        }
    }
    (without_stale_copies(games), unreadable)
}

/// A game that was written elsewhere when its place failed is there twice: what was left behind there ends earlier.
fn without_stale_copies(games: Vec<BrokenOffGame>) -> Vec<BrokenOffGame> {
    let first_line = |game: &BrokenOffGame| game.bytes.split(|&byte| byte == b'\n').next().map(<[u8]>::to_vec);
    let is_stale = |game: &BrokenOffGame| {
        games.iter().any(|other| first_line(other) == first_line(game) && other.bytes.len() > game.bytes.len())
    };
    let stale: Vec<PathBuf> = games.iter().filter(|game| is_stale(game)).map(|game| game.path.clone()).collect();
    stale.iter().for_each(|path| clear_away(path));
    games.into_iter().filter(|game| !stale.contains(&game.path)).collect()
}

/// The game of a journal; none where nothing was done in it.
fn read(journal: FoundJournal) -> Result<Option<BrokenOffGame>, UnreadableJournal> {
    let FoundJournal { path, bytes } = journal;
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return Err(UnreadableJournal { path, fault: JournalFault::File(error.to_string()) }),
    };
    match recover_any(&bytes) {
        Ok(recovered) if recovered.is_empty() => match recovered.loss() {
            Some(damage) => Err(UnreadableJournal { path, fault: JournalFault::Damaged(damage) }),
            None => {
                clear_away(&path);
                Ok(None)
            }
        },
        Ok(recovered) => Ok(Some(BrokenOffGame { path, bytes, recovered })),
        Err(JournalError::Empty) => {
            clear_away(&path);
            Ok(None)
        }
        Err(error @ (JournalError::NoJournal | JournalError::Newer { .. })) => {
            Err(UnreadableJournal { path, fault: JournalFault::Content(error) })
        }
    }
}

/// Whether the game of a journal is still as it was when somebody was asked about it: another window may have asked as well.
fn look_again(path: PathBuf, bytes: &[u8]) -> JournalNews {
    match find_journal(&path, MAX_JOURNAL_BYTES).map(read) {
        Some(Ok(Some(game))) if game.bytes == bytes => JournalNews::StillBrokenOff(Box::new(game)),
        Some(_) | None => JournalNews::GoesOnElsewhere(path),
    }
}

/// A journal in which nothing was done is of no use to anybody; where it cannot be put aside it does no harm.
fn clear_away(path: &Path) {
    _ = put_aside(path, &path.with_extension("kif"), &aside_of(path.parent().map(Path::to_owned)));
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
fn aside_of(folder_of_journal: Option<PathBuf>) -> PathBuf {
    folder_of_journal.unwrap_or_else(folder).join("past")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Scribe;
    use crate::session::{MatchSession, MatchSetup};

    #[test]
    fn a_journal_whose_first_move_is_damaged_is_told_and_stays_where_it_is() {
        let (_, opening) = Scribe::begin(&MatchSession::new(MatchSetup::default()), "2026/11/21 10:00:00");
        let path = std::env::temp_dir().join("komadai-no-such-folder/20261121-100000.journal");
        let whole = FoundJournal { path: path.clone(), bytes: Ok(opening.clone().into_bytes()) };
        assert!(matches!(read(whole), Ok(None)), "nothing was done in it");
        let damaged = format!("{opening}00000000 what is this\n00000000 and this\n");
        let told = read(FoundJournal { path: path.clone(), bytes: Ok(damaged.into_bytes()) }).unwrap_err();
        let JournalFault::Damaged(damage) = told.fault else { panic!("{:?}", told.fault) };
        assert_eq!((told.path, damage.line, damage.lost), (path, 2, 2));
    }
}
