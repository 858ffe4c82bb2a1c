//! The clock for a physical board, scripted.

use std::time::Duration;

use komadai::clock::{SessionTime, TimeControl};
use komadai::session::{ClockCommand, ClockSession, ClockSessionEvent, ClockStatus, Correction, SleepRuling};
use komadai::shogi::Color::{self, Black, White};

use crate::scripts::secs;

/// A clock and the current instant.
struct Table {
    session: ClockSession,
    now: Duration,
}

impl Table {
    fn new(control: TimeControl) -> Self {
        Self { session: ClockSession::new([control; 2]), now: secs(100) }
    }

    /// Lets this many seconds pass, then gives a command.
    fn after(&mut self, time: u64, command: ClockCommand) -> Vec<ClockSessionEvent> {
        self.now += secs(time);
        self.session.apply(command, self.now())
    }

    fn now(&self) -> SessionTime {
        SessionTime::from_start(self.now)
    }

    fn shown(&self) -> [u64; 2] {
        Color::ALL.map(|color| self.session.clock().reading(color, self.now()).shown_secs())
    }

    fn moves(&self) -> [u32; 2] {
        Color::ALL.map(|color| self.session.moves(color))
    }
}

#[test]
fn each_button_starts_the_other_sides_time_and_counts_a_move() {
    let mut table = Table::new(TimeControl::byoyomi(secs(60), secs(30)));
    table.after(50, ClockCommand::Press(White));
    assert_eq!((table.shown(), table.moves()), ([60, 60], [0, 0]), "the first press is no move");
    table.after(10, ClockCommand::Press(Black));
    table.after(5, ClockCommand::Press(Black));
    assert_eq!((table.shown(), table.moves()), ([50, 55], [1, 0]), "the button of who does not move does nothing");
    table.after(1, ClockCommand::Press(White));
    assert_eq!((table.session.mover(), table.moves()), (Some(Black), [1, 1]));
}

#[test]
fn the_side_whose_button_is_not_pressed_first_begins_as_the_giver_of_a_handicap_does() {
    let mut table = Table::new(TimeControl::sudden_death(secs(60)));
    table.after(0, ClockCommand::Press(Black));
    assert_eq!(table.session.clock().running(), Some(White));
}

#[test]
fn the_flag_falls_once_and_a_press_that_comes_too_late_changes_nothing() {
    let mut table = Table::new(TimeControl::sudden_death(secs(60)));
    table.after(0, ClockCommand::Press(White));
    let told = table.after(60, ClockCommand::Press(Black));
    assert_eq!(told.last(), Some(&ClockSessionEvent::Ended { loser: Black }));
    assert_eq!((table.session.status(), table.moves()), (ClockStatus::Over { loser: Black }, [0, 0]));
    assert_eq!(table.after(10, ClockCommand::Press(White)), []);
    assert_eq!(table.shown(), [0, 60]);
}

#[test]
fn both_stand_still_in_a_pause() {
    let mut table = Table::new(TimeControl::sudden_death(secs(60)));
    table.after(0, ClockCommand::Press(White));
    table.after(10, ClockCommand::Pause);
    assert_eq!(table.after(500, ClockCommand::Press(Black)), []);
    table.after(500, ClockCommand::Resume);
    table.after(5, ClockCommand::Tick);
    assert_eq!(table.shown(), [45, 60]);
}

#[test]
fn the_arbiter_puts_a_clock_right_even_after_a_flag_that_should_not_have_fallen() {
    let mut table = Table::new(TimeControl::periods(secs(60), secs(10), 3));
    let set = |color, left, extras_left, moves| {
        ClockCommand::Correct(Correction { color, main_left: secs(left), extras_left, moves })
    };
    table.after(0, ClockCommand::Press(White));
    table.after(10, set(Black, 300, 3, 9));
    assert_eq!(table.shown(), [50, 60], "not while it runs");
    table.after(10, ClockCommand::Pause);
    table.after(10, set(White, 0, 2, 7));
    assert_eq!((table.shown(), table.moves()), ([40, 10], [0, 7]), "what the other side has thought stays charged");
    table.after(0, ClockCommand::Resume);
    table.after(500, ClockCommand::Tick);
    assert_eq!(table.session.status(), ClockStatus::Over { loser: Black });
    table.after(0, set(Black, 20, 1, 3));
    table.after(0, ClockCommand::Resume);
    table.after(5, ClockCommand::Press(Black));
    assert_eq!((table.shown(), table.moves()), ([15, 10], [4, 7]));
}

#[test]
fn the_periods_that_the_present_move_has_used_up_are_no_longer_there_to_be_put_right() {
    let mut table = Table::new(TimeControl::periods(secs(60), secs(10), 3));
    table.after(0, ClockCommand::Press(White));
    table.after(75, ClockCommand::Pause);
    let left = |table: &Table, color| table.session.clock().extras_left(color, table.now());
    assert_eq!((left(&table, Black), left(&table, White)), (2, 3), "15 seconds into byoyomi, in the second period");
    table.after(5, ClockCommand::Resume);
    table.after(1, ClockCommand::Press(Black));
    assert_eq!(left(&table, Black), 2, "a move keeps the period that it ends in");
}

#[test]
fn a_sleep_stops_the_clock_until_somebody_has_said_whether_it_counts() {
    for (ruling, left) in [(SleepRuling::Forget, 50), (SleepRuling::Count, 30)] {
        let mut table = Table::new(TimeControl::sudden_death(secs(60)));
        table.after(0, ClockCommand::Press(White));
        table.after(10, ClockCommand::Tick);
        let since = table.now();
        table.after(20, ClockCommand::NoteSleep { since, slept: secs(20) });
        assert!(matches!(table.session.status(), ClockStatus::Asleep(_)));
        table.after(99, ClockCommand::AnswerSleep(ruling));
        assert_eq!(table.shown(), [left, 60]);
    }
}
