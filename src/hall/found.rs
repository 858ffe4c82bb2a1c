//! A look at a table with what some need besides the picture: the record, and the age of the files.

use std::sync::Arc;
use std::time::Duration;

use super::Sighting;
use crate::record::GameTree;

/// What a look at the files of a table found.
#[derive(Clone, Debug)]
pub struct Found {
    /// What they say together.
    pub sighting: Sighting,
    /// The record among them; the same one as long as its file has not changed. `None` where there is none, or none that can
    /// be read.
    pub record: Option<Arc<GameTree>>,
    /// How long ago they were written.
    pub age: Duration,
}
