//! The picture floor held to its word.
//!
//! What a drawing says is the position ([`drawings`]), and what is printed the whole record ([`papers`]); the three formats say what the drawing says ([`formats`]); and
//! the commands write what they are asked for, and nothing over a file that is there ([`command_line`]).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![expect(clippy::disallowed_methods, reason = "the command line writes files, and this looks at them")]

mod command_line;
#[path = "../rules/dice.rs"]
mod dice;
mod drawings;
mod formats;
mod papers;
