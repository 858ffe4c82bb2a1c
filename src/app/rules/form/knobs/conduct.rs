//! Illegal moves, playing again, taking back and stopping the clock.

use std::time::Duration;

use crate::app::rules::form::knobs::{choice, number, place};
use crate::app::rules::form::{RuleKnob, Span};
use crate::rules::{
    ClaimDeadline, ClaimRule, Claimants, HelpRule, IllegalMoveRule, PauseRule, ReplaySides, ReplayTime, RuleProfile,
    TakeBackRule, TopUpCap,
};

const CLAIMANTS: [Claimants; 3] = [Claimants::Opponent, Claimants::OpponentOrArbiter, Claimants::Anyone];
const DEADLINES: [ClaimDeadline; 2] = [ClaimDeadline::NextMove, ClaimDeadline::GameEnd];
const SIDES: [ReplaySides; 2] = [ReplaySides::Swapped, ReplaySides::Kept];
const CAPS: [TopUpCap; 2] = [TopUpCap::InitialTime, TopUpCap::None];
const TAKE_BACKS: [TakeBackRule; 3] = [TakeBackRule::Allowed, TakeBackRule::ByAgreement, TakeBackRule::Forbidden];
const PAUSES: [PauseRule; 3] = [PauseRule::Players, PauseRule::Arbiter, PauseRule::Nobody];

const HELPS: [HelpRule; 2] = [HelpRule::Given, HelpRule::Withheld];

const MINUTES: Span = Span { least: 0, most: 999 * 60, per: 60, unit: "knob-minutes", zero: Some("knob-none") };
const SECONDS: Span = Span { least: 0, most: 600, per: 1, unit: "knob-seconds", zero: Some("knob-none") };

/// Who may claim at first, where nobody could before.
const USUAL_CLAIM: ClaimRule = ClaimRule { by: Claimants::OpponentOrArbiter, until: ClaimDeadline::GameEnd };

/// What players have left, and nothing on top.
const LEFT_OVER: ReplayTime =
    ReplayTime::Remaining { top_up_to: None, cap: TopUpCap::InitialTime, fallback_byoyomi: None };

pub(super) static ILLEGAL_MOVES: [RuleKnob; 3] = [
    choice(
        None,
        &["knob-prevented", "knob-at-once", "knob-claimed"],
        |it| {
            Some(match it.illegal_moves {
                IllegalMoveRule::Prevent => 0,
                IllegalMoveRule::AdjudicateAtOnce => 1,
                IllegalMoveRule::PlayOn(_) => 2,
            })
        },
        |it, value| {
            it.illegal_moves = match value {
                0 => IllegalMoveRule::Prevent,
                1 => IllegalMoveRule::AdjudicateAtOnce,
                _ => IllegalMoveRule::PlayOn(claims(it).unwrap_or(USUAL_CLAIM)),
            }
        },
    ),
    choice(
        Some("knob-claimants"),
        &["knob-opponent", "knob-opponent-or-arbiter", "knob-anyone"],
        |it| claims(it).and_then(|claims| place(&CLAIMANTS, claims.by)),
        |it, value| {
            if let IllegalMoveRule::PlayOn(claims) = &mut it.illegal_moves {
                claims.by = CLAIMANTS[value];
            }
        },
    ),
    choice(
        Some("knob-deadline"),
        &["knob-next-move", "knob-game-end"],
        |it| claims(it).and_then(|claims| place(&DEADLINES, claims.until)),
        |it, value| {
            if let IllegalMoveRule::PlayOn(claims) = &mut it.illegal_moves {
                claims.until = DEADLINES[value];
            }
        },
    ),
];

pub(super) static REPLAY: [RuleKnob; 6] = [
    choice(
        Some("knob-sides"),
        &["knob-swapped", "knob-kept"],
        |it| place(&SIDES, it.replay.sides),
        |it, value| it.replay.sides = SIDES[value],
    ),
    choice(
        Some("knob-time"),
        &["knob-fresh", "knob-remaining"],
        |it| Some(usize::from(it.replay.time != ReplayTime::Fresh)),
        |it, value| match (value, it.replay.time) {
            (0, _) => it.replay.time = ReplayTime::Fresh,
            (_, ReplayTime::Fresh) => it.replay.time = LEFT_OVER,
            (_, ReplayTime::Remaining { .. }) => {}
        },
    ),
    number(
        Some("knob-top-up"),
        MINUTES,
        |it| left_over(it).map(|(top_up_to, ..)| secs(top_up_to)),
        |it, value| {
            if let ReplayTime::Remaining { top_up_to, .. } = &mut it.replay.time {
                *top_up_to = turned(*top_up_to, value);
            }
        },
    ),
    choice(
        Some("knob-cap"),
        &["knob-cap-initial", "knob-none"],
        |it| left_over(it).filter(|it| it.0.is_some()).and_then(|(_, cap, _)| place(&CAPS, cap)),
        |it, value| {
            if let ReplayTime::Remaining { cap, .. } = &mut it.replay.time {
                *cap = CAPS[value];
            }
        },
    ),
    number(
        Some("knob-fallback"),
        SECONDS,
        |it| left_over(it).map(|(.., fallback)| secs(fallback)),
        |it, value| {
            if let ReplayTime::Remaining { fallback_byoyomi, .. } = &mut it.replay.time {
                *fallback_byoyomi = turned(*fallback_byoyomi, value);
            }
        },
    ),
    number(
        Some("knob-rest"),
        MINUTES,
        |it| Some(secs(Some(it.replay.rest))),
        |it, value| it.replay.rest = turned(Some(it.replay.rest), value).unwrap_or_default(),
    ),
];

pub(super) static TAKE_BACK: [RuleKnob; 1] = [choice(
    None,
    &["knob-allowed", "knob-by-agreement", "knob-forbidden"],
    |it| place(&TAKE_BACKS, it.take_back),
    |it, value| it.take_back = TAKE_BACKS[value],
)];

pub(super) static PAUSE: [RuleKnob; 1] = [choice(
    None,
    &["knob-players", "knob-arbiter", "knob-nobody"],
    |it| place(&PAUSES, it.pause),
    |it, value| it.pause = PAUSES[value],
)];

pub(super) static HELP: [RuleKnob; 1] = [choice(
    None,
    &["knob-help-given", "knob-help-withheld"],
    |it| place(&HELPS, it.help),
    |it, value| it.help = HELPS[value],
)];

const fn claims(profile: &RuleProfile) -> Option<ClaimRule> {
    match profile.illegal_moves {
        IllegalMoveRule::Prevent | IllegalMoveRule::AdjudicateAtOnce => None,
        IllegalMoveRule::PlayOn(claims) => Some(claims),
    }
}

const fn left_over(profile: &RuleProfile) -> Option<(Option<Duration>, TopUpCap, Option<Duration>)> {
    match profile.replay.time {
        ReplayTime::Fresh => None,
        ReplayTime::Remaining { top_up_to, cap, fallback_byoyomi } => Some((top_up_to, cap, fallback_byoyomi)),
    }
}

/// Whole seconds, 0 for none.
fn secs(time: Option<Duration>) -> usize {
    time.map_or(0, |time| usize::try_from(time.as_secs()).unwrap_or(usize::MAX))
}

/// The time that was turned to; as it was, with any fraction of a second, where that is the same.
fn turned(before: Option<Duration>, value: usize) -> Option<Duration> {
    if secs(before) == value { before } else { (value > 0).then(|| Duration::from_secs(value as u64)) }
}
