//! Tests of the picture floor.
//!
//! A drawing shows the position ([`drawings`]), and what is printed shows the whole record ([`papers`]); the three
//! formats show what the drawing shows ([`formats`]); codes can be read ([`codes`]); and the commands write what they
//! are asked for, without overwriting existing files ([`command_line`]).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![expect(clippy::disallowed_methods, reason = "the command line writes files, and this looks at them")]

mod codes;
mod command_line;
#[path = "../rules/dice.rs"]
mod dice;
mod drawings;
mod formats;
mod papers;
