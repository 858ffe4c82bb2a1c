//! A clock for a game on a physical board, which takes the whole window.

pub mod action;
pub mod form;
pub mod scene;
pub mod update;
pub mod view;
