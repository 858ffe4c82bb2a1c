//! What is heard: the tables by which a clock is called, as data and as files.
#![cfg(feature = "gui")]

mod schedules;
mod voices;
