//! Engines that play: who sits at which side, what they are asked, and what becomes of their answers.
//!
//! An engine is a player like any other. Its clock runs while it thinks, and its moves, resignations and declarations
//! are judged by the same rules. It is started when a game is set up with it, and ended when that game is over or left.
//! If it fails, it loses on time, unless somebody starts it again.

pub mod action;
pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
