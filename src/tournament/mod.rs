//! An event (大会): who plays whom at which table, by which rules, and what came of it.
//!
//! Everything here is data: a [`Tournament`] is a file that people write and read, pairings are read from the programs
//! that make them and never computed here, and results leave as a table for other programs. Whoever sits down at a
//! table finds the game set up by it.

mod event_file;
mod pairings;
mod pairings_csv;
mod pairings_osp;
mod results;
mod round;
mod time_of_day;

pub use event_file::{Tournament, TournamentError};
pub use pairings::{Pairings, PairingsError, PairingsErrorKind, read_pairings};
pub use results::results_csv;
pub use round::{Round, Seat, Table, TableResult, Terms};
pub use time_of_day::{NoTimeOfDay, TimeOfDay};
