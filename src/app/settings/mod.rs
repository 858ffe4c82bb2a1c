//! What is remembered from one start to the next, and how the user changes it.

pub mod action;
pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
