//! A whole game analysed by an engine, while one goes on looking at it.
//!
//! What the engine finds is written into the record as it comes, and all that is shown of it is read off the record: marks in the list of
//! moves, the chart, and what it comes to for both sides. So a record that was analysed elsewhere shows the same.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
