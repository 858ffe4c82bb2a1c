//! The files of rule profiles.

use std::path::{Path, PathBuf};

use super::{Effects, write_new};
use crate::app::effect::{IfThere, Incoming, ProfileJob, ProfileNews};
use crate::app::state::{OwnProfile, PROFILE_ENDINGS, ProfileTrouble};
use crate::rules::RuleProfile;
use crate::storage::{delete_file, list_folder, profiles_folder, read_file, save_in_own_folder};

/// The most that is read of a profile.
const MAX_PROFILE_BYTES: usize = 1 << 20;

/// Carries `job` out. Like the settings, one's own profiles are written at once, so that two changes of one cannot
/// overtake each other.
pub(super) fn run(effects: &Effects, job: ProfileJob) {
    match job {
        ProfileJob::ReadOwn => effects.in_background("rule profiles", || Incoming::Profiles(read_own())),
        ProfileJob::Keep(own) => tell(effects, keep(&own)),
        ProfileJob::Delete(file) => tell(effects, delete(&file)),
        ProfileJob::Import(path) => effects.in_background("rule profile reader", move || {
            Incoming::Profiles(ProfileNews::Imported(read(&path).map(Box::new)))
        }),
        ProfileJob::Export { path, text, if_there } => {
            effects.in_background("rule profile writer", move || Incoming::Profiles(export(path, text, if_there)))
        }
    }
}

fn tell(effects: &Effects, result: Result<(), ProfileTrouble>) {
    if let Err(trouble) = result {
        effects.mail.put(Incoming::Profiles(ProfileNews::NotKept(trouble)));
    }
}

/// The profiles in the folder for the user's own, in the order of the names of their files. There may be no folder yet.
fn read_own() -> ProfileNews {
    let (mut own, mut faulty) = (Vec::new(), Vec::new());
    let folder = profiles_folder().and_then(|path| list_folder(&path, &PROFILE_ENDINGS).ok());
    for (path, file) in folder.iter().flat_map(|folder| {
        let files = folder.entries.iter().filter(|entry| !entry.is_folder);
        files.map(|entry| (folder.path.join(&entry.name), entry.name.clone()))
    }) {
        match read(&path) {
            Ok(profile) => own.push(OwnProfile { file, profile }),
            Err(trouble) => faulty.push(trouble),
        }
    }
    ProfileNews::Own(own, faulty)
}

fn read(path: &Path) -> Result<RuleProfile, ProfileTrouble> {
    let unreadable = |reason: String| ProfileTrouble::File { path: path.to_owned(), reason };
    let bytes = read_file(path, MAX_PROFILE_BYTES).map_err(|error| unreadable(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|error| unreadable(error.to_string()))?;
    RuleProfile::from_ron(&path.display().to_string(), &text).map_err(ProfileTrouble::Faulty)
}

fn keep(own: &OwnProfile) -> Result<(), ProfileTrouble> {
    let Some(path) = own_path(&own.file) else { return Ok(()) };
    let written = save_in_own_folder(&path, own.profile.to_ron().as_bytes());
    written.map_err(|error| ProfileTrouble::File { path, reason: error.to_string() })
}

fn delete(file: &str) -> Result<(), ProfileTrouble> {
    let Some(path) = own_path(file) else { return Ok(()) };
    delete_file(&path).map_err(|error| ProfileTrouble::File { path, reason: error.to_string() })
}

fn own_path(file: &str) -> Option<PathBuf> {
    profiles_folder().map(|folder| folder.join(file))
}

fn export(path: PathBuf, text: String, if_there: IfThere) -> ProfileNews {
    let result = write_new(&path, text.as_bytes(), if_there);
    ProfileNews::Exported { path, text, result }
}
