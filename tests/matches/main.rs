//! Games as scripts: what is wanted at which instant, and what comes of it. Clocks are held against laws that must
//! hold for every schedule.

mod clocks;
mod endings;
mod repetitions;
mod reviews;
mod scripts;
