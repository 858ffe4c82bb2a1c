//! A whole game analysed by an engine, while the record stays in use.
//!
//! Findings are written into the record as they come, and everything shown is read from the record: marks in the list
//! of moves, the chart, the summary. So a record that was analysed elsewhere shows the same.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
