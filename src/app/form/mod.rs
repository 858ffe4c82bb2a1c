//! Plain data that the user chooses or fills in, and that belongs to no single room.

mod board_zoom;
mod dialog_kind;
mod paste_trouble;
mod spot;

pub use board_zoom::BoardZoom;
pub use dialog_kind::{Beneath, ClickBeside, DialogKind, DialogOwner};
pub use paste_trouble::PasteTrouble;
pub use spot::Spot;
