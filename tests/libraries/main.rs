//! Tests of libraries: whatever an index answers equals a plain replay of all games.
//!
//! Random records with variations, comments, fouls and handicaps make a library ([`folders`]); the plain replay
//! ([`plain`]) looks at the trees alone. Positions, patterns and filters are asked of both ([`answers`]); indexes are
//! broken off, damaged and fed with nonsense ([`broken`]); and the program is asked as a shell asks it
//! ([`command_line`]).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![expect(clippy::disallowed_methods, reason = "libraries are folders on the disk")]

mod answers;
mod broken;
mod command_line;
#[path = "../rules/dice.rs"]
mod dice;
mod folders;
mod plain;
#[path = "../records/random_trees.rs"]
mod random_trees;
mod tables;
