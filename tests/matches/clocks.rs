//! Laws of the clock.

use std::time::Duration;

use komadai::clock::{
    AfterMain, ClockEvent, Counting, GameClock, Period, PlayerClock, Reading, SessionTime, Stage, TimeControl,
};
use komadai::shogi::Color;
use proptest::prelude::*;

use crate::scripts::secs;

fn at(time: Duration) -> SessionTime {
    SessionTime::from_start(time)
}

/// Time controls of every kind, from nothing to a few minutes.
fn controls() -> impl Strategy<Value = TimeControl> {
    let millis = |most: u64| (0..most).prop_map(Duration::from_millis);
    prop_oneof![
        Just(TimeControl::UNTIMED),
        millis(300_000).prop_map(TimeControl::sudden_death),
        (millis(300_000), 1..60_000_u64, 1..5_u32)
            .prop_map(|(main, period, periods)| { TimeControl::periods(main, Duration::from_millis(period), periods) }),
        (millis(300_000), millis(30_000)).prop_map(|(main, increment)| TimeControl::fischer(main, increment)),
    ]
}

/// What somebody does at the clock after some time has passed.
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
        let control = TimeControl::periods(Duration::from_millis(main), Duration::from_millis(period), periods);
        let reading = PlayerClock::new(control).reading(Duration::from_millis(spent));
        let all = main + period * u64::from(periods);
        prop_assert_eq!(reading == Reading::Flagged, spent >= all);
    }
}

#[test]
fn a_byoyomi_move_in_time_costs_nothing_and_one_of_exactly_the_period_loses() {
    let mut clock = PlayerClock::new(TimeControl::byoyomi(secs(5), secs(30)));
    clock.charge(secs(6));
    for _ in 0..50 {
        assert_eq!(clock.charge(Duration::from_millis(29_999)).stage(), byoyomi(30, 1, 1));
    }
    assert_eq!(clock.reading(secs(30)), Reading::Flagged);
}

#[test]
fn a_period_that_is_exceeded_is_gone_for_the_rest_of_the_game() {
    let mut clock = PlayerClock::new(TimeControl::periods(secs(0), secs(30), 3));
    assert_eq!(clock.charge(secs(31)).stage(), byoyomi(30, 2, 3));
    assert_eq!(clock.charge(secs(1)).stage(), byoyomi(30, 2, 3));
    assert_eq!(clock.reading(secs(60)), Reading::Flagged);
}

#[test]
fn the_fischer_increment_counts_for_the_move_that_is_being_played() {
    let mut clock = PlayerClock::new(TimeControl::fischer(secs(10), secs(5)));
    assert_eq!(clock.reading(secs(14)), Reading::Main { left: secs(1) });
    assert_eq!(clock.charge(secs(3)), Reading::Main { left: secs(12) });
    assert_eq!(clock.reading(secs(17)), Reading::Flagged);
}

#[test]
fn fischer_may_have_a_byoyomi_when_everything_is_used_up() {
    let control = TimeControl { after: AfterMain::Byoyomi { period: secs(20), periods: 1 }, ..fischer(10, 5) };
    let mut clock = PlayerClock::new(control);
    assert_eq!(clock.charge(secs(16)).stage(), byoyomi(20, 1, 1));
    assert_eq!(clock.reading(secs(4)), Reading::Main { left: secs(1) });
    assert_eq!(clock.reading(secs(24)).shown(), secs(1));
    assert_eq!(clock.reading(secs(25)), Reading::Flagged);
}

/// Source: the NHK Cup as described in the JSA's column of January 2017.
#[test]
fn a_minute_to_consider_that_has_begun_is_lost_and_several_may_go_in_one_move() {
    let after = AfterMain::Consideration { period: secs(30), minutes: 3, length: secs(60) };
    let mut clock = PlayerClock::new(TimeControl { after, ..TimeControl::sudden_death(secs(600)) });
    let minute = |number| Stage::Consideration(Period { length: secs(60), number, of: 3 });
    assert_eq!(clock.charge(secs(629)).stage(), byoyomi(30, 1, 1));
    assert_eq!(clock.charge(secs(30)).stage(), minute(1), "at 30 seconds a minute begins, and is gone");
    assert_eq!(clock.charge(secs(29)).stage(), byoyomi(30, 1, 1));
    assert_eq!(clock.reading(secs(89)).stage(), minute(2));
    assert_eq!(clock.charge(secs(90)).stage(), minute(3));
    assert!(!clock.more_follows(clock.reading(secs(1))), "the next 30 seconds are the last");
    assert_eq!(clock.reading(secs(30)), Reading::Flagged);
}

/// Source: the stopwatch method of the JSA's rules as players describe it: 3 minutes 59 seconds cost 3 minutes, and the
/// last minute is available for every move.
#[test]
fn a_stopwatch_drops_what_is_less_than_a_minute_and_its_last_minute_is_a_byoyomi() {
    let counting = Counting::Stopwatch { unit: secs(60) };
    let mut clock = PlayerClock::new(TimeControl { counting, ..TimeControl::sudden_death(secs(300)) });
    clock.charge(secs(59));
    assert_eq!((clock.main_left(), clock.used()), (secs(300), secs(0)));
    clock.charge(secs(239));
    assert_eq!((clock.main_left(), clock.used()), (secs(120), secs(180)));
    assert_eq!(clock.reading(secs(59)), Reading::Main { left: secs(61) });
    assert_eq!(clock.charge(secs(60)).stage(), byoyomi(60, 1, 1));
    for _ in 0..50 {
        assert_eq!(clock.charge(Duration::from_millis(59_999)).stage(), byoyomi(60, 1, 1));
    }
    assert_eq!(clock.used(), secs(240));
    assert_eq!(clock.reading(secs(60)), Reading::Flagged);
}

#[test]
fn a_delay_passes_before_the_main_time_runs_and_is_not_saved_up() {
    let counting = Counting::Delay { delay: secs(5) };
    let mut clock = PlayerClock::new(TimeControl { counting, ..TimeControl::sudden_death(secs(10)) });
    clock.charge(secs(4));
    assert_eq!(clock.reading(secs(3)), Reading::Delay { left: secs(2), main_left: secs(10) });
    assert_eq!(clock.charge(secs(9)), Reading::Main { left: secs(6) });
    assert_eq!(clock.reading(secs(11)), Reading::Flagged);
}

#[test]
fn seconds_are_told_as_they_appear_and_after_a_long_sleep_only_the_last_one() {
    let mut clock = GameClock::new([TimeControl::byoyomi(secs(2), secs(30)); 2]);
    clock.start(Color::Black, at(Duration::ZERO));
    let told = |secs, stage: Stage, elapsed| {
        let more_follows = stage == Stage::Main;
        ClockEvent::SecondsLeft { color: Color::Black, stage, secs, elapsed, more_follows }
    };
    let byoyomi = byoyomi(30, 1, 1);
    assert_eq!(clock.tick(at(Duration::from_millis(10))), [told(2, Stage::Main, None)]);
    assert_eq!(clock.tick(at(Duration::from_millis(990))), []);
    assert_eq!(clock.tick(at(Duration::from_millis(1_000))), [told(1, Stage::Main, None)]);
    let entered = ClockEvent::StageEntered { color: Color::Black, stage: byoyomi };
    assert_eq!(clock.tick(at(secs(2))), [entered, told(30, byoyomi, Some(0))]);
    assert_eq!(clock.tick(at(secs(29))), [told(3, byoyomi, Some(27))]);
    assert_eq!(clock.tick(at(secs(500))), [ClockEvent::FlagFell { color: Color::Black }]);
    assert_eq!(clock.tick(at(secs(501))), [], "the flag falls once");
}

#[test]
fn the_next_digit_is_due_when_the_present_second_is_over() {
    let mut clock = GameClock::new([TimeControl::sudden_death(secs(60)); 2]);
    clock.start(Color::Black, at(Duration::ZERO));
    let now = Duration::from_millis(12_300);
    let due = clock.until_next_second(at(now)).unwrap();
    assert_eq!(due, Duration::from_millis(700));
    let (before, after) = (clock.reading(Color::Black, at(now)), clock.reading(Color::Black, at(now + due)));
    assert_eq!((before.shown_secs(), after.shown_secs()), (48, 47));
}

/// Byoyomi period `number` of `of`, `length` seconds long.
fn byoyomi(length: u64, number: u32, of: u32) -> Stage {
    Stage::Byoyomi(Period { length: secs(length), number, of })
}

fn fischer(main: u64, increment: u64) -> TimeControl {
    TimeControl::fischer(secs(main), secs(increment))
}
