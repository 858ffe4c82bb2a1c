//! What is filled in and chosen here: plain data that actions carry.

mod files;
mod shelf;
mod trouble;

pub use files::{OWN_ENDINGS, OwnFiles, UserFile};
pub use shelf::{ProfileShelf, ScheduleShelf};
pub use trouble::{OwnFault, UserFileKind, UserFileTrouble};
