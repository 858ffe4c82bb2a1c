//! The replay of a game that does not count, as the arbiter may change it.

use std::time::Duration;

use crate::app::new_game::form::ClockForm;
use crate::clock::TimeControl;
use crate::session::NextGame;
use crate::shogi::Color;

/// The fields of the replay of a game that does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextGameForm {
    /// The game as the rules prepare it, but for the seats, which may have been changed.
    prepared: NextGame,
    /// Each side's time, by [`Color::index`].
    pub times: [SideTime; 2],
    /// The rest before it begins, in whole minutes.
    pub rest_minutes: u32,
}

/// One side's time, which can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideTime {
    /// The time by the rules.
    prepared: TimeControl,
    /// The fields.
    pub clock: ClockForm,
}

impl NextGameForm {
    /// The form as the rules fill it in.
    #[must_use]
    pub fn of(prepared: NextGame) -> Self {
        let rest_minutes = whole(prepared.rest.as_secs() / 60);
        Self { times: prepared.setup.time.map(SideTime::of), rest_minutes, prepared }
    }

    /// The game as the rules prepare it, with the players as they sit.
    #[must_use]
    pub const fn prepared(&self) -> &NextGame {
        &self.prepared
    }

    /// Whether the players can change sides: in a handicap game they cannot.
    #[must_use]
    pub const fn can_swap(&self) -> bool {
        !self.prepared.setup.start.is_handicap()
    }

    /// Whether a side was given no time at all.
    #[must_use]
    pub fn has_no_time(&self) -> bool {
        self.times.iter().any(SideTime::is_nothing)
    }

    /// The players change sides and take their time along.
    pub fn swap_sides(&mut self) {
        if self.can_swap() {
            self.prepared.setup.swap_sides();
            self.times.swap(0, 1);
        }
    }

    /// The game that the form describes.
    #[must_use]
    pub fn next_game(self) -> NextGame {
        let time = Color::ALL.map(|color| self.times[color.index()].control());
        let rest = self.rest();
        let mut next = self.prepared;
        (next.setup.time, next.rest) = (time, rest);
        next
    }

    /// As the rules have it, unless another number of minutes was chosen.
    fn rest(&self) -> Duration {
        let as_prepared = whole(self.prepared.rest.as_secs() / 60) == self.rest_minutes;
        if as_prepared { self.prepared.rest } else { secs(self.rest_minutes) * 60 }
    }
}

impl SideTime {
    /// The fields for a time control.
    #[must_use]
    pub fn of(prepared: TimeControl) -> Self {
        Self { prepared, clock: ClockForm::of(prepared) }
    }

    /// Whether the fields were changed so that they leave no time at all.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.clock.is_nothing() && self.clock != ClockForm::of(self.prepared)
    }

    /// The time control in the fields: as the rules have it, to the fraction of a second, where they were not changed.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        if self.clock == ClockForm::of(self.prepared) { self.prepared } else { self.clock.control() }
    }
}

fn secs(count: u32) -> Duration {
    Duration::from_secs(count.into())
}

fn whole(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::new_game::form::TimeKind;
    use crate::session::MatchSetup;

    fn form(time: TimeControl) -> NextGameForm {
        let setup = MatchSetup { time: [time; 2], ..MatchSetup::default() };
        NextGameForm::of(NextGame { setup, rest: Duration::from_secs(90) })
    }

    #[test]
    fn what_is_not_changed_stays_to_the_fraction_of_a_second() {
        let main = Duration::from_millis(61_234);
        let period = Duration::from_secs(30);
        for time in [
            TimeControl::UNTIMED,
            TimeControl::sudden_death(main),
            TimeControl::periods(main, period, 3),
            TimeControl::fischer(main, Duration::from_secs(5)),
        ] {
            let form = form(time);
            assert_eq!(form.clone().next_game(), form.prepared);
        }
    }

    #[test]
    fn each_number_can_be_changed() {
        let main = Duration::from_millis(61_234);
        let mut form = form(TimeControl::sudden_death(main));
        form.rest_minutes = 10;
        form.times[1].clock =
            ClockForm { kind: TimeKind::Byoyomi, periods: 2, ..ClockForm::of(TimeControl::sudden_death(main)) };
        let next = form.next_game();
        // As the clock showed it.
        let changed = TimeControl::periods(Duration::from_secs(62), Duration::from_secs(30), 2);
        assert_eq!(next.setup.time, [TimeControl::sudden_death(main), changed]);
        assert_eq!(next.rest, Duration::from_secs(600));
    }
}
