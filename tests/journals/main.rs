//! Journals on disk: what was written down during a game survives whatever happens to the disk, the writing thread or
//! the whole program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![allow(clippy::disallowed_methods, reason = "these tests look at the files that are written")]

mod bad_files;
mod crashes;
mod disks;
mod games;
mod player;
#[cfg(target_os = "linux")]
mod power_cuts;
