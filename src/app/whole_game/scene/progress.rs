//! How far the analysis of a whole game is.

use std::time::Duration;

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::state::AppState;
use crate::app::whole_game::action::GameAction;
use crate::app::whole_game::state::{GameRun, RunStage};
use crate::text::Text;

/// The progress of the engine.
#[derive(Clone, Debug)]
pub struct GameRunScene {
    /// Its state.
    pub headline: String,
    /// The engine, or what else is told of it where one points at it.
    pub engine: String,
    /// How far it is, and how long it still takes.
    pub status: String,
    /// What went wrong.
    pub fault: Option<String>,
    /// How much is done, from 0 to 1.
    pub part: f32,
    /// The buttons from right to left, each with its action.
    pub tools: Vec<(String, Action)>,
}

impl GameRunScene {
    /// The progress of the analysis, if there is one of the record on the table.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        let run = state.whole_game.run.as_deref().filter(|run| run.record == state.table.file.first_revision)?;
        let all = run.known + run.asked.len();
        let done = run.known + run.settled.min(run.asked.len());
        let headline = match run.stage {
            RunStage::Starting | RunStage::Working => "game-run-works",
            RunStage::Paused => "game-run-paused",
            RunStage::Failed => "game-run-failed",
            RunStage::Done => "game-run-done",
        };
        Some(Self {
            headline: text.say(headline),
            engine: about_engine(run, text),
            status: status(run, done, all, text),
            fault: run.fault.as_ref().map(|fault| text.engine_fault(fault)),
            part: if all == 0 { 0.0 } else { done as f32 / all as f32 },
            tools: tools(run.stage).map(|(words, action)| (text.say(words), action)).into(),
        })
    }
}

/// Its name, and why it had to be started again.
fn about_engine(run: &GameRun, text: &Text) -> String {
    let why = run.restarts.iter().map(|fault| text.engine_fault(fault));
    std::iter::once(run.profile.name.clone()).chain(why).collect::<Vec<_>>().join("\n")
}

/// The buttons from right to left: the name of the sentence, and the action.
const fn tools(stage: RunStage) -> [(&'static str, Action); 2] {
    let end = Action::WholeGame(GameAction::End);
    match stage {
        RunStage::Starting | RunStage::Working => {
            [("game-run-end", end), ("game-run-pause", Action::WholeGame(GameAction::Pause))]
        }
        RunStage::Paused | RunStage::Failed => {
            [("game-run-end", end), ("game-run-resume", Action::WholeGame(GameAction::Resume))]
        }
        RunStage::Done => [("game-run-close", end), ("game-run-summary", Action::Command(Command::GameSummary))],
    }
}

fn status(run: &GameRun, done: usize, all: usize, text: &Text) -> String {
    let far = text.tell("game-run-far", &[("done", done.into()), ("all", all.into())]);
    let missed = (run.missed > 0).then(|| text.tell("game-run-missed", &[("count", run.missed.into())]));
    let left = match run.stage {
        RunStage::Starting => return text.say("game-run-starting"),
        RunStage::Working => time_left(run).map(|left| {
            let left = text.duration(Duration::from_secs(left.as_secs().max(1)));
            text.tell("game-run-left", &[("time", left.into())])
        }),
        RunStage::Paused | RunStage::Failed | RunStage::Done => None,
    };
    let restarts = run.restarts.len();
    let again = (restarts > 0).then(|| text.tell("game-run-restarts", &[("count", restarts.into())]));
    [Some(far), left, missed, again].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Estimates the time left from the time taken so far.
fn time_left(run: &GameRun) -> Option<Duration> {
    let (spent, settled) = (run.latest?.since(run.since?), u32::try_from(run.settled).ok().filter(|&count| count > 0)?);
    Some(spent / settled * u32::try_from(run.asked.len().saturating_sub(run.settled)).ok()?)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::analysis::{AnalysisTerms, NodeSearch, place_at};
    use crate::app::engines::form::EngineProfile;
    use crate::app::settings::form::Settings;
    use crate::app::whole_game::form::WholeGameForm;
    use crate::clock::SessionTime;
    use crate::engine::Fault;
    use crate::record::GameTree;
    use crate::shogi::Position;
    use crate::text::Language;

    #[test]
    fn the_time_that_is_left_follows_from_what_the_places_took() {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for mv in ["7g7f", "3c3d", "8h2b+", "3a2b"] {
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        let asked: Vec<_> =
            tree.main_line().into_iter().map(|node| NodeSearch { node, place: place_at(&tree, node) }).collect();
        let secs = |secs| SessionTime::from_start(Duration::from_secs(secs));
        let form = WholeGameForm::default();
        let run = GameRun {
            number: 1,
            record: 0,
            rests_for_practice: false,
            form,
            profile: EngineProfile::default(),
            terms: AnalysisTerms { engine: String::new(), limit: form.limit(), lines: 1 },
            stage: RunStage::Working,
            known: 3,
            settled: 2,
            missed: 1,
            lost: Vec::new(),
            asked,
            found: HashSet::new(),
            found_before: HashSet::new(),
            since: Some(secs(10)),
            latest: Some(secs(30)),
            fault: None,
            restarts: Vec::new(),
        };
        let mut state = AppState::new(Settings::default());
        state.whole_game.run = Some(Box::new(run));
        let text = Text::new(Language::English);
        let scene = GameRunScene::of(&state, &text).unwrap();
        assert_eq!(scene.status, "5 of 8 · 30 s left · 1 not analysed");
        assert_eq!(scene.tools[1].1, Action::WholeGame(GameAction::Pause));
        let run = state.whole_game.run.as_mut().unwrap();
        (run.stage, run.fault) = (RunStage::Failed, Some(Fault::OutputClosed));
        let scene = GameRunScene::of(&state, &text).unwrap();
        assert!(scene.fault.is_some() && scene.tools[1].1 == Action::WholeGame(GameAction::Resume));
    }
}
