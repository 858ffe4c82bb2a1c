//! Games as scripts: what is done at which instant, and what comes of it. Clocks are checked against laws for every
//! schedule, and the position editor against laws for every edit.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

mod any_commands;
mod by_the_rules;
mod clock_journals;
mod clock_model;
mod clock_schedules;
mod clocks;
mod clocks_only;
mod composed_games;
#[path = "../rules/dice.rs"]
#[expect(dead_code, reason = "random games are not needed here")]
mod dice;
mod editor;
mod endings;
mod event_replays;
mod event_series;
mod events;
mod extreme_clocks;
mod hall;
mod journals;
mod judging;
mod late_claims;
mod orders;
mod own_rules;
mod repetitions;
mod replays;
mod reviews;
mod scripts;
mod sleeps;
mod time_in_records;
mod written;
