//! The dialog that says which program this is, and on what it runs.

pub mod scene;
pub mod view;
