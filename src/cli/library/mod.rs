//! `komadai index` and `komadai find`: folders of records, in which positions are found at once.

mod find;
mod find_json;
mod index;
mod opening;
mod question;

pub use find::FindArguments;
pub(in crate::cli) use find::run as run_find;
pub use index::IndexArguments;
pub(in crate::cli) use index::run as run_index;
