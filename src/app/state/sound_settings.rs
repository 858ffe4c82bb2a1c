use serde::{Deserialize, Serialize};

use crate::sound::Schedule;

/// What is heard, and how. A field that a file lacks has its usual value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// The id of the schedule by which a clock is heard.
    pub schedule: String,
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self { schedule: Schedule::default().id }
    }
}
