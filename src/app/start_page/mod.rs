//! What is seen before anything has begun: the records used last.

pub mod scene;
pub mod state;
pub mod update;
pub mod view;
