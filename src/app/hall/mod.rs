//! Many tables at once: the files that a table writes for others, and the view that shows them all.

pub mod action;
#[cfg(test)]
mod day;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
