//! Engines that play, without processes: questions, late answers, deaths, and when the clock decides.

use std::time::Duration;

use super::*;
use crate::app::action::{Action, BoardAction, DialogAction};
use crate::app::command::Command;
use crate::app::effect::{EngineNews, Incoming};
use crate::app::engines::form::EngineProfile;
use crate::app::files::form::SaveTarget;
use crate::app::new_game::form::{ClockForm, NewGameForm, TimeKind};
use crate::app::opponents::{form::EnginePlayer, state::AfterFailure};
use crate::app::settings::form::Settings;
use crate::app::state::Dialog;
use crate::app::update::{Input, step};
use crate::clock::SessionTime;
use crate::engine::{Ended, Limit};
use crate::record::{Ending, GameTree};
use crate::rules::EndReason;

mod failures;
mod records;
mod typing;

/// A window without a screen, and what its engines were asked.
struct Desk {
    state: AppState,
    jobs: Vec<(Color, EngineJob)>,
    written: Vec<SaveTarget>,
    now: Duration,
}

fn engine(name: &str) -> EnginePlayer {
    EnginePlayer::new(EngineProfile { name: name.to_owned(), ..EngineProfile::of_command(vec![name.to_owned()]) })
}

fn form(engines: [Option<EnginePlayer>; 2]) -> NewGameForm {
    let clock = ClockForm { minutes: 0, byoyomi_seconds: 10, ..ClockForm::default() };
    NewGameForm { engines, clocks: [clock.clone(), clock], ..NewGameForm::default() }
}

impl Desk {
    /// A person has Black, an engine White, which is ready; the clock runs.
    fn new() -> Self {
        let mut desk = Self::with(form([None, Some(engine("deep"))]));
        desk.ready();
        desk
    }

    fn with(form: NewGameForm) -> Self {
        Self::begun(AppState::new(Settings::default()), form)
    }

    /// One that knows where records lie.
    fn with_machine(form: NewGameForm) -> Self {
        let mut state = AppState::new(Settings::default());
        state.machine.records = Some("/records".into());
        Self::begun(state, form)
    }

    fn begun(mut state: AppState, form: NewGameForm) -> Self {
        state.dialog = Some(Dialog::NewGame(form));
        let mut desk = Self { state, jobs: Vec::new(), written: Vec::new(), now: Duration::from_secs(100) };
        desk.act(Action::Dialog(DialogAction::StartGame));
        desk
    }

    fn input(&mut self, input: Input) {
        let now = Now {
            at: SessionTime::from_start(self.now),
            date: String::new(),
            since_midnight: Duration::ZERO,
            calendar: Duration::ZERO,
        };
        let effects = step(&mut self.state, input, &now);
        self.jobs.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::Opponent(color, job) => Some((color, job)),
            Effect::WriteRecord(job) => {
                self.written.push(job.target);
                None
            }
            _ => None,
        }));
    }

    fn act(&mut self, action: Action) {
        self.input(Input::Act(action));
    }

    fn play(&mut self, mv: &str) {
        self.act(Action::Match(MatchCommand::Play(mv.parse().unwrap())));
    }

    fn command(&mut self, command: Command) {
        self.act(Action::Command(command));
    }

    fn confirm(&mut self, command: Command) {
        self.command(command);
        self.act(Action::Dialog(DialogAction::Confirm));
    }

    fn hear(&mut self, run: u64, word: EngineWord) {
        self.input(Input::Receive(Incoming::Engine(EngineNews::Told(run, word))));
    }

    /// All engines say that they are ready.
    fn ready(&mut self) {
        let runs: Vec<u64> = self.state.table.seats.engines.iter().flatten().filter_map(|seat| seat.run).collect();
        runs.into_iter().for_each(|run| self.hear(run, EngineWord::Ready));
    }

    /// The last search that an engine was asked for: its number, the number of moves before it, and its limit.
    fn asked(&mut self) -> Option<(SearchNumber, usize, Limit)> {
        self.jobs.drain(..).rev().find_map(|(_, job)| match job {
            EngineJob::Search(search) => Some((search.number, search.place.moves().len(), search.limit)),
            _ => None,
        })
    }

    /// White's engine answers what it was asked.
    fn answer(&mut self, answer: Answer) {
        let (number, ..) = self.asked().expect("it was asked");
        let run = self.state.table.seats.engines[1].as_ref().unwrap().run.unwrap();
        self.hear(run, EngineWord::Finished(number, answer));
    }

    fn answer_move(&mut self, mv: &str) {
        self.answer(Answer::Move { mv: mv.parse().unwrap(), ponder: None });
    }

    fn plies(&self) -> usize {
        self.state.as_match().unwrap().plies()
    }

    fn status(&self) -> &MatchStatus {
        self.state.as_match().unwrap().status()
    }

    fn ending(&self) -> Option<(EndReason, Option<Color>)> {
        let MatchStatus::Over(outcome) = self.status() else { return None };
        Some((outcome.reason.clone(), outcome.winner))
    }

    fn says_of_failure(&self, wanted: AfterFailure) -> bool {
        let is_it = |kind: &_| matches!(kind, NoticeKind::OpponentFailed { then, .. } if *then == wanted);
        self.state.notices.iter().any(|it| is_it(&it.kind))
    }

    fn has_failed(&self) -> bool {
        self.state.notices.iter().any(|it| matches!(it.kind, NoticeKind::OpponentFailed { .. }))
    }
}

#[test]
fn the_clock_starts_when_the_engine_is_ready_and_it_is_asked_with_the_time_of_the_game() {
    let mut desk = Desk::with(form([Some(engine("deep")), None]));
    assert!(matches!(&desk.jobs[..], [(Color::Black, EngineJob::Start { run: 1, .. })]), "{:?}", desk.jobs);
    assert_eq!(*desk.status(), MatchStatus::Waiting);
    desk.ready();
    assert_eq!(*desk.status(), MatchStatus::Running);
    let (_, moves, limit) = desk.asked().expect("it has the first move");
    assert!(moves == 0 && matches!(limit, Limit::Game(time) if time.byoyomi > Duration::from_secs(9)), "{limit:?}");
}

#[test]
fn nobody_moves_before_the_engine_is_ready_and_its_clock_stands() {
    let mut desk = Desk::with(form([None, Some(engine("slow"))]));
    let now = |desk: &Desk| (desk.plies(), desk.status().clone(), desk.state.who_can_move());
    desk.play("7g7f");
    desk.act(Action::Match(MatchCommand::Begin));
    assert_eq!(now(&desk), (0, MatchStatus::Waiting, None));
    desk.ready();
    assert_eq!(now(&desk), (0, MatchStatus::Running, Some(Color::Black)));
}

#[test]
fn its_move_is_played_and_it_is_asked_again_after_the_next_one() {
    let mut desk = Desk::new();
    assert!(desk.asked().is_none(), "a person begins");
    desk.play("7g7f");
    desk.act(Action::Board(BoardAction::ClickSquare("3c".parse().unwrap())));
    assert!(desk.state.board.picked.is_none(), "its pieces are its own");
    desk.answer_move("3c3d");
    assert_eq!((desk.plies(), desk.asked()), (2, None));
    desk.play("2g2f");
    assert_eq!(desk.asked().map(|(_, moves, _)| moves), Some(3));
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    let (number, ..) = desk.asked().unwrap();
    let run = desk.state.table.seats.engines[1].as_ref().unwrap().run.unwrap();
    desk.command(Command::TakeBack);
    assert_eq!(desk.jobs.last(), Some(&(Color::White, EngineJob::Rest)));
    let late = Answer::Move { mv: "3c3d".parse().unwrap(), ponder: None };
    desk.hear(run, EngineWord::Finished(number, late.clone()));
    desk.play("2g2f");
    desk.hear(run, EngineWord::Finished(number, late));
    assert_eq!(desk.plies(), 1, "it has not answered what it was asked last");
}

#[test]
fn against_an_engine_one_takes_back_to_ones_own_move() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.answer_move("3c3d");
    desk.command(Command::TakeBack);
    assert_eq!((desk.plies(), desk.asked()), (0, None), "its move and the person's");
}

#[test]
fn it_resigns_and_its_process_ends_with_the_game() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.answer(Answer::Resign);
    assert_eq!(desk.ending(), Some((EndReason::Resignation, Some(Color::Black))));
    assert_eq!(desk.jobs.last(), Some(&(Color::White, EngineJob::End)));
}

#[test]
fn whoever_resigns_while_it_thinks_has_its_move_first_and_then_the_last_word() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    let (number, ..) = desk.asked().unwrap();
    desk.confirm(Command::Resign);
    desk.input(Input::Tick);
    assert_eq!(desk.jobs, [(Color::White, EngineJob::Rest)], "once, and it is to move at once");
    let mv = "3c3d".parse().unwrap();
    desk.hear(1, EngineWord::Finished(number, Answer::Move { mv, ponder: None }));
    assert_eq!((desk.plies(), desk.ending()), (2, Some((EndReason::Resignation, Some(Color::White)))));
}

#[test]
fn while_the_clock_stands_it_does_not_think() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.asked();
    desk.command(Command::Pause);
    assert_eq!(*desk.status(), MatchStatus::Paused);
    assert_eq!(desk.jobs, [(Color::White, EngineJob::Rest)]);
    desk.command(Command::Pause);
    assert_eq!(desk.asked().map(|(_, moves, _)| moves), Some(1));
}

#[test]
fn an_answer_that_cannot_be_played_is_told_its_clock_decides_and_the_record_is_whole() {
    let answers = [Answer::Impossible("7g7f".to_owned()), Answer::Impossible("bananas".to_owned()), Answer::NoMove];
    for answer in answers {
        let mut desk = Desk::new();
        desk.play("7g7f");
        desk.answer(answer.clone());
        assert!(desk.says_of_failure(AfterFailure::ClockRuns) && desk.plies() == 1, "{answer:?}");
        desk.now += Duration::from_secs(11);
        desk.input(Input::Tick);
        assert_eq!(desk.ending(), Some((EndReason::TimeUp, Some(Color::Black))), "{answer:?}");
        assert!(desk.says_of_failure(AfterFailure::Over), "{answer:?}");
        let tree: &GameTree = desk.state.tree();
        assert!(matches!(tree.node(desk.state.node()).ending(), Some(Ending { .. })));
    }
}

#[test]
fn a_win_that_the_rules_do_not_grant_ends_nothing_in_its_favour() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.answer(Answer::Win);
    let lost = desk.ending().is_some_and(|(_, winner)| winner == Some(Color::Black));
    assert!(lost || desk.has_failed(), "{:?}", desk.status());
}

#[test]
fn another_game_ends_it_and_a_rematch_has_it_on_its_other_side() {
    let mut desk = Desk::new();
    desk.play("7g7f");
    desk.answer(Answer::Resign);
    desk.jobs.clear();
    let before = desk.state.as_match().unwrap().setup().senior;
    desk.command(Command::Rematch);
    desk.act(Action::Dialog(DialogAction::Confirm));
    let changed = desk.state.as_match().unwrap().setup().senior != before;
    let side = if changed { Color::Black } else { Color::White };
    assert!(matches!(&desk.jobs[..], [(color, EngineJob::Start { run: 2, .. })] if *color == side), "{:?}", desk.jobs);
    desk.jobs.clear();
    desk.state.table = crate::app::state::Table::default();
    desk.input(Input::Tick);
    assert_eq!(desk.jobs, [(side, EngineJob::End)]);
}

#[test]
fn an_engine_that_moves_first_in_a_rematch_begins_by_itself_and_the_person_sits_near() {
    let mut desk = Desk::new();
    assert!(!desk.state.board.flipped);
    desk.play("7g7f");
    desk.answer(Answer::Resign);
    desk.command(Command::Rematch);
    desk.act(Action::Dialog(DialogAction::Confirm));
    assert_eq!(desk.state.engine_to_move(), Some(Color::Black));
    assert!(desk.state.board.flipped && desk.asked().is_none());
    desk.ready();
    assert_eq!(*desk.status(), MatchStatus::Running);
    assert_eq!(desk.asked().map(|(_, moves, _)| moves), Some(0));
    crate::app::update::game::lay(&mut desk.state, Mode::default(), None);
    assert!(!desk.state.board.flipped, "what lies there next lies as it did before");
}

#[test]
fn two_engines_play_without_anybody() {
    let mut desk = Desk::with(form([Some(engine("one")), Some(engine("two"))]));
    desk.ready();
    for (run, mv) in [(1, "7g7f"), (2, "3c3d"), (1, "2g2f")] {
        let (number, ..) = desk.asked().expect("one of them is asked");
        desk.hear(run, EngineWord::Finished(number, Answer::Move { mv: mv.parse().unwrap(), ponder: None }));
    }
    assert_eq!(desk.plies(), 3);
    assert!(desk.state.who_can_move().is_none());
}

#[test]
fn in_a_game_without_a_clock_it_plays_as_soon_as_it_is_ready() {
    let untimed = ClockForm { kind: TimeKind::Untimed, ..ClockForm::default() };
    let mut desk = Desk::with(NewGameForm { clocks: [untimed.clone(), untimed], ..form([Some(engine("deep")), None]) });
    assert!(desk.asked().is_none());
    desk.ready();
    assert_eq!(desk.asked().map(|(_, moves, limit)| (moves, limit)), Some((0, Limit::Time(Duration::from_secs(5)))));
}

#[test]
fn two_engines_play_a_match_with_the_sides_changed_and_each_record_is_saved() {
    let players = [Some(engine("one")), Some(engine("two"))];
    let mut desk = Desk::with_machine(NewGameForm { games: 2, ..form(players) });
    desk.ready();
    let (number, ..) = desk.asked().unwrap();
    desk.hear(1, EngineWord::Finished(number, Answer::Resign));
    let target = desk.written.pop().expect("the record is saved");
    assert!(target.path.starts_with("/records") && target.path.extension().is_some_and(|it| it == "kifu"));
    desk.now += Duration::from_secs(60);
    desk.input(Input::Tick);
    assert_eq!(desk.plies(), 0);
    assert!(desk.ending().is_some(), "nothing goes on before the record is safe");
    let revision = desk.state.table.file.revision;
    desk.input(Input::Receive(Incoming::Written(target, revision, Ok(()))));
    desk.input(Input::Tick);
    let session = desk.state.as_match().unwrap();
    assert_eq!(session.setup().players.each_ref().map(|it| it.name.as_str()), ["two", "one"]);
    desk.ready();
    let (number, ..) = desk.asked().expect("the next one goes on by itself");
    let run = desk.state.table.seats.engines[0].as_ref().unwrap().run.unwrap();
    desk.hear(run, EngineWord::Finished(number, Answer::Resign));
    let series = desk.state.table.seats.series.clone().unwrap();
    assert_eq!((series.game, series.wins), (2, [1, 1]), "Black has resigned in both");
    let target = desk.written.pop().expect("this one as well");
    let revision = desk.state.table.file.revision;
    desk.input(Input::Receive(Incoming::Written(target, revision, Ok(()))));
    desk.now += Duration::from_secs(60);
    desk.input(Input::Tick);
    assert!(desk.ending().is_some(), "it was the last one");
}
