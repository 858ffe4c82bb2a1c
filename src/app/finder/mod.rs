//! The list of commands that is searched by name.

pub mod action;
pub mod form;
pub mod scene;
pub mod update;
pub mod view;
