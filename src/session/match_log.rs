//! What was done in a match or at a clock, written down as it was done: enough to do it all again.

use serde::{Deserialize, Serialize};

use super::{MatchCommand, MatchSession, MatchSetup, MatchStatus, Refusal};
use crate::clock::SessionTime;

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LogEntry<C = MatchCommand> {
    /// A command was carried out.
    Done {
        /// When.
        at: SessionTime,
        /// Which. A tick stands for time that ran out.
        command: C,
    },
    /// The program ended in the middle of it, and it was taken up again later. Instants after this entry count from another
    /// start.
    Absence {
        /// The last instant that is charged.
        since: SessionTime,
    },
}

impl MatchSession {
    /// Everything that was done, in order. Commands that were refused are left out, and time that passed by itself.
    #[must_use]
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// The match in which all this was done. Being the same code that judged the first time, it gives the same match.
    ///
    /// # Errors
    /// The first entry that makes no sense, and why: the log belongs to other rules or another program.
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

    /// Does once more what was done in another life of this match.
    ///
    /// # Errors
    /// It makes no sense at this point.
    pub fn redo(&mut self, entry: LogEntry) -> Result<(), Refusal> {
        match entry {
            LogEntry::Done { at, command } => self.apply(command, at).map(|_| ()),
            LogEntry::Absence { since } => {
                self.break_off_at(since);
                Ok(())
            }
        }
    }

    /// Nobody was there after `since`: a clock that ran then stands still as it stood, and no instant of the old count is
    /// needed any more.
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
