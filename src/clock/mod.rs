//! The two players' time, exact to the nanosecond and without looking at any clock of its own.
//!
//! Whoever uses it passes in the present [`SessionTime`], taken at the input event that is being handled. Nothing is
//! counted down: a reading is always worked out from the instant at which the mover's time began to run, so it makes
//! no difference how often anybody looks.

mod clock_event;
mod game_clock;
mod player_clock;
mod reading;
mod session_time;
mod time_control;

pub use clock_event::ClockEvent;
pub use game_clock::{ClockState, GameClock, TimeIsUp};
pub use player_clock::PlayerClock;
pub use reading::{Period, Reading, Stage};
pub use session_time::SessionTime;
pub use time_control::{AfterMain, Counting, TimeControl};
