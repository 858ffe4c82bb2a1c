//! Records that are saved at the table.

use komadai::app::{Effect, Incoming, RecordJob};

use super::Table;

impl Table {
    /// The record that is being saved.
    pub fn being_saved(&mut self) -> Option<RecordJob> {
        self.take_effects().into_iter().find_map(|effect| match effect {
            Effect::WriteRecord(job) => Some(*job),
            _ => None,
        })
    }

    /// The record that is being saved, with its whole file, as the writing thread makes it. What is to be asked about first
    /// comes back.
    pub fn made(&mut self) -> Option<(RecordJob, Vec<u8>)> {
        let job = self.being_saved()?;
        match job.bytes() {
            Ok(bytes) => Some((job, bytes)),
            Err(failure) => {
                self.receive(Incoming::Written(job.target, job.revision, Err(failure)));
                None
            }
        }
    }
}
