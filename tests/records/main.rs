//! Tests of the record floor.
//!
//! What people and programs write is read: the dialects of KIF ([`kif_dialects`]), its variations ([`kif_variations`]),
//! endings ([`kif_endings`]) and starting positions ([`kif_positions`]), in every encoding ([`encodings`]). Broken
//! records report where and why ([`broken_records`]), and so do doubtful ones ([`doubtful`]). What is written is read
//! back unchanged ([`round_trip`]); texts that nobody would write do no harm ([`hostile`]). Every game of a file is
//! read ([`several_games`]), whole or in outline ([`outlines`]), and converting loses nothing ([`converting`]); pipes, links
//! and kills do no harm to any command ([`attacked_commands`], [`kills`]). An independent library gives moves the same names
//! ([`differential`]) and reads the same moves from files ([`other_reader`]); two more do so by hand
//! (`other_readers.mjs`). Files written by other programs are
//! kept beside the project ([`real_files`]); the small ones in `data` were written for these tests. Whose fault an illegal
//! move was is judged alike in every format ([`who_fouled`]).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]
#![expect(clippy::disallowed_methods, reason = "real records, and files for the command line, lie on the disk")]

mod all_formats;
mod attacked_commands;
mod audits;
mod broken_records;
mod command_line;
mod converting;
mod csa;
#[path = "../rules/dice.rs"]
mod dice;
mod differential;
mod doubtful;
mod encodings;
mod events_cli;
mod giants;
mod honest_commands;
mod hostile;
mod jkf;
mod ki2;
mod kif_dialects;
mod kif_endings;
mod kif_positions;
mod kif_variations;
mod kills;
mod other_reader;
mod outlines;
mod random_trees;
mod reading;
mod real_files;
mod round_trip;
mod several_games;
mod typed_moves;
mod untold;
mod who_fouled;
