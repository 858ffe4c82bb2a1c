//! Games as scripts: what is wanted at which instant, and what comes of it. Clocks are held against laws that must
//! hold for every schedule, and the position editor against laws that must hold for every piece that is moved.

mod clocks;
mod composed_games;
mod editor;
mod endings;
mod repetitions;
mod reviews;
mod scripts;
