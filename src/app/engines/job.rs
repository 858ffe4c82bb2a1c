//! What engines are asked, and their answers.

use super::form::EngineProfile;
use crate::engine::{Analysis, Answer, Fault, Introduction, Search, SearchNumber, TrialReport};
use crate::engine_process::EngineStart;

/// A job for an engine. Engines that are started are numbered, so that news can be matched to them.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineJob {
    /// Look which of the known engines are there.
    Find,
    /// Try an engine.
    Try {
        /// The number of the trial.
        number: u64,
        /// How it is started.
        start: EngineStart,
    },
    /// Ask an engine who it is and which options it has, and nothing else: that is told as a trial is.
    Introduce {
        /// The number of the question.
        number: u64,
        /// How it is started.
        start: EngineStart,
    },
    /// Start an engine, ending the one that runs.
    Start {
        /// Its number.
        run: u64,
        /// How it is started.
        start: EngineStart,
    },
    /// Search this, dropping any other search.
    Search(Box<Search>),
    /// Stop searching.
    Rest,
    /// End the engine.
    End,
}

/// News about a job.
#[derive(Clone, Debug)]
pub enum EngineNews {
    /// These engines are there.
    Found(Vec<EngineProfile>),
    /// The trial of this number is over.
    Tried(u64, Box<TrialReport>),
    /// News from the engine of this number.
    Told(u64, EngineWord),
}

/// News from a running engine.
#[derive(Clone, Debug)]
pub enum EngineWord {
    /// It has introduced itself.
    Introduced(Box<Introduction>),
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
