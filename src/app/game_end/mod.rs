//! How a game ended, set by hand at the end of a line: for records that are copied from paper.

pub mod form;
pub mod scene;
pub mod update;
pub mod view;
