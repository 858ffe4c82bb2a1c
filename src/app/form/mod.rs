//! Plain data that the user chooses or fills in, and that belongs to no single room.

mod board_zoom;
mod copy_as;
mod paste_trouble;
mod spot;
mod typed_path;

pub use board_zoom::BoardZoom;
pub use copy_as::CopyAs;
pub use paste_trouble::PasteTrouble;
pub use spot::Spot;
pub use typed_path::typed_path;
