//! Clocks that are set to what nobody plays with, and what is done at them: no number is too large for their arithmetic.

use std::time::Duration;

use komadai::clock::{
    AfterMain, ClockState, Counting, GameClock, LONGEST, MOST_EXTRAS, Reading, SessionTime, TimeControl,
};
use komadai::session::{ClockCommand, ClockSession, Correction, MatchCommand, MatchSession, MatchSetup, SleepRuling};
use komadai::shogi::Color;
use proptest::prelude::*;

/// A time of any length, and more often one at an end of the scale than its share.
fn times() -> impl Strategy<Value = Duration> {
    prop_oneof![
        Just(Duration::ZERO),
        Just(Duration::from_nanos(1)),
        (0..600_u64).prop_map(Duration::from_secs),
        Just(LONGEST),
        (any::<u64>(), 0..1_000_000_000_u32).prop_map(|(secs, nanos)| Duration::new(secs, nanos)),
        Just(Duration::MAX),
    ]
}

fn counts() -> impl Strategy<Value = u32> {
    prop_oneof![0..3_u32, Just(u32::MAX), any::<u32>()]
}

fn controls() -> impl Strategy<Value = TimeControl> {
    let counting = prop_oneof![
        Just(Counting::Exact),
        times().prop_map(|unit| Counting::Stopwatch { unit }),
        times().prop_map(|increment| Counting::Fischer { increment }),
        times().prop_map(|delay| Counting::Delay { delay }),
    ];
    let after = prop_oneof![
        Just(AfterMain::Loss),
        Just(AfterMain::Unlimited),
        (times(), counts()).prop_map(|(period, periods)| AfterMain::Byoyomi { period, periods }),
        (times(), counts(), times()).prop_map(|(period, minutes, length)| AfterMain::Consideration {
            period,
            minutes,
            length
        }),
    ];
    (times(), counting, after).prop_map(|(main, counting, after)| TimeControl { main, counting, after })
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Press,
    Tick,
    Pause,
    Resume,
    Give(Color, i64),
    Correct(Color, Duration, u32),
    Hold(Color, Duration),
    PeriodBack,
    Restore(Color, i64),
}

fn steps() -> impl Strategy<Value = Vec<(Duration, Step)>> {
    let color = || prop::sample::select(Color::ALL.to_vec());
    let secs = || prop_oneof![Just(60_i64), Just(i64::MAX), Just(i64::MIN), any::<i64>()];
    let step = prop_oneof![
        3 => Just(Step::Press),
        1 => Just(Step::Tick),
        1 => Just(Step::Pause),
        1 => Just(Step::Resume),
        1 => (color(), secs()).prop_map(|(color, secs)| Step::Give(color, secs)),
        1 => (color(), times(), counts()).prop_map(|(color, time, extras)| Step::Correct(color, time, extras)),
        1 => (color(), times()).prop_map(|(color, spent)| Step::Hold(color, spent)),
        1 => Just(Step::PeriodBack),
        1 => (color(), secs()).prop_map(|(color, secs)| Step::Restore(color, secs)),
    ];
    prop::collection::vec((times(), step), 1..20)
}

fn take(clock: &mut GameClock, step: Step, now: SessionTime, before: &ClockState) {
    match step {
        Step::Press => _ = clock.press(now),
        Step::Tick => _ = clock.tick(now),
        Step::Pause => clock.pause(now),
        Step::Resume => clock.resume(now),
        Step::Give(color, secs) => clock.give(color, secs, now),
        Step::Correct(color, time, extras) => clock.correct(color, time, extras),
        Step::Hold(color, spent) => clock.hold(color, spent),
        Step::PeriodBack => clock.give_period_back(now),
        Step::Restore(color, secs) => {
            let (mut given, after) = (before.clone(), clock.state());
            given.give(color, secs);
            given.correct_likewise(before, &after);
            clock.restore(given);
        }
    }
}

/// Everything that anybody asks a clock.
fn look(clock: &mut GameClock, since: SessionTime, now: SessionTime) {
    for color in Color::ALL {
        let reading = clock.reading(color, now);
        _ = (reading.shown_secs(), reading.elapsed(), reading.until_next_digit(true), reading.until_next_second());
        _ = reading.stage().period().map(|period| (period.left(), period.is_last()));
        _ = (clock.more_follows(color, reading), clock.extras_left(color, now));
        _ = (clock.main_shown(color, now), clock.spent(color, now), clock.used(color));
    }
    _ = (clock.last_in_time(since, now), clock.until_next_digit(now, true), clock.out_of_time(now));
    _ = clock.tick(now);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn no_time_is_too_long_for_the_arithmetic_of_a_clock(
        black in controls(), white in controls(), first in times(), steps in steps()
    ) {
        let mut clock = GameClock::new([black, white]);
        let mut now = SessionTime::from_start(first);
        let mut before = clock.state();
        clock.start(Color::Black, now);
        for (later, step) in steps {
            let since = now;
            now = now.plus(later);
            take(&mut clock, step, now, &before);
            look(&mut clock, since, now);
            before = clock.state();
        }
        _ = clock.freeze(now);
    }

    #[test]
    fn what_is_within_the_limits_is_read_back_and_what_is_not_is_refused(control in controls()) {
        let limited = control.within_limits();
        let read = |control: TimeControl| serde_json::from_str::<TimeControl>(&serde_json::to_string(&control).unwrap()).ok();
        prop_assert_eq!(limited.within_limits(), limited);
        prop_assert_eq!(read(limited), Some(limited));
        prop_assert_eq!(read(control).is_some(), limited == control);
    }

    #[test]
    fn a_game_and_a_clock_for_a_board_of_wood_bear_any_time_as_well(
        control in controls(), later in times(), slept in times(), counts in (counts(), counts())
    ) {
        let at = |time| SessionTime::from_start(time);
        let (start, moved) = (at(Duration::ZERO), at(later));
        let mut game = MatchSession::new(MatchSetup { time: [control; 2], ..MatchSetup::default() });
        _ = game.apply(MatchCommand::Begin, start);
        _ = game.apply(MatchCommand::Play("7g7f".parse().unwrap()), moved);
        _ = game.apply(MatchCommand::NoteSleep { since: moved, slept }, moved.plus(slept));
        _ = game.apply(MatchCommand::AnswerSleep(SleepRuling::Count), moved.plus(slept));
        _ = game.apply(MatchCommand::Resign, moved.plus(slept).plus(later));
        _ = game.next_game();
        let mut desk = ClockSession::new([control; 2]);
        _ = desk.apply(ClockCommand::Correct(Correction {
            color: Color::Black, main_left: later, extras_left: counts.0, moves: counts.1,
        }), start);
        for (color, now) in [(Color::White, start), (Color::Black, moved), (Color::White, moved.plus(slept))] {
            _ = desk.apply(ClockCommand::Press(color), now);
        }
        _ = desk.apply(ClockCommand::NoteSleep { since: moved, slept }, moved.plus(slept));
        _ = desk.apply(ClockCommand::AnswerSleep(SleepRuling::Count), moved.plus(slept));
    }
}

#[test]
fn a_minute_more_never_takes_a_clock_past_the_longest_time() {
    let mut clock = GameClock::new([TimeControl::periods(LONGEST, Duration::from_secs(30), MOST_EXTRAS); 2]);
    clock.give(Color::Black, 60, SessionTime::default());
    assert_eq!(clock.reading(Color::Black, SessionTime::default()), Reading::Main { left: LONGEST });
    clock.correct(Color::White, Duration::MAX, u32::MAX);
    assert_eq!(clock.main_left(Color::White, SessionTime::default()), LONGEST);
}
