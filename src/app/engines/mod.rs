//! Engines: which ones there are, and what they say about the current position.
//!
//! A key turns the engine on and off. While it is on, it analyses whatever position is shown, in a record or after a game
//! has ended, and never during one. The programs that are found by themselves are listed in `assets/engines.ron`.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
