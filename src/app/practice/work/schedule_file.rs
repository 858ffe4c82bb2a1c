//! The file of the schedule: read, changed and replaced in one step, so that two windows do not lose each other's
//! answers.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::app::practice::form::ScheduleTrouble;
use crate::practice::{Change, DamagedSchedule, Schedule, read_schedule, write_schedule};
use crate::storage::{
    FileError, alone_with, copy_damaged_aside, practice_path, read_file, save_in_own_folder, write_new_file,
};

/// How long another window may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// Enough for a hundred thousand exercises.
const MOST_BYTES: usize = 64 << 20;

/// Where the schedule is kept.
#[derive(Debug)]
pub struct ScheduleFile {
    path: Option<PathBuf>,
    /// What could not be written yet.
    unwritten: Vec<Change>,
}

/// The schedule as it is now, and what is wrong with its file.
#[derive(Debug, Default)]
pub struct Kept {
    /// What is known.
    pub schedule: Schedule,
    /// What is wrong.
    pub trouble: Option<ScheduleTrouble>,
}

impl Default for ScheduleFile {
    fn default() -> Self {
        Self { path: practice_path(), unwritten: Vec::new() }
    }
}

impl ScheduleFile {
    /// A schedule that is kept in this file.
    #[must_use]
    pub const fn at(path: PathBuf) -> Self {
        Self { path: Some(path), unwritten: Vec::new() }
    }

    /// Reads it. A damaged one is put in order at once, so that it is told and kept aside no second time.
    pub fn read(&self) -> Kept {
        let Some(path) = &self.path else { return self.in_trouble(ScheduleTrouble::NoPlace) };
        let found = read(path).and_then(|found| match found {
            Ok(schedule) => Ok(Kept { schedule, trouble: None }),
            Err(_) => write(path, &[]),
        });
        found.unwrap_or_else(|error| self.in_trouble(file_trouble(path, &error)))
    }

    /// Changes it. What cannot be written now is written with the next change.
    pub fn change(&mut self, change: Change) -> Kept {
        self.unwritten.push(change);
        let Some(path) = self.path.clone() else { return self.in_trouble(ScheduleTrouble::NoPlace) };
        match write(&path, &self.unwritten) {
            Ok(kept) => {
                self.unwritten.clear();
                kept
            }
            Err(error) => self.in_trouble(file_trouble(&path, &error)),
        }
    }

    /// What is known, if nothing can be saved.
    fn in_trouble(&self, trouble: ScheduleTrouble) -> Kept {
        let found = self.path.as_deref().and_then(|path| read(path).ok());
        let mut schedule = found.map(|found| found.unwrap_or_else(|damaged| damaged.rest)).unwrap_or_default();
        self.unwritten.iter().cloned().for_each(|change| schedule.make(change));
        Kept { schedule, trouble: Some(trouble) }
    }
}

fn file_trouble(path: &Path, error: &io::Error) -> ScheduleTrouble {
    ScheduleTrouble::File(FileError::at(path, error))
}

/// Makes the changes in the file as it is now; a damaged one is copied aside before.
fn write(path: &Path, changes: &[Change]) -> io::Result<Kept> {
    // Only what is there can be locked: whoever comes first makes it.
    if let Err(error) = save_new(path)
        && error.kind() != io::ErrorKind::AlreadyExists
    {
        return Err(error);
    }
    let _alone = alone_with(path, PATIENCE)?;
    let mut kept = match read(path)? {
        Ok(schedule) => Kept { schedule, trouble: None },
        Err(DamagedSchedule { rest, line, reason }) => {
            let kept_as = copy_damaged_aside(path)?;
            Kept { schedule: rest, trouble: Some(ScheduleTrouble::Damaged { kept_as, line, reason }) }
        }
    };
    changes.iter().cloned().for_each(|change| kept.schedule.make(change));
    save_in_own_folder(path, write_schedule(&kept.schedule).as_bytes())?;
    Ok(kept)
}

fn save_new(path: &Path) -> io::Result<()> {
    if crate::storage::exists(path) {
        return Ok(());
    }
    crate::storage::make_folders(path.parent().unwrap_or(path))?;
    write_new_file(path, b"")
}

/// What the file holds, or what of a damaged one can be read.
fn read(path: &Path) -> io::Result<Result<Schedule, DamagedSchedule>> {
    match read_file(path, MOST_BYTES) {
        Ok(bytes) => Ok(read_schedule(&String::from_utf8_lossy(&bytes))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Ok(Schedule::default())),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the files that are damaged have to be written first")]
pub mod tests {
    use std::{fs, thread};

    use super::*;
    use crate::practice::{Day, Exercise, Grade, Source, Task};
    use crate::shogi::Position;

    /// The problem of this number: a king on another square, or another hand.
    pub fn problem(number: u8) -> Box<Exercise> {
        let blanks = |count: u8| if count == 0 { String::new() } else { count.to_string() };
        let rank = format!("{}k{}", blanks(number % 9), blanks(8 - number % 9));
        let position = Position::from_sfen(&format!("{rank}/9/9/9/9/9/9/9/9 b {}P 1", number / 9 + 2)).unwrap();
        Box::new(Exercise { position, task: Task::Mate, game: Vec::new(), source: Source::default() })
    }

    fn answered(number: u8) -> Change {
        Change::Answered { exercise: problem(number), grade: Grade::Good, day: Day(20_000) }
    }

    #[test]
    fn what_many_windows_answer_at_once_is_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("practice.jsonl");
        let window = |first: u8| {
            let mut file = ScheduleFile::at(path.clone());
            for number in first..first + 5 {
                assert_eq!(file.change(answered(number)).trouble, None);
            }
        };
        thread::scope(|scope| [0, 5, 10].into_iter().for_each(|first| _ = scope.spawn(move || window(first))));
        assert_eq!(ScheduleFile::at(path).read().schedule.entries().count(), 15);
    }

    #[test]
    fn a_damaged_file_is_kept_aside_told_of_once_and_its_good_lines_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("practice.jsonl");
        let mut file = ScheduleFile::at(path.clone());
        (0..3).for_each(|number| _ = file.change(answered(number)));
        let torn = fs::read_to_string(&path).unwrap() + "{\"sfen\": to";
        fs::write(&path, &torn).unwrap();
        let kept = file.change(answered(3));
        let Some(ScheduleTrouble::Damaged { kept_as, line, .. }) = kept.trouble else { panic!("{kept:?}") };
        assert_eq!((line, kept.schedule.entries().count()), (4, 4));
        assert_eq!(fs::read_to_string(kept_as).unwrap(), torn);
        assert_eq!(file.read().trouble, None);
    }

    #[test]
    fn a_damaged_file_that_is_found_at_the_start_is_told_and_kept_aside_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("practice.jsonl");
        _ = ScheduleFile::at(path.clone()).change(answered(0));
        let torn = fs::read_to_string(&path).unwrap() + "{\"sfen\": to";
        fs::write(&path, torn).unwrap();
        let mut file = ScheduleFile::at(path);
        let kept = file.read();
        assert!(matches!(kept.trouble, Some(ScheduleTrouble::Damaged { line: 2, .. })), "{kept:?}");
        assert_eq!(kept.schedule.entries().count(), 1);
        assert_eq!((file.read().trouble, file.change(answered(1)).trouble), (None, None));
        let aside = fs::read_dir(folder.path())
            .unwrap()
            .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().contains("damaged"));
        assert_eq!(aside.count(), 1);
    }

    #[test]
    fn what_cannot_be_written_is_known_and_written_later() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("practice.jsonl");
        fs::create_dir(&path).unwrap();
        let mut file = ScheduleFile::at(path.clone());
        let kept = file.change(answered(1));
        assert!(matches!(kept.trouble, Some(ScheduleTrouble::File(_))), "{kept:?}");
        assert_eq!(kept.schedule.entries().count(), 1);
        fs::remove_dir(&path).unwrap();
        assert_eq!(file.change(answered(2)).trouble, None);
        assert_eq!(ScheduleFile::at(path).read().schedule.entries().count(), 2);
    }
}
