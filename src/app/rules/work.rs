//! Rule profiles that lie anywhere.

use std::path::PathBuf;

use crate::app::effect::{IfThere, Incoming};
use crate::app::effects::Background;
use crate::app::files::work::write_new;
use crate::app::rules::job::{ProfileJob, ProfileNews};
use crate::app::user_files::work::read_profile;

/// Carries `job` out.
pub fn run(background: &Background, job: ProfileJob) {
    match job {
        ProfileJob::Import(path) => background.run("rule profile reader", move || {
            Incoming::Profiles(ProfileNews::Imported(read_profile(&path).map(Box::new)))
        }),
        ProfileJob::Export { path, text, if_there } => {
            let write = move |path| Incoming::Profiles(export(path, text, if_there));
            background.run_replacing("rule profile writer", vec![path.clone()], move || write(path));
        }
    }
}

fn export(path: PathBuf, text: String, if_there: IfThere) -> ProfileNews {
    let result = write_new(&path, text.as_bytes(), if_there);
    ProfileNews::Exported { path, text, result }
}
