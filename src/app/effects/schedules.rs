//! The user's own tables of what is heard of a clock.

use std::path::Path;

use crate::app::effect::Incoming;
use crate::sound::Schedule;
use crate::storage::{list_folder, read_file, schedules_folder};

/// The endings of files that hold a schedule.
const ENDINGS: [&str; 1] = ["ron"];

/// The most that is read of a schedule.
const MAX_SCHEDULE_BYTES: usize = 1 << 18;

/// The schedules in the folder for the user's own, in the order of the names of their files, and what is wrong with the
/// files that hold none. There may be no folder yet.
pub(super) fn read_own() -> Incoming {
    let folder = schedules_folder().and_then(|path| list_folder(&path, &ENDINGS).ok());
    let (mut own, mut faulty) = (Vec::new(), Vec::new());
    let files = folder.iter().flat_map(|folder| {
        let files = folder.entries.iter().filter(|entry| !entry.is_folder);
        files.map(|entry| folder.path.join(&entry.name))
    });
    for path in files {
        match read(&path) {
            Ok(schedule) => own.push((path, schedule)),
            Err(reason) => faulty.push((path, reason)),
        }
    }
    Incoming::Schedules(own, faulty)
}

fn read(path: &Path) -> Result<Schedule, String> {
    let bytes = read_file(path, MAX_SCHEDULE_BYTES).map_err(|error| error.to_string())?;
    let text = String::from_utf8(bytes).map_err(|error| error.to_string())?;
    Schedule::from_ron(&path.display().to_string(), &text).map_err(|error| error.to_string())
}
