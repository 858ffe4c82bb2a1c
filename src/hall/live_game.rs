use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::clock::{Reading, SessionTime, Stage};
use crate::record::Header;
use crate::rules::{Outcome, Sequel};
use crate::session::{Halt, MatchSession, MatchStatus, Pending};
use crate::shogi::Color;

/// What the name of the file ends with, behind that of the record: `table-03.kifu` and `table-03.live.json`.
pub const LIVE_ENDING: &str = ".live.json";

/// The layout that is written.
const VERSION: u32 = 1;

/// A game as it stands, for a hall view or for streaming software: what a record cannot hold.
///
/// It is one JSON object. Times are in milliseconds, colours are `black` and `white`; fields that a reader does not know
/// are to be passed over, and an unknown version is not to be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveGame {
    /// The layout of the file; its name says what kind of file this is.
    pub komadai_live: u32,
    /// Counted up whenever the file is written, so that a reader knows that it is news.
    pub beat: u64,
    /// When it was written, in milliseconds since 1970 by the writer's calendar.
    pub written: i64,
    /// What the event is called; empty without one.
    #[serde(default)]
    pub event: String,
    /// What the round is called.
    #[serde(default)]
    pub round: String,
    /// The number of the table; `None` for a game of no event.
    #[serde(default)]
    pub table: Option<u32>,
    /// The file of the record, in the same folder.
    pub record: String,
    /// How far the game has come.
    pub state: LiveState,
    /// Black and White.
    pub players: [LiveSide; 2],
    /// Whose time runs.
    #[serde(with = "side")]
    pub running: Option<Color>,
    /// How many moves were played.
    pub plies: usize,
    /// The position on the board, as SFEN.
    pub sfen: String,
    /// The latest move, as in USI.
    pub last_move: Option<String>,
    /// How often this game was begun: 2 after one that did not count (指し直し).
    #[serde(default = "once")]
    pub attempt: u32,
    /// How much of the rest before the game was left when this was written, in milliseconds; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest_ms: Option<u64>,
    /// What everybody should know.
    pub notice: Option<Notice>,
    /// How the game ended: who won, and the word for the reason as in `komadai check --json`.
    pub result: Option<LiveResult>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveState {
    /// The pieces are set up.
    Waiting,
    /// Somebody is thinking.
    Running,
    /// The clocks stand still.
    Paused,
    /// There is a result.
    Over,
}

/// A player and the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveSide {
    /// As entered; may be empty.
    pub name: String,
    /// 段級, as entered; may be empty.
    pub rank: String,
    /// What the clock showed when this was written.
    pub clock: LiveClock,
}

/// What a clock showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveClock {
    /// Which part of the time it is.
    pub stage: LiveStage,
    /// What was left of it; what was used where there is no limit.
    pub ms: u64,
    /// Which of several periods it is, and how many there were at the start.
    #[serde(default)]
    pub period: Option<[u32; 2]>,
}

/// Which part of a player's time it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LiveStage {
    /// No limit.
    Untimed,
    /// The delay with which a move begins: what is shown stands still.
    Delay,
    /// 持ち時間
    Main,
    /// 秒読み
    Byoyomi,
    /// 考慮時間
    Consideration,
    /// The time ran out.
    Flagged,
}

/// What everybody in the hall should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The position has occurred for the last time but one.
    RepetitionNear,
    /// An entering-king declaration is thought of, or was made and waits for the arbiter.
    Declaration,
    /// An illegal move was pointed out and waits for a ruling.
    Claim,
    /// A player proposes to agree on an impasse.
    ImpasseProposed,
    /// The players have called the arbiter.
    Called,
    /// The game is to be continued later.
    Adjourned,
    /// Somebody stopped the clocks.
    Stopped,
}

impl Notice {
    /// Whether it is for the arbiter to do something.
    #[must_use]
    pub const fn waits_for_arbiter(self) -> bool {
        match self {
            Self::Claim | Self::Declaration | Self::Called => true,
            Self::RepetitionNear | Self::ImpasseProposed | Self::Adjourned | Self::Stopped => false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveResult {
    /// Who won; `None` for nobody.
    #[serde(with = "side")]
    pub winner: Option<Color>,
    /// The word for the reason.
    pub reason: String,
    /// Whether another game is played instead, because this one does not count.
    #[serde(default)]
    pub is_replayed: bool,
}

const fn once() -> u32 {
    1
}

/// Why a text tells of no game.
#[derive(Debug, thiserror::Error)]
pub enum NotLive {
    /// It is something else, or half a file.
    #[error("this is no live game: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A later program wrote it.
    #[error("the layout {0} of this live game is not known here")]
    Version(u32),
}

/// Where a game is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// What the event is called; empty without one.
    pub event: String,
    /// What the round is called.
    pub round: String,
    /// The number of the table.
    pub table: Option<u32>,
    /// The file of the record.
    pub record: String,
}

impl LiveGame {
    /// The game of `session` as it stands at `now`. The number of the beat and the date are left to whoever writes it.
    #[must_use]
    pub fn of(session: &MatchSession, now: SessionTime, place: &Place) -> Self {
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
            event: place.event.clone(),
            round: place.round.clone(),
            table: place.table,
            record: place.record.clone(),
            state: LiveState::of(session.status()),
            players: Color::ALL.map(|color| LiveSide::of(session, color, now)),
            running: session.clock().running(),
            plies: session.plies(),
            sfen: position.to_sfen(number),
            last_move: session.tree().node(session.node()).mv.map(|mv| mv.to_string()),
            attempt: session.setup().series.game,
            rest_ms: None,
            notice: Notice::of(session),
            result: outcome.map(|outcome| LiveResult::of(outcome, session)),
        }
    }

    /// The file.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data with keys of text is always JSON") + "\n"
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It tells of no game, or a later program wrote it.
    pub fn from_json(text: &str) -> Result<Self, NotLive> {
        let game: Self = serde_json::from_str(text)?;
        if game.komadai_live == VERSION { Ok(game) } else { Err(NotLive::Version(game.komadai_live)) }
    }

    /// How much of the rest before the game is left when `since` has passed since this was written; `None` without one, or
    /// when the game has begun.
    #[must_use]
    pub fn rest_left(&self, since: Duration) -> Option<Duration> {
        let rest = self.rest_ms.filter(|_| self.state == LiveState::Waiting)?;
        Some(Duration::from_millis(rest).saturating_sub(since))
    }

    /// What `color`'s clock shows when `since` has passed since this was written. A clock does not run beyond the part
    /// of the time that it was in: what comes then is for the table to tell.
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
        let (player, header) = (session.setup().player(color), &session.tree().header);
        let clock = LiveClock::of(session.clock().reading(color, now));
        // A name that was put right stands in the record.
        let name = header.player(color).unwrap_or(&player.name).to_owned();
        let rank = header.get(Header::rank_key(color)).unwrap_or(&player.rank).to_owned();
        Self { name, rank, clock }
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

impl Notice {
    /// What is most worth knowing of a game that goes on.
    #[must_use]
    pub fn of(session: &MatchSession) -> Option<Self> {
        match session.status() {
            MatchStatus::Waiting | MatchStatus::Over(_) => return None,
            MatchStatus::Running | MatchStatus::Paused => {}
        }
        match session.pending() {
            Some(Pending::Declaration(_)) => return Some(Self::Declaration),
            Some(Pending::Claim(_)) => return Some(Self::Claim),
            Some(Pending::Impasse { .. }) => return Some(Self::ImpasseProposed),
            Some(Pending::Adjourned { .. }) => return Some(Self::Adjourned),
            Some(Pending::TakeBack { .. } | Pending::Sleep(_)) | None => {}
        }
        if session.halted() == Some(Halt::Called) {
            return Some(Self::Called);
        }
        let repetition = session.repetition_status();
        let (count, needed) = (repetition.occurrences.len(), repetition.needed);
        match session.status() {
            MatchStatus::Paused => Some(Self::Stopped),
            MatchStatus::Running if count > 1 && count + 1 == needed => Some(Self::RepetitionNear),
            MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Over(_) => None,
        }
    }
}

impl LiveResult {
    fn of(outcome: &Outcome, session: &MatchSession) -> Self {
        let is_replayed = session.verdict().is_some_and(|verdict| verdict.sequel == Sequel::Replay);
        Self { winner: outcome.winner, reason: outcome.reason.code().into_owned(), is_replayed }
    }
}

/// A side as a word.
mod side {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::shogi::Color;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        Black,
        White,
    }

    pub(super) fn serialize<S: Serializer>(color: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
        let word = color.map(|color| match color {
            Color::Black => Word::Black,
            Color::White => Word::White,
        });
        word.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Color>, D::Error> {
        let word: Option<Word> = Option::deserialize(deserializer)?;
        Ok(word.map(|word| match word {
            Word::Black => Color::Black,
            Word::White => Color::White,
        }))
    }
}
