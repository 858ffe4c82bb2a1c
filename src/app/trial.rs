//! A failure on demand, for trials of what happens after one. A program that is built for use has none of it.

use std::path::PathBuf;

use crate::storage::exists;

/// Names a file: as soon as that is there, the next frame fails.
const WHEN: &str = "KOMADAI_FAIL_WHEN_THERE";

/// Fails where a trial wants it.
#[derive(Debug, Default)]
pub(super) struct Trial(Option<PathBuf>);

impl Trial {
    /// As the environment says.
    pub(super) fn of_environment() -> Self {
        Self(cfg!(debug_assertions).then(|| std::env::var_os(WHEN)).flatten().map(PathBuf::from))
    }

    /// # Panics
    /// The file is there.
    pub(super) fn fail_if_wanted(&self) {
        assert!(!self.0.as_deref().is_some_and(exists), "a trial wants this frame to fail");
    }
}
