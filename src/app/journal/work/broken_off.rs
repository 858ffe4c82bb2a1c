//! What is left of games that were broken off, as far as it can be read.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::app::journal::form::{BrokenOffGame, JournalFault, UnreadableJournal};
use crate::app::journal::job::JournalNews;
use crate::app::journal::work::aside::{clear_away, found_record, left_alone, put_torn_aside, told_aside, told_once};
use crate::journal::{BrokenOff, DamageKind, JOURNAL_ENDING, JournalError, REVIEW_ENDING, RecordBeside, recover_any};
use crate::record::MAX_IMPORT_BYTES;
use crate::storage::{
    Attempt, FileError, FoundJournal, exists, find_held_journals, find_journal, find_journals, find_records_alone,
    forget_attempt, has_failed_attempt, read_file, record_beside,
};

/// The most that is read of a journal: a hundred times as much as the longest day's game leaves.
const MAX_JOURNAL_BYTES: usize = 256 << 20;

/// The files of games and clocks, and those of records that were not saved.
const ENDINGS: [&str; 2] = [JOURNAL_ENDING, REVIEW_ENDING];

/// What a journal turned out to be.
enum Read {
    Game(BrokenOffGame),
    /// Nothing was done in it, and nothing is missed.
    NothingDone(PathBuf),
    /// It breaks off before the first thing that was done: nothing can be read of it, now or by another program.
    Torn(PathBuf),
    Unreadable(UnreadableJournal),
}

/// The journals that a running program is writing.
pub fn held(folders: &BTreeSet<PathBuf>) -> BTreeSet<PathBuf> {
    let in_each = folders.iter().flat_map(|folder| ENDINGS.map(|ending| find_held_journals(folder, ending)));
    in_each.flatten().collect()
}

/// The games that were broken off and that nobody plays, the latest first, and the files that are none. Of those, what is
/// no use to anybody is put aside.
pub fn found(folders: &BTreeSet<PathBuf>) -> (Vec<BrokenOffGame>, Vec<UnreadableJournal>) {
    let mut found: Vec<_> =
        folders.iter().flat_map(|folder| ENDINGS.map(|ending| (folder, ending))).flat_map(in_folder).collect();
    // Names begin with the date.
    found.sort_by(|one, other| other.path.file_name().cmp(&one.path.file_name()));
    let (mut games, mut torn, mut unreadable) = (Vec::new(), Vec::new(), Vec::new());
    for journal in found {
        match read_once(journal) {
            Read::Game(game) => games.push(game),
            Read::NothingDone(path) => clear_away(&path),
            Read::Torn(path) => torn.push(path),
            Read::Unreadable(file) => unreadable.push(told_once(file)),
        }
    }
    unreadable.extend(torn.into_iter().filter_map(|path| put_torn_aside(&path, &games)));
    unreadable
        .extend(folders.iter().flat_map(|folder| find_records_alone(folder, JOURNAL_ENDING)).filter_map(left_alone));
    (without_reviewed(without_replayed(without_stale_copies(games))), unreadable)
}

fn in_folder((folder, ending): (&PathBuf, &str)) -> Vec<FoundJournal> {
    find_journals(folder, ending, MAX_JOURNAL_BYTES)
}

/// A game whose replay was set up is done with: the program ended before its journal was put aside.
fn without_replayed(games: Vec<BrokenOffGame>) -> Vec<BrokenOffGame> {
    let is_replayed = |game: &BrokenOffGame| games.iter().any(|other| other.recovered.replays(&game.recovered));
    let replayed: Vec<PathBuf> = games.iter().filter(|game| is_replayed(game)).map(|game| game.path.clone()).collect();
    replayed.iter().for_each(|path| clear_away(path));
    games.into_iter().filter(|game| !replayed.contains(&game.path)).collect()
}

/// A game that is over and whose record was changed afterwards is there twice: what was changed holds all of it.
fn without_reviewed(games: Vec<BrokenOffGame>) -> Vec<BrokenOffGame> {
    let is_reviewed = |game: &BrokenOffGame| games.iter().any(|other| other.recovered.reviews(&game.recovered));
    let reviewed: Vec<PathBuf> = games.iter().filter(|game| is_reviewed(game)).map(|game| game.path.clone()).collect();
    reviewed.iter().for_each(|path| clear_away(path));
    games.into_iter().filter(|game| !reviewed.contains(&game.path)).collect()
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

/// What a journal is, unless a program has died of it before. If this one dies of it, the next start knows which it was.
fn read_once(journal: FoundJournal) -> Read {
    if has_failed_attempt(&journal.path) {
        let told = told_aside(journal.path.clone(), JournalFault::Deadly);
        forget_attempt(&journal.path);
        return Read::Unreadable(told);
    }
    let _attempt = Attempt::begin(&journal.path);
    read(journal)
}

/// What a journal is.
fn read(journal: FoundJournal) -> Read {
    let FoundJournal { path, bytes } = journal;
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return unreadable(path, JournalFault::File(FileError::from(&error))),
    };
    match recover_any(&bytes) {
        Ok(recovered) if recovered.is_empty() => match recovered.damage() {
            Some(damage) if damage.kind == DamageKind::Torn => Read::Torn(path),
            Some(damage) => unreadable(path, JournalFault::Damaged(damage)),
            // It was cut where a line ends: its record comes after its first move.
            None if exists(&record_beside(&path)) => Read::Torn(path),
            None => Read::NothingDone(path),
        },
        Ok(recovered) => {
            let beside = beside(&path, &recovered);
            Read::Game(BrokenOffGame { path, bytes, recovered, beside })
        }
        Err(JournalError::Empty) => Read::Torn(path),
        Err(error @ (JournalError::NoJournal | JournalError::Newer { .. })) => {
            unreadable(path, JournalFault::Content(error))
        }
    }
}

/// A journal that stays where it is, as somebody may be able to read it, with the record that lies beside it.
fn unreadable(path: PathBuf, fault: JournalFault) -> Read {
    let record = found_record(record_beside(&path));
    Read::Unreadable(UnreadableJournal { path, record, fault })
}

/// What the record beside a journal holds that the journal does not.
fn beside(journal: &Path, recovered: &BrokenOff) -> RecordBeside {
    let record = record_beside(journal);
    if !exists(&record) {
        return RecordBeside::NothingMore;
    }
    read_file(&record, MAX_IMPORT_BYTES).map_or(RecordBeside::AnotherGame, |bytes| recovered.compare(&bytes))
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

/// The game that was left here to be taken up later, unless somebody has taken it up by now.
pub fn left(path: &Path) -> JournalNews {
    match find_journal(path, MAX_JOURNAL_BYTES).map(read) {
        Some(Read::Game(game)) => JournalNews::Left(Box::new(game)),
        Some(Read::NothingDone(_) | Read::Torn(_) | Read::Unreadable(_)) | None => JournalNews::ClearedAway,
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the journals that are found have to be written first")]
mod tests {
    use std::fs;

    use super::*;
    use crate::app::journal::form::FoundRecord;
    use crate::clock::SessionTime;
    use crate::journal::{Damage, ReviewDraft, Scribe, as_saved};
    use crate::session::{FURIGOMA_KEY, MatchCommand, MatchSession, MatchSetup};

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
    fn a_journal_of_which_nothing_can_be_read_is_put_aside_and_told_once() {
        let (opening, _) = journals();
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("journals");
        let garbled = Damage { line: 2, kind: DamageKind::Garbled, lost: 2 };
        let absurd = opening.replace("2026/11/21 10:00:00", "x");
        for (bytes, fault) in [
            (format!("{opening}00000000 what is this\n00000000 and this\n"), JournalFault::Damaged(garbled)),
            (format!("00000000{}", &absurd[8..]), JournalFault::Content(JournalError::NoJournal)),
        ] {
            let (games, told) = found_in(&folder, bytes.as_bytes(), true);
            let [path, record] = ["a.journal", "a.kif"].map(|name| folder.join("past").join(name));
            assert_eq!(fs::read_to_string(&path).unwrap(), bytes, "nothing is lost");
            let record = Some(FoundRecord { path: record, plies: 1 });
            assert_eq!((games.len(), told), (0, vec![UnreadableJournal { path, record, fault }]));
            assert_eq!(found(&BTreeSet::from([folder.clone()])).1, []);
        }
    }

    #[test]
    fn a_journal_of_a_newer_program_stays_where_it_is() {
        let (opening, _) = journals();
        let newer = opening.replace("\"journal\":", "\"journal\":9");
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("journals");
        let line = newer[9..].trim_end();
        let sealed = format!("{:08x} {line}\n", crc32fast::hash(line.as_bytes()));
        let (_, told) = found_in(&folder, sealed.as_bytes(), false);
        assert!(matches!(told[0].fault, JournalFault::Content(JournalError::Newer { .. })), "{told:?}");
        assert!(told[0].path == folder.join("a.journal") && told[0].path.exists());
    }

    #[cfg(unix)]
    #[test]
    fn what_lies_in_the_place_of_a_journal_and_is_no_file_is_told_with_the_record_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path("a.journal")).unwrap();
        std::os::unix::fs::symlink("b.journal", path("b.journal")).unwrap();
        for name in ["a.kif", "b.kif", "20261121-100000.kif", "mine.kif"] {
            fs::write(path(name), "1 ７六歩(77)\n").unwrap();
        }
        let look = || found(&BTreeSet::from([folder.path().to_owned()])).1;
        let told = look();
        let named = |told: &[UnreadableJournal]| -> Vec<_> {
            told.iter().map(|file| (file.path.clone(), file.record.clone().map(|it| (it.path, it.plies)))).collect()
        };
        let gone = path("past/20261121-100000.kif");
        let stay = [(path("b.journal"), Some((path("b.kif"), 1))), (path("a.journal"), Some((path("a.kif"), 1)))];
        let alone = (path("20261121-100000.journal"), Some((gone.clone(), 1)));
        assert_eq!(named(&told), [stay.clone().to_vec(), vec![alone]].concat());
        assert_eq!((&told[1].fault, &told[2].fault), (&JournalFault::File(FileError::Folder), &JournalFault::Gone));
        assert!(gone.exists() && path("mine.kif").exists());
        assert_eq!(named(&look()), stay, "a record that lies alone is told once");
    }

    #[test]
    fn a_game_whose_record_was_changed_after_its_end_is_offered_once() {
        let mut game = MatchSession::new(MatchSetup::default());
        game.tree_mut().header.set("開始日時", "2026/11/24 23:14:38");
        let (mut scribe, mut journal) = Scribe::begin(&game, "2026/11/24 23:14:38");
        for command in [MatchCommand::Play("7g7f".parse().unwrap()), MatchCommand::Resign] {
            game.apply(command, SessionTime::default()).unwrap();
        }
        journal += &scribe.follow(&game);
        let mut tree = game.tree().clone();
        tree.node_mut(crate::record::GameTree::ROOT).comments_mut().push("a word");
        tree.header.set("先手", "who was entered after the end");
        let review = ReviewDraft::new(tree, "2026/11/24 23:20:00", None).to_bytes();
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.journal"), &journal).unwrap();
        let look = || found(&BTreeSet::from([folder.path().to_owned()])).0;
        assert_eq!(look().len(), 1);
        fs::write(folder.path().join("b.review"), review).unwrap();
        let games = look();
        assert!(games.len() == 1 && matches!(games[0].recovered, BrokenOff::Review(_)));
        assert!(folder.path().join("past/a.journal").exists(), "nothing is thrown away");
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
    fn a_game_whose_sides_were_tossed_for_is_offered_although_nothing_was_done_in_it() {
        let mut game = MatchSession::new(MatchSetup::default());
        game.tree_mut().header.set(FURIGOMA_KEY, "と金5枚");
        let (_, opening) = Scribe::begin(&game, "2026/11/21 10:00:00");
        let folder = tempfile::tempdir().unwrap();
        let (games, told) = found_in(&folder.path().join("journals"), opening.as_bytes(), false);
        assert!(games.len() == 1 && told.is_empty(), "{told:?}");
    }

    #[test]
    fn a_journal_that_a_program_has_died_of_is_put_aside_unread_and_told_once() {
        let (_, journal) = journals();
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        ["a.journal", "b.journal"].iter().for_each(|name| fs::write(path(name), &journal).unwrap());
        let deadly = path("a.journal");
        let died = std::thread::spawn(move || {
            let _attempt = Attempt::begin(&deadly);
            panic!("it is too much");
        });
        assert!(died.join().is_err());
        let look = || found(&BTreeSet::from([folder.path().to_owned()]));
        let (games, told) = look();
        assert_eq!(games.iter().map(|game| &game.path).collect::<Vec<_>>(), [&path("b.journal")]);
        let aside = path("past/a.journal");
        assert_eq!(told, [UnreadableJournal { path: aside.clone(), record: None, fault: JournalFault::Deadly }]);
        assert_eq!(fs::read_to_string(aside).unwrap(), journal, "nothing is lost");
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!((left.len(), look().1), (2, Vec::new()), "{left:?}");
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
            let record = has_record.then(|| FoundRecord { path: past.join("a.kif"), plies: 1 });
            let path = past.join("a.journal");
            assert!(path.exists() && record.as_ref().is_none_or(|it| it.path.exists()), "{length}");
            assert_eq!(told, [UnreadableJournal { path, record, fault: JournalFault::Torn }], "{length}");
        }
        assert_eq!(found_in(&folder, journal.as_bytes(), true).0.len(), 1);
    }

    /// What is found of a game of three moves of whose journal this many lines are left, beside its whole record.
    fn found_cut_in(folder: &Path, lines_left: usize) -> RecordBeside {
        let mut game = MatchSession::new(MatchSetup::default());
        let (mut scribe, mut journal) = Scribe::begin(&game, "2026/11/24 23:14:38");
        for mv in ["7g7f", "3c3d", "2g2f"] {
            game.apply(MatchCommand::Play(mv.parse().unwrap()), SessionTime::default()).unwrap();
            journal += &scribe.follow(&game);
        }
        let left: String = journal.split_inclusive('\n').take(lines_left).collect();
        fs::write(folder.join("a.journal"), left).unwrap();
        fs::write(folder.join("a.kif"), as_saved(game.tree()).unwrap()).unwrap();
        let (games, told) = found(&BTreeSet::from([folder.to_owned()]));
        assert!(told.is_empty() && folder.join("a.kif").exists());
        games[0].beside
    }

    #[test]
    fn a_journal_that_was_cut_where_a_line_ends_is_noticed_by_the_record_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(found_cut_in(folder.path(), 4), RecordBeside::NothingMore);
        assert_eq!(found_cut_in(folder.path(), 3), RecordBeside::MoreMoves { plies: 3 });
        assert_eq!(found_cut_in(folder.path(), 2), RecordBeside::MoreMoves { plies: 3 });
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
