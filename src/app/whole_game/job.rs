//! What is wanted of the engine that analyses a whole game, and what it says.

use crate::analysis::NodeSearch;
use crate::engine::{Analysis, Fault, Limit};
use crate::record::NodeId;

/// A job for that engine. A run has a number, by which its news are known.
#[derive(Clone, Debug, PartialEq)]
pub enum GameJob {
    /// Start the engine, in the place of one that runs.
    Begin {
        /// The number of the run.
        run: u64,
        /// The words of the engine's command.
        command: Vec<String>,
        /// The options to set, by name and value.
        options: Vec<(String, String)>,
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

/// What became of a job, with the number of the run.
#[derive(Clone, Debug)]
pub struct GameNews {
    /// The number of the run.
    pub run: u64,
    /// What it is.
    pub word: GameWord,
}

/// What the engine has to tell.
#[derive(Clone, Debug)]
pub enum GameWord {
    /// It is ready, and has this name.
    Ready(String),
    /// It has found this about a place.
    Found(NodeId, Box<Analysis>),
    /// It had nothing to say about a place, or could not be asked.
    Missed(NodeId),
    /// It has ended, and was started again.
    Restarted(Fault),
    /// It was asked about all places.
    Over,
    /// It cannot be used any more.
    Lost(Fault),
}
