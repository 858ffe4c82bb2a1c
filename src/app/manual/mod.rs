//! The manual beside the window.

pub mod scene;
pub mod update;
pub mod view;
