//! Writes the game of this table for others to see, unless another machine does so under the same number.

use std::io;
use std::path::{Path, PathBuf};

use crate::app::hall::job::HallJob;
use crate::clock::SessionTime;
use crate::hall::{
    FileSeen, LIVE_ENDING, LiveGame, LiveState, LiveWriter, NumberStanding, TableNumber, WAITING_ENDING, WriterSeen,
};
use crate::hall_folder::now_in_millis;
use crate::storage::{FileError, delete_file, exists, read_file, step_aside, write_in_folder};

/// No file about a writer is larger.
const MOST_BYTES: usize = 1 << 16;

/// No record that we wrote is larger.
const MOST_RECORD_BYTES: usize = 1 << 26;

/// The files of a table, and whether they are ours to write.
#[derive(Debug)]
pub struct HallWriter {
    /// Nobody else has this word.
    id: String,
    /// The number of our process on this machine.
    process: u32,
    table: Option<TableFiles>,
    /// The files of a game that goes on under another number, until it is there.
    moved: Option<TableFiles>,
    /// Where a record lies now that somebody else had put in the place of ours, until that is told.
    put_aside: Option<PathBuf>,
}

#[derive(Debug)]
struct TableFiles {
    folder: PathBuf,
    name: String,
    number: TableNumber,
    /// The latest record, if there was any, and whether it has to be written.
    record: (Option<Vec<u8>>, bool),
    /// The file of the record of the game that was written last, if that game goes on.
    unfinished: Option<String>,
}

impl HallWriter {
    pub const fn new(id: String, process: u32) -> Self {
        Self { id, process, table: None, moved: None, put_aside: None }
    }

    /// Writes the game, if its number is ours. Returns who else wants it.
    pub fn carry_out(&mut self, job: HallJob) -> Result<NumberStanding, FileError> {
        let HallJob::Write { folder, name, record, live, at } = job else { return Ok(NumberStanding::Alone) };
        self.leave_others(&folder, &name);
        let id = self.id.clone();
        let begin =
            || TableFiles { folder, name, number: TableNumber::new(id), record: (None, false), unfinished: None };
        let table = self.table.get_or_insert_with(begin);
        if record.is_some() {
            table.record = (record, true);
        }
        table.number.introduce(LiveWriter { process: self.process, ..live.writer.clone() });
        let there = seen(&table.path(LIVE_ENDING));
        let before = table.number.clone();
        if !table.number.may_write(there, at, now_in_millis()) {
            return table.wait(&live, at);
        }
        let standing = match table.write(*live, at, &mut self.put_aside) {
            Ok(standing) => standing,
            Err(error) => {
                // Nobody has a number whose files they could not write.
                table.number = before;
                return Err(error);
            }
        };
        // Otherwise the hall would have the game twice.
        self.moved.take().iter().for_each(TableFiles::clear_away);
        Ok(standing)
    }

    /// Where the record of somebody else lies that was in the place of ours, told once.
    pub const fn take_put_aside(&mut self) -> Option<PathBuf> {
        self.put_aside.take()
    }

    /// Another table, or another folder: nobody waits for what was before.
    fn leave_others(&mut self, folder: &Path, name: &str) {
        if let Some(before) = self.table.take_if(|table| table.folder != folder || table.name != name) {
            before.wait_no_longer();
            self.moved = self.moved.take().or(Some(before)).filter(|moved| moved.unfinished.is_some());
        }
    }
}

impl TableFiles {
    fn path(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}{ending}", self.name))
    }

    fn write(
        &mut self,
        live: LiveGame,
        at: SessionTime,
        put_aside: &mut Option<PathBuf>,
    ) -> Result<NumberStanding, FileError> {
        let there = self.live_game_there();
        let mut record_crc =
            there.as_ref().filter(|there| there.record == live.record).and_then(|there| there.record_crc);
        let (record, is_due) = &mut self.record;
        if let Some(record) = record.as_ref().filter(|_| *is_due) {
            let path = self.folder.join(&live.record);
            if is_foreign(&path, record_crc, record) {
                *put_aside = Some(step_aside(&path).map_err(|error| FileError::at(&path, &error))?);
            }
            write(&path, record)?;
            record_crc = Some(crc32fast::hash(record));
        }
        *is_due = false;
        let live = with_the_last_game(live, there);
        let live = LiveGame { written: now_in_millis(), writer: self.number.me().clone(), record_crc, ..live };
        write(&self.path(LIVE_ENDING), live.to_json().as_bytes())?;
        let is_unfinished = !live.is_vacant && live.state != LiveState::Over;
        self.unfinished = is_unfinished.then_some(live.record);
        let waiting = self.path(WAITING_ENDING);
        if self.number.look_who_waits(seen(&waiting), at) {
            // Whoever left it there is gone; if it stays, it is as old the next time.
            _ = delete_file(&waiting);
        }
        Ok(self.number.standing(at))
    }

    fn live_game_there(&self) -> Option<LiveGame> {
        let bytes = read_file(&self.path(LIVE_ENDING), MOST_BYTES).ok()?;
        LiveGame::from_json(std::str::from_utf8(&bytes).ok()?).ok()
    }

    /// Says that somebody waits here, for whoever has the number to read.
    fn wait(&mut self, live: &LiveGame, at: SessionTime) -> Result<NumberStanding, FileError> {
        self.record.1 = true;
        let me = WriterSeen { writer: self.number.me().clone(), beat: live.beat, written: now_in_millis() };
        let words = serde_json::to_string_pretty(&me).map_err(|error| FileError::Other(error.to_string()))? + "\n";
        write(&self.path(WAITING_ENDING), words.as_bytes())?;
        Ok(self.number.standing(at))
    }

    /// Deletes the files of a game that goes on elsewhere, if they are still ours.
    fn clear_away(&self) {
        let live = self.path(LIVE_ENDING);
        if matches!(seen(&live), FileSeen::Of(seen) if seen.writer.id == self.number.me().id) {
            self.unfinished.iter().for_each(|record| _ = delete_file(&self.folder.join(record)));
            _ = delete_file(&live);
        }
    }

    fn wait_no_longer(&self) {
        let waiting = self.path(WAITING_ENDING);
        if matches!(seen(&waiting), FileSeen::Of(seen) if seen.writer.id == self.number.me().id) {
            // It is ours, and of no use; whoever has the number finds out that it is silent.
            _ = delete_file(&waiting);
        }
    }
}

/// As long as nobody plays here, the game that was over when the program was started is what the hall sees.
fn with_the_last_game(live: LiveGame, there: Option<LiveGame>) -> LiveGame {
    match there.filter(|there| live.is_vacant && there.state == LiveState::Over) {
        Some(last) => LiveGame { beat: live.beat, heard: live.heard, ..last },
        None => live,
    }
}

/// Whether the record at `path` is none of a Komadai: not the one with the checksum that the file beside it tells, nor what is
/// about to be written.
fn is_foreign(path: &Path, crc_written: Option<u32>, about_to_be_written: &[u8]) -> bool {
    let crc = read_file(path, MOST_RECORD_BYTES).ok().map(|bytes| crc32fast::hash(&bytes));
    let is_known = |crc| crc_written == Some(crc) || crc == crc32fast::hash(about_to_be_written);
    exists(path) && !crc.is_some_and(is_known)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write_in_folder(path, bytes).map_err(|error| FileError::at(path, &error))
}

/// What stands in a file about who wrote it.
fn seen(path: &Path) -> FileSeen {
    match read_file(path, MOST_BYTES) {
        Ok(bytes) => serde_json::from_slice(&bytes).map_or(FileSeen::Unclear, FileSeen::Of),
        Err(error) if error.kind() == io::ErrorKind::NotFound => FileSeen::Missing,
        Err(_) => FileSeen::Unclear,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::hall::Venue;
    use crate::session::{MatchSession, MatchSetup, Player};

    const NAMES: [&str; 2] = ["desk one", "desk two"];

    /// What one of two machines writes about its game at `second`.
    fn job(folder: &Path, machine: usize, second: u64) -> HallJob {
        let at = SessionTime::from_start(Duration::from_secs(second));
        let players = ["甲", "乙"].map(|name| Player { name: format!("{name} {machine}"), rank: String::new() });
        let session = MatchSession::new(MatchSetup { players, ..MatchSetup::default() });
        let place = Venue { record: "one.kifu".to_owned(), ..Venue::default() };
        let mut live = LiveGame { beat: second, ..LiveGame::of(&session, at, &place) };
        live.writer.machine = NAMES[machine].to_owned();
        let (name, record) = ("one".to_owned(), Some(format!("record {machine}").into_bytes()));
        HallJob::Write { folder: folder.to_owned(), name, record, live: Box::new(live), at }
    }

    fn text(folder: &Path, name: &str) -> String {
        String::from_utf8(read_file(&folder.join(name), MOST_BYTES).unwrap_or_default()).unwrap()
    }

    /// The machine that is told of, and whether it has the number.
    fn told(standing: &NumberStanding) -> Option<(&str, bool)> {
        match standing {
            NumberStanding::Alone | NumberStanding::Unknown => None,
            NumberStanding::Wanted(other) => Some((&other.machine, false)),
            NumberStanding::Taken(other) => Some((&other.machine, true)),
        }
    }

    #[test]
    fn two_machines_with_one_number_are_both_told_and_the_files_stay_with_the_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut desks = ["a", "b"].map(|id| HallWriter::new(id.to_owned(), 7));
        let mut beat = |machine: usize, second| desks[machine].carry_out(job(folder.path(), machine, second)).unwrap();
        assert_eq!(beat(0, 0), NumberStanding::Alone);
        for round in 1..30 {
            let (second, first) = (beat(1, round * 5), beat(0, round * 5 + 1));
            assert_eq!(text(folder.path(), "one.kifu"), "record 0", "{round}");
            assert!(text(folder.path(), "one.live.json").contains("甲 0"), "{round}");
            if round > 2 {
                assert_eq!((told(&second), told(&first)), (Some((NAMES[0], true)), Some((NAMES[1], false))), "{round}");
            }
        }
        // The first is switched off.
        assert_eq!(told(&beat(1, 150)), Some((NAMES[0], true)));
        assert_eq!(beat(1, 170), NumberStanding::Alone);
        assert_eq!(text(folder.path(), "one.kifu"), "record 1");
        assert!(text(folder.path(), "one.live.json").contains("甲 1"));
        assert_eq!(text(folder.path(), "one.waiting"), "", "nobody waits");
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the folder goes away and comes back")]
    fn a_machine_that_starts_again_while_the_folder_is_away_does_not_take_its_former_self_for_another() {
        let place = tempfile::tempdir().unwrap();
        let (folder, away) = (place.path().join("share"), place.path().join("away"));
        std::fs::create_dir(&folder).unwrap();
        let mut former = HallWriter::new("a".to_owned(), 7);
        former.carry_out(job(&folder, 0, 0)).unwrap();
        std::fs::rename(&folder, &away).unwrap();
        // What stands at its place takes no files.
        std::fs::write(&folder, "").unwrap();
        let mut again = HallWriter::new("b".to_owned(), 8);
        for second in [10, 15, 30, 35] {
            assert_eq!(again.carry_out(job(&folder, 0, second)).ok(), None, "{second}");
        }
        std::fs::remove_file(&folder).unwrap();
        std::fs::rename(&away, &folder).unwrap();
        for second in [40, 45, 50] {
            assert_eq!(told(&again.carry_out(job(&folder, 0, second)).unwrap()), None, "{second}");
        }
        assert_eq!(again.carry_out(job(&folder, 0, 60)).unwrap(), NumberStanding::Alone);
        assert!(text(&folder, "one.live.json").contains("\"process\": 8"));
    }

    #[test]
    fn a_machine_that_is_started_again_leaves_what_its_last_game_left_until_the_next_one_begins() {
        let folder = tempfile::tempdir().unwrap();
        let state = |folder: &Path| LiveGame::from_json(&text(folder, "one.live.json")).map(|live| live.state).unwrap();
        let with = |job, change: fn(LiveGame) -> LiveGame, has_record: bool| match job {
            HallJob::Write { folder, name, record, live, at } => HallJob::Write {
                folder,
                name,
                record: record.filter(|_| has_record),
                live: Box::new(change(*live)),
                at,
            },
            job => job,
        };
        let over = |live| LiveGame { state: LiveState::Over, ..live };
        let vacant = |live| LiveGame { is_vacant: true, ..live };
        let mut desks = ["a", "b"].map(|id| HallWriter::new(id.to_owned(), 7));
        desks[0].carry_out(with(job(folder.path(), 0, 0), over, true)).unwrap();
        for second in [5, 10, 15, 25, 30, 40] {
            desks[1].carry_out(with(job(folder.path(), 1, second), vacant, false)).unwrap();
            assert_eq!(text(folder.path(), "one.kifu"), "record 0", "{second}");
            assert_eq!(state(folder.path()), LiveState::Over, "{second}");
        }
        assert!(text(folder.path(), "one.live.json").contains(NAMES[1]), "the number is its own by now");
        desks[1].carry_out(job(folder.path(), 1, 45)).unwrap();
        assert_eq!((text(folder.path(), "one.kifu").as_str(), state(folder.path())), ("record 1", LiveState::Waiting));
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "somebody else writes there, too")]
    fn a_record_that_komadai_did_not_write_is_put_aside_and_told_and_ours_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let names = || crate::storage::names_in(folder).len();
        std::fs::write(folder.join("one.kifu"), "theirs").unwrap();
        let mut desk = HallWriter::new("a".to_owned(), 7);
        let HallJob::Write { folder: place, name, live, at, .. } = job(folder, 0, 0) else { unreachable!() };
        let live = Box::new(LiveGame { is_vacant: true, ..*live });
        desk.carry_out(HallJob::Write { folder: place, name, record: None, live, at }).unwrap();
        assert_eq!((text(folder, "one.kifu").as_str(), desk.take_put_aside()), ("theirs", None), "nobody plays yet");
        desk.carry_out(job(folder, 0, 5)).unwrap();
        assert_eq!(desk.take_put_aside(), Some(folder.join("one-2.kifu")));
        assert_eq!((text(folder, "one-2.kifu").as_str(), text(folder, "one.kifu").as_str()), ("theirs", "record 0"));
        desk.carry_out(job(folder, 1, 10)).unwrap();
        std::fs::write(folder.join("one.kifu"), "theirs again").unwrap();
        desk.carry_out(job(folder, 0, 15)).unwrap();
        assert_eq!(desk.take_put_aside(), Some(folder.join("one-3.kifu")));
        // Started again, on this machine or another one.
        let mut again = HallWriter::new("b".to_owned(), 8);
        for second in [20, 25, 60, 65] {
            again.carry_out(job(folder, 1, second)).unwrap();
        }
        assert_eq!((again.take_put_aside(), text(folder, "one.kifu").as_str(), names()), (None, "record 1", 4));
    }

    /// The same at the other table.
    fn second_table(job: HallJob, state: LiveState) -> HallJob {
        let HallJob::Write { folder, record, live, at, .. } = job else { unreachable!() };
        let live = Box::new(LiveGame { record: "two.kifu".to_owned(), state, ..*live });
        HallJob::Write { folder, name: "two".to_owned(), record, live, at }
    }

    #[test]
    fn a_game_that_goes_on_under_another_number_is_seen_once_and_one_that_is_over_stays() {
        for (state, is_kept) in [(LiveState::Running, false), (LiveState::Paused, false), (LiveState::Over, true)] {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path();
            let mut desk = HallWriter::new("a".to_owned(), 7);
            let HallJob::Write { folder: place, name, record, live, at } = job(folder, 0, 0) else { unreachable!() };
            let live = Box::new(LiveGame { state, ..*live });
            desk.carry_out(HallJob::Write { folder: place, name, record, live, at }).unwrap();
            desk.carry_out(second_table(job(folder, 0, 5), state)).unwrap();
            let is_there = ["one.kifu", "one.live.json"].map(|name| !text(folder, name).is_empty());
            assert_eq!(is_there, [is_kept; 2], "{state:?}");
            assert_eq!(text(folder, "two.kifu"), "record 0");
        }
    }

    #[test]
    fn whoever_takes_another_number_waits_no_longer() {
        let folder = tempfile::tempdir().unwrap();
        let mut desks = ["a", "b"].map(|id| HallWriter::new(id.to_owned(), 7));
        let mut beat = |machine: usize, job| desks[machine].carry_out(job).unwrap();
        for second in [0, 5, 10] {
            beat(0, job(folder.path(), 0, second));
            beat(1, job(folder.path(), 1, second));
        }
        assert_eq!(beat(1, second_table(job(folder.path(), 1, 15), LiveState::Waiting)), NumberStanding::Alone);
        assert_eq!(text(folder.path(), "two.kifu"), "record 1");
        beat(0, job(folder.path(), 0, 15));
        assert_eq!(beat(0, job(folder.path(), 0, 32)), NumberStanding::Alone);
    }
}
