use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Call, Stage};

/// The seconds of one part of the time, and what is called at them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// To what time it belongs.
    pub of: StageKind,
    /// Only to periods of this length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secs: Option<u64>,
    /// Only where more time follows, or only where none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more_follows: Option<bool>,
    /// By the seconds that have gone.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub elapsed: BTreeMap<u64, Call>,
    /// By the seconds that are left.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub left: BTreeMap<u64, Call>,
}

/// What kind of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StageKind {
    /// The main time.
    Main,
    /// A byoyomi period.
    Byoyomi,
    /// A minute for consideration.
    Minute,
}

impl Part {
    /// Whether it belongs to `stage`.
    #[must_use]
    pub fn fits(&self, stage: Stage) -> bool {
        let follows_as_wanted = self.more_follows.is_none_or(|wanted| wanted == stage.more_follows());
        follows_as_wanted
            && match (self.of, stage) {
                (StageKind::Byoyomi, Stage::Byoyomi { secs, .. }) => self.secs.is_none_or(|wanted| wanted == secs),
                (StageKind::Main, Stage::Main { .. }) | (StageKind::Minute, Stage::Minute { .. }) => true,
                (StageKind::Main | StageKind::Byoyomi | StageKind::Minute, _) => false,
            }
    }

    /// What is called when `left` seconds of `stage` are left. Its very first second is never called: that it has
    /// begun is told by the piece, or by the turn to it.
    #[must_use]
    pub fn call(&self, stage: Stage, left: u64) -> Option<Call> {
        let elapsed = stage.elapsed(left);
        if elapsed == Some(0) {
            return None;
        }
        let by_elapsed = elapsed.and_then(|elapsed| self.elapsed.get(&elapsed));
        by_elapsed.or_else(|| self.left.get(&left)).copied()
    }
}
