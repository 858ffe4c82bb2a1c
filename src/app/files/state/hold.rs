//! What is typed and clicked while that is being done which was chosen in the program's own file dialog.

use std::time::Duration;

use crate::app::state::{AppState, Dialog};
use crate::clock::SessionTime;

/// For how long it waits at most: longer than a record takes on a slow disk, but not so long that a disk which never answers
/// leaves a window that does nothing.
const LONGEST: Duration = Duration::from_secs(1);

/// What becomes of it. Whoever types a name, Enter and a move means the board with the move, which is there only once the
/// record is written and the dialog gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// It is for what is there.
    #[default]
    Open,
    /// It waits since then for what comes after.
    Since(SessionTime),
    /// What it was meant for did not come: it is not for the question or the dialog that is there instead.
    Broken,
}

impl AppState {
    /// For how long from `now` on what is typed and clicked waits at most, if it does.
    #[must_use]
    pub fn hold_left(&self, now: SessionTime) -> Option<Duration> {
        let Hold::Since(since) = self.table.file.hold else { return None };
        let is_awaited = match &self.dialog {
            Some(Dialog::Path(_)) => true,
            Some(_) => false,
            None => self.table.file.awaited.is_some(),
        };
        Some(LONGEST.saturating_sub(now.since(since))).filter(|left| is_awaited && !left.is_zero())
    }
}
