//! Whatever machines and organisers do: what the event says of a game stands in the hall, and each game is there once.

use std::time::Duration;

use super::{HallCard, HallScene, LinePlayer};
use crate::app::event::state::OpenEvent;
use crate::app::hall::form::HallView;
use crate::app::settings::form::Settings;
use crate::app::state::AppState;
use crate::clock::{SessionTime, TimeControl};
use crate::hall::{LiveGame, Notice, Sighting, Venue};
use crate::mixing::Dice;
use crate::rules::{RuleProfile, Sequel};
use crate::session::{ArbiterAct, ArbiterRuling, MatchCommand, MatchSession, MatchSetup, Player, Signature};
use crate::text::{Language, Text};
use crate::tournament::{GamePlace, Seat, Table, TableResult, TimeOfDay, Tournament};

const TABLES: u32 = 3;

fn player(name: String) -> Player {
    Player { name, rank: String::new() }
}

/// A round of three tables, and what is seen of it by somebody who looks at the hall.
struct Day {
    state: AppState,
    now: SessionTime,
    /// What is played at each of the machines: which table, and the game.
    machines: [Option<(u32, MatchSession, bool)>; 2],
}

impl Day {
    fn new() -> Self {
        let table = |number| Table::new(number, player(format!("a{number}")), player(format!("b{number}")));
        let mut event = Tournament::new("Cup".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.set_tables(1, (1..=TABLES).map(table).collect());
        let mut state = AppState::new(Settings::default());
        state.event = Some(OpenEvent::new(event, None));
        state.hall = Some(HallView::new(1, "/hall".into(), SessionTime::default()));
        Self { state, now: SessionTime::default(), machines: [None, None] }
    }

    fn event(&mut self) -> &mut Tournament {
        &mut self.state.event.as_mut().unwrap().tournament
    }

    fn see(&mut self, sighting: Option<Sighting>) {
        let (view, now) = (self.state.hall.as_mut().unwrap(), self.now);
        view.hall.see(sighting.unwrap(), Duration::ZERO, now);
    }

    /// The machine writes its files.
    fn tell(&mut self, machine: usize) {
        let Some((table, session, is_called)) = &self.machines[machine] else { return };
        let place = Venue { event: "Cup".to_owned(), round: "1".to_owned(), table: Some(*table), ..Venue::default() };
        let mut live = LiveGame {
            beat: self.now.since(SessionTime::default()).as_secs(),
            ..LiveGame::of(session, self.now, &place)
        };
        live.notice = is_called.then_some(Notice::Called).or(live.notice);
        let sighting = Sighting::of(&format!("table-0{machine}"), Some(session.tree()), Some(&live));
        self.see(sighting);
    }

    /// A game of a table begins at a machine, unless it has a result: with the two sides, or the others.
    fn start(&mut self, machine: usize, dice: &mut Dice) {
        let (table, black) = (1 + dice.below(TABLES as usize) as u32, [Seat::First, Seat::Second][dice.below(2)]);
        let place = GamePlace { round: 1, table, game: 1 };
        let is_elsewhere =
            self.machines.iter().flatten().any(|(other, game, _)| *other == table && game.next_game().is_none());
        if is_elsewhere || !self.event().can_be_started(place) {
            return;
        }
        let sides = self.state.profiles.find("casual").unwrap().replay.sides;
        let black = self.event().table(1, table).unwrap().black_to_start(sides).unwrap_or(black);
        self.event().start_on(machine.to_string(), TimeOfDay::default(), place, sides);
        let setup = self.event().setup(1, table, black, RuleProfile::default()).unwrap();
        let setup = self.event().in_play(place).unwrap().attempt_at(setup);
        self.begin(machine, table, setup);
    }

    fn begin(&mut self, machine: usize, table: u32, setup: MatchSetup) {
        let mut session = MatchSession::new(setup);
        session.apply(MatchCommand::Begin, self.now).unwrap();
        session.apply(MatchCommand::Play("7g7f".parse().unwrap()), self.now).unwrap();
        self.machines[machine] = Some((table, session, false));
    }

    /// The game at a machine ends, and counts or not. Its record is saved beside the event, and the event hears of it.
    fn end(&mut self, machine: usize, counts: bool) {
        let Some((table, session, _)) = &mut self.machines[machine] else { return };
        let (table, attempt) = (*table, session.setup().attempt.number);
        if session.verdict().is_some() {
            return;
        }
        let ruling = ArbiterRuling { winner: None, charge: None, sequel: Sequel::Replay, words: String::new() };
        let replay = ArbiterAct::Rule(ruling).signed(Signature::default());
        session.apply(if counts { MatchCommand::Resign } else { replay }, self.now).unwrap();
        let (session, place) = (session.clone(), GamePlace { round: 1, table, game: 1 });
        let record = format!("cup-r1-t{table}-{attempt}");
        let (_, black) = self.event().place_of(session.setup()).unwrap();
        if counts {
            let result = TableResult::of(session.verdict().unwrap(), session.plies(), black, attempt);
            self.event().note_result(place, TableResult { record: Some(format!("{record}.kifu")), ..result });
        } else {
            let next = session.next_game().unwrap().setup;
            self.event().play_on(machine.to_string(), TimeOfDay::default(), place, &next);
        }
        self.see(Sighting::of(&record, Some(session.tree()), None));
    }

    fn replay(&mut self, machine: usize) {
        let Some((table, session, _)) = &self.machines[machine] else { return };
        let (table, next) = (*table, session.next_game());
        let playing = self.event().in_play(GamePlace { round: 1, table, game: 1 });
        let is_ours = playing.is_some_and(|playing| playing.on == machine.to_string());
        if let Some(next) = next.filter(|_| is_ours) {
            self.begin(machine, table, next.setup);
        }
    }

    /// The organiser enters a result, whatever is there.
    fn enter(&mut self, dice: &mut Dice) {
        let place = GamePlace { round: 1, table: 1 + dice.below(TABLES as usize) as u32, game: 1 };
        let told = TableResult::told([Some(Seat::First), Some(Seat::Second), None][dice.below(3)]);
        let there = self.event().result(place).cloned();
        let result = there.map_or(told.clone(), |there| told.of_game(&there));
        self.event().replace_result(place, result);
    }

    fn step(&mut self, dice: &mut Dice) {
        let machine = dice.below(2);
        match dice.below(12) {
            0..=2 => self.start(machine, dice),
            3 => self.end(machine, true),
            4 | 5 => self.end(machine, false),
            6 => self.replay(machine),
            7 => self.enter(dice),
            8 => {
                self.machines[machine] = None;
                self.now = self.now.plus(Duration::from_secs(40));
            }
            9 => self.machines[machine].iter_mut().for_each(|(_, _, is_called)| *is_called = !*is_called),
            10 => self.now = self.now.plus(Duration::from_secs(40)),
            _ => {}
        }
        self.now = self.now.plus(Duration::from_secs(1));
        (0..2).for_each(|machine| self.tell(machine));
    }

    /// Every pairing is told once, but for boards at which somebody waits for the arbiter, and with the result that the event has.
    fn is_told_as_in_the_event(&self, text: &Text) {
        let scene = HallScene::of(&self.state, text, self.now).unwrap();
        if scene.list.is_some() {
            return;
        }
        for table in &self.state.event.as_ref().unwrap().tournament.rounds[0].tables {
            let names = [&table.first.name, &table.second.name];
            let is_of = |seen: Vec<String>| names.iter().all(|name| seen.iter().any(|it| it.ends_with(name.as_str())));
            let cards = scene.cards.iter().filter(|it| is_of(it.sides.iter().map(|side| side.name.clone()).collect()));
            let lines = scene.lines.iter().filter(|it| is_of(it.each(|player| player.name.clone())));
            let (cards, lines): (Vec<_>, Vec<_>) = (cards.collect(), lines.collect());
            let called = cards.iter().filter(|card| card.call.is_some()).count();
            let told = cards.len() + lines.len();
            assert!(told >= 1 && told - called <= 1, "{table:?}: {cards:?} {lines:?}");
            let Some(result) = table.games.last() else { continue };
            if let [line] = lines[..] {
                let seen = line.each(LinePlayer::clone);
                let marks =
                    names.map(|name| seen.iter().find(|it| it.name.ends_with(name.as_str())).unwrap().mark.clone());
                let told = [Seat::First, Seat::Second].map(|seat| result.mark(seat).sign().to_string());
                assert_eq!((marks, &line.table), (told, &table.number.to_string()), "{table:?}: {line:?}");
            }
            let is_over = |notice: &String| notice.contains("wins") || notice.contains("No winner");
            let is_told = |card: &HallCard| card.call.is_some() || card.notice.as_ref().is_some_and(is_over);
            assert!(cards.iter().all(|card| is_told(card)), "{table:?}: {cards:?}");
        }
    }
}

#[test]
fn what_the_event_says_of_a_game_stands_in_the_hall_and_each_game_is_there_once() {
    let text = Text::new(Language::English);
    for seed in 1..120 {
        let (mut day, mut dice) = (Day::new(), Dice(seed * 0x9E37_79B9));
        for _ in 0..40 {
            day.step(&mut dice);
            day.is_told_as_in_the_event(&text);
        }
    }
}
