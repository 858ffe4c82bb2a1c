//! What the user chooses or fills in and every floor of the window speaks of, without belonging to one room.

mod board_zoom;
mod spot;

pub use board_zoom::BoardZoom;
pub use spot::Spot;
