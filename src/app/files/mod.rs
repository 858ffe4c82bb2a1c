//! The file of the record on the board: chosen, read, saved, and asked about before it is left.

pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
