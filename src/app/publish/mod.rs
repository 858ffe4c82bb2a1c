//! The site of a hall: a folder of files that spectators' phones read, written in the background while the tables play.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
