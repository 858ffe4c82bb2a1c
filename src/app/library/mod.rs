//! The user's library: folders of records, indexed in the background, and the explorer beside the board.
//!
//! The explorer says what was played from the current position: in a record, after a game and while a position is set
//! up, but never during a game. Threads of their own read files and answer questions; late answers about another
//! position are dropped.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
