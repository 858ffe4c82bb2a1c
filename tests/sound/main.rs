//! What is heard: the tables by which a clock is called, the recordings, and what a sound server gets to play.
#![cfg(feature = "gui")]

mod captured;
mod schedules;
mod voices;
