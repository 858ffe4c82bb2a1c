//! The profile in the editor, and the knobs that change it.

pub mod knobs;
mod rules;

pub use knobs::{Dial, KnobId, RuleKnob, Span};
pub use rules::{RulesFault, RulesForm, RulesRemark};
