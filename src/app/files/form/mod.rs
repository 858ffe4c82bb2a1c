//! Where and how a record is saved, and file names that are safe to use and to show.

mod safe_name;
mod save_target;

pub use safe_name::{file_name, safe_name, shown_name};
pub use save_target::{
    OPENED_ENDINGS, SaveTarget, Storing, as_typed, is_kept_aside, named_as_games, named_as_profile, named_as_record,
    named_with, renamed,
};
