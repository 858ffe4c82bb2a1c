//! What is filled in and chosen here: plain data that actions carry.

pub mod knobs;
mod rules;

pub use knobs::{Dial, KnobId, RuleKnob, Span};
pub use rules::{RulesFault, RulesForm, RulesRemark};
