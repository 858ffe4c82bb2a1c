//! Tables that play by chance, the same each time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use komadai::clock::{AfterMain, Counting, SessionTime, TimeControl};
use komadai::hall::{Found, LiveGame, RecordState, Sighting, Venue};
use komadai::record::{LineEnd, RecordFormat, TextEncoding, to_bytes};
use komadai::session::{MatchCommand, MatchSession, MatchSetup, MatchStatus, Player};
use komadai::storage::write_atomically;

pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).unwrap()
    }
}

/// Names that are more than names.
const NAMES: [&str; 5] = [
    "羽田",
    "<script>alert('x')</script>",
    "A \"quoted\" & 'named' player",
    "\u{202e}turned",
    "</script><img id=evil src=x onerror=alert(1)>",
];

pub fn at(seconds: u64) -> SessionTime {
    SessionTime::from_start(Duration::from_secs(seconds))
}

/// A table with its game.
pub struct Table {
    pub number: u32,
    pub session: MatchSession,
    beat: u64,
}

impl Table {
    pub fn new(number: u32) -> Self {
        Self::with(number, [0, 1].map(|index| (NAMES[(number + index) as usize % 5], "1 dan")))
    }

    /// A table with these players and their ranks, Black first.
    pub fn with(number: u32, players: [(&str, &str); 2]) -> Self {
        let players = players.map(|(name, rank)| Player { name: name.to_owned(), rank: rank.to_owned() });
        let after = AfterMain::Byoyomi { period: Duration::from_secs(30), periods: 1 };
        let time = TimeControl { main: Duration::from_secs(1_800), counting: Counting::Exact, after };
        let setup = MatchSetup { players, time: [time; 2], ..MatchSetup::default() };
        Self { number, session: MatchSession::new(setup), beat: 0 }
    }

    /// Plays a move by chance. Returns whether there was one.
    pub fn play(&mut self, dice: &mut Dice, now: SessionTime) -> bool {
        if matches!(self.session.status(), MatchStatus::Over(_)) {
            return false;
        }
        let moves = self.session.position().legal_moves();
        self.session.apply(MatchCommand::Play(moves[dice.below(moves.len())]), now).is_ok()
    }

    pub fn name(&self) -> String {
        format!("table-{:02}", self.number)
    }

    fn live(&mut self, now: SessionTime) -> LiveGame {
        self.beat += 1;
        let place = Venue {
            event: "Autumn open".to_owned(),
            round: "2".to_owned(),
            table: Some(self.number),
            record: format!("{}.kifu", self.name()),
        };
        LiveGame { beat: self.beat, ..LiveGame::of(&self.session, now, &place) }
    }

    /// What a look at its files finds.
    pub fn found(&mut self, now: SessionTime) -> Found {
        let (live, record) = (self.live(now), Arc::new(self.session.tree().clone()));
        let sighting = Sighting::of(&self.name(), Some(&record), Some(&live)).unwrap();
        Found { sighting, record: Some(record), state: RecordState::Whole, age: Duration::ZERO }
    }

    /// Writes its files, as its machine does.
    pub fn write(&mut self, folder: &Path, now: SessionTime, millis: i64) {
        let record = to_bytes(self.session.tree(), RecordFormat::Kif, TextEncoding::Utf8, LineEnd::CrLf).unwrap();
        write_atomically(&folder.join(format!("{}.kifu", self.name())), &record).unwrap();
        let live = LiveGame { written: millis, ..self.live(now) };
        write_atomically(&folder.join(format!("{}.live.json", self.name())), live.to_json().as_bytes()).unwrap();
    }
}
