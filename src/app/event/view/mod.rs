//! The event window, its two forms and the toss.

pub mod event;
pub mod event_form;
pub mod pairing;
pub mod toss;
