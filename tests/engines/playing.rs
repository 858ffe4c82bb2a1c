//! Games against engines, by all of the window but what is painted: processes, clocks and records are real.

use std::thread::sleep;
use std::time::{Duration, Instant};

use komadai::app::{
    Action, App, ClockForm, Command, DialogAction, Effect, Effects, EnginePlayer, EngineProfile, Inbox, Level,
    NewGameForm, Now, Settings, TimeKind,
};
use komadai::clock::{Reading, SessionTime};
use komadai::engine_process::EngineCommand;
use komadai::rules::EndReason;
use komadai::session::{MatchCommand, MatchStatus};
use komadai::shogi::Color;

use crate::programs::{hostile, is_gone, runs};

/// A game on a table without a window.
struct Board {
    app: App,
    effects: Effects,
    inbox: Inbox,
    begun: Instant,
}

fn hostile_player(how: &str, sign: &str) -> EnginePlayer {
    let words = [hostile().to_str().unwrap(), how, sign].map(str::to_owned).to_vec();
    EnginePlayer::new(EngineProfile::of_command(words))
}

/// Byoyomi of so many seconds from the first move on.
fn byoyomi(seconds: u32) -> [ClockForm; 2] {
    let clock = ClockForm { kind: TimeKind::Byoyomi, minutes: 0, byoyomi_seconds: seconds, ..ClockForm::default() };
    [clock.clone(), clock]
}

impl Board {
    fn new(engines: [Option<EnginePlayer>; 2], clocks: [ClockForm; 2]) -> Self {
        let ctx = egui::Context::default();
        let inbox = Inbox::new(ctx.clone());
        let app = App::new(&ctx, Settings::default());
        let effects = Effects::new(inbox.slot(), Settings::default());
        let mut board = Self { app, effects, inbox, begun: Instant::now() };
        let form = NewGameForm { engines, clocks, ..NewGameForm::default() };
        board.act(Action::Command(Command::NewGame));
        board.act(Action::Dialog(DialogAction::EditNewGame(Box::new(form))));
        board.act(Action::Dialog(DialogAction::StartGame));
        board
    }

    fn now(&self) -> Now {
        Now {
            at: SessionTime::from_start(self.begun.elapsed()),
            date: String::new(),
            since_midnight: Duration::ZERO,
            calendar: Duration::ZERO,
        }
    }

    /// Only the engines are real: nothing is heard, and nothing kept.
    fn run(&mut self, effects: Vec<Effect>) {
        let ctx = egui::Context::default();
        let of_engines = effects.into_iter().filter(|effect| matches!(effect, Effect::Opponent(..)));
        of_engines.for_each(|effect| self.effects.run(effect, &ctx));
    }

    fn act(&mut self, action: Action) {
        let effects = self.app.act(action, &self.now());
        self.run(effects);
    }

    fn play(&mut self, mv: &str) {
        self.act(Action::Match(MatchCommand::Play(mv.parse().unwrap())));
    }

    /// Lets the game go on until this is so.
    fn wait_until(&mut self, at_most: Duration, is_so: impl Fn(&Self) -> bool) {
        let since = Instant::now();
        while !is_so(self) {
            assert!(since.elapsed() < at_most, "{:?} after {} moves", self.status(), self.plies());
            for incoming in self.inbox.take_all() {
                let effects = self.app.receive(incoming, &self.now());
                self.run(effects);
            }
            let effects = self.app.tick(&self.now());
            self.run(effects);
            sleep(Duration::from_millis(4));
        }
    }

    fn status(&self) -> MatchStatus {
        self.app.state().as_match().unwrap().status().clone()
    }

    fn plies(&self) -> usize {
        self.app.state().as_match().unwrap().plies()
    }

    fn is_over(&self) -> bool {
        matches!(self.status(), MatchStatus::Over(_))
    }

    fn ending(&self) -> (EndReason, Option<Color>) {
        let MatchStatus::Over(outcome) = self.status() else { panic!("it goes on") };
        (outcome.reason, outcome.winner)
    }
}

#[test]
fn whatever_an_engine_does_in_a_game_the_clock_decides_and_the_record_is_whole() {
    for how in ["illegal", "impossible", "garbled", "dies_at_go", "crashes_at_go", "never_answers", "freezes_at_go"] {
        let sign = format!("playing-{how}");
        let mut board = Board::new([Some(hostile_player(how, &sign)), None], byoyomi(1));
        board.wait_until(Duration::from_secs(20), |board| board.status() == MatchStatus::Running);
        let since = Instant::now();
        board.wait_until(Duration::from_secs(4), Board::is_over);
        assert_eq!(board.ending(), (EndReason::TimeUp, Some(Color::White)), "{how}");
        assert!(since.elapsed() >= Duration::from_millis(800), "{how}: it had its second");
        assert_eq!(board.app.state().tree().main_line().len(), 1, "{how}: only the start");
        assert!(is_gone(&sign, Duration::from_secs(5)), "{how}");
    }
}

#[test]
fn an_answer_too_many_changes_nothing_and_a_resignation_is_one() {
    for how in ["answers_twice", "answers_unasked"] {
        let mut board = Board::new([None, Some(hostile_player(how, how))], byoyomi(9));
        board.wait_until(Duration::from_secs(20), |board| board.status() == MatchStatus::Running);
        board.play("7g7f");
        board.wait_until(Duration::from_secs(9), |board| board.plies() == 2);
        board.play("2g2f");
        board.wait_until(Duration::from_secs(9), |board| board.plies() == 4);
        assert_eq!(board.status(), MatchStatus::Running, "{how}");
    }
    let mut board = Board::new([Some(hostile_player("resigns", "playing-resigns")), None], byoyomi(9));
    board.wait_until(Duration::from_secs(20), Board::is_over);
    assert_eq!(board.ending(), (EndReason::Resignation, Some(Color::White)));
}

#[test]
fn oddities_disturb_neither_the_game_nor_the_record() {
    for how in ["absurd", "not_utf8", "greets_twice", "illegal_lines", "talks", "floods_errors", "byte_by_byte"] {
        let mut board = Board::new([None, Some(hostile_player(how, how))], byoyomi(9));
        board.wait_until(Duration::from_secs(20), |board| board.status() == MatchStatus::Running);
        for (mv, plies) in [("7g7f", 2), ("2g2f", 4)] {
            board.play(mv);
            board.wait_until(Duration::from_secs(9), |board| board.plies() == plies);
        }
        assert_eq!((board.status(), board.app.state().tree().main_line().len()), (MatchStatus::Running, 5), "{how}");
    }
}

#[test]
fn a_flood_while_a_person_thinks_takes_nothing_from_their_time() {
    let clock = ClockForm { kind: TimeKind::SuddenDeath, minutes: 30, ..ClockForm::default() };
    let flood = hostile_player("floods_after_its_move", "playing-floods");
    let mut board = Board::new([Some(flood), None], [clock.clone(), clock]);
    let left = |board: &Board| board.app.state().as_match().unwrap().clock().reading(Color::White, board.now().at);
    board.wait_until(Duration::from_secs(20), |board| board.plies() == 1);
    let (Reading::Main { left: before }, since) = (left(&board), Instant::now()) else { panic!("no main time") };
    board.wait_until(Duration::from_secs(9), |_| since.elapsed() > Duration::from_secs(2));
    let thought = since.elapsed();
    board.play("3c3d");
    let Reading::Main { left: after } = left(&board) else { panic!("no main time") };
    assert!((before - after).abs_diff(thought) < Duration::from_millis(20), "{thought:?}: {before:?} to {after:?}");
    board.wait_until(Duration::from_secs(9), |board| board.plies() == 3);
}

#[test]
fn without_a_clock_one_that_knows_no_time_for_a_move_plays_as_well() {
    let untimed = ClockForm { kind: TimeKind::Untimed, ..ClockForm::default() };
    let engine = hostile_player("knows_no_movetime", "playing-untimed");
    let mut board = Board::new([Some(engine), None], [untimed.clone(), untimed]);
    board.wait_until(Duration::from_secs(20), |board| board.plies() == 1);
}

#[test]
fn a_game_that_is_left_leaves_no_engine_behind() {
    let mut board = Board::new([None, Some(hostile_player("good", "playing-left"))], byoyomi(9));
    board.wait_until(Duration::from_secs(20), |board| board.status() == MatchStatus::Running);
    assert!(runs("playing-left"));
    drop(board);
    assert!(is_gone("playing-left", Duration::from_secs(3)));
}

#[test]
fn fairy_stockfish_plays_to_mate_under_byoyomi() {
    let fairy = EngineProfile::of_command(vec!["fairy-stockfish".to_owned()]);
    if EngineCommand::of_words(&["fairy-stockfish"]).file().is_none() {
        eprintln!("fairy-stockfish is not installed, so no game was played against it");
        return;
    }
    let fairy = EnginePlayer { level: Level::Nodes(4_000), ..EnginePlayer::new(fairy) };
    let mut board = Board::new([Some(fairy), Some(hostile_player("good", "playing-mated"))], byoyomi(3));
    board.wait_until(Duration::from_secs(180), Board::is_over);
    assert_eq!(board.ending(), (EndReason::Checkmate, Some(Color::Black)), "after {} moves", board.plies());
}
