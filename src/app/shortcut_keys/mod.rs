//! The keys for commands, and the dialog that changes them.

pub mod form;
pub mod scene;
pub mod update;
pub mod view;
