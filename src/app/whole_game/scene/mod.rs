//! The analysis of a whole game on screen: the dialog, the progress, and the summary.

mod dialog;
mod progress;
mod summary;

pub use dialog::WholeGameScene;
pub use progress::GameRunScene;
pub use summary::{GameSummaryScene, PointRow};
