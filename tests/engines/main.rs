//! Tests of engines.
//!
//! A program that behaves as badly as engines can ([`hostile_engine`](../hostile_engine.rs)) is named in plain words
//! for what it does, within its limit, and leaves nothing behind ([`hostile`], [`trying`]). Conversations with real
//! engines, written down, are held again line by line ([`transcripts`]); where the engines themselves are installed,
//! they are tried ([`real`]). Records are analysed ([`analysing`]), the window has an engine of its own (`window`), and
//! games are played against engines (`playing`).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![expect(clippy::disallowed_methods, reason = "engines take time, and records lie on the disk")]
#![cfg(unix)]

mod analysing;
mod hostile;
#[cfg(feature = "gui")]
mod playing;
mod programs;
mod real;
mod transcripts;
mod trying;
#[cfg(feature = "gui")]
mod window;
