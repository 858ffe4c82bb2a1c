//! The list of commands that is searched by name.

pub mod form;
pub mod scene;
pub mod view;
