//! Engines: which ones there are, and what one says of the position that is looked at.
//!
//! A key turns the engine on and off. As long as it is on it follows the place one looks at, in a record and after the end of a game.
//! While a game is played there is none.

pub mod action;
pub mod form;
pub mod job;
pub mod scene;
pub mod state;
pub mod update;
pub mod view;
pub mod work;
