//! Marks beside journals that are being taken up: one that is left lying there has cost the program its life.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::thread;

use crate::storage::lock::{Hold, hold, open_to_lock};
use crate::storage::read_file::exists;
use crate::storage::rights::for_owner;

/// A journal is being read or shown. The mark beside it goes with this, unless that fails: then it stays for the next start.
#[derive(Debug)]
pub struct Attempt {
    mark: PathBuf,
    /// Locked, so that no other program takes the attempt for a failed one.
    held: Option<File>,
}

impl Attempt {
    /// Marks the journal; `None` where no mark can be made, or none that others can tell from one that was left.
    #[must_use]
    pub fn begin(journal: &Path) -> Option<Self> {
        let mark = mark_of(journal);
        let file = for_owner(OpenOptions::new().read(true).write(true).create_new(true)).open(&mark).ok()?;
        let is_held = matches!(hold(&file), Ok(Hold::Locked));
        let attempt = Self { mark, held: Some(file) };
        is_held.then_some(attempt)
    }
}

impl Drop for Attempt {
    fn drop(&mut self) {
        self.held = None;
        if !thread::panicking() {
            _ = fs::remove_file(&self.mark);
        }
    }
}

/// Whether a program that was taking this journal up did not live through it.
#[must_use]
pub fn has_failed_attempt(journal: &Path) -> bool {
    let mark = mark_of(journal);
    exists(&mark) && open_to_lock(&mark).is_ok_and(|file| file.try_lock().is_ok())
}

/// Forgets what became of the journal, which lies somewhere else now.
pub fn forget_attempt(journal: &Path) {
    _ = fs::remove_file(mark_of(journal));
}

fn mark_of(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".attempt");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_attempt_that_was_not_lived_through_leaves_its_mark() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("a.journal");
        let attempt = Attempt::begin(&journal).unwrap();
        assert!(!has_failed_attempt(&journal), "the program that makes it lives");
        assert!(Attempt::begin(&journal).is_none(), "another one has the mark");
        drop(attempt);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
        let dying = journal.clone();
        let died = thread::spawn(move || {
            let _attempt = Attempt::begin(&dying);
            panic!("the journal is too much");
        });
        assert!(died.join().is_err() && has_failed_attempt(&journal));
        forget_attempt(&journal);
        assert!(!has_failed_attempt(&journal));
    }
}
