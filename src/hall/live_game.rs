//! Live games: small JSON files that tell other programs how a game stands.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::live_result::side;
use super::{LiveResult, LiveSeries, LiveWriter, Notice};
use crate::clock::{Reading, SessionTime, Stage};
use crate::session::{MatchSession, MatchStatus, Player};
use crate::shogi::Color;

/// The end of the file name, after that of the record: `table-03.kifu` and `table-03.live.json`.
pub const LIVE_ENDING: &str = ".live.json";

/// The layout version written.
const VERSION: u32 = 1;

/// The state of a game for a hall view or streaming software: what a record cannot hold.
///
/// Serialised as one JSON object. Times are in milliseconds, colours are `black` and `white`. Readers are to ignore
/// unknown fields and reject unknown versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveGame {
    /// The layout version; the field's name identifies the kind of file.
    pub komadai_live: u32,
    /// Incremented on every write, so that readers can tell news.
    pub beat: u64,
    /// When it was written, in milliseconds since 1970 by the writer's clock.
    pub written: i64,
    /// Who wrote it; a program of earlier does not say so.
    #[serde(default)]
    pub writer: LiveWriter,
    /// What the event is called; empty without one.
    #[serde(default)]
    pub event: String,
    /// The name of the round.
    #[serde(default)]
    pub round: String,
    /// The table number; `None` outside an event.
    #[serde(default)]
    pub table: Option<u32>,
    /// The file name of the record, in the same folder.
    pub record: String,
    /// The CRC-32 of the record as it was written last: a file of that name with another one is somebody else's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record_crc: Option<u32>,
    /// How far the game has got.
    pub state: LiveState,
    /// Black and White.
    pub players: [LiveSide; 2],
    /// Who has the 王; a program of earlier does not say so.
    #[serde(default, with = "side", skip_serializing_if = "Option::is_none")]
    pub senior: Option<Color>,
    /// Whose clock is running.
    #[serde(with = "side")]
    pub running: Option<Color>,
    /// The number of moves played.
    pub plies: usize,
    /// The position in SFEN.
    pub sfen: String,
    /// The latest move in USI.
    pub last_move: Option<String>,
    /// How many times this game has been started: 2 for its first replay (指し直し).
    #[serde(default = "once")]
    pub attempt: u32,
    /// Which game of a series it is; `None` if the two play a single one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<LiveSeries>,
    /// Whether nobody plays at the table yet: the file says no more than that its number is taken.
    #[serde(default, rename = "vacant", skip_serializing_if = "is_not")]
    pub is_vacant: bool,
    /// What was left of the rest before the game when this was written, in milliseconds; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest_ms: Option<u64>,
    /// The number of the organiser's latest order that was heard at the table; 0 before the first.
    #[serde(default, rename = "order", skip_serializing_if = "is_zero")]
    pub heard: u64,
    /// What the whole hall should know.
    pub notice: Option<Notice>,
    /// How the game ended: the winner, and the reason's code as in `komadai check --json`.
    pub result: Option<LiveResult>,
}

/// How far a game has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveState {
    /// The pieces are set up.
    Waiting,
    /// A player is thinking.
    Running,
    /// The clocks are stopped.
    Paused,
    /// There is a result.
    Over,
}

/// A player and the player's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveSide {
    /// As entered; may be empty.
    pub name: String,
    /// 段級, as entered; may be empty.
    pub rank: String,
    /// What the clock showed when this was written.
    pub clock: LiveClock,
}

/// A clock reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveClock {
    /// The stage.
    pub stage: LiveStage,
    /// The time left in it, or the time used if there is no limit.
    pub ms: u64,
    /// The number of the period and how many there were at the start.
    #[serde(default)]
    pub period: Option<[u32; 2]>,
}

/// The part of a player's time that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveStage {
    /// No limit.
    Untimed,
    /// The delay at the start of a move; the displayed time stands still.
    Delay,
    /// 持ち時間
    Main,
    /// 秒読み
    Byoyomi,
    /// 考慮時間
    Consideration,
    /// Time has run out.
    Flagged,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is called by what writes the fields")]
const fn is_zero(number: &u64) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is called by what writes the fields")]
const fn is_not(it: &bool) -> bool {
    !*it
}

const fn once() -> u32 {
    1
}

/// Why a text is not a live game.
#[derive(Debug, thiserror::Error)]
pub enum NotLive {
    /// It is something else, or incomplete.
    #[error("this is not a live game: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It was written by a newer program.
    #[error("this live game has layout {0}, which is unknown here")]
    Version(u32),
}

/// Where a game is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Venue {
    /// The name of the event; empty if there is none.
    pub event: String,
    /// The name of the round.
    pub round: String,
    /// The table number.
    pub table: Option<u32>,
    /// The file name of the record.
    pub record: String,
}

impl LiveGame {
    /// The game of `session` as of `now`. The writer fills in the beat and the date.
    #[must_use]
    pub fn of(session: &MatchSession, now: SessionTime, place: &Venue) -> Self {
        let position = session.position();
        let number = u32::try_from(session.plies() + 1).unwrap_or(u32::MAX);
        let outcome = match session.status() {
            MatchStatus::Over(outcome) => Some(outcome),
            MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused => None,
        };
        Self {
            komadai_live: VERSION,
            beat: 0,
            written: 0,
            writer: LiveWriter::default(),
            event: place.event.clone(),
            round: place.round.clone(),
            table: place.table,
            record: place.record.clone(),
            record_crc: None,
            state: LiveState::of(session.status()),
            players: Color::ALL.map(|color| LiveSide::of(session, color, now)),
            senior: Some(session.setup().senior),
            running: session.clock().running(),
            plies: session.plies(),
            sfen: position.to_sfen(number),
            last_move: session.tree().node(session.node()).mv.map(|mv| mv.to_string()),
            attempt: session.setup().attempt.number,
            series: LiveSeries::of(session),
            rest_ms: None,
            is_vacant: false,
            heard: 0,
            notice: Notice::of(session),
            result: outcome.map(|outcome| LiveResult::of(outcome, session)),
        }
    }

    /// The contents of the file.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data with keys of text is always JSON") + "\n"
    }

    /// Parses the contents of a file.
    ///
    /// # Errors
    /// Returns an error if it is not a live game, or was written by a newer program.
    pub fn from_json(text: &str) -> Result<Self, NotLive> {
        let game: Self = serde_json::from_str(text)?;
        if game.komadai_live == VERSION { Ok(game) } else { Err(NotLive::Version(game.komadai_live)) }
    }

    /// What is left of the rest before the game, `since` after this was written; `None` without one, or if the game has
    /// started.
    #[must_use]
    pub fn rest_left(&self, since: Duration) -> Option<Duration> {
        let rest = self.rest_ms.filter(|_| self.state == LiveState::Waiting)?;
        Some(Duration::from_millis(rest).saturating_sub(since))
    }

    /// What `color`'s clock shows `since` after this was written. A clock never runs past the stage it was in: what
    /// follows is for the table to report.
    #[must_use]
    pub fn shown(&self, color: Color, since: Duration) -> Duration {
        let clock = self.players[color.index()].clock;
        let then = Duration::from_millis(clock.ms);
        let runs = self.running == Some(color) && self.state == LiveState::Running;
        match clock.stage {
            LiveStage::Untimed if runs => then + since,
            LiveStage::Main | LiveStage::Byoyomi | LiveStage::Consideration if runs => then.saturating_sub(since),
            LiveStage::Untimed
            | LiveStage::Main
            | LiveStage::Byoyomi
            | LiveStage::Consideration
            | LiveStage::Delay
            | LiveStage::Flagged => then,
        }
    }
}

impl LiveState {
    const fn of(status: &MatchStatus) -> Self {
        match status {
            MatchStatus::Waiting => Self::Waiting,
            MatchStatus::Running => Self::Running,
            MatchStatus::Paused => Self::Paused,
            MatchStatus::Over(_) => Self::Over,
        }
    }
}

impl LiveSide {
    fn of(session: &MatchSession, color: Color, now: SessionTime) -> Self {
        let Player { name, rank } = session.player(color);
        Self { name, rank, clock: LiveClock::of(session.clock().reading(color, now)) }
    }
}

impl LiveClock {
    fn of(reading: Reading) -> Self {
        let (stage, period) = match reading.stage() {
            Stage::Untimed => (LiveStage::Untimed, None),
            Stage::Delay => (LiveStage::Delay, None),
            Stage::Main => (LiveStage::Main, None),
            Stage::Byoyomi(period) => (LiveStage::Byoyomi, Some(period)),
            Stage::Consideration(minute) => (LiveStage::Consideration, Some(minute)),
            Stage::Flagged => (LiveStage::Flagged, None),
        };
        let ms = u64::try_from(reading.shown().as_millis()).unwrap_or(u64::MAX);
        Self { stage, ms, period: period.map(|period| [period.number, period.of]) }
    }
}
