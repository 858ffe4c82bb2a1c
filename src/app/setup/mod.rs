//! The position editor.

pub mod action;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
