//! The user's own files as shelves to choose from, and what is wrong with the others.

mod files;
mod shelf;
mod trouble;

pub use files::{OWN_ENDINGS, OwnFiles, UserFile};
pub use shelf::{ProfileShelf, ScheduleShelf};
pub use trouble::{OwnFault, UserFileKind, UserFileTrouble};
