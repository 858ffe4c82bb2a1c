//! The mate solver: its laws, and the command line that stands on it.
#![expect(clippy::unwrap_used, reason = "a test that fails should panic")]
#![expect(clippy::disallowed_methods, reason = "records for the command line lie on the disk")]

mod another_engine;
mod command_line;
#[path = "../rules/dice.rs"]
mod dice;
mod exhaustive;
mod laws;
#[path = "../rules/made_up.rs"]
mod made_up;
#[expect(dead_code, reason = "an example measures its speed")]
#[path = "../../examples/shared/mate_engine.rs"]
mod mate_engine;
#[expect(dead_code, reason = "other tests sit down on them")]
#[path = "../rules/seats.rs"]
mod seats;
mod solutions;
