//! A clock for a game on a wooden board, which fills the window.

pub mod action;
pub mod form;
pub mod scene;
pub mod update;
pub mod view;
