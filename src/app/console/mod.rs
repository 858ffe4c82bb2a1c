//! The arbiter's console: what the arbiter orders, rules on and signs, behind a PIN where one is set.

pub mod action;
pub mod form;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
