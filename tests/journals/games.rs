//! A game that is journaled the way the window does it.

use std::path::PathBuf;
use std::time::Duration;

use komadai::clock::{SessionTime, TimeControl};
use komadai::journal::{Recovered, Replay, Scribe, recover};
use komadai::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};
use komadai::session::{MatchCommand, MatchEvent, MatchSession, MatchSetup, Refusal};
use komadai::storage::JournalKeeper;

/// How long a test waits for a disk before giving up.
pub const PATIENCE: Duration = Duration::from_secs(20);

pub struct Game {
    pub session: MatchSession,
    pub scribe: Scribe,
    pub now: SessionTime,
}

impl Game {
    /// A new game, with its journal under a name like `path`.
    pub fn begin(keeper: &mut JournalKeeper, path: PathBuf) -> Self {
        let time = [TimeControl::sudden_death(Duration::from_secs(36_000)); 2];
        let session = MatchSession::new(MatchSetup { time, ..MatchSetup::default() });
        let (scribe, lines) = Scribe::begin(&session, "2026/11/21 14:30:05");
        keeper.begin(path, lines.into_bytes());
        Self { session, scribe, now: SessionTime::default() }
    }

    /// The replay of a game that does not count, whose journal takes the place of that game's.
    pub fn replay(keeper: &mut JournalKeeper, path: PathBuf, before: &Self) -> Self {
        let next = before.session.next_game().unwrap();
        let session = MatchSession::new(next.setup);
        let of = before.scribe.date().to_owned();
        let replay = Replay { of, rest: next.rest, rest_until: next.rest };
        let (scribe, lines) = Scribe::begin_replay(&session, "2026/11/21 14:30:05", replay);
        let aside = path.with_file_name("past");
        keeper.begin_in_its_place(path, lines.into_bytes(), aside);
        Self { session, scribe, now: before.now }
    }

    /// Resumes a game.
    pub fn take_up(keeper: &mut JournalKeeper, path: PathBuf, bytes: &[u8], recovered: Recovered) -> Self {
        let mut whole = bytes[..recovered.whole].to_vec();
        let (session, scribe, lines) = recovered.take_up();
        whole.extend_from_slice(lines.as_bytes());
        keeper.take_up(path, whole);
        Self { session, scribe, now: SessionTime::default() }
    }

    pub fn wait(&mut self, time: Duration) {
        self.now = self.now.plus(time);
    }

    /// Gives a command, and passes what was done to the keeper.
    pub fn give(&mut self, keeper: &mut JournalKeeper, command: MatchCommand) -> Result<Vec<MatchEvent>, Refusal> {
        let answer = self.session.apply(command, self.now);
        self.write(keeper);
        answer
    }

    pub fn play(&mut self, keeper: &mut JournalKeeper, moves: &str) {
        for mv in moves.split_whitespace() {
            self.give(keeper, MatchCommand::Play(mv.parse().unwrap())).unwrap();
        }
    }

    fn write(&mut self, keeper: &mut JournalKeeper) {
        let mut lines = self.scribe.follow(&self.session);
        if !lines.is_empty() {
            let record = to_bytes(self.session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf);
            keeper.save_record(record.unwrap());
        }
        if self.scribe.is_beat_due(&self.session, self.now) {
            lines += &self.scribe.beat(self.now);
        }
        keeper.append(lines.as_bytes());
    }
}

/// The number of moves in the journal at `path`.
pub fn plies_in(path: &std::path::Path) -> usize {
    recover(&std::fs::read(path).unwrap()).unwrap().session.plies()
}
