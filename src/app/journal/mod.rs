//! The journal of the running game, and taking up a game that was broken off.

pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod work;
