//! The lines about a game: players, event, place and the rest of a record's header.

pub mod form;
pub mod update;
pub mod view;
