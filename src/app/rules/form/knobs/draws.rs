//! Repetition, perpetual check and the move limit.

use crate::app::rules::form::knobs::{MOST_MOVES, choice, number, place};
use crate::app::rules::form::{RuleKnob, Span};
use crate::rules::{LimitInCheck, MateAtLimit, MoveLimit, PerpetualCheckRule, RuleProfile, Undecided};

pub(super) const RESULTS: [Undecided; 2] = [Undecided::Draw, Undecided::Replay];
pub(super) const RESULT_WORDS: [&str; 2] = ["knob-draw", "knob-replay"];

const TIMES: Span = Span { least: 2, most: 20, per: 1, unit: "knob-times", zero: None };
const CHECKS: [PerpetualCheckRule; 2] = [PerpetualCheckRule::CheckerLoses, PerpetualCheckRule::Repetition];
const PLIES: Span = Span { least: 1, most: MOST_MOVES, per: 1, unit: "knob-moves", zero: None };
const IN_CHECK: [LimitInCheck; 2] = [LimitInCheck::PlayOn, LimitInCheck::Ends];
const MATES: [MateAtLimit; 2] = [MateAtLimit::Wins, MateAtLimit::TooLate];

/// The limit that is offered at first: the JSA's.
const USUAL_LIMIT: MoveLimit =
    MoveLimit::After { plies: 500, result: Undecided::Draw, in_check: LimitInCheck::PlayOn, mate: MateAtLimit::Wins };

pub(super) static REPETITION: [RuleKnob; 2] = [
    number(Some("knob-count"), TIMES, |it| Some(it.repetition.count), |it, count| it.repetition.count = count),
    choice(
        Some("knob-result"),
        &RESULT_WORDS,
        |it| place(&RESULTS, it.repetition.result),
        |it, value| it.repetition.result = RESULTS[value],
    ),
];

pub(super) static PERPETUAL_CHECK: [RuleKnob; 1] = [choice(
    None,
    &["knob-checker-loses", "knob-as-repetition"],
    |it| place(&CHECKS, it.perpetual_check),
    |it, value| it.perpetual_check = CHECKS[value],
)];

pub(super) static MOVE_LIMIT: [RuleKnob; 5] = [
    choice(
        None,
        &["knob-off", "knob-on"],
        |it| Some(usize::from(limit(it).is_some())),
        |it, value| {
            let is_on = limit(it).is_some();
            match (is_on, value) {
                (true, 0) => it.move_limit = MoveLimit::Off,
                (false, 1) => it.move_limit = USUAL_LIMIT,
                (true | false, _) => {}
            }
        },
    ),
    number(
        Some("knob-limit"),
        PLIES,
        |it| limit(it).map(|(plies, ..)| plies),
        |it, value| {
            if let MoveLimit::After { plies, .. } = &mut it.move_limit {
                *plies = value;
            }
        },
    ),
    choice(
        Some("knob-result"),
        &RESULT_WORDS,
        |it| limit(it).and_then(|(_, result, ..)| place(&RESULTS, result)),
        |it, value| {
            if let MoveLimit::After { result, .. } = &mut it.move_limit {
                *result = RESULTS[value];
            }
        },
    ),
    choice(
        Some("knob-in-check"),
        &["knob-plays-on", "knob-ends"],
        |it| limit(it).and_then(|(_, _, in_check, _)| place(&IN_CHECK, in_check)),
        |it, value| {
            if let MoveLimit::After { in_check, .. } = &mut it.move_limit {
                *in_check = IN_CHECK[value];
            }
        },
    ),
    choice(
        Some("knob-mate"),
        &["knob-wins", "knob-too-late"],
        |it| limit(it).and_then(|(.., mate)| place(&MATES, mate)),
        |it, value| {
            if let MoveLimit::After { mate, .. } = &mut it.move_limit {
                *mate = MATES[value];
            }
        },
    ),
];

const fn limit(profile: &RuleProfile) -> Option<(usize, Undecided, LimitInCheck, MateAtLimit)> {
    match profile.move_limit {
        MoveLimit::Off => None,
        MoveLimit::After { plies, result, in_check, mate } => Some((plies, result, in_check, mate)),
    }
}
