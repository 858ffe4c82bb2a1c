//! The log of a match or a clock: everything that was done, in enough detail to replay it.

use serde::{Deserialize, Serialize};

use super::{MatchCommand, MatchSession, MatchSetup, MatchStatus, Refusal};
use crate::clock::SessionTime;

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LogEntry<C = MatchCommand> {
    /// A command was carried out.
    Done {
        /// The time in the session.
        at: SessionTime,
        /// The command. A tick means that time ran out.
        command: C,
    },
    /// The program ended in the middle of the game, which was resumed later. Instants after this entry have a different
    /// origin.
    Absence {
        /// The last instant that is charged.
        since: SessionTime,
    },
}

impl MatchSession {
    /// Everything that was done, in order. Refused commands and mere passing of time are left out.
    #[must_use]
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// Rebuilds the match in which all this was done. The same code judges it, so it ends up the same.
    ///
    /// # Errors
    /// Returns the first entry that is impossible and why: the log belongs to other rules or another program.
    ///
    /// ```
    /// use komadai::clock::SessionTime;
    /// use komadai::session::{MatchCommand, MatchSession, MatchSetup};
    ///
    /// let mut session = MatchSession::new(MatchSetup::default());
    /// let pawn = "7g7f".parse().expect("a move in USI");
    /// session.apply(MatchCommand::Play(pawn), SessionTime::default()).expect("it is legal");
    /// let again = MatchSession::replay(MatchSetup::default(), session.log()).expect("it was played before");
    /// assert_eq!(again.position(), session.position());
    /// ```
    pub fn replay(setup: MatchSetup, log: &[LogEntry]) -> Result<Self, (usize, Refusal)> {
        let mut session = Self::new(setup);
        for (index, entry) in log.iter().enumerate() {
            session.redo(entry.clone()).map_err(|refusal| (index, refusal))?;
        }
        Ok(session)
    }

    /// Repeats an entry from a log of this match.
    ///
    /// # Errors
    /// Returns an error if it is impossible at this point.
    pub fn redo(&mut self, entry: LogEntry) -> Result<(), Refusal> {
        match entry {
            LogEntry::Done { at, command } => self.apply(command, at).map(|_| ()),
            LogEntry::Absence { since } => {
                self.break_off_at(since);
                Ok(())
            }
        }
    }

    /// Notes that the program was absent after `since`: a running clock is stopped as it was then, and instants may
    /// start anew.
    pub fn break_off_at(&mut self, since: SessionTime) {
        if self.status == MatchStatus::Running {
            self.stand_still(since);
        }
        self.clock.take_as_told(since);
        self.log.push(LogEntry::Absence { since });
    }

    pub(super) fn note(&mut self, command: MatchCommand, at: SessionTime) {
        if command != MatchCommand::Tick {
            self.log.push(LogEntry::Done { at, command });
        }
    }
}
