//! Everything it takes to start an engine, as one value.

use std::ffi::OsStr;
use std::time::Duration;

use super::EngineCommand;
use crate::engine::{TimeKeeper, UsiTerms};

/// How long an engine that was seen to work may say nothing: on a busy computer a large program is long in coming.
const BUSY: Duration = Duration::from_mins(1);

/// Everything it takes to start an engine. Whoever starts one hands this on as it is, so that another option of starting an
/// engine is a field here, or in [`UsiTerms`], and nothing on the way has to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineStart {
    /// The program and its arguments.
    pub command: EngineCommand,
    /// The terms of the conversation with it.
    pub terms: UsiTerms,
}

impl EngineStart {
    /// By the words of its command, on the usual terms and with its options as it declares them.
    #[must_use]
    pub fn of_words(words: &[impl AsRef<OsStr>]) -> Self {
        Self { command: EngineCommand::of_words(words), terms: UsiTerms::default() }
    }

    /// With these options set, by name and value.
    #[must_use]
    pub fn with_options(mut self, options: Vec<(String, String)>) -> Self {
        self.terms.options = options;
        self
    }

    /// With its time in a search watched by `keeper`.
    #[must_use]
    pub fn timed_by(mut self, keeper: TimeKeeper) -> Self {
        self.terms.keeper = keeper;
        self
    }

    /// With at least this time to get ready, also if it says nothing meanwhile.
    #[must_use]
    pub fn waiting_for(mut self, time: Duration) -> Self {
        self.terms.limits = self.terms.limits.waiting_for(time);
        self
    }

    /// An engine that was seen to work: it is waited for when the computer is busy, and not doubted.
    #[must_use]
    pub fn seen_to_work(self) -> Self {
        let mut start = self.waiting_for(BUSY);
        start.terms.has_worked = true;
        start
    }

    /// The same engine on the terms that are usual for it, with its options as it declares them: how it is tried and
    /// asked about them.
    #[must_use]
    pub fn as_declared(self) -> Self {
        let Self { command, terms: UsiTerms { limits, has_worked, keeper: _, options: _ } } = self;
        let usual = UsiTerms { limits, has_worked, keeper: TimeKeeper::default(), options: Vec::new() };
        Self { command, terms: usual }
    }
}
