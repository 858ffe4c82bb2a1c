//! What the audience sees: the title page, the game, or a commentary on it.

pub mod commentary;
pub mod display;
mod still;

pub use commentary::CommentaryScene;
pub use display::{Banner, DisplayGame, DisplayScene, TitleScene, display_title};
