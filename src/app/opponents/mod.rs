//! Engines that play: who sits at which side, what they are asked, and what becomes of their answers.
//!
//! An engine is a player as any other. Its clock runs while it thinks, its moves, its resignation and its declarations go the way of
//! anybody's, and the rules of the game judge them. It is started when a game is set up with it, and ended when that game is over or left.
//! If it fails, its clock decides, unless somebody starts it again.

pub mod action;
pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
