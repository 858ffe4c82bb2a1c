//! The state of the analysis of a whole game.

use std::collections::HashSet;

use super::form::WholeGameForm;
use crate::analysis::{AnalysisTerms, NodeSearch};
use crate::app::engines::form::EngineProfile;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::engine::Fault;
use crate::record::NodeId;

/// The analysis of a game, and how many there were.
#[derive(Debug, Default)]
pub struct WholeGameDesk {
    /// The current one, or the last one done.
    pub run: Option<Box<GameRun>>,
    /// How many were begun.
    pub runs: u64,
}

/// An analysis of a game.
#[derive(Debug)]
pub struct GameRun {
    /// Its number.
    pub number: u64,
    /// The first revision of the record, which identifies it.
    pub record: u64,
    /// The choices.
    pub form: WholeGameForm,
    /// The engine.
    pub profile: EngineProfile,
    /// Whether it rests until the exercise that lies over its record is put away.
    pub rests_for_practice: bool,
    /// The terms it is asked on, once it has said its name.
    pub terms: AnalysisTerms,
    /// Its state.
    pub stage: RunStage,
    /// The places it was asked about.
    pub asked: Vec<NodeSearch>,
    /// How many places were known before.
    pub known: usize,
    /// How many of those are settled.
    pub settled: usize,
    /// How many of them it could not analyse.
    pub missed: usize,
    /// The places that the record had lost when their answers came: they are asked about again if they return.
    pub lost: Vec<NodeId>,
    /// The places about which something was found in this run.
    pub found: HashSet<NodeId>,
    /// The same in the runs that this one resumes.
    pub found_before: HashSet<NodeId>,
    /// When it was asked.
    pub since: Option<SessionTime>,
    /// When the latest place was settled.
    pub latest: Option<SessionTime>,
    /// What is wrong at present.
    pub fault: Option<Fault>,
    /// What was wrong whenever the engine had to be started again.
    pub restarts: Vec<Fault>,
}

/// The state of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunStage {
    /// It gets ready.
    Starting,
    /// It goes from place to place.
    Working,
    /// It is paused.
    Paused,
    /// It has finished.
    Done,
    /// It cannot be used any more.
    Failed,
}

/// What a summary is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SummedUp {
    /// The game as it was played.
    Game,
    /// A variation of it.
    Variation,
}

impl AppState {
    /// The line that is summed up, and which it is: the game, unless only the line on the board has been evaluated.
    #[must_use]
    pub fn summed_up(&self) -> (SummedUp, Vec<NodeId>) {
        let game = self.tree().main_line();
        let seen = self.as_review().map_or(&[][..], |session| session.line());
        let is_variation = !self.is_evaluated(&game) && self.is_evaluated(seen);
        if is_variation { (SummedUp::Variation, seen.to_vec()) } else { (SummedUp::Game, game) }
    }

    /// Whether an engine has evaluated anything of this line.
    #[must_use]
    pub fn is_evaluated(&self, line: &[NodeId]) -> bool {
        let tree = self.tree();
        line.iter().any(|&node| tree.node(node).evaluation().is_some())
    }
}
