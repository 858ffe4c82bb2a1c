//! What is left of games that were broken off, as far as it can be read.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::app::journal::form::{BrokenOffGame, JournalFault, UnreadableJournal};
use crate::app::journal::job::JournalNews;
use crate::app::journal::work::aside_of;
use crate::journal::{DamageKind, JOURNAL_ENDING, JournalError, recover_any};
use crate::storage::{FoundJournal, exists, find_journal, find_journals, put_aside, record_beside};

/// The most that is read of a journal: a hundred times as much as the longest day's game leaves.
const MAX_JOURNAL_BYTES: usize = 256 << 20;

/// What a journal turned out to be.
enum Read {
    Game(BrokenOffGame),
    /// Nothing was done in it, and nothing is missed.
    NothingDone(PathBuf),
    /// It breaks off before the first thing that was done: nothing can be read of it, now or by another program.
    Torn(PathBuf),
    Unreadable(UnreadableJournal),
}

/// The games that were broken off and that nobody plays, the latest first, and the files that are none. Of those, what is
/// no use to anybody is put aside.
pub fn found(folders: &BTreeSet<PathBuf>) -> (Vec<BrokenOffGame>, Vec<UnreadableJournal>) {
    let mut found: Vec<_> =
        folders.iter().flat_map(|it| find_journals(it, JOURNAL_ENDING, MAX_JOURNAL_BYTES)).collect();
    // Names begin with the date.
    found.sort_by(|one, other| other.path.file_name().cmp(&one.path.file_name()));
    let (mut games, mut torn, mut unreadable) = (Vec::new(), Vec::new(), Vec::new());
    for journal in found {
        match read(journal) {
            Read::Game(game) => games.push(game),
            Read::NothingDone(path) => clear_away(&path),
            Read::Torn(path) => torn.push(path),
            Read::Unreadable(file) => unreadable.push(file),
        }
    }
    unreadable.extend(torn.into_iter().filter_map(|path| put_torn_aside(path, &games)));
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

/// What a journal is.
fn read(journal: FoundJournal) -> Read {
    let FoundJournal { path, bytes } = journal;
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return unreadable(path, JournalFault::File(error.to_string())),
    };
    match recover_any(&bytes) {
        Ok(recovered) if recovered.is_empty() => match recovered.damage() {
            Some(damage) if damage.kind == DamageKind::Torn => Read::Torn(path),
            Some(damage) => unreadable(path, JournalFault::Damaged(damage)),
            // It was cut where a line ends: its record comes after its first move.
            None if exists(&record_beside(&path)) => Read::Torn(path),
            None => Read::NothingDone(path),
        },
        Ok(recovered) => Read::Game(BrokenOffGame { path, bytes, recovered }),
        Err(JournalError::Empty) => Read::Torn(path),
        Err(error @ (JournalError::NoJournal | JournalError::Newer { .. })) => {
            unreadable(path, JournalFault::Content(error))
        }
    }
}

/// A journal that stays where it is, as somebody may be able to read it, with the record that lies beside it.
fn unreadable(path: PathBuf, fault: JournalFault) -> Read {
    let record = Some(record_beside(&path)).filter(|record| exists(record));
    Read::Unreadable(UnreadableJournal { path, record, fault })
}

/// Puts a journal aside of which nothing can be read, and gives where it lies now and whether its record does. Where the
/// whole game was found in another folder, into which it was moved, there is nothing to be told.
fn put_torn_aside(path: PathBuf, games: &[BrokenOffGame]) -> Option<UnreadableJournal> {
    let is_elsewhere = games.iter().any(|game| game.path.file_name() == path.file_name());
    let fault = JournalFault::Torn;
    match put_aside(&path, &record_beside(&path), &aside_of(path.parent().map(Path::to_owned))) {
        Ok(_) if is_elsewhere => None,
        Ok(aside) => Some(UnreadableJournal { path: aside.journal, record: aside.record, fault }),
        Err(_) => {
            let record = Some(record_beside(&path)).filter(|record| exists(record));
            Some(UnreadableJournal { path, record, fault })
        }
    }
}

/// Whether the game of a journal is still as it was when somebody was asked about it: another window may have asked as well.
pub fn look_again(path: PathBuf, bytes: &[u8]) -> JournalNews {
    match find_journal(&path, MAX_JOURNAL_BYTES).map(read) {
        Some(Read::Game(game)) if game.bytes == bytes => JournalNews::StillBrokenOff(Box::new(game)),
        Some(Read::Game(_) | Read::NothingDone(_) | Read::Torn(_) | Read::Unreadable(_)) | None => {
            JournalNews::GoesOnElsewhere(path)
        }
    }
}

/// A journal in which nothing was done is of no use to anybody; where it cannot be put aside it does no harm.
fn clear_away(path: &Path) {
    _ = put_aside(path, &record_beside(path), &aside_of(path.parent().map(Path::to_owned)));
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the journals that are found have to be written first")]
mod tests {
    use std::fs;

    use super::*;
    use crate::clock::SessionTime;
    use crate::journal::Scribe;
    use crate::session::{MatchCommand, MatchSession, MatchSetup};

    /// A journal in which nothing was done, and one with a move.
    fn journals() -> (String, String) {
        let mut session = MatchSession::new(MatchSetup::default());
        let (_, opening) = Scribe::begin(&session, "2026/11/21 10:00:00");
        let pawn = "7g7f".parse().unwrap();
        session.apply(MatchCommand::Play(pawn), SessionTime::default()).unwrap();
        (opening, Scribe::begin(&session, "2026/11/21 10:00:00").1)
    }

    /// What is found in a folder with such a journal, and perhaps a record beside it.
    fn found_in(folder: &Path, journal: &[u8], has_record: bool) -> (Vec<BrokenOffGame>, Vec<UnreadableJournal>) {
        _ = fs::remove_dir_all(folder);
        fs::create_dir(folder).unwrap();
        fs::write(folder.join("a.journal"), journal).unwrap();
        if has_record {
            fs::write(folder.join("a.kif"), "1 ７六歩(77)\n").unwrap();
        }
        found(&BTreeSet::from([folder.to_owned()]))
    }

    #[test]
    fn a_journal_whose_first_move_is_damaged_is_told_and_stays_where_it_is() {
        let (opening, _) = journals();
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("journals");
        let damaged = format!("{opening}00000000 what is this\n00000000 and this\n");
        let (games, told) = found_in(&folder, damaged.as_bytes(), true);
        let JournalFault::Damaged(damage) = told[0].fault else { panic!("{:?}", told[0].fault) };
        assert_eq!((games.len(), &told[0].path, damage.line, damage.lost), (0, &folder.join("a.journal"), 2, 2));
        assert!(told[0].path.exists());
        assert_eq!(told[0].record, Some(folder.join("a.kif")));
    }

    #[test]
    fn a_journal_in_which_nothing_was_done_is_cleared_away_without_a_word() {
        let (opening, _) = journals();
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("journals");
        let (games, told) = found_in(&folder, opening.as_bytes(), false);
        assert!(games.is_empty() && told.is_empty());
        assert!(!folder.join("a.journal").exists());
    }

    #[test]
    fn a_journal_cut_before_the_end_of_its_first_move_is_put_aside_and_told_wherever_it_is_cut() {
        let (opening, journal) = journals();
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("journals");
        for (length, has_record) in (0..journal.len()).flat_map(|length| [(length, true), (length, false)]) {
            let (games, told) = found_in(&folder, &journal.as_bytes()[..length], has_record);
            assert!(games.is_empty());
            if length == opening.len() && !has_record {
                continue;
            }
            let past = folder.join("past");
            let record = has_record.then(|| past.join("a.kif"));
            let path = past.join("a.journal");
            assert!(path.exists() && record.as_ref().is_none_or(|it| it.exists()), "{length}");
            assert_eq!(told, [UnreadableJournal { path, record, fault: JournalFault::Torn }], "{length}");
        }
        assert_eq!(found_in(&folder, journal.as_bytes(), true).0.len(), 1);
    }

    #[test]
    fn what_was_left_of_a_journal_that_was_found_whole_elsewhere_is_not_told() {
        let (_, journal) = journals();
        let folder = tempfile::tempdir().unwrap();
        let [failed, elsewhere] = ["failed", "elsewhere"].map(|name| folder.path().join(name));
        [(&failed, 20), (&elsewhere, journal.len())].into_iter().for_each(|(folder, length)| {
            fs::create_dir(folder).unwrap();
            fs::write(folder.join("a.journal"), &journal.as_bytes()[..length]).unwrap();
        });
        let (games, told) = found(&BTreeSet::from([failed.clone(), elsewhere]));
        assert_eq!((games.len(), told), (1, Vec::new()));
        assert!(failed.join("past/a.journal").exists());
    }
}
