//! The records of a folder, listed beside the board.

pub mod form;
pub mod scene;
pub mod update;
pub mod view;
pub mod work;
