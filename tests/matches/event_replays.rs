//! Whatever is replayed, and whoever brings the results: an event has the sides of the attempt in play, and of the one
//! that counted.

use std::time::Duration;

use komadai::clock::{SessionTime, TimeControl};
use komadai::rules::{ReplaySides, ReplayTime, RuleProfile, Sequel, TopUpCap};
use komadai::session::{ArbiterAct, ArbiterRuling, MatchCommand, MatchSession, MatchSetup, Player, Signature};
use komadai::shogi::Handicap;
use komadai::tournament::{GamePlace, Seat, Table, TableResult, Terms, TimeOfDay, Tournament, results_csv};

use crate::dice::Dice;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];

/// A series at table 2, played by `profile`.
fn event(terms: Terms, best_of: u32) -> Tournament {
    let time = TimeControl::sudden_death(Duration::from_secs(60));
    let mut event = Tournament::new("Cup".to_owned(), "own".to_owned(), time);
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    event.set_tables(1, vec![Table { best_of, terms, ..Table::new(2, player("甲"), player("乙")) }]);
    event
}

fn profile(sides: ReplaySides) -> RuleProfile {
    let mut profile = RuleProfile::default();
    profile.replay.sides = sides;
    profile.replay.time = ReplayTime::Remaining { top_up_to: None, cap: TopUpCap::InitialTime, fallback_byoyomi: None };
    profile
}

/// The game at table 2 that is in play, and who has Black in it.
struct Played {
    place: GamePlace,
    setup: MatchSetup,
    black: Seat,
}

impl Played {
    /// A machine starts the next game, or starts it again. Where nobody else knows, `tossed` has Black.
    fn start(event: &mut Tournament, profile: &RuleProfile, machine: &str, tossed: Seat) -> Self {
        let place = GamePlace { round: 1, table: 2, game: event.table(1, 2).unwrap().next_game() };
        event.start_on(machine.to_owned(), TimeOfDay::default(), place, profile.replay.sides);
        let told = event.table(1, 2).unwrap().black_to_start(profile.replay.sides);
        let black = told.unwrap_or_else(|| {
            event.note_toss(place, tossed, "歩と金".to_owned());
            tossed
        });
        let setup = event.in_play(place).unwrap().attempt_at(event.setup(1, 2, black, profile.clone()).unwrap());
        assert_eq!(event.place_of(&setup), Some((place, black)));
        Self { place, setup, black }
    }

    /// The game does not count, after so much thinking. The arbiter may change the sides of its replay.
    fn replay(self, event: &mut Tournament, thought: Duration, is_swapped: bool) -> Self {
        let mut session = MatchSession::new(self.setup);
        session.apply(MatchCommand::Begin, SessionTime::default()).unwrap();
        let ruling = ArbiterRuling { winner: None, charge: None, sequel: Sequel::Replay, words: String::new() };
        session.apply(ArbiterAct::Rule(ruling).signed(Signature::default()), SessionTime::from_start(thought)).unwrap();
        let mut setup = session.next_game().unwrap().setup;
        if is_swapped && !setup.start.is_handicap() {
            setup.swap_sides();
        }
        event.play_on("desk".to_owned(), TimeOfDay::default(), self.place, &setup);
        let (_, black) = event.place_of(&setup).unwrap();
        Self { setup, black, ..self }
    }

    /// Row, list and file have the sides of this attempt.
    fn is_told_by(&self, event: &Tournament) {
        let table = event.table(1, 2).unwrap();
        assert_eq!(table.black_told(), Some(self.black), "{}", event.to_ron());
        let playing = event.in_play(self.place).unwrap();
        assert_eq!((playing.black, playing.attempt), (Some(self.black), self.setup.attempt.number));
        let csv = results_csv(event);
        let cells: Vec<&str> = csv.lines().last().unwrap().split(',').collect();
        let digit = if self.black == Seat::First { "1" } else { "2" };
        assert_eq!((cells[6], cells[13]), (digit, self.setup.attempt.number.to_string().as_str()), "{csv}");
        assert_eq!(Tournament::from_ron("cup", &event.to_ron()).unwrap(), *event);
    }
}

#[test]
fn an_event_has_the_sides_of_the_attempt_in_play_and_of_the_one_that_counted() {
    let mut dice = Dice::new(7);
    for trial in 0..400_usize {
        let sides = if dice.below(4) == 0 { ReplaySides::Kept } else { ReplaySides::Swapped };
        let seat = SEATS[dice.below(2)];
        let terms = match dice.below(4) {
            0 => Terms::Toss,
            1 => Terms::Handicap { by: seat, handicap: Handicap::Rook },
            _ => Terms::Black(seat),
        };
        let (mut event, profile) = (event(terms, 1 + 2 * (trial % 3) as u32), profile(sides));
        let mut counted = None;
        while !event.table(1, 2).unwrap().is_over() {
            let mut played = Played::start(&mut event, &profile, "desk", SEATS[dice.below(2)]);
            let is_handicap = matches!(terms, Terms::Handicap { .. });
            let first = counted.map(|black: Seat| if is_handicap { black } else { black.other() });
            assert_eq!(played.black, first.or(terms.black()).unwrap_or(played.black), "trial {trial}");
            for _ in 0..dice.below(4) {
                let before = (played.black, played.setup.attempt.number);
                let is_changed = dice.below(4) == 0;
                let thought = Duration::from_secs(dice.below(9) as u64);
                let left = played.setup.time.map(|time| time.main).into_iter().sum::<Duration>() - thought;
                played = played.replay(&mut event, thought, is_changed);
                assert_eq!(played.setup.time.map(|time| time.main).into_iter().sum::<Duration>(), left);
                let is_swapped = !is_handicap && (sides == ReplaySides::Swapped) != is_changed;
                assert_eq!(played.black, if is_swapped { before.0.other() } else { before.0 });
                played.is_told_by(&event);
                if dice.below(3) == 0 {
                    let again = Played::start(&mut event, &profile, "another", SEATS[dice.below(2)]);
                    assert_eq!((again.black, again.setup.attempt.number), (played.black, before.1 + 1));
                    assert_eq!(again.setup.time, played.setup.time, "on another machine as well");
                    played = again;
                }
            }
            played.is_told_by(&event);
            let (black, attempt) = (played.black, played.setup.attempt.number);
            let told = TableResult::told([Some(Seat::First), Some(Seat::Second), None][dice.below(3)]);
            let by_board = TableResult { black: Some(black), attempt, plies: Some(9), ..told.clone() };
            event.note_result(played.place, if dice.below(2) == 0 { told } else { by_board });
            let result = event.result(played.place).unwrap();
            assert_eq!((result.black, result.attempt), (Some(black), attempt), "trial {trial}");
            counted = Some(black);
        }
    }
}

#[test]
fn a_replay_of_which_nobody_told_the_sides_is_started_with_those_of_the_rules() {
    for (sides, black) in [(ReplaySides::Swapped, Seat::Second), (ReplaySides::Kept, Seat::First)] {
        let place = GamePlace { round: 1, table: 2, game: 1 };
        let mut event = event(Terms::Black(Seat::First), 3);
        let text = event.to_ron().replace("best_of: 3", "best_of: 3, playing: (game: 1, since: \"10:05\", attempt: 2)");
        event = Tournament::from_ron("cup", &text).unwrap();
        assert_eq!(event.table(1, 2).unwrap().black_to_start(sides), Some(black));
        event.start_on("desk".to_owned(), TimeOfDay::default(), place, sides);
        assert_eq!(event.in_play(place).map(|playing| (playing.attempt, playing.black)), Some((2, Some(black))));
    }
}
