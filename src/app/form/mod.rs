//! Plain data that the user chooses or fills in, and that belongs to no single room.

mod board_zoom;
mod paste_trouble;
mod spot;

pub use board_zoom::BoardZoom;
pub use paste_trouble::PasteTrouble;
pub use spot::Spot;
