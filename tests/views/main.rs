//! The window, played like a person plays it: squares and buttons are found by the words a screen reader says, clicked,
//! dragged and typed at, without a display and with time that passes only when a test lets it.
#![cfg(feature = "gui")]

mod audience;
mod boards;
mod clocks;
mod collections;
mod comfort;
mod consoles;
mod dialogs;
mod endings;
mod events;
mod files;
mod finder;
mod fouls;
mod games;
mod hands;
mod hostile;
mod in_sight;
mod journals;
mod keyboard;
mod keys;
mod labels;
mod leaving;
mod letters;
mod locks;
mod manual;
mod new_game;
mod no_help;
mod pairing;
mod printing;
mod reviews;
mod rules_dialog;
mod settings;
mod setups;
mod silence;
mod small_windows;
mod sounds;
mod start_page;
mod steady;
mod storing;
mod table;
mod table_tops;
mod two_windows;
mod typed_moves;
mod verdicts;
mod zooming;
