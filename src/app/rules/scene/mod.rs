//! This room's parts of the scene.

pub mod choice;
mod editor;

pub use choice::RulesChoice;
pub use editor::{DialScene, KnobScene, RuleScene, RulesNaming, RulesScene};
