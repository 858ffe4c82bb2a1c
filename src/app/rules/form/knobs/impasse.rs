//! Impasse, declaration and try.

use crate::app::rules::form::knobs::draws::{RESULT_WORDS, RESULTS};
use crate::app::rules::form::knobs::{UP_TO_MOVE, choice, number, or_zero, place, points, unless_zero};
use crate::app::rules::form::{RuleKnob, Span};
use crate::rules::{
    AgreementRule, AgreementTerms, AgreementTie, DeclarationCall, DeclarationRule, DeclarationTerms, FailedDeclaration,
    HandicapCredit, KingsEntered, RuleProfile, TryRule,
};

const POINTS: Span =
    Span { least: 1, most: DeclarationTerms::FULL_SET as usize, per: 1, unit: "knob-points", zero: None };
const POINTS_OR_NONE: Span = Span { least: 0, zero: Some("knob-none"), ..POINTS };
const PIECES: Span = Span { least: 0, most: 20, per: 1, unit: "knob-pieces", zero: None };
const KINGS: [KingsEntered; 2] = [KingsEntered::One, KingsEntered::Both];
const TIES: [AgreementTie; 3] = [AgreementTie::Draw, AgreementTie::Replay, AgreementTie::WhiteWins];
const CALLS: [DeclarationCall; 2] = [DeclarationCall::Manual, DeclarationCall::Automatic];
const FAILING: [FailedDeclaration; 2] = [FailedDeclaration::Loss, FailedDeclaration::Ignored];
const TRIES: [TryRule; 3] =
    [TryRule::Off, TryRule::On { kings: KingsEntered::One }, TryRule::On { kings: KingsEntered::Both }];
const CREDITS: [HandicapCredit; 2] = [HandicapCredit::Off, HandicapCredit::MissingPieces];

/// The terms that are offered at first: 24 points, as the JSA has it.
const USUAL_AGREEMENT: AgreementTerms =
    AgreementTerms { kings: KingsEntered::One, threshold: 24, tie: AgreementTie::Draw, ply_limit: None };

pub(super) static AGREEMENT: [RuleKnob; 5] = [
    choice(
        None,
        &["knob-off", "knob-on"],
        |it| Some(usize::from(agreed(it).is_some())),
        |it, value| {
            let terms = agreed(it).unwrap_or(USUAL_AGREEMENT);
            it.agreement = if value == 0 { AgreementRule::Off } else { AgreementRule::On(terms) };
        },
    ),
    choice(
        Some("knob-kings"),
        &["knob-one-king", "knob-both-kings"],
        |it| agreed(it).and_then(|terms| place(&KINGS, terms.kings)),
        |it, value| agree(it, |terms| terms.kings = KINGS[value]),
    ),
    number(
        Some("knob-threshold"),
        POINTS,
        |it| agreed(it).map(|terms| terms.threshold.into()),
        |it, value| agree(it, |terms| terms.threshold = points(value)),
    ),
    choice(
        Some("knob-tie"),
        &["knob-draw", "knob-replay", "knob-white"],
        |it| agreed(it).and_then(|terms| place(&TIES, terms.tie)),
        |it, value| agree(it, |terms| terms.tie = TIES[value]),
    ),
    number(
        Some("knob-until-move"),
        UP_TO_MOVE,
        |it| agreed(it).map(|terms| or_zero(terms.ply_limit)),
        |it, value| agree(it, |terms| terms.ply_limit = unless_zero(value)),
    ),
];

pub(super) static DECLARATION: [RuleKnob; 8] = [
    choice(
        None,
        &["knob-off", "knob-by-player", "knob-automatic"],
        |it| declared(it).map_or(Some(0), |terms| place(&CALLS, terms.call).map(|call| call + 1)),
        |it, value| {
            let terms = declared(it).unwrap_or(DeclarationTerms::POINTS_27);
            it.declaration = match value.checked_sub(1) {
                None => DeclarationRule::Off,
                Some(call) => DeclarationRule::On(DeclarationTerms { call: CALLS[call], ..terms }),
            };
        },
    ),
    number(
        Some("knob-black-wins"),
        POINTS,
        |it| declared(it).map(|terms| terms.to_win.black.into()),
        |it, value| declare(it, |terms| terms.to_win.black = points(value)),
    ),
    number(
        Some("knob-white-wins"),
        POINTS,
        |it| declared(it).map(|terms| terms.to_win.white.into()),
        |it, value| declare(it, |terms| terms.to_win.white = points(value)),
    ),
    number(
        Some("knob-drawn-from"),
        POINTS_OR_NONE,
        |it| declared(it).map(|terms| or_zero(terms.drawn_from)),
        |it, value| declare(it, |terms| terms.drawn_from = unless_zero(value).map(points)),
    ),
    choice(
        Some("knob-drawn"),
        &RESULT_WORDS,
        |it| declared(it).filter(|it| it.drawn_from.is_some()).and_then(|terms| place(&RESULTS, terms.drawn)),
        |it, value| declare(it, |terms| terms.drawn = RESULTS[value]),
    ),
    number(
        Some("knob-in-camp"),
        PIECES,
        |it| declared(it).map(|terms| terms.pieces_in_camp.into()),
        |it, value| declare(it, |terms| terms.pieces_in_camp = u8::try_from(value).unwrap_or(u8::MAX)),
    ),
    number(
        Some("knob-until-move"),
        UP_TO_MOVE,
        |it| declared(it).map(|terms| or_zero(terms.ply_limit)),
        |it, value| declare(it, |terms| terms.ply_limit = unless_zero(value)),
    ),
    choice(
        Some("knob-failing"),
        &["knob-loses", "knob-ignored"],
        |it| declared(it).and_then(|terms| place(&FAILING, terms.failing)),
        |it, value| declare(it, |terms| terms.failing = FAILING[value]),
    ),
];

pub(super) static TRY: [RuleKnob; 1] = [choice(
    None,
    &["knob-off", "knob-try-one", "knob-try-both"],
    |it| place(&TRIES, it.try_rule),
    |it, value| it.try_rule = TRIES[value],
)];

pub(super) static HANDICAP_CREDIT: [RuleKnob; 1] = [choice(
    None,
    &["knob-not-counted", "knob-counted"],
    |it| place(&CREDITS, it.handicap_credit),
    |it, value| it.handicap_credit = CREDITS[value],
)];

const fn agreed(profile: &RuleProfile) -> Option<AgreementTerms> {
    match profile.agreement {
        AgreementRule::Off => None,
        AgreementRule::On(terms) => Some(terms),
    }
}

fn agree(profile: &mut RuleProfile, change: impl FnOnce(&mut AgreementTerms)) {
    match &mut profile.agreement {
        AgreementRule::Off => {}
        AgreementRule::On(terms) => change(terms),
    }
}

const fn declared(profile: &RuleProfile) -> Option<DeclarationTerms> {
    match profile.declaration {
        DeclarationRule::Off => None,
        DeclarationRule::On(terms) => Some(terms),
    }
}

fn declare(profile: &mut RuleProfile, change: impl FnOnce(&mut DeclarationTerms)) {
    match &mut profile.declaration {
        DeclarationRule::Off => {}
        DeclarationRule::On(terms) => change(terms),
    }
}
