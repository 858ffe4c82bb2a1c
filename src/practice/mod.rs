//! Practice: exercises, how an answer is judged, and when an exercise comes again.
//!
//! * An [`Exercise`] is a position and what is asked there: a mate, a better move than the one that was played, the next
//!   move of a game, or the move of one's own repertoire.
//! * [`problems`] finds exercises in sets of mating problems, [`mistakes`], [`missed`] and [`next_moves`] in games.
//! * [`reply`] judges a move that is to mate, and answers it; [`Exercise::judge`] judges every other one.
//! * A [`Schedule`] knows what was answered how, and what comes again today. The intervals are those of FSRS 5 with its usual
//!   parameters (crate `rs-fsrs`).
//!
//! All of it is pure: files, threads and the date are somebody else's business.

mod exercise;
mod from_games;
mod judgement;
mod mating;
mod memory;
mod problems;
mod schedule;
mod schedule_file;

pub use exercise::{Exercise, KnownLine, Source, Task, TaskKind};
pub use from_games::{missed, mistakes, next_moves};
pub use judgement::Judgement;
pub use mating::{MateReply, reply};
pub use memory::{Day, Grade, Memory};
pub use problems::{NoProblem, problems};
pub use schedule::{Change, Entry, Schedule};
pub use schedule_file::{DamagedSchedule, read_schedule, write_schedule};
