//! Setting up a game: players, time, handicap, rules and who begins; also the game that replays another.

pub mod form;
pub mod scene;
pub mod update;
pub mod view;
