//! This room's parts of the scene.

pub mod commentary;
pub mod display;

pub use commentary::CommentaryScene;
pub use display::{Banner, DisplayGame, DisplayScene, TitleScene, display_title};
