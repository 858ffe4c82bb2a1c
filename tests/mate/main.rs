//! The mate solver: laws first, then examples.
#![expect(clippy::unwrap_used, reason = "a test that fails should panic")]

#[path = "../rules/dice.rs"]
mod dice;
mod exhaustive;
mod laws;
#[path = "../rules/made_up.rs"]
mod made_up;
#[expect(dead_code, reason = "other tests sit down on them")]
#[path = "../rules/seats.rs"]
mod seats;
