//! Random schedules in simulated time: the clock compared with the model that counts milliseconds, and with laws.

use std::time::Duration;

use komadai::clock::{
    AfterMain, ClockEvent, ClockState, Counting, GameClock, SessionTime, Stage, TimeControl, TimeIsUp,
};
use komadai::shogi::Color;

use crate::clock_model::ModelSide;
use crate::dice::Dice;

#[test]
fn every_schedule_goes_as_on_a_clock_that_counts_milliseconds() {
    (0..20_000).for_each(|seed| Schedule::new(seed).play());
}

#[test]
#[ignore = "deep: minutes, in release"]
fn a_million_schedules_go_as_on_a_clock_that_counts_milliseconds() {
    (0..1_000_000).for_each(|seed| Schedule::new(seed).play());
}

/// Both clocks, a second pair that is never looked at, the model, and what happens to all of them.
struct Schedule {
    seed: u64,
    dice: Dice,
    clock: GameClock,
    unwatched: GameClock,
    model: [ModelSide; 2],
    mover: Color,
    runs: bool,
    /// The starts of the moves, for taking them back.
    before: Vec<Before>,
    now: u64,
    /// The milliseconds during which a clock ran, and where they went.
    ran: u64,
    charged: u64,
    taken_back: u64,
    dropped: u64,
    fallen: Vec<(Color, u64)>,
}

/// Everything at the start of a move.
struct Before {
    state: ClockState,
    model: [ModelSide; 2],
    charged: u64,
    dropped: u64,
}

impl Schedule {
    fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let first = control(&mut dice);
        let controls = if dice.chance(50) { [first; 2] } else { [first, control(&mut dice)] };
        let mut schedule = Self {
            seed,
            dice,
            clock: GameClock::new(controls),
            unwatched: GameClock::new(controls),
            model: controls.map(ModelSide::new),
            mover: Color::Black,
            runs: true,
            before: Vec::new(),
            now: 0,
            ran: 0,
            charged: 0,
            taken_back: 0,
            dropped: 0,
            fallen: Vec::new(),
        };
        schedule.both(|clock, now| clock.start(Color::Black, now));
        schedule
    }

    fn play(mut self) {
        let steps = 1 + self.dice.below(24);
        for _ in 0..steps {
            self.wait();
            match self.dice.below(12) {
                0..=4 => self.press(),
                5..=7 => self.tick(),
                8 => self.pause(),
                9 => self.resume(),
                10 => self.take_back(),
                _ => self.put_back(),
            }
            self.compare();
        }
        self.tick();
        self.compare();
    }

    fn both(&mut self, mut act: impl FnMut(&mut GameClock, SessionTime)) {
        let now = at(self.now);
        [&mut self.clock, &mut self.unwatched].into_iter().for_each(|clock| act(clock, now));
    }

    fn side(&mut self) -> &mut ModelSide {
        &mut self.model[self.mover.index()]
    }

    /// Lets time pass, millisecond by millisecond on the model.
    fn wait(&mut self) {
        let most = self.dice.pick(&[1, 8, 40, 120]);
        let time = self.dice.below(most) as u64;
        self.now += time;
        if self.runs {
            self.ran += time;
            (0..time).for_each(|_| self.side().run());
        }
    }

    fn press(&mut self) {
        if !self.runs {
            return;
        }
        let (now, mover) = (at(self.now), self.mover);
        if self.dice.chance(50) {
            self.tick();
        }
        let before = Before {
            state: self.clock.state(),
            model: self.model.clone(),
            charged: self.charged,
            dropped: self.dropped,
        };
        let answers = [self.clock.press(now), self.unwatched.press(now)];
        assert_eq!(answers[0], answers[1], "whether anybody looked makes no difference: {}", self.seed);
        if self.side().is_flagged() {
            assert_eq!(answers[0], Err(TimeIsUp { color: mover }), "schedule {}", self.seed);
            return;
        }
        let spent = self.side().spent();
        let counted = self.side().end_move();
        assert_eq!(answers[0], Ok(Duration::from_millis(counted)), "schedule {}", self.seed);
        self.before.push(before);
        self.charged += counted;
        self.dropped += spent - counted;
        self.mover = mover.opponent();
    }

    /// Looks at the clock. The flag falls at the first look with no time left, and only once; a second look at the same
    /// instant reports nothing.
    fn tick(&mut self) {
        let now = at(self.now);
        let told = self.clock.tick(now);
        assert_eq!(self.clock.tick(now), [], "schedule {}", self.seed);
        let fell = told.iter().any(|event| matches!(event, ClockEvent::FlagFell { .. }));
        if fell {
            self.fallen.push((self.mover, self.now));
        }
        let (runs, is_flagged) = (self.runs, self.side().is_flagged());
        if runs && is_flagged {
            assert_eq!(self.fallen.len(), 1, "the flag falls exactly once: {}", self.seed);
        }
        assert!(!fell || (runs && is_flagged), "no flag without a reason: {}", self.seed);
    }

    fn pause(&mut self) {
        self.both(GameClock::pause);
        self.runs = false;
    }

    fn resume(&mut self) {
        self.both(GameClock::resume);
        self.runs = true;
    }

    /// Resets both clocks to the start of the latest move.
    fn take_back(&mut self) {
        let Some(Before { state, model, charged, dropped }) = self.before.pop() else { return };
        self.taken_back += self.charged - charged + self.dropped - dropped + self.side().spent();
        (self.charged, self.dropped, self.model) = (charged, dropped, model);
        self.mover = self.mover.opponent();
        self.model.iter_mut().for_each(ModelSide::begin_again);
        let mover = self.mover;
        self.both(|clock, now| {
            clock.restore(state.clone());
            assert_eq!(clock.state(), state, "both clocks show exactly what they showed");
            clock.start(mover, now);
        });
        self.runs = true;
        self.fallen.clear();
    }

    /// Puts the clock into the middle of the present move, as after a restart of the program.
    fn put_back(&mut self) {
        let (mover, spent) = (self.mover, self.side().spent());
        self.both(|clock, _| clock.hold(mover, Duration::from_millis(spent)));
        self.runs = false;
    }

    fn compare(&mut self) {
        let (now, seed) = (at(self.now), self.seed);
        for color in Color::ALL {
            let reading = self.clock.reading(color, now);
            let shown = (reading.stage(), u64::try_from(reading.shown().as_millis()).unwrap());
            assert_eq!(shown, self.model[color.index()].face(), "schedule {seed}, {color:?} at {} ms", self.now);
            assert_eq!(self.unwatched.reading(color, now), reading, "schedule {seed}");
            let used = Duration::from_millis(self.model[color.index()].used());
            assert_eq!(self.clock.used(color), used, "schedule {seed}");
        }
        assert_eq!(self.clock.running(), self.runs.then_some(self.mover), "schedule {seed}");
        let unfinished = self.side().spent();
        let used: u64 = self.model.iter().map(ModelSide::used).sum();
        assert_eq!(used, self.charged, "what is charged is written down: {seed}");
        let gone = self.charged + self.dropped + self.taken_back + unfinished;
        assert_eq!(self.ran, gone, "no millisecond is lost: {seed}");
    }
}

/// The clocks at random instants of a move, millisecond by millisecond.
fn moves(seeds: u64) -> impl Iterator<Item = (GameClock, u64)> {
    (0..seeds).map(|seed| {
        let mut dice = Dice::new(seed);
        let mut clock = GameClock::new([control(&mut dice); 2]);
        clock.start(Color::Black, at(0));
        let latest = dice.pick(&[1, 100, 600]);
        (clock, dice.below(latest) as u64)
    })
}

#[test]
fn more_follows_exactly_when_something_else_than_the_fall_of_the_flag_comes_next() {
    for (clock, now) in moves(4_000) {
        let reading = clock.reading(Color::Black, at(now));
        let mut later = (now..now + 1_000).map(|now| clock.reading(Color::Black, at(now)).stage());
        let next = later.find(|&stage| stage != reading.stage());
        // Without main time nothing but the delay would be there.
        let has_main = !clock.control(Color::Black).main.is_zero();
        let follows = next.is_some_and(|stage| stage != Stage::Flagged);
        assert_eq!(clock.more_follows(Color::Black, reading) && has_main, follows && has_main, "{clock:?} at {now} ms");
    }
}

#[test]
fn the_last_instant_in_time_is_the_one_before_the_flag_falls() {
    for (clock, since) in moves(2_000) {
        let now = since + 450;
        let is_out = |nanos: u64| clock.out_of_time(SessionTime::from(nanos)).is_some();
        let (first, last) = (u64::from(at(since)), u64::from(at(now)));
        match clock.last_in_time(at(since), at(now)).map(u64::from) {
            Some(instant) => {
                assert!(first <= instant && instant < last && !is_out(instant) && is_out(instant + 1), "{clock:?}");
            }
            None => assert!(is_out(first) || !is_out(last), "{clock:?} from {since} ms"),
        }
    }
}

#[test]
fn nothing_on_display_changes_before_the_next_digit_is_due_and_then_something_does() {
    for (seed, unit) in (0..4_000).zip([1, 70, 999].into_iter().cycle()) {
        let mut dice = Dice::new(seed);
        let slow = |time: Duration| time * unit;
        let mut control = control(&mut dice);
        control.main = slow(control.main);
        let mut clock = GameClock::new([control; 2]);
        clock.start(Color::Black, at(0));
        let now = dice.below(200 * unit as usize) as u64 * 1_000_000 + dice.below(1_000_000) as u64;
        let reading = clock.reading(Color::Black, SessionTime::from(now));
        let main = clock.main_shown(Color::Black, SessionTime::from(now)).as_secs();
        // What a stopwatch has begun to count may yet cost nothing.
        let is_stopwatch = matches!(control.counting, Counting::Stopwatch { .. });
        let is_main = reading.stage() == Stage::Main && !is_stopwatch;
        assert!(!is_main || main == reading.shown_secs(), "{clock:?} at {now}: {main}");
        for tenths in [false, true] {
            let face = |nanos: u64| face(&clock, SessionTime::from(nanos), tenths);
            let Some(due) = clock.until_next_digit(SessionTime::from(now), tenths) else {
                assert_eq!(clock.out_of_time(SessionTime::from(now)), Some(Color::Black), "{clock:?} at {now}");
                continue;
            };
            let due = u64::try_from(due.as_nanos()).unwrap();
            assert!(due > 0 && due <= 1_000_000_000, "{clock:?} at {now}");
            let digits = |(_, seconds, tenths)| (seconds, tenths);
            assert_eq!(digits(face(now + due / 2)), digits(face(now)), "{clock:?} at {now}, {tenths}");
            // A delay shows what comes after it, which stands still, and is looked at every second.
            if face(now).0 != Stage::Delay {
                assert_ne!(face(now + due), face(now), "{clock:?} at {now}, {tenths}");
            }
        }
    }
}

/// What is displayed: the stage, the seconds, and the tenths if there are any.
fn face(clock: &GameClock, now: SessionTime, tenths: bool) -> (Stage, u64, Option<u128>) {
    let reading = clock.reading(Color::Black, now);
    let shown = (tenths && reading.shows_tenths()).then(|| reading.shown().as_nanos().div_ceil(100_000_000));
    (reading.stage(), reading.shown_secs(), shown)
}

/// A time control of any kind, short enough for games of less than a second.
fn control(dice: &mut Dice) -> TimeControl {
    let main = millis(dice, 0, 160);
    let counting = match dice.below(4) {
        0 => Counting::Exact,
        1 => Counting::Stopwatch { unit: millis(dice, 1, 40) },
        2 => Counting::Fischer { increment: millis(dice, 0, 30) },
        _ => Counting::Delay { delay: millis(dice, 0, 30) },
    };
    let after = match dice.below(5) {
        0 => AfterMain::Loss,
        1 => AfterMain::Byoyomi { period: millis(dice, 1, 50), periods: 1 },
        2 => AfterMain::Byoyomi { period: millis(dice, 1, 50), periods: dice.below(5) as u32 },
        3 => AfterMain::Consideration {
            period: millis(dice, 1, 40),
            minutes: dice.below(5) as u32,
            length: millis(dice, 1, 40),
        },
        _ => AfterMain::Unlimited,
    };
    TimeControl { main, counting, after }
}

fn millis(dice: &mut Dice, least: usize, below: usize) -> Duration {
    Duration::from_millis((least + dice.below(below)) as u64)
}

fn at(millis: u64) -> SessionTime {
    SessionTime::from_start(Duration::from_millis(millis))
}
