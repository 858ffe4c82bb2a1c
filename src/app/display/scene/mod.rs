//! What the audience sees: the title page, the game, or a commentary on it.

pub mod commentary;
pub mod display;

pub use commentary::CommentaryScene;
pub use display::{Banner, DisplayGame, DisplayScene, TitleScene, display_title};
