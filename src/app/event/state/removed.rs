//! Pairings that were removed here, and are there again because a machine plays them or has played them.

use crate::app::event::state::OpenEvent;
use crate::tournament::Table;

impl OpenEvent {
    /// The file has what was being written. What it had before and has no longer was removed here.
    pub fn note_written(&mut self) {
        let Some(written) = self.writing.take() else { return };
        if let Some(before) = &self.in_file {
            self.removed.extend(before.pairings_missing_in(&written));
        }
        self.removed.retain(|(round, table)| written.pairing_of_the_two(*round, table).is_none());
        self.in_file = Some(written);
    }

    /// The pairings that were removed here and have come back with what another machine has played, each with its round.
    /// One that somebody has made anew is no such pairing.
    pub fn take_returned(&mut self) -> Vec<(u32, Table)> {
        let Self { removed, tournament, .. } = self;
        let found =
            |(round, table): &(u32, Table)| Some((*round, tournament.pairing_of_the_two(*round, table)?.clone()));
        let back: Vec<(u32, Table)> = removed.iter().filter_map(found).collect();
        removed.retain(|it| found(it).is_none());
        back.into_iter().filter(|(_, table)| table.has_begun()).collect()
    }
}
