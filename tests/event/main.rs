//! An event from the first entry to the final standings: its players, its pairings, and who came where.

mod cli;
mod laws;
mod players;
mod random;
mod standings;
