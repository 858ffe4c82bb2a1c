//! Opening and saving records, and leaving them.

pub mod file;
pub mod leaving;
pub mod opening;
pub mod saving;
