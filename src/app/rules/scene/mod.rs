//! The choice of rules, and their editor, in words.

pub mod choice;
mod editor;

pub use choice::RulesChoice;
pub use editor::{DialScene, KnobScene, RuleScene, RulesNaming, RulesScene};
