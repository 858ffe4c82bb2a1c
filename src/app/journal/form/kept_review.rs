//! A record that was changed and is written down aside.

use crate::clock::SessionTime;

/// A record that was changed, and how much of that is written down aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptReview {
    /// The revision in which it came: which one it is.
    pub record: u64,
    /// Its latest revision.
    revision: u64,
    /// The revision that is written down.
    written: Option<u64>,
    /// When it was first changed after that, and when last.
    changed: (SessionTime, SessionTime),
}

impl KeptReview {
    /// A record of which nothing is written down yet.
    #[must_use]
    pub const fn new(record: u64, now: SessionTime) -> Self {
        Self { record, revision: record, written: None, changed: (now, now) }
    }

    /// Notes its present revision.
    pub fn see(&mut self, revision: u64, now: SessionTime) {
        if revision != self.revision {
            let is_first = self.written == Some(self.revision);
            self.changed = (if is_first { now } else { self.changed.0 }, now);
            self.revision = revision;
        }
    }

    /// When it was first and last changed since it was written down, if it was.
    #[must_use]
    pub fn unwritten(&self) -> Option<(SessionTime, SessionTime)> {
        (self.written != Some(self.revision)).then_some(self.changed)
    }

    /// Notes that it is written down as it is.
    pub const fn note_written(&mut self) {
        self.written = Some(self.revision);
    }

    /// Whether any of it is.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        self.written.is_some()
    }
}
