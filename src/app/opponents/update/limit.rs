//! The time of a game in an engine's terms.

use std::time::Duration;

use crate::app::opponents::form::{Level, UNHURRIED};
use crate::clock::{AfterMain, Counting, GameClock, Reading, SessionTime};
use crate::engine::{GameTime, Limit};
use crate::shogi::Color;

/// The part of its time withheld from an engine: its move has to arrive and be seen.
const MARGIN: Duration = Duration::from_millis(150);

/// How long the engine of `color` may think about the move it begins `now`.
#[must_use]
pub fn limit(level: Level, clock: &GameClock, color: Color, now: SessionTime) -> Limit {
    let time = clock.control(color).is_timed().then(|| game_time(clock, color, now));
    match (level, time) {
        (Level::Nodes(nodes), _) => Limit::Nodes(nodes),
        (Level::Millis(millis), Some(time)) => {
            Limit::Time(Duration::from_millis(millis).min(for_this_move(time, color)))
        }
        (Level::Millis(millis), None) => Limit::Time(Duration::from_millis(millis)),
        (Level::Skill(_), Some(time)) => Limit::Time(UNHURRIED.min(for_this_move(time, color))),
        (Level::Full, Some(time)) => Limit::Game(time),
        (Level::Full | Level::Skill(_), None) => Limit::Time(UNHURRIED),
    }
}

/// All the time it may use for the move it begins.
fn for_this_move(time: GameTime, color: Color) -> Duration {
    let (main, increment) = match color {
        Color::Black => (time.black, time.black_increment),
        Color::White => (time.white, time.white_increment),
    };
    main + increment + time.byoyomi
}

/// Both sides' time in USI's terms; `color` can use all of it without losing.
fn game_time(clock: &GameClock, color: Color, now: SessionTime) -> GameTime {
    let [black, white] = Color::ALL.map(|side| told(clock, side, now));
    let own = if color == Color::Black { black } else { white };
    let mut time = GameTime {
        black: black.main,
        white: white.main,
        byoyomi: own.byoyomi,
        black_increment: black.increment,
        white_increment: white.increment,
    };
    let main = if color == Color::Black { &mut time.black } else { &mut time.white };
    let cut = if time.byoyomi > MARGIN { &mut time.byoyomi } else { main };
    *cut = cut.saturating_sub(MARGIN);
    time
}

/// A side's time in USI's terms.
#[derive(Clone, Copy, Default)]
struct Told {
    /// What is gone once used: the main time, and all periods or minutes but the last.
    main: Duration,
    /// What each move has in addition.
    byoyomi: Duration,
    /// What each move adds. Left out beside a byoyomi: USI has one or the other, and counting on the byoyomi alone is
    /// safe.
    increment: Duration,
}

fn told(clock: &GameClock, side: Color, now: SessionTime) -> Told {
    let (control, extras) = (clock.control(side), clock.extras_left(side, now));
    let (spare, period) = match control.after {
        AfterMain::Loss | AfterMain::Unlimited => (Duration::ZERO, Duration::ZERO),
        AfterMain::Byoyomi { period, .. } => (period * extras.saturating_sub(1), period),
        AfterMain::Consideration { length, period, .. } => (length * extras, period),
    };
    match clock.reading(side, now) {
        Reading::Untimed { .. } | Reading::Flagged => Told::default(),
        Reading::Delay { left, main_left } if period.is_zero() => {
            Told { main: main_left, byoyomi: left, ..Told::default() }
        }
        Reading::Delay { main_left: left, .. } | Reading::Main { left } => match (control.counting, period.is_zero()) {
            (Counting::Fischer { increment }, true) => {
                Told { main: left.saturating_sub(increment), increment: increment.min(left), ..Told::default() }
            }
            _ => Told { main: left + spare, byoyomi: period, ..Told::default() },
        },
        // The last minute of a stopwatch looks the same.
        Reading::Byoyomi { left, .. } if period.is_zero() => Told { main: left, ..Told::default() },
        Reading::Byoyomi { left, .. } => Told { main: spare, byoyomi: left, ..Told::default() },
        Reading::Consideration { left, minute } => {
            Told { main: left + minute.length * extras.saturating_sub(1), ..Told::default() }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::clock::TimeControl;

    const START: SessionTime = SessionTime::from_start(Duration::ZERO);

    fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    fn at(millis: u64) -> SessionTime {
        START.plus(Duration::from_millis(millis))
    }

    fn running(control: TimeControl) -> GameClock {
        let mut clock = GameClock::new([control; 2]);
        clock.start(Color::Black, START);
        clock
    }

    #[test]
    fn byoyomi_is_told_with_what_is_left_of_the_main_time_and_of_the_period() {
        let clock = running(TimeControl::byoyomi(secs(10), secs(30)));
        let Limit::Game(time) = limit(Level::Full, &clock, Color::Black, START) else { panic!("it has a clock") };
        assert_eq!((time.black, time.white, time.byoyomi), (secs(10), secs(10), secs(30) - MARGIN));
        let Limit::Game(time) = limit(Level::Full, &clock, Color::Black, at(25_000)) else { panic!("it has a clock") };
        assert_eq!((time.black, time.byoyomi), (secs(0), secs(15) - MARGIN));
    }

    #[test]
    fn an_increment_is_told_as_one() {
        let fischer =
            TimeControl { counting: Counting::Fischer { increment: secs(5) }, ..TimeControl::sudden_death(secs(60)) };
        let Limit::Game(time) = limit(Level::Full, &running(fischer), Color::Black, START) else {
            panic!("it has a clock")
        };
        assert_eq!((time.black, time.white, time.byoyomi), (secs(60) - MARGIN, secs(60), secs(0)));
        assert_eq!((time.black_increment, time.white_increment), (secs(5), secs(5)));
    }

    #[test]
    fn a_time_for_each_move_ends_before_the_clock_does() {
        let clock = running(TimeControl::byoyomi(secs(0), secs(2)));
        assert_eq!(limit(Level::Millis(10_000), &clock, Color::Black, START), Limit::Time(secs(2) - MARGIN));
        assert_eq!(limit(Level::Millis(1_000), &clock, Color::Black, START), Limit::Time(secs(1)));
        let untimed = running(TimeControl::UNTIMED);
        assert_eq!(limit(Level::Full, &untimed, Color::Black, START), Limit::Time(UNHURRIED));
        assert_eq!(limit(Level::Nodes(9), &untimed, Color::Black, START), Limit::Nodes(9));
    }

    #[test]
    fn at_a_level_of_its_own_it_does_not_use_all_its_time() {
        let at_level = |main, period| {
            limit(Level::Skill(-20), &running(TimeControl::byoyomi(secs(main), secs(period))), Color::Black, START)
        };
        assert_eq!(at_level(0, 30), Limit::Time(UNHURRIED));
        assert_eq!(at_level(900, 30), Limit::Time(UNHURRIED));
        assert_eq!(at_level(0, 3), Limit::Time(secs(3) - MARGIN));
    }

    fn any_control() -> impl Strategy<Value = TimeControl> {
        let counting = prop_oneof![
            Just(Counting::Exact),
            (1_u64..9).prop_map(|time| Counting::Fischer { increment: secs(time) }),
            (1_u64..9).prop_map(|time| Counting::Delay { delay: secs(time) }),
            Just(Counting::Stopwatch { unit: secs(60) }),
        ];
        let after = prop_oneof![
            Just(AfterMain::Loss),
            (1_u64..40, 1_u32..4).prop_map(|(period, periods)| AfterMain::Byoyomi { period: secs(period), periods }),
            (1_u64..40, 1_u32..4).prop_map(|(period, minutes)| AfterMain::Consideration {
                period: secs(period),
                minutes,
                length: secs(60)
            }),
        ];
        (1_u64..300, counting, after).prop_map(|(main, counting, after)| TimeControl {
            main: secs(main),
            counting,
            after,
        })
    }

    proptest! {
        /// Using all the time told for a move does not lose.
        #[test]
        fn no_engine_is_told_of_more_time_than_it_has(control in any_control(), begun in 0_u64..200_000) {
            let clock = running(control);
            let now = at(begun);
            prop_assume!(clock.reading(Color::Black, now) != Reading::Flagged);
            let Limit::Game(time) = limit(Level::Full, &clock, Color::Black, now) else { panic!("it has a clock") };
            let told = for_this_move(time, Color::Black);
            let last = now.plus(told.saturating_sub(Duration::from_millis(1)));
            prop_assume!(!told.is_zero());
            prop_assert!(clock.reading(Color::Black, last) != Reading::Flagged, "{told:?} of {control:?}");
        }
    }
}
