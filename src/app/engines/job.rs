//! What is wanted of engines, and what they say.

use super::form::EngineProfile;
use crate::engine::{Analysis, Answer, Fault, Search, SearchNumber, TimeKeeper, TrialReport};

/// A job for an engine. An engine that is started has a number, by which its news are known.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineJob {
    /// Look which of the known engines are there.
    Find,
    /// Try an engine.
    Try {
        /// The number of the trial.
        number: u64,
        /// The words of its command.
        command: Vec<String>,
    },
    /// Start an engine in the place of the one that runs.
    Start {
        /// Its number.
        run: u64,
        /// The words of its command.
        command: Vec<String>,
        /// The options to set, by name and value.
        options: Vec<(String, String)>,
        /// Who looks at the clock in a search with a time.
        keeper: TimeKeeper,
    },
    /// Search this, and nothing else.
    Search(Box<Search>),
    /// Search nothing.
    Rest,
    /// End the engine.
    End,
}

/// What became of a job.
#[derive(Clone, Debug)]
pub enum EngineNews {
    /// These engines are there.
    Found(Vec<EngineProfile>),
    /// The trial of this number is over.
    Tried(u64, Box<TrialReport>),
    /// The engine of this number has something to tell.
    Told(u64, EngineWord),
}

/// What an engine that runs has to tell.
#[derive(Clone, Debug)]
pub enum EngineWord {
    /// It is ready.
    Ready,
    /// It has begun this search.
    Began(SearchNumber),
    /// It has found this so far.
    Found(Box<Analysis>),
    /// It has ended this search, and how.
    Finished(SearchNumber, Answer),
    /// Something is wrong with it.
    Fault(Fault),
    /// It has ended.
    Ended,
}
