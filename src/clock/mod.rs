//! The two players' time, exact to the nanosecond, without ever reading a clock.
//!
//! Callers pass in the present [`SessionTime`], taken at the input event being handled. Nothing is counted down: every
//! reading is computed from the instant at which the mover's clock started, so it does not matter how often anybody
//! looks.

mod clock_event;
mod game_clock;
mod limits;
mod player_clock;
mod reading;
mod session_time;
mod time_control;

pub use clock_event::ClockEvent;
pub use game_clock::{ClockState, GameClock, TimeIsUp};
pub use limits::{LONGEST, MOST_EXTRAS};
pub use player_clock::PlayerClock;
pub use reading::{Period, Reading, Stage, whole_secs};
pub use session_time::SessionTime;
pub use time_control::{AfterMain, Counting, TimeControl};
