//! How this room is painted.

pub mod dialog;
pub mod hall;
