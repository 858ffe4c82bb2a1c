//! A player's library: folders of records, read into an index in the background, and the explorer beside the board.
//!
//! The explorer says what was played from the position that is looked at, in a record, after the end of a game and while a position is
//! set up; while a game is played it is not there. Threads of their own read files and answer questions, and what was asked about
//! another position is dropped when it comes.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
