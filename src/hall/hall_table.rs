//! A table in the hall, how current its news is, and how urgently it needs attention.

use std::time::Duration;

use super::{LiveClock, LiveSeries, LiveStage, LiveState, Notice, SILENT_AFTER, Sighting};
use crate::clock::SessionTime;
use crate::shogi::Color;

/// A table that is being watched.
#[derive(Clone, Debug)]
pub struct HallTable {
    /// What its files said last.
    pub sighting: Sighting,
    /// When they said it, and how old it was then.
    heard: (SessionTime, Duration),
    /// Since when its files have been gone.
    pub(super) gone: Option<SessionTime>,
    /// When its game ended, if that was seen.
    ended: Option<SessionTime>,
}

/// Whether a table can be trusted to be as it was last heard of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hearing {
    /// It reports regularly.
    Fresh,
    /// It should have reported by now.
    Silent,
    /// It is the record of another program, which is written only when a move is made.
    Record,
}

/// How much a table deserves attention, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Nothing was heard of it for so long that it is no longer played.
    Stale,
    /// There is a result.
    Over,
    /// Nothing has been heard of it for a while.
    Silent,
    /// The game has not started.
    Waiting,
    /// It is being played.
    Running,
    /// A player is short of time.
    ShortOfTime,
    /// Somebody is waiting for the arbiter, or the game is about to end.
    Noteworthy,
}

/// How long a table says nothing before it is no longer played, if nobody waits there: whoever was to start it again has.
const STALE_AFTER: Duration = Duration::from_secs(600);

/// The same for the record of another program, in which a move may be thought about for long.
const RECORD_STALE_AFTER: Duration = Duration::from_secs(3600);

/// How long the board of a game stays that has just ended: people want to see how.
const LOOKED_AT: Duration = Duration::from_secs(30);

/// With how much main time left a player is short of time.
const LITTLE_TIME: Duration = Duration::from_secs(60);

impl HallTable {
    /// A table whose files said `sighting`, written `age` ago.
    #[must_use]
    pub const fn new(sighting: Sighting, age: Duration, now: SessionTime) -> Self {
        Self { sighting, heard: (now, age), gone: None, ended: None }
    }

    /// Takes in what the files say now. Without news, nothing changes.
    pub fn hear(&mut self, sighting: Sighting, now: SessionTime) {
        self.gone = None;
        if sighting != self.sighting {
            let (was_over, ended) = (self.state() == LiveState::Over, self.ended);
            *self = Self::new(sighting, Duration::ZERO, now);
            let is_over = self.state() == LiveState::Over;
            self.ended = if was_over { ended } else { Some(now) }.filter(|_| is_over);
        }
    }

    /// The game that is over here if the files go on with one of two others: under a name of its own.
    #[must_use]
    pub fn finished_before(&self, next: &Sighting) -> Option<Self> {
        let live =
            self.sighting.live.as_ref().filter(|live| live.state == LiveState::Over && !live.round.is_empty())?;
        let is_replayed = live.result.as_ref().is_some_and(|result| result.is_replayed);
        if is_replayed || self.is_same_game(next) {
            return None;
        }
        let game = live.series.map(|series| format!("-{}", series.game)).unwrap_or_default();
        let name = format!("{} ({}{game})", self.sighting.name, live.table.unwrap_or_default());
        Some(Self { sighting: Sighting { name, ..self.sighting.clone() }, ..self.clone() })
    }

    /// Whether `other` is the same game of the same round: at the same table, with the same two players, and of a series the one
    /// with the same number.
    #[must_use]
    pub fn is_same_game(&self, other: &Sighting) -> bool {
        let own = &self.sighting;
        let [black, white] = own.names();
        let are_the_same_two = [[black, white], [white, black]].contains(&other.names());
        let games = [own, other].map(|seen| seen.series().map(|series| series.game));
        are_the_same_two && own.place() == other.place() && games[0] == games[1]
    }

    /// Whether `other` is a later game of the same series.
    #[must_use]
    pub fn is_followed_by(&self, other: &Self) -> bool {
        let is_later = self.series().zip(other.series()).is_some_and(|(own, later)| own.game < later.game);
        is_later && self.sighting.place() == other.sighting.place()
    }

    /// Whether this is a game that was over when it was found, as a record without anybody who tells of it.
    #[must_use]
    pub fn is_old_record(&self) -> bool {
        self.sighting.live.is_none() && self.state() == LiveState::Over && self.ended.is_none()
    }

    /// Whether this is the record alone of a game that `other` shows as well: somebody has put it beside the files of its table.
    #[must_use]
    pub fn is_record_of(&self, other: &Self) -> bool {
        let (own, seen) = (&self.sighting, &other.sighting);
        let is_second = seen.live.is_some() || seen.name < own.name;
        // The same two may have played the same moves in another round.
        let is_at_once = own.ended_on.zip(seen.ended_on).is_none_or(|(own, seen)| own == seen);
        let is_same =
            (own.plies, own.names()) == (seen.plies, seen.names()) && own.position == seen.position && is_at_once;
        own.live.is_none() && is_second && is_same && [self, other].iter().all(|it| it.state() == LiveState::Over)
    }

    /// By this, games are in the order in which they ended: by the dates of their records, so that it is the same whenever the
    /// hall was opened, and by when their end was seen. What is not known to have ended comes first.
    #[must_use]
    pub const fn end(&self) -> (Option<[u32; 6]>, Option<SessionTime>) {
        (self.sighting.ended_on, self.ended)
    }

    /// How long ago the table was last heard of.
    #[must_use]
    pub fn since(&self, now: SessionTime) -> Duration {
        let (at, age) = self.heard;
        now.since(at) + age
    }

    /// Whether it can be trusted.
    #[must_use]
    pub fn hearing(&self, now: SessionTime) -> Hearing {
        match &self.sighting.live {
            None => Hearing::Record,
            Some(live) if live.state != LiveState::Over && self.since(now) > SILENT_AFTER => Hearing::Silent,
            Some(_) => Hearing::Fresh,
        }
    }

    /// How far the game has got.
    #[must_use]
    pub fn state(&self) -> LiveState {
        match (&self.sighting.live, &self.sighting.outcome) {
            (Some(live), _) => live.state,
            (None, Some(_)) => LiveState::Over,
            (None, None) if self.sighting.plies == 0 => LiveState::Waiting,
            (None, None) => LiveState::Running,
        }
    }

    /// What `color`'s clock shows at `now`, with its stage; `None` without a clock. The clock of a silent table stands
    /// as last heard of.
    #[must_use]
    pub fn clock(&self, color: Color, now: SessionTime) -> Option<(LiveClock, Duration)> {
        let live = self.sighting.live.as_ref()?;
        let since = match self.hearing(now) {
            Hearing::Fresh => self.since(now),
            Hearing::Silent | Hearing::Record => Duration::ZERO,
        };
        Some((live.players[color.index()].clock, live.shown(color, since)))
    }

    /// Whose clock is shown as running.
    #[must_use]
    pub fn running(&self, now: SessionTime) -> Option<Color> {
        let live = self.sighting.live.as_ref()?;
        live.running.filter(|_| live.state == LiveState::Running && self.hearing(now) == Hearing::Fresh)
    }

    /// What the whole hall should know.
    #[must_use]
    pub fn notice(&self) -> Option<Notice> {
        self.sighting.live.as_ref().and_then(|live| live.notice)
    }

    /// How much the table deserves attention.
    #[must_use]
    pub fn urgency(&self, now: SessionTime) -> Urgency {
        match (self.state(), self.hearing(now)) {
            // A player waiting for the arbiter is all the more urgent if the machine has stopped.
            _ if self.notice().is_some_and(Notice::waits_for_arbiter) => Urgency::Noteworthy,
            (LiveState::Over, _) => Urgency::Over,
            _ if self.until_stale(now).is_some_and(|left| left.is_zero()) => Urgency::Stale,
            (_, Hearing::Silent) => Urgency::Silent,
            (LiveState::Waiting, _) => Urgency::Waiting,
            (LiveState::Running | LiveState::Paused, _) if self.notice().is_some() => Urgency::Noteworthy,
            (LiveState::Running | LiveState::Paused, _) if self.is_short_of_time(now) => Urgency::ShortOfTime,
            (LiveState::Running | LiveState::Paused, _) => Urgency::Running,
        }
    }

    /// After how much time it will not have been heard for so long that it is no longer played, if it says nothing before.
    fn until_stale(&self, now: SessionTime) -> Option<Duration> {
        let after = if self.sighting.live.is_some() { STALE_AFTER } else { RECORD_STALE_AFTER };
        (self.state() != LiveState::Over).then(|| after.saturating_sub(self.since(now)))
    }

    /// Whether nothing is played there any longer, and nobody looks at the board.
    #[must_use]
    pub fn is_put_away(&self, now: SessionTime) -> bool {
        match self.urgency(now) {
            Urgency::Over => self.until_put_away(now).is_none(),
            Urgency::Stale => true,
            Urgency::Silent | Urgency::Waiting | Urgency::Running | Urgency::ShortOfTime | Urgency::Noteworthy => false,
        }
    }

    /// How much longer the board of a game that has ended is looked at.
    fn until_put_away(&self, now: SessionTime) -> Option<Duration> {
        let left = LOOKED_AT.saturating_sub(now.since(self.ended?));
        (!left.is_zero()).then_some(left)
    }

    /// Whether the table is not to be lost sight of: somebody waits for the arbiter, or is in byoyomi. It does not change
    /// from move to move.
    #[must_use]
    pub fn is_pressed(&self, now: SessionTime) -> bool {
        let in_periods = |color| {
            let clock = self.clock(color, now).map(|(clock, _)| clock.stage);
            matches!(clock, Some(LiveStage::Byoyomi | LiveStage::Consideration))
        };
        match self.urgency(now) {
            Urgency::Stale | Urgency::Over | Urgency::Silent | Urgency::Waiting => false,
            Urgency::Running | Urgency::ShortOfTime => Color::ALL.into_iter().any(in_periods),
            Urgency::Noteworthy => true,
        }
    }

    /// The number of the table, where it is told.
    #[must_use]
    pub fn told_number(&self) -> Option<u32> {
        self.sighting.live.as_ref().and_then(|live| live.table)
    }

    /// Which game of a series it is; `None` if the two play a single one, or nobody tells.
    #[must_use]
    pub fn series(&self) -> Option<LiveSeries> {
        self.sighting.series()
    }

    /// The name of the round; empty where nobody tells.
    #[must_use]
    pub fn round(&self) -> &str {
        self.sighting.live.as_ref().map_or("", |live| &live.round)
    }

    fn is_short_of_time(&self, now: SessionTime) -> bool {
        let Some((clock, left)) = self.running(now).and_then(|color| self.clock(color, now)) else { return false };
        match clock.stage {
            LiveStage::Main => left < LITTLE_TIME,
            LiveStage::Byoyomi | LiveStage::Consideration => true,
            LiveStage::Untimed | LiveStage::Delay | LiveStage::Flagged => false,
        }
    }

    /// The time from `now` until the table looks different with nothing heard: the next second, or silence.
    #[must_use]
    pub fn until_change(&self, now: SessionTime) -> Option<Duration> {
        let silence = self.until_silence(now);
        let stale = self.until_stale(now).filter(|left| !left.is_zero());
        let clock = self.running(now).and_then(|running| self.clock(running, now)).map(until_second);
        let ended = self.until_put_away(now);
        [silence, stale, clock, ended].into_iter().flatten().min()
    }

    /// The time until it counts as silent, or has been silent for another minute.
    fn until_silence(&self, now: SessionTime) -> Option<Duration> {
        let live = self.sighting.live.as_ref()?;
        let minute = Duration::from_secs(60);
        let since = self.since(now);
        match self.hearing(now) {
            _ if live.state == LiveState::Over => None,
            Hearing::Record => None,
            Hearing::Fresh => Some(SILENT_AFTER.saturating_sub(since) + Duration::from_millis(1)),
            Hearing::Silent => Some(minute - Duration::from_secs(since.as_secs() % 60)),
        }
    }
}

/// The time until the displayed second changes.
fn until_second((clock, shown): (LiveClock, Duration)) -> Duration {
    let part = Duration::from_nanos(u64::from(shown.subsec_nanos()));
    let second = Duration::from_secs(1);
    match clock.stage {
        LiveStage::Untimed => second - part,
        LiveStage::Main | LiveStage::Byoyomi | LiveStage::Consideration if part.is_zero() => second,
        LiveStage::Main | LiveStage::Byoyomi | LiveStage::Consideration => part,
        LiveStage::Delay | LiveStage::Flagged => SILENT_AFTER,
    }
}
