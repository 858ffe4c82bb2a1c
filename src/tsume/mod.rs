//! Mating problems (詰将棋), and the mates of games: what stands on the search for [mates](crate::mate).
//!
//! * [`solution_record`] writes a solution with every answer as a record.
//! * [`examine`] says whether a problem is sound.
//! * [`missed_mates`] finds the mates that were missed in a game.
//!
//! # What a sound problem is
//!
//! No rules have been agreed upon. The customs followed here are those that suzukou.org/rule (4, read on 25 November 2026)
//! tells: a move other than the solution's must not mate (余詰), but for the last one (最終手余詰), which is forgiven; and
//! no piece is left in the attacker's hand at the end (駒余り), the defender choosing among the longest defences one that
//! leaves none. A move that mates later than the solution is told apart. What customs say of longer ways round to the
//! same mate (迂回手順), of promoting or not, and of the square from which a slider checks (非限定) differs from magazine to
//! magazine: they are told like other moves.

mod missed_mates;
mod solution_record;
mod soundness;

pub use missed_mates::{MissedMate, MissedMates, Searched, missed_mates, missed_mates_told};
pub use solution_record::solution_record;
pub use soundness::{Examination, OtherMove, Soundness, examine};
