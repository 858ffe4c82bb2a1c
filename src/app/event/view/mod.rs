//! The event window, its forms and the toss.

mod columns;
pub mod entrant;
pub mod event;
pub mod event_form;
mod keys;
pub mod pairing;
pub mod pairing_rules;
pub mod player_list;
mod players;
pub mod proposal;
mod proposal_rows;
mod round;
mod standings;
mod status;
mod table;
mod table_shape;
mod tools;
pub mod toss;
