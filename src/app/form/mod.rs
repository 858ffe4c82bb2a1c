//! What the user chooses or fills in and every floor of the window speaks of, without belonging to one room.

mod board_zoom;
mod paste_trouble;
mod spot;

pub use board_zoom::BoardZoom;
pub use paste_trouble::PasteTrouble;
pub use spot::Spot;
