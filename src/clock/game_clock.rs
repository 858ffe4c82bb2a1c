//! The game clock: both players' time, of which at most one runs.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{AfterMain, ClockEvent, PlayerClock, Reading, SessionTime, Stage, TimeControl, whole_secs};
use crate::shogi::Color;

/// Both players' clocks.
#[derive(Clone, Debug)]
pub struct GameClock {
    players: [PlayerClock; 2],
    run: Run,
    /// What the last tick reported, so that the next one reports only news.
    told: Option<(Color, Reading)>,
    flagged: Option<Color>,
}

/// Who is on move, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Stopped,
    Running { color: Color, since: SessionTime, spent_before: Duration },
    Paused { color: Color, spent: Duration },
}

/// Both clocks between two moves: enough to return there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockState([PlayerClock; 2]);

impl ClockState {
    /// Adds `secs` of main time to `color`'s clock, or subtracts them if negative.
    pub fn give(&mut self, color: Color, secs: i64) {
        self.0[color.index()].give(secs, Duration::ZERO);
    }

    /// Applies the correction that turned `from` into `to`, by adding the difference to both clocks.
    pub fn correct_likewise(&mut self, from: &Self, to: &Self) {
        for ((clock, from), to) in self.0.iter_mut().zip(&from.0).zip(&to.0) {
            clock.correct_likewise(from, to);
        }
    }
}

impl GameClock {
    /// Two stopped clocks, Black's control first.
    #[must_use]
    pub const fn new(controls: [TimeControl; 2]) -> Self {
        let [black, white] = controls;
        Self {
            players: [PlayerClock::new(black), PlayerClock::new(white)],
            run: Run::Stopped,
            told: None,
            flagged: None,
        }
    }

    /// Starts `color`'s clock at `now`, for a move that has taken no time yet.
    pub const fn start(&mut self, color: Color, now: SessionTime) {
        self.run = Run::Running { color, since: now, spent_before: Duration::ZERO };
        self.told = None;
    }

    /// Ends the mover's move: charges it and starts the opponent's clock. Returns the time charged; a stopwatch drops
    /// fractions of its unit.
    ///
    /// # Errors
    /// Returns an error if time had run out before `now`; then nothing is charged, and [`GameClock::tick`] reports the
    /// flag fall.
    pub fn press(&mut self, now: SessionTime) -> Result<Duration, TimeIsUp> {
        let Some((color, spent)) = self.mover(now) else { return Ok(Duration::ZERO) };
        let player = &mut self.players[color.index()];
        if player.reading(spent) == Reading::Flagged {
            return Err(TimeIsUp { color });
        }
        player.charge(spent);
        let counted = player.counted(spent);
        self.start(color.opponent(), now);
        Ok(counted)
    }

    /// Stops the mover's clock in the middle of a move.
    pub fn pause(&mut self, now: SessionTime) {
        if let Run::Running { color, .. } = self.run {
            self.run = Run::Paused { color, spent: self.spent(color, now) };
        }
    }

    /// Restarts the mover's clock after a pause.
    pub const fn resume(&mut self, now: SessionTime) {
        if let Run::Paused { color, spent } = self.run {
            self.run = Run::Running { color, since: now, spent_before: spent };
        }
    }

    /// Stops both clocks in the middle of a move, for good, at what they show at `now`. Returns the time that would be
    /// counted for the move; nobody is charged.
    pub fn freeze(&mut self, now: SessionTime) -> Duration {
        self.pause(now);
        self.mover(now).map_or(Duration::ZERO, |(color, spent)| self.players[color.index()].counted(spent))
    }

    /// Sets the clock to the middle of a move of `color`'s that has taken `spent`, paused. Anything that ran before is
    /// not charged.
    pub const fn hold(&mut self, color: Color, spent: Duration) {
        self.run = Run::Paused { color, spent };
        self.told = None;
    }

    /// Considers everything up to `now` as reported, because somebody else has called it.
    pub fn take_as_told(&mut self, now: SessionTime) {
        self.told = self.on_move().map(|color| (color, self.reading(color, now)));
    }

    /// Both clocks as of the last charged move.
    #[must_use]
    pub fn state(&self) -> ClockState {
        ClockState(self.players.clone())
    }

    /// Resets both clocks to `state`, stopped.
    pub fn restore(&mut self, state: ClockState) {
        self.players = state.0;
        self.run = Run::Stopped;
        self.told = None;
        self.flagged = None;
    }

    /// Corrects `color`'s main time and remaining periods or consideration minutes. Both clocks are stopped afterwards.
    pub fn correct(&mut self, color: Color, main_left: Duration, extras_left: u32) {
        let mut state = self.state();
        state.0[color.index()].correct(main_left, extras_left);
        self.restore(state);
    }

    /// Adds main time to `color`'s clock, or subtracts it if `secs` is negative, but never more than is left at `now`.
    /// The move in progress goes on.
    pub fn give(&mut self, color: Color, secs: i64, now: SessionTime) {
        let spent = self.spent(color, now);
        self.players[color.index()].give(secs, spent);
        self.forget_flag();
    }

    /// Gives whoever is on move and has no time left at `now` one full period of byoyomi, for a move that starts over.
    /// Nothing changes where the time control has none.
    pub fn give_period_back(&mut self, now: SessionTime) {
        let Some(color) = self.out_of_time(now) else { return };
        let extras = match self.control(color).after {
            AfterMain::Loss | AfterMain::Unlimited => return,
            AfterMain::Byoyomi { .. } => 1,
            AfterMain::Consideration { .. } => 0,
        };
        self.players[color.index()].correct(Duration::ZERO, extras);
        self.hold(color, Duration::ZERO);
    }

    /// Whoever is on move and has no time left at `now`.
    #[must_use]
    pub fn out_of_time(&self, now: SessionTime) -> Option<Color> {
        self.on_move().filter(|&color| self.reading(color, now) == Reading::Flagged)
    }

    /// The last instant at which whoever is on move had time left, if the flag fell after `since` and not after `now`.
    #[must_use]
    pub fn last_in_time(&self, since: SessionTime, now: SessionTime) -> Option<SessionTime> {
        if self.out_of_time(since).is_some() || self.out_of_time(now).is_none() {
            return None;
        }
        let (mut in_time, mut late) = (u64::from(since), u64::from(now));
        while late.saturating_sub(in_time) > 1 {
            let between = in_time.midpoint(late);
            *(if self.out_of_time(between.into()).is_some() { &mut late } else { &mut in_time }) = between;
        }
        Some(in_time.into())
    }

    /// Clears any fallen flag, so that the next tick checks again.
    pub const fn forget_flag(&mut self) {
        self.told = None;
        self.flagged = None;
    }

    /// Who is on move; `None` if the clock has not been started.
    #[must_use]
    pub const fn on_move(&self) -> Option<Color> {
        match self.run {
            Run::Stopped => None,
            Run::Running { color, .. } | Run::Paused { color, .. } => Some(color),
        }
    }

    /// How many byoyomi periods or consideration minutes `color` has left at `now`, including one in progress.
    #[must_use]
    pub fn extras_left(&self, color: Color, now: SessionTime) -> u32 {
        self.players[color.index()].extras_left(self.spent(color, now))
    }

    /// Reports what has happened since the last tick. A second tick at the same instant reports nothing; a late one
    /// reports only what is still true.
    pub fn tick(&mut self, now: SessionTime) -> Vec<ClockEvent> {
        let Run::Running { color, .. } = self.run else { return Vec::new() };
        let reading = self.reading(color, now);
        let before = self.told.replace((color, reading)).map(|(_, reading)| reading);
        if self.flagged.is_some() {
            return Vec::new();
        }
        if reading == Reading::Flagged {
            self.flagged = Some(color);
        }
        self.events_between(color, before, reading)
    }

    /// What `color`'s clock shows at `now`.
    #[must_use]
    pub fn reading(&self, color: Color, now: SessionTime) -> Reading {
        self.players[color.index()].reading(self.spent(color, now))
    }

    /// Whether `color` has more time after the stage that `reading` shows.
    #[must_use]
    pub fn more_follows(&self, color: Color, reading: Reading) -> bool {
        self.players[color.index()].more_follows(reading)
    }

    /// The main time `color` would have left if the game were broken off at `now`. The increment for an unfinished move
    /// does not count.
    #[must_use]
    pub fn main_left(&self, color: Color, now: SessionTime) -> Duration {
        let player = &self.players[color.index()];
        match self.mover(now) {
            Some((mover, spent)) if mover == color => {
                player.main_left_after(spent).saturating_sub(player.control().increment())
            }
            Some(_) | None => player.main_left(),
        }
    }

    /// The main time that `color`'s clock shows: with the increment for the present move, or for the next one, and
    /// rounded up to whole seconds. Of what a stopwatch has begun to count nothing is taken off.
    #[must_use]
    pub fn main_shown(&self, color: Color, now: SessionTime) -> Duration {
        let player = &self.players[color.index()];
        let left = match self.mover(now) {
            Some((mover, spent)) if mover == color => player.main_left_after(spent),
            Some(_) | None => player.main_left_after(Duration::ZERO),
        };
        Duration::from_secs(whole_secs(left))
    }

    /// What is added to the main time of `color` before every move; none but with Fischer's clock.
    #[must_use]
    pub const fn increment(&self, color: Color) -> Duration {
        self.players[color.index()].control().increment()
    }

    /// The time charged to `color` up to the last move.
    #[must_use]
    pub const fn used(&self, color: Color) -> Duration {
        self.players[color.index()].used()
    }

    /// The time control of `color`.
    #[must_use]
    pub const fn control(&self, color: Color) -> TimeControl {
        self.players[color.index()].control()
    }

    /// Whose time is running.
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        match self.run {
            Run::Running { color, .. } => Some(color),
            Run::Stopped | Run::Paused { .. } => None,
        }
    }

    /// The time from `now` until a displayed digit changes, including tenths in the final seconds if `tenths`; `None`
    /// while no clock runs.
    #[must_use]
    pub fn until_next_digit(&self, now: SessionTime, tenths: bool) -> Option<Duration> {
        self.reading(self.running()?, now).until_next_digit(tenths)
    }

    /// The time from `now` until the displayed second changes; `None` while no clock runs.
    #[must_use]
    pub fn until_next_second(&self, now: SessionTime) -> Option<Duration> {
        self.reading(self.running()?, now).until_next_second()
    }

    fn events_between(&self, color: Color, before: Option<Reading>, now: Reading) -> Vec<ClockEvent> {
        let mut events: Vec<ClockEvent> = turning_point(color, before, now).into_iter().collect();
        let face = |reading: Reading| (reading.stage(), reading.shown_secs());
        if before.is_none_or(|before| face(before) != face(now)) && now.is_counted_down() {
            events.push(ClockEvent::SecondsLeft {
                color,
                stage: now.stage(),
                secs: now.shown_secs(),
                elapsed: now.elapsed().map(|elapsed| elapsed.as_secs()),
                more_follows: self.more_follows(color, now),
            });
        }
        events
    }

    fn mover(&self, now: SessionTime) -> Option<(Color, Duration)> {
        match self.run {
            Run::Stopped => None,
            Run::Running { color, .. } | Run::Paused { color, .. } => Some((color, self.spent(color, now))),
        }
    }

    /// The time `color` has spent on the present move.
    #[must_use]
    pub fn spent(&self, color: Color, now: SessionTime) -> Duration {
        match self.run {
            Run::Running { color: mover, since, spent_before } if mover == color => {
                spent_before.saturating_add(now.since(since))
            }
            Run::Paused { color: mover, spent } if mover == color => spent,
            Run::Stopped | Run::Running { .. } | Run::Paused { .. } => Duration::ZERO,
        }
    }
}

/// A move was made after the mover's time had run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{color:?}'s time is up")]
pub struct TimeIsUp {
    /// The player whose time it was.
    pub color: Color,
}

/// The event, other than seconds, that `color`'s clock passed between two readings during one move.
fn turning_point(color: Color, before: Option<Reading>, now: Reading) -> Option<ClockEvent> {
    let stage = now.stage();
    match stage {
        Stage::Flagged => Some(ClockEvent::FlagFell { color }),
        Stage::Byoyomi(_) | Stage::Consideration(_) => {
            before.filter(|before| before.stage() != stage).map(|_| ClockEvent::StageEntered { color, stage })
        }
        Stage::Untimed | Stage::Delay | Stage::Main => None,
    }
}
