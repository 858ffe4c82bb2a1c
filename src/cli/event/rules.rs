//! The rules that an event names.

use std::path::{Path, PathBuf};

use crate::rules::RuleProfile;
#[cfg(feature = "gui")]
use crate::storage::profiles_folder;
use crate::storage::{files_in, read_anything};

/// The maximum size of a rule profile.
const MOST_BYTES: usize = 1 << 20;

/// Whether the rules with this id are built in, or the user's own.
pub(super) fn is_known(id: &str) -> bool {
    RuleProfile::shipped(id).is_some() || own_folder().is_some_and(|folder| is_in(&folder, id))
}

/// Without the window nobody has rules of their own.
fn own_folder() -> Option<PathBuf> {
    #[cfg(feature = "gui")]
    let folder = profiles_folder();
    #[cfg(not(feature = "gui"))]
    let folder = None;
    folder
}

fn is_in(folder: &Path, id: &str) -> bool {
    let id_in = |path: &Path| {
        let text = String::from_utf8(read_anything(path, MOST_BYTES).ok()?).ok()?;
        Some(RuleProfile::from_ron(&path.display().to_string(), &text).ok()?.id)
    };
    files_in(folder).is_ok_and(|files| files.iter().any(|(path, _)| id_in(path).as_deref() == Some(id)))
}
