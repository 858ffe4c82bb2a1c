//! Opening and saving records, and leaving them.

mod begin;
pub mod file;
pub mod holding;
pub mod leaving;
pub mod opening;
pub mod saving;
