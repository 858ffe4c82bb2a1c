//! The tables by which a difference in rank suggests a handicap, and their editor.

pub mod action;
pub mod form;
pub mod scene;
pub mod update;
pub mod view;
