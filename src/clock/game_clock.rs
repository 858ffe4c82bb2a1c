use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{ClockEvent, PlayerClock, Reading, SessionTime, Stage, TimeControl};
use crate::shogi::Color;

/// Both players' clocks, of which at most one runs.
#[derive(Clone, Debug)]
pub struct GameClock {
    players: [PlayerClock; 2],
    run: Run,
    /// What the last tick showed, so that the next one tells only what is new.
    told: Option<(Color, Reading)>,
    flagged: Option<Color>,
}

/// Whose move it is on the clock, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Stopped,
    Running { color: Color, since: SessionTime, spent_before: Duration },
    Paused { color: Color, spent: Duration },
}

/// What both clocks showed between two moves: enough to go back there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockState([PlayerClock; 2]);

impl ClockState {
    /// Gives `color` main time as well, or takes it away where `secs` is negative.
    pub fn give(&mut self, color: Color, secs: i64) {
        self.0[color.index()].give(secs, Duration::ZERO);
    }

    /// Puts both clocks right as those were that stood as `from` and stand as `to` now: by the difference.
    pub fn correct_likewise(&mut self, from: &Self, to: &Self) {
        for ((clock, from), to) in self.0.iter_mut().zip(&from.0).zip(&to.0) {
            clock.correct_likewise(from, to);
        }
    }
}

impl GameClock {
    /// Two clocks, Black's control first, standing still.
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

    /// Lets `color`'s time run from `now` on, for a move that has taken nothing yet.
    pub const fn start(&mut self, color: Color, now: SessionTime) {
        self.run = Run::Running { color, since: now, spent_before: Duration::ZERO };
        self.told = None;
    }

    /// Ends the mover's move: charges it, and lets the opponent's time run. Gives the time charged, of which a
    /// stopwatch drops what is less than a whole unit.
    ///
    /// # Errors
    /// The time had run out before `now`; then nothing is charged and [`GameClock::tick`] tells of the flag.
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

    /// Stops the mover's time, the move being unfinished.
    pub fn pause(&mut self, now: SessionTime) {
        if let Run::Running { color, .. } = self.run {
            self.run = Run::Paused { color, spent: self.spent(color, now) };
        }
    }

    /// Lets the mover's time run on after a pause.
    pub const fn resume(&mut self, now: SessionTime) {
        if let Run::Paused { color, spent } = self.run {
            self.run = Run::Running { color, since: now, spent_before: spent };
        }
    }

    /// Stops both clocks in mid-move, to show for good what they show at `now`. Gives what would be charged for the
    /// move, and is charged to nobody.
    pub fn freeze(&mut self, now: SessionTime) -> Duration {
        self.pause(now);
        self.mover(now).map_or(Duration::ZERO, |(color, spent)| self.players[color.index()].counted(spent))
    }

    /// Puts `color` into the middle of a move that has taken `spent`, with the clock standing still. Nothing is charged
    /// for what ran before.
    pub const fn hold(&mut self, color: Color, spent: Duration) {
        self.run = Run::Paused { color, spent };
        self.told = None;
    }

    /// Takes it that everything has been told up to `now`: somebody else has called it.
    pub fn take_as_told(&mut self, now: SessionTime) {
        self.told = self.on_move().map(|color| (color, self.reading(color, now)));
    }

    /// What both clocks showed after the last move that was charged.
    #[must_use]
    pub fn state(&self) -> ClockState {
        ClockState(self.players.clone())
    }

    /// Puts both clocks back to `state`, standing still.
    pub fn restore(&mut self, state: ClockState) {
        self.players = state.0;
        self.run = Run::Stopped;
        self.told = None;
        self.flagged = None;
    }

    /// Puts `color`'s clock right: so much main time, and so many periods or minutes to consider. Both stand still then.
    pub fn correct(&mut self, color: Color, main_left: Duration, extras_left: u32) {
        let mut state = self.state();
        state.0[color.index()].correct(main_left, extras_left);
        self.restore(state);
    }

    /// Gives `color` main time, or takes away what is left at `now` of it where `secs` is negative. The move that is being
    /// thought about goes on.
    pub fn give(&mut self, color: Color, secs: i64, now: SessionTime) {
        let spent = self.spent(color, now);
        self.players[color.index()].give(secs, spent);
        self.forget_flag();
    }

    /// Whether a flag has fallen is looked at anew.
    pub const fn forget_flag(&mut self) {
        self.told = None;
        self.flagged = None;
    }

    /// Whose move it is on the clock; `None` where it has not been started.
    #[must_use]
    pub const fn on_move(&self) -> Option<Color> {
        match self.run {
            Run::Stopped => None,
            Run::Running { color, .. } | Run::Paused { color, .. } => Some(color),
        }
    }

    /// How many byoyomi periods or minutes to consider `color` has left at `now`, with the one that has begun.
    #[must_use]
    pub fn extras_left(&self, color: Color, now: SessionTime) -> u32 {
        self.players[color.index()].extras_left(self.spent(color, now))
    }

    /// Says what has happened since the last tick. Asked twice at the same instant, it says nothing the second time;
    /// asked late, it says only what is true by then.
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

    /// Whether `color` has more time when what `reading` shows is over.
    #[must_use]
    pub fn more_follows(&self, color: Color, reading: Reading) -> bool {
        self.players[color.index()].more_follows(reading)
    }

    /// What `color` would have left of the main time if the game were broken off at `now`: the increment for a move that
    /// was not made does not count.
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

    /// The same as it is shown: whole seconds, the one that has begun with them.
    #[must_use]
    pub fn main_shown(&self, color: Color, now: SessionTime) -> Duration {
        let left = self.main_left(color, now);
        Duration::from_secs(left.as_secs() + u64::from(left.subsec_nanos() > 0))
    }

    /// The time that `color` has been charged with up to the last move.
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

    /// After how much time from `now` a digit changes, tenths in the last seconds included where they are wanted; `None`
    /// while nothing runs.
    #[must_use]
    pub fn until_next_digit(&self, now: SessionTime, tenths: bool) -> Option<Duration> {
        self.reading(self.running()?, now).until_next_digit(tenths)
    }

    /// After how much time from `now` a digit changes; `None` while nothing runs.
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

    /// What `color` has spent on the present move.
    #[must_use]
    pub fn spent(&self, color: Color, now: SessionTime) -> Duration {
        match self.run {
            Run::Running { color: mover, since, spent_before } if mover == color => spent_before + now.since(since),
            Run::Paused { color: mover, spent } if mover == color => spent,
            Run::Stopped | Run::Running { .. } | Run::Paused { .. } => Duration::ZERO,
        }
    }
}

/// A move came after the mover's time had run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{color:?}'s time is up")]
pub struct TimeIsUp {
    /// Whose time it was.
    pub color: Color,
}

/// What `color`'s clock passed between two readings of one move, besides seconds.
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
