//! Making the pages and pictures, outside the state.

pub mod painting;
pub mod printing;
