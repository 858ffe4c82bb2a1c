//! This room's parts of the scene.

pub mod next_game;
pub mod time;
mod toss;

pub use next_game::NextGameScene;
pub use time::TimeScene;
pub use toss::{PawnSide, TossScene, TossedPawn};
