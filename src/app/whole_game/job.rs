//! What the engine that analyses a whole game is asked, and its answers.

use crate::analysis::NodeSearch;
use crate::engine::{Analysis, Fault, Limit};
use crate::engine_process::EngineStart;
use crate::record::NodeId;

/// A job for that engine. Runs are numbered, so that news can be matched to them.
#[derive(Clone, Debug, PartialEq)]
pub enum GameJob {
    /// Start the engine, ending one that runs.
    Begin {
        /// The number of the run.
        run: u64,
        /// How the engine is started.
        start: EngineStart,
    },
    /// Ask it about these places, one after another.
    Ask {
        /// The places.
        places: Vec<NodeSearch>,
        /// When it has thought enough about one.
        limit: Limit,
    },
    /// End it.
    End,
}

/// News of a run.
#[derive(Clone, Debug)]
pub struct GameNews {
    /// The number of the run.
    pub run: u64,
    /// The news.
    pub word: GameWord,
}

/// News from the engine.
#[derive(Clone, Debug)]
pub enum GameWord {
    /// It is ready, and has this name.
    Ready(String),
    /// It has analysed a place.
    Found(NodeId, Box<Analysis>),
    /// It had nothing to say about a place, or could not be asked.
    Missed(NodeId),
    /// It died, and was started again.
    Restarted(Fault),
    /// It was asked about all places.
    Over,
    /// It cannot be used any more.
    Lost(Fault),
}
