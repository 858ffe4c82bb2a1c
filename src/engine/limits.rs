//! Timeouts for every stage of a conversation in USI.

use std::time::Duration;

/// How long an engine may take before it is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For `usiok`, if it has said nothing at all.
    pub greeting: Duration,
    /// For `usiok`, if it shows signs of life.
    pub greeting_at_work: Duration,
    /// For `readyok`, since its last sign of life: some send an empty line now and then while they load.
    pub ready_silence: Duration,
    /// For `readyok` in all.
    pub ready: Duration,
    /// For the answer to `stop`.
    pub stop: Duration,
    /// How much longer than it was given a search may take before it is stopped.
    pub overtime: Duration,
    /// How long a search with an end may say nothing before it is stopped.
    pub search_silence: Duration,
}

impl Limits {
    /// The same, but whatever it does before it is ready may take this time at least.
    #[must_use]
    pub fn waiting_for(self, time: Duration) -> Self {
        Self {
            greeting: self.greeting.max(time),
            greeting_at_work: self.greeting_at_work.max(time),
            ready_silence: self.ready_silence.max(time),
            ready: self.ready.max(time),
            ..self
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            greeting: Duration::from_secs(10),
            greeting_at_work: Duration::from_mins(1),
            ready_silence: Duration::from_mins(1),
            ready: Duration::from_mins(10),
            stop: Duration::from_secs(3),
            overtime: Duration::from_secs(1),
            search_silence: Duration::from_mins(1),
        }
    }
}
