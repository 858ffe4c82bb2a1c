//! The journal of a clock for a physical board, written while it runs and read back.

use std::time::Duration;

use komadai::clock::{AfterMain, SessionTime, TimeControl};
use komadai::journal::{BrokenOff, DamageKind, JournalError, Recovered, Scribe, recover, recover_any};
use komadai::session::{ClockCommand, ClockSession, ClockStatus, Correction, MatchSession, MatchSetup, SleepRuling};
use komadai::shogi::Color;
use proptest::prelude::*;

use crate::scripts::secs;

const DATE: &str = "2026/11/21 14:30:05";

/// A clock with its journal, a line per command.
struct Journaled {
    session: ClockSession,
    scribe: Scribe,
    journal: String,
    now: Duration,
}

impl Journaled {
    fn new(control: TimeControl) -> Self {
        let session = ClockSession::new([control; 2]);
        let (scribe, journal) = Scribe::begin(&session, DATE);
        Self { session, scribe, journal, now: secs(100) }
    }

    fn at(&self) -> SessionTime {
        SessionTime::from_start(self.now)
    }

    fn give(&mut self, wait: Duration, command: ClockCommand) {
        self.now += wait;
        let command = match command {
            // Since the last look at the clock, as nobody else was there.
            ClockCommand::NoteSleep { .. } => ClockCommand::NoteSleep { since: self.at(), slept: wait },
            other => other,
        };
        self.session.apply(command, self.at());
        self.journal += &self.scribe.follow(&self.session);
    }

    fn recovered(&self) -> Recovered<ClockSession> {
        match recover_any(self.journal.as_bytes()).expect("it was written by us") {
            BrokenOff::Clock(clock) => *clock,
            BrokenOff::Match(_) | BrokenOff::Review(_) => panic!("it is no match"),
        }
    }
}

fn controls() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        Just(TimeControl::sudden_death(secs(20))),
        Just(TimeControl::byoyomi(secs(10), secs(5))),
        Just(TimeControl::periods(secs(10), secs(5), 3)),
        Just(TimeControl {
            after: AfterMain::Consideration { period: secs(5), minutes: 2, length: secs(10) },
            ..TimeControl::sudden_death(secs(10))
        }),
    ]
}

fn commands() -> impl Strategy<Value = Vec<(u64, ClockCommand)>> {
    let color = || prop_oneof![Just(Color::Black), Just(Color::White)];
    let correction = (color(), 0_u64..30, 0_u32..5, 0_u32..300).prop_map(|(color, left, extras_left, moves)| {
        ClockCommand::Correct(Correction { color, main_left: secs(left), extras_left, moves })
    });
    let sleep = ClockCommand::NoteSleep { since: SessionTime::default(), slept: Duration::ZERO };
    let ruling = prop_oneof![Just(SleepRuling::Forget), Just(SleepRuling::Count)];
    let command = prop_oneof![
        8 => color().prop_map(ClockCommand::Press),
        2 => Just(ClockCommand::Tick),
        1 => Just(ClockCommand::Pause),
        2 => Just(ClockCommand::Resume),
        1 => correction,
        1 => Just(sleep),
        2 => ruling.prop_map(ClockCommand::AnswerSleep),
    ];
    prop::collection::vec((0_u64..4_000, command), 1..40)
}

/// Compares everything visible of two clocks at `at`.
fn assert_same(one: &ClockSession, other: &ClockSession, at: SessionTime) {
    assert_eq!((one.status(), one.mover(), one.log()), (other.status(), other.mover(), other.log()));
    for color in Color::ALL {
        assert_eq!(one.moves(color), other.moves(color));
        assert_eq!(one.clock().reading(color, at), other.clock().reading(color, at));
        assert_eq!(one.clock().used(color), other.clock().used(color));
        assert_eq!(one.clock().extras_left(color, at), other.clock().extras_left(color, at));
    }
}

proptest! {
    #[test]
    fn a_clock_comes_back_as_it_was_and_goes_on_as_it_would_have(
        control in controls(), before in commands(), after in commands()
    ) {
        let mut kept = Journaled::new(control);
        before.iter().for_each(|(wait, command)| kept.give(Duration::from_millis(*wait), *command));
        kept.journal += &kept.scribe.beat(kept.at());
        let recovered = kept.recovered();
        prop_assert_eq!((recovered.damage, recovered.whole), (None, kept.journal.len()));
        assert_same(&recovered.session, &kept.session, kept.at());
        let (session, scribe, lines) = recovered.take_up();
        kept.session.break_off_at(kept.at());
        let mut again = Journaled { session, scribe, journal: kept.journal.clone() + &lines, now: secs(7) };
        assert_same(&again.session, &kept.session, kept.at());
        for (wait, command) in after {
            kept.give(Duration::from_millis(wait), command);
            again.give(Duration::from_millis(wait), command);
            let (one, other) = (&again.session, &kept.session);
            prop_assert_eq!(Color::ALL.map(|color| one.moves(color)), Color::ALL.map(|color| other.moves(color)));
            for color in Color::ALL {
                let (here, there) = (one.clock().reading(color, again.at()), other.clock().reading(color, kept.at()));
                prop_assert_eq!(here, there);
            }
        }
        assert_same(&again.recovered().session, &again.session, again.at());
    }
}

#[test]
fn a_clock_cut_anywhere_keeps_every_press_that_was_written_whole() {
    let mut kept = Journaled::new(TimeControl::byoyomi(secs(60), secs(10)));
    let mut ends = Vec::new();
    for index in 0..6 {
        kept.give(secs(3), ClockCommand::Press(if index % 2 == 0 { Color::White } else { Color::Black }));
        ends.push(kept.journal.len());
    }
    let first_line = kept.journal.find('\n').unwrap() + 1;
    for length in first_line..kept.journal.len() {
        let Ok(BrokenOff::Clock(clock)) = recover_any(&kept.journal.as_bytes()[..length]) else {
            panic!("{length} bytes are the beginning of the journal of a clock")
        };
        assert_eq!(clock.session.log().len(), ends.iter().filter(|end| **end <= length).count(), "{length}");
        let torn = (clock.whole != length).then_some(DamageKind::Torn);
        assert_eq!(clock.damage.map(|damage| damage.kind), torn, "{length}");
    }
}

#[test]
fn the_time_after_the_last_beat_is_charged_to_nobody_and_the_clock_stands_still() {
    let mut kept = Journaled::new(TimeControl::sudden_death(secs(60)));
    kept.give(secs(0), ClockCommand::Press(Color::White));
    kept.now += secs(20);
    kept.journal += &kept.scribe.beat(kept.at());
    kept.now += secs(3_600);
    let (session, _, _) = kept.recovered().take_up();
    assert_eq!(session.status(), ClockStatus::Paused);
    assert_eq!(session.clock().reading(Color::Black, kept.at()).shown(), secs(40));
}

#[test]
fn a_clock_is_no_match_and_a_match_is_no_clock() {
    let kept = Journaled::new(TimeControl::sudden_death(secs(60)));
    assert_eq!(recover(kept.journal.as_bytes()).unwrap_err(), JournalError::NoJournal);
    let (_, journal) = Scribe::begin(&MatchSession::new(MatchSetup::default()), DATE);
    assert!(matches!(recover_any(journal.as_bytes()), Ok(BrokenOff::Match(_))));
}
