//! Rule profiles that lie anywhere.

use std::path::PathBuf;

use crate::app::effect::{IfThere, Incoming, WriteFailure};
use crate::app::effects::Background;
use crate::app::files::work::write_new;
use crate::app::rules::job::{ProfileJob, ProfileNews};
use crate::app::user_files::work::read_profile;
use crate::storage::{FileError, exists};

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

/// Only a profile is ever replaced; any other file there, such as an event, stays.
fn export(path: PathBuf, text: String, if_there: IfThere) -> ProfileNews {
    let is_anothers = exists(&path) && read_profile(&path).is_err();
    let result = if is_anothers {
        Err(WriteFailure::System(FileError::IsThere))
    } else {
        write_new(&path, text.as_bytes(), if_there)
    };
    ProfileNews::Exported { path, text, result }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "what is not to be replaced has to be there first")]
mod tests {
    use std::fs;

    use super::*;
    use crate::rules::RuleProfile;

    #[test]
    fn a_profile_replaces_a_profile_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.ron");
        let text = RuleProfile::default().to_ron();
        let written = |if_there| match export(path.clone(), text.clone(), if_there) {
            ProfileNews::Exported { result, .. } => result,
            other => panic!("{other:?}"),
        };
        assert_eq!(written(IfThere::Ask), Ok(()));
        assert_eq!(written(IfThere::Ask), Err(WriteFailure::AlreadyThere));
        assert_eq!(written(IfThere::Replace), Ok(()));
        fs::write(&path, "(title: \"Club cup\", rounds: [])").unwrap();
        for if_there in [IfThere::Ask, IfThere::Replace] {
            assert_eq!(written(if_there), Err(WriteFailure::System(FileError::IsThere)));
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), "(title: \"Club cup\", rounds: [])");
    }
}
