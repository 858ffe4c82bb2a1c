//! Players, handicap, time and toss as the new-game dialog holds them, and the replay of a game.

mod clock;
pub mod clock_fields;
mod clock_preset;
pub mod new_game;
mod next_game;
mod toss;

pub use clock::{ClockForm, TimeKind};
pub use clock_fields::ClockFields;
pub use clock_preset::{ClockPreset, PresetChange};
pub use new_game::NewGameForm;
pub use next_game::{NextGameForm, SideTime};
pub use toss::{FLIGHT, Toss};
