//! Parts of the new-game dialog in words, its times and the toss, and the replay of a game.

mod new_game;
pub mod next_game;
pub mod time;
mod toss;

pub use new_game::NewGameScene;
pub use next_game::NextGameScene;
pub use time::TimeScene;
pub use toss::{PawnSide, TossScene, TossedPawn};
