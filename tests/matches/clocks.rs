//! Laws of the clock.

use std::time::Duration;

use komadai::clock::{ClockEvent, GameClock, PlayerClock, Reading, SessionTime, TimeControl};
use komadai::shogi::Color;
use proptest::prelude::*;

use crate::scripts::secs;

fn at(time: Duration) -> SessionTime {
    SessionTime::from_start(time)
}

/// Time controls of every kind, with times from nothing to a few minutes.
fn controls() -> impl Strategy<Value = TimeControl> {
    let millis = |most: u64| (0..most).prop_map(Duration::from_millis);
    prop_oneof![
        Just(TimeControl::Untimed),
        millis(300_000).prop_map(|main| TimeControl::SuddenDeath { main }),
        (millis(300_000), 1..60_000_u64, 1..5_u32).prop_map(|(main, period, periods)| TimeControl::Byoyomi {
            main,
            period: Duration::from_millis(period),
            periods
        }),
        (millis(300_000), millis(30_000)).prop_map(|(main, increment)| TimeControl::Fischer { main, increment }),
    ]
}

/// What happens on the clock: some time passes, and then somebody does something.
#[derive(Clone, Copy, Debug)]
enum Step {
    Press,
    Tick,
    Pause,
    Resume,
}

fn schedules() -> impl Strategy<Value = Vec<(Duration, Step)>> {
    let step = prop_oneof![
        4 => Just(Step::Press),
        4 => Just(Step::Tick),
        1 => Just(Step::Pause),
        1 => Just(Step::Resume)
    ];
    prop::collection::vec(((0..40_000_u64).prop_map(Duration::from_millis), step), 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn what_is_charged_is_what_passed_while_the_clock_ran(control in controls(), schedule in schedules()) {
        let mut clock = GameClock::new([control; 2]);
        clock.start(Color::Black, at(Duration::ZERO));
        let (mut now, mut ran, mut unfinished, mut runs) = (Duration::ZERO, Duration::ZERO, Duration::ZERO, true);
        for (time, step) in schedule {
            now += time;
            if runs {
                ran += time;
                unfinished += time;
            }
            match step {
                Step::Press if runs => match clock.press(at(now)) {
                    Ok(spent) => {
                        prop_assert_eq!(spent, unfinished);
                        unfinished = Duration::ZERO;
                    }
                    Err(_) => break,
                },
                Step::Press => {}
                Step::Tick => drop(clock.tick(at(now))),
                Step::Pause => {
                    clock.pause(at(now));
                    runs = false;
                }
                Step::Resume => {
                    clock.resume(at(now));
                    runs = true;
                }
            }
        }
        let charged = clock.used(Color::Black) + clock.used(Color::White);
        prop_assert_eq!(charged + unfinished, ran);
    }

    #[test]
    fn looking_at_the_clock_never_changes_who_loses(control in controls(), schedule in schedules()) {
        let [often, never] = [true, false].map(|looks| {
            let mut clock = GameClock::new([control; 2]);
            clock.start(Color::Black, at(Duration::ZERO));
            let mut now = Duration::ZERO;
            for (time, _) in &schedule {
                if looks {
                    for part in 1..4 {
                        drop(clock.tick(at(now + *time * part / 4)));
                    }
                }
                now += *time;
                if let Err(late) = clock.press(at(now)) {
                    return Some((late.color, now));
                }
            }
            None
        });
        prop_assert_eq!(often, never);
    }

    #[test]
    fn a_second_tick_at_the_same_instant_says_nothing(control in controls(), time in 0..400_000_u64) {
        let mut clock = GameClock::new([control; 2]);
        clock.start(Color::Black, at(Duration::ZERO));
        let now = at(Duration::from_millis(time));
        drop(clock.tick(now));
        prop_assert_eq!(clock.tick(now), []);
    }

    #[test]
    fn byoyomi_is_lost_exactly_when_main_time_and_all_periods_are_used(
        main in 0..100_000_u64, period in 1..60_000_u64, periods in 1..5_u32, spent in 0..400_000_u64
    ) {
        let control = TimeControl::Byoyomi {
            main: Duration::from_millis(main), period: Duration::from_millis(period), periods
        };
        let reading = PlayerClock::new(control).reading(Duration::from_millis(spent));
        let all = main + period * u64::from(periods);
        prop_assert_eq!(reading == Reading::Flagged, spent >= all);
    }
}

#[test]
fn a_byoyomi_move_in_time_costs_nothing_and_one_of_exactly_the_period_loses() {
    let mut clock = PlayerClock::new(TimeControl::Byoyomi { main: secs(5), period: secs(30), periods: 1 });
    clock.charge(secs(6));
    for _ in 0..50 {
        assert!(matches!(clock.charge(Duration::from_millis(29_999)), Reading::Byoyomi { periods_left: 1, .. }));
    }
    assert_eq!(clock.reading(secs(30)), Reading::Flagged);
}

#[test]
fn a_period_that_is_exceeded_is_gone_for_the_rest_of_the_game() {
    let mut clock = PlayerClock::new(TimeControl::Byoyomi { main: secs(0), period: secs(30), periods: 3 });
    assert!(matches!(clock.charge(secs(31)), Reading::Byoyomi { periods_left: 2, .. }));
    assert!(matches!(clock.charge(secs(1)), Reading::Byoyomi { periods_left: 2, .. }));
    assert_eq!(clock.reading(secs(60)), Reading::Flagged);
}

#[test]
fn the_fischer_increment_counts_for_the_move_that_is_being_played() {
    let mut clock = PlayerClock::new(TimeControl::Fischer { main: secs(10), increment: secs(5) });
    assert_eq!(clock.reading(secs(14)), Reading::Main { left: secs(1) });
    assert_eq!(clock.charge(secs(3)), Reading::Main { left: secs(12) });
    assert_eq!(clock.reading(secs(17)), Reading::Flagged);
}

#[test]
fn seconds_are_told_as_they_appear_and_after_a_long_sleep_only_the_last_one() {
    let mut clock = GameClock::new([TimeControl::Byoyomi { main: secs(2), period: secs(30), periods: 1 }; 2]);
    clock.start(Color::Black, at(Duration::ZERO));
    let told = |secs, in_byoyomi: bool| {
        let more_follows = !in_byoyomi;
        ClockEvent::SecondsLeft { color: Color::Black, secs, in_byoyomi, more_follows }
    };
    assert_eq!(clock.tick(at(Duration::from_millis(10))), [told(2, false)]);
    assert_eq!(clock.tick(at(Duration::from_millis(990))), []);
    assert_eq!(clock.tick(at(Duration::from_millis(1_000))), [told(1, false)]);
    let entered = ClockEvent::ByoyomiEntered { color: Color::Black };
    assert_eq!(clock.tick(at(secs(2))), [entered, told(30, true)]);
    assert_eq!(clock.tick(at(secs(29))), [told(3, true)]);
    assert_eq!(clock.tick(at(secs(500))), [ClockEvent::FlagFell { color: Color::Black }]);
    assert_eq!(clock.tick(at(secs(501))), [], "the flag falls once");
}

#[test]
fn the_next_digit_is_due_when_the_present_second_is_over() {
    let mut clock = GameClock::new([TimeControl::SuddenDeath { main: secs(60) }; 2]);
    clock.start(Color::Black, at(Duration::ZERO));
    let now = Duration::from_millis(12_300);
    let due = clock.until_next_second(at(now)).unwrap();
    assert_eq!(due, Duration::from_millis(700));
    let (before, after) = (clock.reading(Color::Black, at(now)), clock.reading(Color::Black, at(now + due)));
    assert_eq!((before.shown_secs(), after.shown_secs()), (48, 47));
}
