//! The site of a hall: what it says is what is played, no sooner than it may be told, and a browser can follow it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

mod browser;
mod command;
mod hall_of_tables;
mod laws;
mod pictures;
mod reading;
mod torn;
