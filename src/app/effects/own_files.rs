//! The files of what the user made: rule profiles, tables of handicaps, schedules of what is heard of a clock.

use std::path::{Path, PathBuf};

use super::Effects;
use crate::app::effect::{Incoming, OwnJob, OwnNews};
use crate::app::state::{OWN_ENDINGS, OwnFault, OwnFile, OwnKind, OwnTrouble};
use crate::rules::{HandicapTable, RuleProfile};
use crate::sound::Schedule;
use crate::storage::{
    delete_file, handicaps_folder, list_folder, profiles_folder, read_file, save_in_own_folder, schedules_folder,
};

/// The most that is read of such a file.
const MAX_BYTES: usize = 1 << 20;

/// Carries `job` out. Like the settings, what the user made is written at once, so that two changes of one thing cannot
/// overtake each other.
pub(super) fn run(effects: &Effects, job: OwnJob) {
    let result = match job {
        OwnJob::ReadAll(kind) => return effects.in_background("own files", move || Incoming::Own(read_all(kind))),
        OwnJob::Keep { kind, file } => {
            on_file(kind, &file.name, |path| save_in_own_folder(path, file.content.as_bytes()))
        }
        OwnJob::Delete { kind, name } => on_file(kind, &name, delete_file),
    };
    if let Err(trouble) = result {
        effects.mail.put(Incoming::Own(OwnNews::NotKept(trouble)));
    }
}

/// Reads the rule profile in the file at `path`, which may lie anywhere.
pub(super) fn read_profile(path: &Path) -> Result<RuleProfile, OwnTrouble> {
    read(OwnKind::Profile, path, |name, text| RuleProfile::from_ron(name, text).map_err(OwnFault::Profile))
}

fn read_all(kind: OwnKind) -> OwnNews {
    match kind {
        OwnKind::Profile => {
            let (own, faulty) =
                read_each(kind, |name, text| RuleProfile::from_ron(name, text).map_err(OwnFault::Profile));
            OwnNews::Profiles(own, faulty)
        }
        OwnKind::HandicapTable => {
            let (own, faulty) =
                read_each(kind, |name, text| HandicapTable::from_ron(name, text).map_err(OwnFault::HandicapTable));
            OwnNews::HandicapTables(own, faulty)
        }
        OwnKind::Schedule => {
            let (own, faulty) =
                read_each(kind, |name, text| Schedule::from_ron(name, text).map_err(OwnFault::Schedule));
            OwnNews::Schedules(own, faulty)
        }
    }
}

/// What the files hold in the folder for such things, in the order of their names. There may be no folder yet.
fn read_each<T>(
    kind: OwnKind,
    parse: impl Fn(&str, &str) -> Result<T, OwnFault>,
) -> (Vec<OwnFile<T>>, Vec<OwnTrouble>) {
    let (mut own, mut faulty) = (Vec::new(), Vec::new());
    let Some(folder) = folder_of(kind).and_then(|path| list_folder(&path, &OWN_ENDINGS).ok()) else {
        return (own, faulty);
    };
    for entry in folder.entries.into_iter().filter(|entry| !entry.is_folder) {
        match read(kind, &folder.path.join(&entry.name), &parse) {
            Ok(content) => own.push(OwnFile { name: entry.name, content }),
            Err(trouble) => faulty.push(trouble),
        }
    }
    (own, faulty)
}

fn read<T>(kind: OwnKind, path: &Path, parse: impl Fn(&str, &str) -> Result<T, OwnFault>) -> Result<T, OwnTrouble> {
    let bytes = read_file(path, MAX_BYTES).map_err(|error| OwnTrouble::of_system(kind, path, &error))?;
    let text = String::from_utf8(bytes).map_err(|_| OwnTrouble::new(kind, path, OwnFault::NoText))?;
    let parsed = parse(&path.display().to_string(), &text);
    parsed.map_err(|fault| OwnTrouble::new(kind, path, fault))
}

/// Does something with one of the files.
fn on_file(kind: OwnKind, name: &str, act: impl FnOnce(&Path) -> std::io::Result<()>) -> Result<(), OwnTrouble> {
    let Some(path) = folder_of(kind).map(|folder| folder.join(name)) else { return Ok(()) };
    act(&path).map_err(|error| OwnTrouble::of_system(kind, &path, &error))
}

fn folder_of(kind: OwnKind) -> Option<PathBuf> {
    match kind {
        OwnKind::Profile => profiles_folder(),
        OwnKind::HandicapTable => handicaps_folder(),
        OwnKind::Schedule => schedules_folder(),
    }
}
