//! The next game: a replay (指し直し) if this one does not count, a rematch if it does.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{MatchSession, MatchSetup, MatchStatus};
use crate::clock::{AfterMain, LONGEST, SessionTime, TimeControl};
use crate::rules::{Outcome, ReplayRule, ReplaySides, ReplayTime, Sequel, TopUpCap};
use crate::shogi::Color;

/// The key of the line in a record's header that tells the throws of a toss for the sides (振り駒).
pub const FURIGOMA_KEY: &str = "振り駒";

/// Which attempt at a game this is: those before it did not count, and the game is played anew (指し直し). The games of a
/// series (番勝負) all count, and are [`EventGame`](super::EventGame)'s.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// Its number, counted from 1.
    #[serde(rename = "game")]
    pub number: u32,
    /// Each player's time at the start of the first one, by their sides in this one; `None` in the first.
    pub first_time: Option<[TimeControl; 2]>,
    /// How the one before ended; `None` in the first.
    pub before: Option<Outcome>,
}

impl Default for Attempt {
    /// The first.
    fn default() -> Self {
        Self { number: 1, first_time: None, before: None }
    }
}

/// The next game as the rules prescribe it. The arbiter may change every number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// Everything that is settled.
    pub setup: MatchSetup,
    /// The rest before it begins.
    pub rest: Duration,
}

impl MatchSetup {
    /// The same as attempt `number` at a game, of whose earlier ones nothing else is known here: with these times, or those of
    /// the first.
    #[must_use]
    pub fn of_attempt(mut self, number: u32, times: Option<[TimeControl; 2]>) -> Self {
        if number > 1 {
            self.attempt = Attempt { number, first_time: Some(self.time), before: None };
            self.time = times.unwrap_or(self.time);
        }
        self
    }
}

impl MatchSession {
    /// The game to be played because this one does not count; `None` if it does.
    #[must_use]
    pub fn next_game(&self) -> Option<NextGame> {
        let verdict = self.verdict()?;
        match verdict.sequel {
            Sequel::Stands => return None,
            Sequel::Replay => {}
        }
        let rule = self.setup.profile.replay;
        let first_time = self.setup.attempt.first_time.unwrap_or(self.setup.time);
        let time = match rule.time {
            ReplayTime::Fresh => first_time,
            ReplayTime::Remaining { top_up_to, cap, fallback_byoyomi } => {
                let left = Color::ALL.map(|color| self.left(color));
                let left = topped_up(left, first_time, top_up_to.unwrap_or_default(), cap);
                Color::ALL.map(|color| with_left(self.control_left(color), left[color.index()], fallback_byoyomi))
            }
        };
        let attempt = Attempt {
            number: self.setup.attempt.number + 1,
            first_time: Some(first_time),
            before: Some(verdict.outcome.clone()),
        };
        let setup = MatchSetup { players: self.players_of_another(), time, attempt, ..self.setup.clone() };
        Some(NextGame { setup: seated(setup, rule), rest: rule.rest })
    }

    /// Whether this is a replay that nobody has begun.
    #[must_use]
    pub fn is_replay_to_begin(&self) -> bool {
        self.status == MatchStatus::Waiting && self.setup.attempt.before.is_some()
    }

    /// Whether this is a game that nobody has begun, and that somebody would miss all the same: its sides were tossed for, an
    /// event gave them, or it is a replay.
    #[must_use]
    pub fn is_prepared(&self) -> bool {
        let are_sides_settled = self.setup.event.is_some() || self.tree.header.get(FURIGOMA_KEY).is_some();
        self.is_replay_to_begin() || self.status == MatchStatus::Waiting && are_sides_settled
    }

    /// Another game between the same players after one that counts (もう一局), with the sides that the rules prescribe for
    /// a replay and the time of the first game; `None` while this game is in progress, and in events, which have
    /// pairings of their own.
    #[must_use]
    pub fn rematch(&self) -> Option<MatchSetup> {
        let counts = self.verdict()?.sequel == Sequel::Stands;
        let time = self.setup.attempt.first_time.unwrap_or(self.setup.time);
        let players = self.players_of_another();
        let setup = MatchSetup { players, time, attempt: Attempt::default(), ..self.setup.clone() };
        (counts && setup.event.is_none()).then(|| seated(setup, self.setup.profile.replay))
    }

    /// `color`'s time control with what is left of its periods or minutes: they are time that remains, as the main time is.
    fn control_left(&self, color: Color) -> TimeControl {
        with_extras(self.clock.control(color), self.clock.extras_left(color, SessionTime::default()))
    }

    /// `color`'s main time left. The clocks are stopped, so the instant does not matter.
    fn left(&self, color: Color) -> Duration {
        self.clock.main_left(color, SessionTime::default())
    }
}

/// The same with as many byoyomi periods or consideration minutes as are left; whoever plays in the last period has that one.
const fn with_extras(control: TimeControl, left: u32) -> TimeControl {
    let after = match control.after {
        AfterMain::Byoyomi { period, periods } => {
            AfterMain::Byoyomi { period, periods: if left == 0 && periods > 0 { 1 } else { left } }
        }
        AfterMain::Consideration { period, length, .. } => AfterMain::Consideration { period, minutes: left, length },
        AfterMain::Loss | AfterMain::Unlimited => control.after,
    };
    TimeControl { after, ..control }
}

/// Adds the same to both sides, so that the one with less has `enough`; `cap` may limit them to their time at the
/// start.
fn topped_up(left: [Duration; 2], first: [TimeControl; 2], enough: Duration, cap: TopUpCap) -> [Duration; 2] {
    let missing = enough.saturating_sub(left[0].min(left[1]));
    Color::ALL.map(|color| {
        let (had, at_first) = (left[color.index()], first[color.index()].main);
        match cap {
            TopUpCap::InitialTime => had.max(at_first.min(had.saturating_add(missing))),
            TopUpCap::None => had.saturating_add(missing).min(LONGEST),
        }
    })
}

/// `control` with `left` as its main time. A player with no time left and no byoyomi gets the byoyomi of the rules.
const fn with_left(control: TimeControl, left: Duration, fallback: Option<Duration>) -> TimeControl {
    match (control.after, fallback) {
        (AfterMain::Loss, Some(period)) if left.is_zero() => {
            TimeControl { main: left, after: AfterMain::Byoyomi { period, periods: 1 }, ..control }
        }
        // Nobody can start with nothing at all: a second is the least a clock can have.
        (AfterMain::Loss, None) if left.is_zero() && !control.gives_time() => {
            TimeControl { main: Duration::from_secs(1), ..control }
        }
        (AfterMain::Unlimited, _) => control,
        (AfterMain::Loss | AfterMain::Byoyomi { .. } | AfterMain::Consideration { .. }, _) => {
            TimeControl { main: left, ..control }
        }
    }
}

/// Seats the players on the sides that the rules prescribe.
fn seated(mut setup: MatchSetup, rule: ReplayRule) -> MatchSetup {
    let is_swapped = match rule.sides {
        ReplaySides::Swapped => !setup.start.is_handicap(),
        ReplaySides::Kept => false,
    };
    if is_swapped {
        setup.swap_sides();
    }
    setup
}
