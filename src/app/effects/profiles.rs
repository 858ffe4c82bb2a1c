//! Rule profiles that lie anywhere.

use std::path::PathBuf;

use super::user_files::read_profile;
use super::{Effects, write_new};
use crate::app::effect::{IfThere, Incoming, ProfileJob, ProfileNews};

/// Carries `job` out.
pub(super) fn run(effects: &Effects, job: ProfileJob) {
    match job {
        ProfileJob::Import(path) => effects.in_background("rule profile reader", move || {
            Incoming::Profiles(ProfileNews::Imported(read_profile(&path).map(Box::new)))
        }),
        ProfileJob::Export { path, text, if_there } => {
            let write = move |path| Incoming::Profiles(export(path, text, if_there));
            effects.replace_in_background("rule profile writer", vec![path.clone()], move || write(path));
        }
    }
}

fn export(path: PathBuf, text: String, if_there: IfThere) -> ProfileNews {
    let result = write_new(&path, text.as_bytes(), if_there);
    ProfileNews::Exported { path, text, result }
}
