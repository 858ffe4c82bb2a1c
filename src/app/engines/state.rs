//! The engine that is on, and what it was asked.

use super::form::Chair;
use crate::app::state::AppState;
use crate::engine::{Analysis, Fault, Place, SearchNumber};
use crate::record::NodeId;
use crate::session::MatchStatus;
use crate::shogi::Square;

/// The engine that is on, and how many there were.
#[derive(Debug, Default)]
pub struct EngineDesk {
    /// The engine, while it is on.
    pub on: Option<Box<RunningEngine>>,
    /// The one beside it, while that is on as well.
    pub second: Option<Box<RunningEngine>>,
    /// The engines that play, by the numbers of their runs: Black's first.
    pub playing: [Option<u64>; 2],
    /// How many engines were started.
    pub runs: u64,
    /// How many searches were wanted.
    pub searches: u64,
    /// How many engines were tried.
    pub trials: u64,
}

impl EngineDesk {
    /// The engine in this chair, while it is on.
    #[must_use]
    pub fn in_chair(&self, chair: Chair) -> Option<&RunningEngine> {
        match chair {
            Chair::First => self.on.as_deref(),
            Chair::Second => self.second.as_deref(),
        }
    }

    /// The same, to be changed.
    pub const fn chair(&mut self, chair: Chair) -> &mut Option<Box<RunningEngine>> {
        match chair {
            Chair::First => &mut self.on,
            Chair::Second => &mut self.second,
        }
    }
}

/// An engine that is on.
#[derive(Debug)]
pub struct RunningEngine {
    /// Its number.
    pub run: u64,
    /// What it is called.
    pub name: String,
    /// What it does.
    pub stage: EngineStage,
    /// What was looked at when it was asked last.
    pub seen: Option<SeenPlace>,
    /// What it was asked.
    pub wanted: Option<WantedSearch>,
    /// What it has found there.
    pub analysis: Analysis,
    /// How often that has changed.
    pub changes: u64,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

/// What an engine does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineStage {
    /// It gets ready.
    Starting,
    /// It thinks.
    Thinking,
    /// It has said all it has to say about the place.
    Resting,
    /// It can no longer be used.
    Failed,
}

/// What is looked at, as far as that can be told at once: the record and its revision, the place, and how many lines are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenPlace {
    /// The first revision of the record, by which it is told from others.
    pub record: u64,
    /// Its revision.
    pub revision: u64,
    /// The place in it.
    pub node: NodeId,
    /// How many lines are wanted.
    pub lines: usize,
}

/// A search that is wanted.
#[derive(Clone, Debug)]
pub struct WantedSearch {
    /// Its number.
    pub number: SearchNumber,
    /// What is searched.
    pub place: Place,
    /// How many lines are wanted.
    pub lines: usize,
    /// Where the move before went to, for 同.
    pub previous: Option<Square>,
}

impl AppState {
    /// Whether an engine may say what it thinks of the board: of a record, or of a game that is over. Never while one is played, be it
    /// on a board of wood beside the clock.
    #[must_use]
    pub fn can_analyse(&self) -> bool {
        let is_over = self.as_match().is_some_and(|session| matches!(session.status(), MatchStatus::Over(_)));
        let is_free = self.clock_desk.is_none() && self.table.ceremony.is_none() && self.table.commentary.is_none();
        is_free && !self.is_being_asked() && (self.as_review().is_some() || is_over)
    }

    /// What is looked at.
    #[must_use]
    pub fn place_to_analyse(&self) -> SeenPlace {
        let file = &self.table.file;
        let lines = self.settings.engines.shown_lines();
        SeenPlace { record: file.first_revision, revision: file.revision, node: self.node_seen(), lines }
    }
}
