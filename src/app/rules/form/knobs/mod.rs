//! What can be turned in a rule profile: for each rule its knobs, each a choice among words or a number.
//!
//! A knob reads one value out of a profile, where the profile has a place for it, and writes it back. So the editor
//! is a table, and a rule that gets another parameter gets another line here.

mod conduct;
mod draws;
mod impasse;

use crate::rules::{RuleField, RuleProfile};

/// One value of a rule profile that can be turned.
#[derive(Debug)]
pub struct RuleKnob {
    /// The name of the sentence that says what it is; `None` where the name of the rule does.
    pub name: Option<&'static str>,
    dial: Dial,
    get: fn(&RuleProfile) -> Option<usize>,
    set: fn(&mut RuleProfile, usize),
}

/// What a knob turns through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dial {
    /// Some choices, by the names of their sentences; the value is the place of one.
    Choice(&'static [&'static str]),
    /// A number.
    Number(Span),
}

/// Which numbers a knob turns through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The smallest.
    pub least: usize,
    /// The largest.
    pub most: usize,
    /// How many make one of the unit in which it is shown: 60 for seconds shown as minutes.
    pub per: usize,
    /// The name of the sentence that names the unit.
    pub unit: &'static str,
    /// The name of the sentence that says what 0 means, where it means that there is none.
    pub zero: Option<&'static str>,
}

/// The address of a knob: its rule, and its place among that rule's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KnobId {
    /// The rule.
    pub rule: RuleField,
    /// The place.
    pub index: usize,
}

impl RuleKnob {
    /// The knobs of a rule. The first is always there; the others, where the profile has a place for them.
    #[must_use]
    pub const fn of(rule: RuleField) -> &'static [Self] {
        match rule {
            RuleField::Repetition => &draws::REPETITION,
            RuleField::PerpetualCheck => &draws::PERPETUAL_CHECK,
            RuleField::Agreement => &impasse::AGREEMENT,
            RuleField::Declaration => &impasse::DECLARATION,
            RuleField::MoveLimit => &draws::MOVE_LIMIT,
            RuleField::Try => &impasse::TRY,
            RuleField::HandicapCredit => &impasse::HANDICAP_CREDIT,
            RuleField::IllegalMoves => &conduct::ILLEGAL_MOVES,
            RuleField::Replay => &conduct::REPLAY,
            RuleField::TakeBack => &conduct::TAKE_BACK,
            RuleField::Pause => &conduct::PAUSE,
            RuleField::Help => &conduct::HELP,
        }
    }

    /// What it turns through.
    #[must_use]
    pub const fn dial(&self) -> Dial {
        self.dial
    }

    /// Its value in `profile`; `None` where the profile has no place for it.
    #[must_use]
    pub fn value(&self, profile: &RuleProfile) -> Option<usize> {
        (self.get)(profile)
    }

    /// Turns it.
    pub fn turn(&self, profile: &mut RuleProfile, value: usize) {
        let value = match self.dial {
            Dial::Choice(options) => value.min(options.len() - 1),
            Dial::Number(span) => value.clamp(span.least, span.most),
        };
        (self.set)(profile, value);
    }
}

const fn choice(
    name: Option<&'static str>,
    options: &'static [&'static str],
    get: fn(&RuleProfile) -> Option<usize>,
    set: fn(&mut RuleProfile, usize),
) -> RuleKnob {
    RuleKnob { name, dial: Dial::Choice(options), get, set }
}

const fn number(
    name: Option<&'static str>,
    span: Span,
    get: fn(&RuleProfile) -> Option<usize>,
    set: fn(&mut RuleProfile, usize),
) -> RuleKnob {
    RuleKnob { name, dial: Dial::Number(span), get, set }
}

/// The most moves that can be asked for.
const MOST_MOVES: usize = 9_999;

/// A move number up to which something holds; 0 for no end.
const UP_TO_MOVE: Span = Span { least: 0, most: MOST_MOVES, per: 1, unit: "knob-moves", zero: Some("knob-none") };

/// The place of a value among those that can be chosen.
fn place<T: Copy + PartialEq>(all: &[T], value: T) -> Option<usize> {
    all.iter().position(|known| *known == value)
}

/// A number, with 0 for none.
fn or_zero<T: Into<usize>>(value: Option<T>) -> usize {
    value.map_or(0, Into::into)
}

/// A number, with none for 0.
fn unless_zero(value: usize) -> Option<usize> {
    (value > 0).then_some(value)
}

/// Points, which never get near to what would not fit.
fn points(value: usize) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_knobs() -> impl Iterator<Item = &'static RuleKnob> {
        RuleField::ALL.into_iter().flat_map(RuleKnob::of)
    }

    fn shipped() -> impl Iterator<Item = RuleProfile> {
        RuleProfile::shipped_ids().filter_map(RuleProfile::shipped)
    }

    #[test]
    fn the_first_knob_of_every_rule_is_always_there() {
        for profile in shipped() {
            for rule in RuleField::ALL {
                assert!(RuleKnob::of(rule)[0].value(&profile).is_some(), "{}: {rule:?}", profile.id);
            }
        }
    }

    #[test]
    fn a_knob_that_is_turned_to_where_it_stands_changes_nothing() {
        for profile in shipped() {
            for knob in all_knobs() {
                let mut turned = profile.clone();
                if let Some(value) = knob.value(&profile) {
                    knob.turn(&mut turned, value);
                }
                assert_eq!(turned, profile, "{}: {:?}", profile.id, knob.name);
            }
        }
    }

    #[test]
    fn a_knob_stands_where_it_was_turned_to() {
        for mut profile in shipped() {
            for knob in all_knobs() {
                let last = match knob.dial() {
                    Dial::Choice(options) => options.len() - 1,
                    Dial::Number(span) => span.most.min(20 * span.per),
                };
                for value in (0..=last).step_by(last.max(4) / 4) {
                    if knob.value(&profile).is_some() {
                        knob.turn(&mut profile, value);
                        let least = if let Dial::Number(span) = knob.dial() { span.least } else { 0 };
                        assert_eq!(knob.value(&profile), Some(value.max(least)), "{}: {:?}", profile.id, knob.name);
                    }
                }
            }
        }
    }
}
