//! How this room is painted.

pub mod event;
pub mod event_form;
pub mod pairing;
pub mod toss;
