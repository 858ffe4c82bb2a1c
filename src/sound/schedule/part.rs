//! The calls during one stage of the time.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Call, Stage};

/// A stage of the time, and the calls at its seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// The kind of stage.
    pub of: StageKind,
    /// Only periods of this length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secs: Option<u64>,
    /// Only if more time follows, or only if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more_follows: Option<bool>,
    /// Calls by seconds elapsed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub elapsed: BTreeMap<u64, Call>,
    /// Calls by seconds left.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub left: BTreeMap<u64, Call>,
}

/// The kind of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StageKind {
    /// The main time.
    Main,
    /// A byoyomi period.
    Byoyomi,
    /// A consideration minute.
    Minute,
}

impl Part {
    /// Whether this part applies to `stage`.
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

    /// The call when `left` seconds of `stage` are left. There is never one at the very first second: the sound of the
    /// piece or the turn to the stage marks its start.
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
