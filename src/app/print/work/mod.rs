//! What this room does outside the program's state.

pub mod painting;
pub mod printing;
