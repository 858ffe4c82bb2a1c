use super::{mark, nears_impasse, player_name, seats};
use crate::app::state::{AppState, Mode};
use crate::clock::{Counting, Period, Reading, SessionTime, Stage, TimeControl};
use crate::record::notation::time_digits;
use crate::record::{Header, MoveTime};
use crate::rules::{AgreementRule, DeclarationRule};
use crate::session::{MatchSession, MatchStatus, ReviewSession};
use crate::shogi::Color;
use crate::text::Text;

/// From this many seconds on the clock turns to the colour of what is urgent.
const URGENT_SECS: u64 = 10;

/// A player's plate: name, rank and clock.
#[derive(Clone, Debug)]
pub struct PlateScene {
    /// Whether it is the player at the top.
    pub is_far: bool,
    /// ☗ or ☖.
    pub mark: &'static str,
    /// The player's name, or what the side is called.
    pub name: String,
    /// What the side is called and the rank, in small.
    pub detail: String,
    /// The clock's digits; empty where no time is known.
    pub digits: String,
    /// Which time that is: main time, byoyomi, time used.
    pub phase: String,
    /// What comes after it, or which period it is.
    pub extra: String,
    /// How much of the byoyomi period is left, from 0 to 1.
    pub period_left: Option<f32>,
    /// Whether this player is to move.
    pub is_to_move: bool,
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether there is hardly any time left.
    pub is_urgent: bool,
    /// What a screen reader says.
    pub label: String,
}

/// What a clock shows, in words.
#[derive(Default)]
struct Face {
    digits: String,
    phase: String,
    extra: String,
    period_left: Option<f32>,
    is_urgent: bool,
}

impl PlateScene {
    pub(super) fn of(state: &AppState, text: &Text, color: Color, now: SessionTime) -> Self {
        let face = match &state.mode {
            Mode::Match(session) => match_face(session, text, color, now),
            Mode::Review(session) => review_face(session, text, color),
            Mode::Setup(_) => Face::default(),
        };
        let name = player_name(state, text, color);
        let detail = detail(state, text, color, &name);
        let running = state.as_match().and_then(|session| session.clock().running());
        Self {
            is_far: seats(state)[0] == color,
            mark: mark(color),
            label: format!("{} {name} {} {} {detail}", mark(color), face.digits, face.phase).trim_end().to_owned(),
            detail,
            name,
            digits: face.digits,
            phase: face.phase,
            extra: face.extra,
            period_left: face.period_left,
            is_to_move: is_to_move(state, color),
            is_running: running == Some(color),
            is_urgent: face.is_urgent,
        }
    }
}

fn is_to_move(state: &AppState, color: Color) -> bool {
    let is_over = state.as_match().is_some_and(|session| matches!(session.status(), MatchStatus::Over(_)));
    !is_over && state.position().turn() == color
}

/// The side and the rank, as far as the name does not say them already.
fn detail(state: &AppState, text: &Text, color: Color, name: &str) -> String {
    let side = text.side(color, state.is_handicap());
    let rank = match &state.mode {
        Mode::Match(session) => session.setup().player(color).rank.clone(),
        Mode::Review(_) | Mode::Setup(_) => {
            state.tree().header.get(Header::rank_key(color)).unwrap_or_default().to_owned()
        }
    };
    let side = Some(side).filter(|side| side != name);
    let parts = [side, Some(rank).filter(|rank| !rank.is_empty()), points(state, text, color)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The points as an agreement counts them, once a king has come near the enemy camp and points matter.
fn points(state: &AppState, text: &Text, color: Color) -> Option<String> {
    let session = state.as_match().filter(|session| nears_impasse(session))?;
    let rules = &session.setup().profile;
    let matter = rules.agreement != AgreementRule::Off || rules.declaration != DeclarationRule::Off;
    let points = session.impasse_status().everything.of(color).total();
    matter.then(|| text.tell("plate-points", &[("points", u32::from(points).into())]))
}

fn match_face(session: &MatchSession, text: &Text, color: Color, now: SessionTime) -> Face {
    let reading = session.clock().reading(color, now);
    let control = session.clock().control(color);
    Face {
        digits: time_digits(reading.shown_secs()),
        phase: text.stage(reading.stage()),
        extra: extra(text, reading.stage(), control),
        period_left: period_left(reading),
        is_urgent: is_urgent(reading, session.clock().more_follows(color, reading)),
    }
}

/// What comes after it, or which period it is.
fn extra(text: &Text, stage: Stage, control: TimeControl) -> String {
    match stage {
        Stage::Untimed | Stage::Flagged => String::new(),
        Stage::Delay | Stage::Main => after_main(text, control),
        Stage::Byoyomi(period) | Stage::Consideration(period) => period_words(text, period),
    }
}

/// How much of a period is left, from 0 to 1.
fn period_left(reading: Reading) -> Option<f32> {
    let period = reading.stage().period()?;
    Some(reading.shown().as_secs_f32() / period.length.as_secs_f32())
}

/// Few seconds are urgent unless byoyomi comes after them.
fn is_urgent(reading: Reading, more_follows: bool) -> bool {
    let is_short = reading.shown_secs() <= URGENT_SECS;
    match reading.stage() {
        Stage::Untimed => false,
        Stage::Delay | Stage::Main => is_short && !more_follows,
        Stage::Byoyomi(_) | Stage::Consideration(_) | Stage::Flagged => is_short,
    }
}

fn after_main(text: &Text, control: TimeControl) -> String {
    let increment = match control.counting {
        Counting::Fischer { increment } => {
            Some(text.tell("clock-increment", &[("increment", text.duration(increment).into())]))
        }
        Counting::Exact | Counting::Stopwatch { .. } | Counting::Delay { .. } => None,
    };
    [increment, text.after_main(control.after)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn period_words(text: &Text, period: Period) -> String {
    let length = text.duration(period.length);
    if period.of == 1 {
        return text.tell("clock-period", &[("period", length.into())]);
    }
    let args = [("period", length.into()), ("number", period.number.into()), ("of", period.of.into())];
    text.tell("clock-periods", &args)
}

/// The time the player had used up to the place that is looked at, as far as the record tells.
fn review_face(session: &ReviewSession, text: &Text, color: Color) -> Face {
    let (tree, line) = (session.tree(), &session.line()[..=session.ply()]);
    let moves = tree.movers(line).into_iter().zip(&line[1..]).rev();
    let time: Option<MoveTime> = moves.filter(|&(mover, _)| mover == color).find_map(|(_, &node)| tree.node(node).time);
    Face {
        digits: time.map_or_else(String::new, |time| time_digits(time.total.as_secs())),
        phase: time.map_or_else(String::new, |_| text.say("clock-used")),
        extra: String::new(),
        period_left: None,
        is_urgent: false,
    }
}
