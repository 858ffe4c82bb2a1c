//! Practice: mating problems solved on the board, the user's own mistakes, moves to guess, and a repertoire.
//!
//! An exercise lies on the table as a record of its own; what lay there before waits and comes back. A move is played
//! at once, judged by what is known of it or by our own search in the background, and taken back if it is wrong. Every
//! answer goes into a schedule, which says when the exercise is due again.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
