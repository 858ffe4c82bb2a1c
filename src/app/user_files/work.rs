//! The user's own files, read and written: rule profiles, handicap tables, schedules of clock calls, castles.

use std::path::{Path, PathBuf};

use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::user_files::form::{OWN_ENDINGS, OwnFault, UserFile, UserFileKind, UserFileTrouble};
use crate::app::user_files::job::{UserFileJob, UserFileNews};
use crate::library::Castles;
use crate::rules::{HandicapTable, RuleProfile};
use crate::sound::Schedule;
use crate::storage::{
    FileError, castles_folder, delete_file, handicaps_folder, list_folder, profiles_folder, read_file,
    save_in_own_folder, schedules_folder,
};

/// The most that is read of such a file.
const MAX_BYTES: usize = 1 << 20;

/// Carries `job` out. Like the settings, what the user made is written at once, so that two changes of one thing cannot
/// overtake each other.
pub fn run(background: &Background, job: UserFileJob) {
    let result = match job {
        UserFileJob::ReadAll(kind) => return background.run("own files", move || Incoming::Own(read_all(kind))),
        UserFileJob::Keep { kind, file } => {
            on_file(kind, &file.name, |path| save_in_own_folder(path, file.content.as_bytes()))
        }
        UserFileJob::Delete { kind, name } => on_file(kind, &name, delete_file),
    };
    if let Err(trouble) = result {
        background.tell(Incoming::Own(UserFileNews::NotKept(trouble)));
    }
}

/// Reads the rule profile in the file at `path`, which may lie anywhere.
pub fn read_profile(path: &Path) -> Result<RuleProfile, UserFileTrouble> {
    read(UserFileKind::Profile, path, |name, text| RuleProfile::from_ron(name, text).map_err(OwnFault::Profile))
}

fn read_all(kind: UserFileKind) -> UserFileNews {
    match kind {
        UserFileKind::Profile => {
            let (own, faulty) =
                read_each(kind, |name, text| RuleProfile::from_ron(name, text).map_err(OwnFault::Profile));
            UserFileNews::Profiles(own, faulty)
        }
        UserFileKind::HandicapTable => {
            let (own, faulty) =
                read_each(kind, |name, text| HandicapTable::from_ron(name, text).map_err(OwnFault::HandicapTable));
            UserFileNews::HandicapTables(own, faulty)
        }
        UserFileKind::Schedule => {
            let (own, faulty) =
                read_each(kind, |name, text| Schedule::from_ron(name, text).map_err(OwnFault::Schedule));
            UserFileNews::Schedules(own, faulty)
        }
        UserFileKind::Castles => {
            let (own, faulty) = read_each(kind, |_, text| Castles::read(text).map_err(OwnFault::Castles));
            UserFileNews::Castles(own, faulty)
        }
    }
}

/// What the files hold in the folder for such things, in the order of their names. There may be no folder yet.
fn read_each<T>(
    kind: UserFileKind,
    parse: impl Fn(&str, &str) -> Result<T, OwnFault>,
) -> (Vec<UserFile<T>>, Vec<UserFileTrouble>) {
    let (mut own, mut faulty) = (Vec::new(), Vec::new());
    let Some(folder) = folder_of(kind).and_then(|path| list_folder(&path, &OWN_ENDINGS).ok()) else {
        return (own, faulty);
    };
    for entry in folder.entries.into_iter().filter(|entry| !entry.is_folder) {
        match read(kind, &folder.path.join(&entry.name), &parse) {
            Ok(content) => own.push(UserFile { name: entry.name, content }),
            Err(trouble) => faulty.push(trouble),
        }
    }
    (own, faulty)
}

fn read<T>(
    kind: UserFileKind,
    path: &Path,
    parse: impl Fn(&str, &str) -> Result<T, OwnFault>,
) -> Result<T, UserFileTrouble> {
    let bytes = read_file(path, MAX_BYTES)
        .map_err(|error| UserFileTrouble::of_system(kind, path, FileError::at(path, &error)))?;
    let text = String::from_utf8(bytes).map_err(|_| UserFileTrouble::new(kind, path, OwnFault::NoText))?;
    let parsed = parse(&path.display().to_string(), &text);
    parsed.map_err(|fault| UserFileTrouble::new(kind, path, fault))
}

/// Does something with one of the files.
fn on_file(
    kind: UserFileKind,
    name: &str,
    act: impl FnOnce(&Path) -> std::io::Result<()>,
) -> Result<(), UserFileTrouble> {
    let Some(path) = folder_of(kind).map(|folder| folder.join(name)) else { return Ok(()) };
    act(&path).map_err(|error| UserFileTrouble::of_system(kind, &path, FileError::at(&path, &error)))
}

fn folder_of(kind: UserFileKind) -> Option<PathBuf> {
    match kind {
        UserFileKind::Profile => profiles_folder(),
        UserFileKind::HandicapTable => handicaps_folder(),
        UserFileKind::Schedule => schedules_folder(),
        UserFileKind::Castles => castles_folder(),
    }
}
