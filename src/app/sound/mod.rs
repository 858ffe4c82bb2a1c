//! What is heard: volumes, voices, the schedules of a countdown, and telling when nothing can be heard.

pub mod action;
pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
