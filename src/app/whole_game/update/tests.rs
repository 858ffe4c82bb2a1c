//! A whole game analysed without a process: what goes into the record, what stops it, what can be undone.

use std::time::Duration;

use super::*;
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::effect::Incoming;
use crate::app::engines::form::EngineProfile;
use crate::app::practice::job::{Collected, LeftOut, PracticeNews};
use crate::app::practice::state::Collecting;
use crate::app::settings::form::Settings;
use crate::app::state::{Mode, Table};
use crate::app::update::{Input, step};
use crate::app::whole_game::form::Measure;
use crate::app::whole_game::state::RunStage;
use crate::clock::SessionTime;
use crate::engine::{EngineLine, Fault, Score};
use crate::practice::{Exercise, Source, Task};
use crate::record::Evaluation;
use crate::session::ReviewSession;
use crate::shogi::Position;

/// A window without a screen that shows a record of four moves, and what its engine was told.
struct Desk {
    state: AppState,
    jobs: Vec<GameJob>,
    secs: u64,
}

impl Desk {
    fn new() -> Self {
        let mut settings = Settings::default();
        settings.engines.choose(EngineProfile::of_command(vec!["engine".to_owned()]));
        let mut desk = Self { state: AppState::new(settings), jobs: Vec::new(), secs: 0 };
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for mv in ["7g7f", "3c3d", "8h2b+", "3a2b"] {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        desk.state.table = desk.state.table.with(Mode::Review(Box::new(ReviewSession::new(tree))), None);
        desk
    }

    fn input(&mut self, input: Input) {
        self.secs += 1;
        let at = SessionTime::from_start(Duration::from_secs(self.secs));
        let now = Now { at, date: String::new(), since_midnight: Duration::ZERO, calendar: Duration::ZERO };
        let effects = step(&mut self.state, input, &now);
        self.jobs.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::WholeGame(job) => Some(job),
            _ => None,
        }));
    }

    fn act(&mut self, action: GameAction) {
        self.input(Input::Act(Action::WholeGame(action)));
    }

    fn hear(&mut self, run: u64, word: GameWord) {
        self.input(Input::Receive(Incoming::WholeGame(GameNews { run, word })));
    }

    /// The analysis is begun with these choices, and the engine is ready; the places it is asked about.
    fn begin(&mut self, change: impl FnOnce(&mut WholeGameForm)) -> Vec<NodeId> {
        self.input(Input::Act(Action::Command(Command::AnalyseGame)));
        let Some(Dialog::WholeGame(mut form)) = self.state.dialog.clone() else { panic!("no dialog") };
        change(&mut form);
        self.act(GameAction::Edit(form));
        self.act(GameAction::Begin);
        self.ready()
    }

    fn ready(&mut self) -> Vec<NodeId> {
        let Some(GameJob::Begin { run, .. }) = self.jobs.pop() else { panic!("{:?}", self.jobs) };
        self.hear(run, GameWord::Ready("Engine 1".to_owned()));
        match self.jobs.pop() {
            Some(GameJob::Ask { places, .. }) => places.into_iter().map(|place| place.node).collect(),
            other => {
                self.jobs.extend(other);
                Vec::new()
            }
        }
    }

    /// The engine has found so many points for the side to move, and this line.
    fn found(&mut self, run: u64, node: NodeId, points: i32, moves: &[&str]) {
        let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
        let line = EngineLine { score: Some(Score::Points(points)), moves, ..EngineLine::default() };
        let analysis = engine::Analysis { lines: vec![line], ..engine::Analysis::default() };
        self.hear(run, GameWord::Found(node, Box::new(analysis)));
    }

    fn stage(&self) -> RunStage {
        self.state.whole_game.run.as_ref().unwrap().stage
    }

    /// How many places were known before, are settled, and were asked about.
    fn count(&self) -> (usize, usize, usize) {
        let run = self.state.whole_game.run.as_ref().unwrap();
        (run.known, run.settled, run.asked.len())
    }

    fn evaluations(&self) -> Vec<Option<Evaluation>> {
        let tree = self.state.tree();
        tree.main_line().into_iter().map(|node| tree.node(node).evaluation()).collect()
    }
}

#[test]
fn what_was_wrong_is_told_until_the_engine_that_was_started_again_has_answered() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.hear(1, GameWord::Restarted(Fault::OutputClosed));
    let told = |desk: &Desk| {
        let run = desk.state.whole_game.run.as_ref().unwrap();
        (run.fault.clone(), run.restarts.len())
    };
    assert_eq!(told(&desk), (Some(Fault::OutputClosed), 1));
    desk.found(1, places[0], 30, &[]);
    assert_eq!(told(&desk), (None, 1), "how far it is stands there again");
}

/// What an engine has found that has looked at so many positions.
fn looked_at(nodes: u64) -> Box<engine::Analysis> {
    let line = EngineLine { score: Some(Score::Points(1)), ..EngineLine::default() };
    Box::new(engine::Analysis { lines: vec![line], nodes: Some(nodes), ..engine::Analysis::default() })
}

#[test]
fn a_shallower_analysis_takes_no_deeper_ones_place_unless_all_is_to_be_asked_again() {
    let by_nodes = |form: &mut WholeGameForm| (form.measure, form.thousands) = (Measure::Nodes, 10);
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    for (&place, nodes) in places.iter().zip([71_236, 10_000, 9_999, 71_236, 71_236]) {
        desk.hear(1, GameWord::Found(place, looked_at(nodes)));
    }
    desk.hear(1, GameWord::Over);
    let mut again = |change: &dyn Fn(&mut WholeGameForm)| {
        desk.state.dialog = None;
        desk.jobs.clear();
        desk.begin(|form| change(form))
    };
    assert_eq!(again(&by_nodes), places[2..3], "the others have been looked at as deeply");
    assert_eq!(
        again(&|form| {
            by_nodes(form);
            form.before = AskedBefore::AskAgain
        }),
        places
    );
    desk.hear(3, GameWord::Found(places[0], looked_at(10_500)));
    let looked = |desk: &Desk| desk.state.tree().node(places[0]).analyses()[0].nodes();
    assert_eq!(looked(&desk), Some(10_500));
    desk.state.dialog = None;
    desk.jobs.clear();
    desk.begin(|form| (form.measure, form.before) = (Measure::Time, AskedBefore::Skip));
    desk.hear(4, GameWord::Found(places[0], looked_at(10_400)));
    assert_eq!(looked(&desk), Some(10_500), "time and positions cannot be compared: the deeper one stays");
}

const POINTS: [i32; 5] = [30, -40, 50, 900, -850];

#[test]
fn what_is_found_goes_into_the_record_at_once_and_the_summary_is_shown_in_the_end() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    assert_eq!(places, desk.state.tree().main_line());
    for (&place, points) in places.iter().zip(POINTS) {
        desk.found(1, place, points, &[]);
    }
    let black: Vec<_> = [30, 40, 50, -900, -850].map(|points| Some(Evaluation::Points(points))).to_vec();
    assert_eq!(desk.evaluations(), black);
    desk.hear(1, GameWord::Over);
    assert!(desk.state.dialog == Some(Dialog::GameSummary) && desk.stage() == RunStage::Done);
    assert_eq!(desk.jobs, [GameJob::End]);
    desk.act(GameAction::Show(places[3]));
    assert!(desk.state.dialog.is_none() && desk.state.as_review().unwrap().ply() == 3);
    // It is one change.
    desk.input(Input::Act(Action::Command(Command::Undo)));
    assert_eq!(desk.evaluations(), vec![None; 5]);
}

#[test]
fn stopped_it_keeps_what_it_has_and_goes_on_with_the_rest() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.found(1, places[0], 30, &[]);
    desk.found(1, places[1], 30, &[]);
    assert_eq!(desk.count(), (0, 2, 5));
    desk.act(GameAction::Pause);
    assert_eq!((desk.stage(), desk.jobs.pop()), (RunStage::Paused, Some(GameJob::End)));
    desk.found(1, places[2], 30, &[]);
    assert_eq!(desk.evaluations().iter().flatten().count(), 2, "nobody hears it any more");
    desk.act(GameAction::Resume);
    assert_eq!(desk.ready(), places[2..]);
    assert_eq!(desk.count(), (2, 0, 3));
}

#[test]
fn one_that_analyses_everything_again_asks_about_nothing_twice_when_it_is_resumed() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    places.iter().for_each(|&place| desk.found(1, place, 30, &[]));
    desk.hear(1, GameWord::Over);
    desk.state.dialog = None;
    desk.jobs.clear();
    assert_eq!(desk.begin(|form| form.before = AskedBefore::AskAgain), places);
    desk.found(2, places[0], 40, &[]);
    desk.act(GameAction::Pause);
    desk.act(GameAction::Resume);
    assert_eq!(desk.ready(), places[1..]);
}

#[test]
fn an_engine_that_fails_leaves_what_was_found_and_can_be_started_again() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.found(1, places[0], 30, &[]);
    desk.hear(1, GameWord::Missed(places[1]));
    desk.hear(1, GameWord::Lost(Fault::OutputClosed));
    assert_eq!(desk.stage(), RunStage::Failed);
    desk.jobs.clear();
    desk.act(GameAction::Resume);
    assert_eq!(desk.ready().len(), 4);
}

#[test]
fn the_better_line_becomes_a_variation_where_a_mistake_was_made() {
    let mut desk = Desk::new();
    let places = desk.begin(|form| form.has_better_lines = true);
    for (ply, (&place, points)) in places.iter().zip(POINTS).enumerate() {
        let line: &[&str] = if ply == 2 { &["2g2f", "8c8d"] } else { &[] };
        desk.found(1, place, points, line);
    }
    desk.hear(1, GameWord::Over);
    let tree = desk.state.tree();
    let others = tree.variations(places[2]);
    assert_eq!((others.len(), tree.line_through(others[0]).len()), (1, 5));
    assert_eq!(tree.main_line(), places);
}

#[test]
fn better_lines_are_added_also_where_nothing_had_to_be_asked_any_more() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    for (ply, (&place, points)) in places.iter().zip(POINTS).enumerate() {
        let line: &[&str] = if ply == 2 { &["2g2f", "8c8d"] } else { &[] };
        desk.found(1, place, points, line);
    }
    desk.hear(1, GameWord::Over);
    assert_eq!(desk.state.tree().variations(places[2]).len(), 0);
    desk.state.dialog = None;
    desk.jobs.clear();
    assert_eq!(desk.begin(|form| form.has_better_lines = true), []);
    assert_eq!(desk.state.tree().variations(places[2]).len(), 1);
}

#[test]
fn what_happens_to_the_record_meanwhile_does_no_harm() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.input(Input::Act(Action::GoTo(places[2])));
    desk.input(Input::Act(Action::Command(Command::Delete)));
    for &place in &places {
        desk.found(1, place, 30, &[]);
    }
    assert_eq!(desk.evaluations().iter().flatten().count(), 2);
    desk.state.table = Table::default();
    desk.input(Input::Tick);
    assert!(desk.state.whole_game.run.is_none() && desk.jobs == [GameJob::End]);
}

#[test]
fn beneath_an_exercise_the_analysis_rests_and_goes_on_after_it() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.found(1, places[0], 30, &[]);
    let exercise = Exercise {
        position: Position::from_sfen("8k/9/8P/9/9/9/9/9/K8 b G 1").unwrap(),
        task: Task::Mate,
        game: Vec::new(),
        source: Source::default(),
    };
    let set = Collected { name: "set".to_owned(), exercises: vec![exercise], left_out: LeftOut::default() };
    desk.state.practice.collecting = Some(Collecting { run: 1, progress: None });
    let collected = PracticeNews::Collected { run: 1, found: Ok(Box::new(set)) };
    desk.input(Input::Receive(Incoming::Practice(collected)));
    assert_eq!((desk.stage(), desk.jobs.pop()), (RunStage::Paused, Some(GameJob::End)));
    desk.input(Input::Act(Action::Command(Command::LeavePractice)));
    assert_eq!(desk.ready(), places[1..]);
}

#[test]
fn undoing_a_change_takes_away_nothing_that_the_engine_found_meanwhile() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.found(1, places[0], 30, &[]);
    desk.input(Input::Act(Action::GoTo(places[4])));
    desk.input(Input::Act(Action::Command(Command::Delete)));
    (1..5).for_each(|index| desk.found(1, places[index], 30, &[]));
    desk.input(Input::Act(Action::Command(Command::Undo)));
    assert_eq!(desk.state.tree().main_line(), places, "the move is back");
    assert_eq!(
        desk.evaluations().iter().flatten().count(),
        4,
        "the place that was not there is still to be asked about"
    );
    desk.hear(1, GameWord::Over);
    assert!(matches!(desk.jobs.last(), Some(GameJob::Ask { places: again, .. }) if again[0].node == places[4]));
    desk.found(1, places[4], 30, &[]);
    desk.hear(1, GameWord::Over);
    assert_eq!(
        (desk.evaluations().iter().flatten().count(), desk.count(), desk.stage()),
        (5, (0, 5, 5), RunStage::Done)
    );
}

#[test]
fn an_analysis_that_is_undone_stops_and_can_be_resumed() {
    let mut desk = Desk::new();
    let places = desk.begin(|_| {});
    desk.found(1, places[0], 30, &[]);
    desk.input(Input::Act(Action::Command(Command::Undo)));
    assert_eq!((desk.stage(), desk.jobs.pop()), (RunStage::Paused, Some(GameJob::End)));
    desk.act(GameAction::Resume);
    assert_eq!(desk.ready(), places);
}

#[test]
fn without_an_engine_one_can_be_had_first() {
    let mut desk = Desk::new();
    desk.state.settings.engines.kept.clear();
    desk.input(Input::Act(Action::Command(Command::AnalyseGame)));
    assert!(matches!(desk.state.dialog, Some(Dialog::Engines(_))));
}
