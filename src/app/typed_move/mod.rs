//! A move that is typed instead of clicked.

pub mod scene;
pub mod state;
pub mod update;
pub mod view;
