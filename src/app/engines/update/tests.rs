//! The engine beside the board without a process: when it is asked, and which answers come too late.

use std::time::Duration;

use super::*;
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::effect::Incoming;
use crate::app::engines::form::{EngineProfile, EngineSettings};
use crate::app::engines::job::EngineWord;
use crate::app::engines::state::EngineStage;
use crate::app::settings::form::Settings;
use crate::app::state::{Answered, Mode, NoticeKind, Table};
use crate::app::update::{Input, step};
use crate::clock::SessionTime;
use crate::engine::{
    Analysis, Answer, Ended, EngineLine, EngineOption, Fault, Introduction, OptionKind, Score, SearchNumber,
    TrialReport,
};
use crate::session::{MatchCommand, ReviewCommand, ReviewSession};
use crate::shogi::{Move, Position};
use crate::storage::DialogAnswer;

mod trials;

/// A window without a screen, and what its engine was asked.
struct Desk {
    state: AppState,
    jobs: Vec<EngineJob>,
    /// What the engine beside it was asked.
    second: Vec<EngineJob>,
}

impl Desk {
    fn new() -> Self {
        let mut settings = Settings::default();
        settings.engines.choose(EngineProfile::of_command(vec!["engine".to_owned()]));
        Self { state: AppState::new(settings), jobs: Vec::new(), second: Vec::new() }
    }

    /// One that shows a record of three moves, from its start.
    fn with_record() -> Self {
        let mut desk = Self::new();
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for mv in ["7g7f", "3c3d", "2g2f"] {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        let mut session = ReviewSession::new(tree);
        session.go(ReviewCommand::First);
        desk.state.table = desk.state.table.with(Mode::Review(Box::new(session)), None);
        desk
    }

    fn input(&mut self, input: Input) {
        let now = Now {
            at: SessionTime::from_start(Duration::from_secs(9)),
            date: String::new(),
            since_midnight: Duration::ZERO,
            calendar: Duration::ZERO,
        };
        let effects = step(&mut self.state, input, &now);
        self.jobs.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::Engine(job) => Some(job),
            Effect::SecondEngine(job) => {
                self.second.push(job);
                None
            }
            _ => None,
        }));
    }

    fn command(&mut self, command: Command) {
        self.input(Input::Act(Action::Command(command)));
    }

    fn hear(&mut self, run: u64, word: EngineWord) {
        self.input(Input::Receive(Incoming::Engine(EngineNews::Told(run, word))));
    }

    /// What the engine was asked since this was last asked: where, by the number of moves, and which number.
    fn searches(&mut self) -> Vec<(usize, u64)> {
        let jobs = std::mem::take(&mut self.jobs);
        let search = |job| match job {
            EngineJob::Search(search) => Some((search.place.moves().len(), search.number.0)),
            _ => None,
        };
        jobs.into_iter().filter_map(search).collect()
    }

    fn best(&self) -> Option<Move> {
        self.state.engines.on.as_ref()?.analysis.lines.first()?.moves.first().copied()
    }
}

fn found(number: u64, moves: &[&str]) -> EngineWord {
    let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    let line = EngineLine { score: Some(Score::Points(30)), moves, ..EngineLine::default() };
    EngineWord::Found(Box::new(Analysis { search: SearchNumber(number), lines: vec![line], ..Analysis::default() }))
}

#[test]
fn one_key_starts_the_engine_and_ends_it() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    assert!(matches!(&desk.jobs[..], [EngineJob::Start { run: 1, .. }, EngineJob::Search(_)]), "{:?}", desk.jobs);
    desk.jobs.clear();
    desk.command(Command::Analyse);
    assert_eq!(desk.jobs, [EngineJob::End]);
    assert!(desk.state.engines.on.is_none());
}

#[test]
fn what_an_engine_said_before_it_died_is_not_told_of_another_place() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    desk.hear(1, found(1, &["7g7f"]));
    desk.hear(1, EngineWord::Fault(Fault::Died(Ended::Signal(9), String::new())));
    desk.hear(1, EngineWord::Ended);
    assert_eq!(desk.best(), Some("7g7f".parse().unwrap()), "of its own place it still is");
    desk.jobs.clear();
    desk.command(Command::Next);
    assert_eq!(desk.best(), None);
    assert_eq!(desk.jobs, [], "it is asked nothing");
    desk.hear(1, found(1, &["7g7f"]));
    assert_eq!(desk.best(), None, "not even what was on its way");
}

#[test]
fn it_follows_the_place_one_looks_at_and_is_asked_nothing_twice() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    assert_eq!(desk.searches(), [(0, 1)]);
    desk.command(Command::Next);
    desk.input(Input::Tick);
    desk.command(Command::Last);
    assert_eq!(desk.searches(), [(1, 2), (3, 3)]);
    desk.input(Input::Act(Action::EditComment(desk.state.node(), "good".to_owned())));
    desk.command(Command::Flip);
    assert_eq!(desk.searches(), [], "the position is the same");
    desk.input(Input::Act(Action::Engine(EngineAction::ShowLines(5))));
    assert_eq!(desk.searches(), [(3, 4)]);
}

#[test]
fn what_is_said_of_another_place_or_by_another_engine_is_dropped() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    desk.hear(1, found(1, &["2g2f"]));
    assert!(desk.best().is_some());
    desk.command(Command::Next);
    assert_eq!(desk.best(), None, "it belongs to the place before");
    desk.hear(1, found(1, &["2g2f"]));
    desk.hear(7, found(2, &["3c3d"]));
    desk.hear(7, EngineWord::Ended);
    assert_eq!(desk.best(), None);
    desk.hear(1, found(2, &["3c3d"]));
    assert_eq!(desk.best(), Some("3c3d".parse().unwrap()));
}

#[test]
fn what_is_wrong_is_kept_to_be_told_and_the_first_cause_stays() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    desk.hear(1, EngineWord::Fault(Fault::AnsweredTwice("7g7f".to_owned())));
    assert_eq!(desk.state.engines.on.as_ref().unwrap().stage, EngineStage::Starting);
    desk.hear(1, EngineWord::Fault(Fault::Died(Ended::Code(3), String::new())));
    desk.hear(1, EngineWord::Fault(Fault::OutputClosed));
    desk.hear(1, EngineWord::Ended);
    let engine = desk.state.engines.on.as_ref().unwrap();
    assert_eq!((engine.stage, &engine.fault), (EngineStage::Failed, &Some(Fault::Died(Ended::Code(3), String::new()))));
    desk.searches();
    desk.command(Command::Next);
    assert_eq!(desk.searches(), [], "nobody hears it");
}

#[test]
fn while_a_game_is_played_there_is_no_engine() {
    let mut desk = Desk::new();
    let told = |desk: &Desk| desk.state.notices.last().map(|notice| notice.kind.clone());
    desk.command(Command::Analyse);
    assert_eq!(told(&desk), Some(NoticeKind::Answered(Answered::NoHelpBeforeRecord)), "no game is on");
    desk.input(Input::Act(Action::Match(MatchCommand::Play("7g7f".parse().unwrap()))));
    desk.command(Command::Analyse);
    assert!(desk.state.engines.on.is_none() && desk.jobs.is_empty());
    assert_eq!(told(&desk), Some(NoticeKind::Answered(Answered::NoHelpInGame)), "whoever asks is told why not");
    desk.input(Input::Act(Action::Match(MatchCommand::Resign)));
    desk.command(Command::AnalyseGame);
    assert_eq!(told(&desk), Some(NoticeKind::Answered(Answered::NoHelpBeforeReview)));
    desk.command(Command::Analyse);
    assert_eq!(desk.searches(), [(1, 1)], "it is over");
    desk.state.table = Table::default();
    desk.input(Input::Tick);
    assert_eq!(desk.jobs, [EngineJob::End], "another one is set up");
    assert!(desk.state.engines.on.is_none());
}

#[test]
fn a_line_goes_into_the_record_up_to_a_move_and_is_undone_at_once() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    desk.hear(1, found(1, &["2g2f", "8c8d", "2f2e"]));
    desk.input(Input::Act(Action::Engine(EngineAction::TakeLine { chair: Chair::First, line: 0, moves: 2 })));
    let tree = desk.state.tree();
    let variation = tree.children(GameTree::ROOT)[1];
    assert_eq!(tree.line_through(variation).len(), 3, "the start and two moves");
    assert_eq!(desk.state.node(), GameTree::ROOT);
    desk.command(Command::Undo);
    assert_eq!(desk.state.tree().children(GameTree::ROOT).len(), 1);
    assert_eq!(desk.searches(), [(0, 1)], "the position was always the same");
}

#[test]
fn lines_that_somebody_points_at_stay_as_they_are_and_what_was_seen_is_taken() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    desk.hear(1, found(1, &["2g2f", "8c8d"]));
    desk.input(Input::Act(Action::Engine(EngineAction::HoldLines(Chair::First))));
    desk.hear(1, found(1, &["5g5f", "8c8d"]));
    assert_eq!(desk.best(), Some("2g2f".parse().unwrap()));
    desk.input(Input::Act(Action::Engine(EngineAction::TakeLine { chair: Chair::First, line: 0, moves: 9 })));
    let tree = desk.state.tree();
    assert_eq!(tree.node(tree.children(GameTree::ROOT)[1]).mv, Some("2g2f".parse().unwrap()));
    desk.input(Input::Act(Action::Engine(EngineAction::ReleaseLines(Chair::First))));
    assert_eq!(desk.best(), Some("5g5f".parse().unwrap()), "nothing that came meanwhile is lost");
    desk.input(Input::Act(Action::Engine(EngineAction::HoldLines(Chair::First))));
    desk.command(Command::Next);
    desk.hear(1, found(2, &["3c3d"]));
    assert_eq!(desk.best(), Some("3c3d".parse().unwrap()), "what is seen of another place is held by nobody");
}

#[test]
fn two_engines_side_by_side_are_asked_the_same_and_answer_for_themselves() {
    let mut desk = Desk::with_record();
    desk.state.settings.engines.kept.push(EngineProfile::of_command(vec!["other".to_owned()]));
    desk.command(Command::Analyse);
    assert!(desk.second.is_empty(), "one is enough unless another is wanted");
    desk.input(Input::Act(Action::Engine(EngineAction::ChooseSecond(Some(1)))));
    let [EngineJob::Start { run, start }, EngineJob::Search(search)] = &desk.second[..] else {
        panic!("{:?}", desk.second)
    };
    assert_eq!((start.command.program.to_str(), search.place.moves().len()), (Some("other"), 0));
    let (run, number) = (*run, search.number);
    desk.hear(run, EngineWord::Found(Box::new(Analysis { search: number, ..Analysis::default() })));
    assert_eq!(desk.state.engines.second.as_ref().unwrap().analysis.search, number);
    assert_ne!(desk.state.engines.on.as_ref().unwrap().analysis.search, number);
    desk.second.clear();
    assert!(desk.jobs.iter().all(|job| *job != EngineJob::End), "the chosen one goes on");
    desk.command(Command::Next);
    assert!(matches!(&desk.second[..], [EngineJob::Search(search)] if search.place.moves().len() == 1));
    desk.input(Input::Act(Action::Engine(EngineAction::ChooseSecond(None))));
    assert!(desk.state.engines.second.is_none() && desk.state.engines.on.is_some());
    desk.input(Input::Act(Action::Engine(EngineAction::ChooseSecond(Some(1)))));
    desk.second.clear();
    desk.command(Command::Analyse);
    assert_eq!(desk.second, [EngineJob::End]);
}

#[test]
fn each_of_the_two_is_started_again_by_itself() {
    let mut desk = Desk::with_record();
    desk.state.settings.engines.kept.push(EngineProfile::of_command(vec!["other".to_owned()]));
    desk.state.settings.engines.second = Some(1);
    desk.command(Command::Analyse);
    let [first, second] = Chair::ALL.map(|chair| desk.state.engines.in_chair(chair).unwrap().run);
    desk.hear(second, EngineWord::Fault(Fault::Died(Ended::Code(1), String::new())));
    desk.jobs.clear();
    desk.second.clear();
    desk.input(Input::Act(Action::Engine(EngineAction::StartAgain(Chair::Second))));
    assert!(matches!(&desk.second[..], [EngineJob::End, EngineJob::Start { .. }, EngineJob::Search(_)]));
    assert_eq!((desk.jobs.len(), desk.state.engines.on.as_ref().unwrap().run), (0, first));
}

#[test]
fn the_move_of_a_book_is_seen_although_nothing_was_said_of_it() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    let (_, number) = desk.searches()[0];
    let answer = Answer::Move { mv: "7g7f".parse().unwrap(), ponder: None };
    desk.hear(1, EngineWord::Finished(SearchNumber(number), answer));
    let engine = desk.state.engines.on.as_ref().unwrap();
    assert_eq!((engine.stage, engine.analysis.lines.len()), (EngineStage::Resting, 1));
    assert_eq!(engine.analysis.lines[0].moves, ["7g7f".parse().unwrap()]);
}
