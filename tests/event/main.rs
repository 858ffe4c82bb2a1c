//! An event from the first entry to the final standings: its players, its pairings, and who came where.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![expect(clippy::disallowed_methods, reason = "what takes long is timed, and machines that write at once are threads")]

mod cli;
mod corrections;
mod known_as;
mod laws;
mod lists;
mod merged_edits;
mod merging;
mod players;
mod published;
mod random;
mod standings;
