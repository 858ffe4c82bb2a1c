//! The audience display: a window of its own for the hall, and the commentary that is shown on it.

pub mod action;
pub mod form;
pub mod place;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
