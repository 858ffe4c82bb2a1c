//! What is known of a player at a glance, for the table and for the audience display.

use super::clock_face::ClockFace;
use crate::app::files::form::shown_name;
use crate::app::scene::sides::{mark, nears_impasse, player_name, seats};
use crate::app::state::{AppState, Mode};
use crate::clock::{SessionTime, Stage};
use crate::record::MoveTime;
use crate::record::notation::time_digits;
use crate::rules::{AgreementRule, DeclarationReport, DeclarationRule, Grounds};
use crate::session::{Halt, MatchSession, MatchStatus, Pending, ReviewSession};
use crate::shogi::Color;
use crate::text::Text;

/// A player's plate: name, rank and clock.
#[derive(Clone, Debug)]
pub struct PlateScene {
    /// Whether it is the player at the top.
    pub is_far: bool,
    /// Whether its digits are turned round.
    pub is_turned: bool,
    /// ☗ or ☖.
    pub mark: &'static str,
    /// The player's name, or what the side is called.
    pub name: String,
    /// The end of the name that tells it from the other's, for where there is no room for a name that begins as that does.
    pub apart: Option<String>,
    /// What the side is called and the rank, in small.
    pub detail: String,
    /// What of it is said where there is less room, the longest first.
    pub shorter_details: Vec<String>,
    /// The clock's digits; empty where no time is known.
    pub digits: String,
    /// Which time that is: main time, byoyomi, time used.
    pub phase: String,
    /// What it usually says.
    pub usual_phase: String,
    /// What comes after it, or which period it is.
    pub extra: String,
    /// The same in short: 2/3.
    pub extra_short: String,
    /// How much of the byoyomi period is left, from 0 to 1.
    pub period_left: Option<f32>,
    /// Whether this player is to move.
    pub is_to_move: bool,
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether the clock stands still though the game is not over.
    pub is_stopped: bool,
    /// Whether there is hardly any time left.
    pub is_urgent: bool,
    /// What the card tells by its colour.
    pub tone: PlateTone,
    /// What a screen reader says.
    pub label: String,
}

/// What a card tells by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlateTone {
    /// There is nothing to look at.
    Calm,
    /// The main time is used up.
    Byoyomi,
    /// The last seconds are running, or one is called that is not to be heard alone.
    LastSeconds,
    /// The time is over.
    Flagged,
    /// The player has won.
    Won,
}

/// From this second on the card of a running clock is filled.
const LAST_SECONDS: u64 = 5;

impl PlateScene {
    pub fn of(state: &AppState, text: &Text, color: Color, now: SessionTime) -> Self {
        let face = match &state.table.mode {
            Mode::Match(session) => ClockFace::of(session.clock(), text, color, now, state.settings.tenths),
            Mode::Review(session) => review_face(session, text, color),
            Mode::Setup(_) => ClockFace::default(),
        };
        let name = player_name(state, text, color);
        let details = details(state, text, color, &name);
        let detail = details.join(" · ");
        let is_stopped = is_stopped(state);
        let tone = tone(state, color, now);
        let phase = match tone {
            PlateTone::Won => text.say("plate-won"),
            _ if state.failed_engine(color).is_some() => text.say("clock-engine-failed"),
            _ if is_stopped && is_to_move(state, color) => text.say(stopped_words(state)),
            _ => face.phase,
        };
        let running = state.as_match().and_then(|session| session.clock().running());
        Self {
            is_far: seats(state)[0] == color,
            is_turned: seats(state)[0] == color && state.settings.far_digits_turned && !state.is_table_top(),
            mark: mark(color),
            label: format!("{} {name} {} {phase} {detail}", mark(color), face.digits).trim_end().to_owned(),
            apart: apart(&name, &player_name(state, text, color.opponent())),
            detail,
            shorter_details: shorter(&details),
            name,
            digits: face.digits,
            phase,
            usual_phase: text.stage(Stage::Main),
            extra: face.extra,
            extra_short: face.extra_short,
            period_left: face.period_left,
            is_stopped,
            is_to_move: is_to_move(state, color),
            is_running: running == Some(color),
            is_urgent: face.is_urgent,
            tone,
        }
    }
}

fn tone(state: &AppState, color: Color, now: SessionTime) -> PlateTone {
    let Some(session) = state.as_match() else { return PlateTone::Calm };
    let clock = session.clock();
    let reading = clock.reading(color, now);
    let is_last = || reading.shown_secs() <= LAST_SECONDS && !clock.more_follows(color, reading);
    if matches!(session.status(), MatchStatus::Over(outcome) if outcome.winner == Some(color)) {
        return PlateTone::Won;
    }
    match reading.stage() {
        Stage::Untimed => PlateTone::Calm,
        Stage::Flagged => PlateTone::Flagged,
        _ if clock.running() == Some(color) && (is_last() || state.is_flashing(color, now)) => PlateTone::LastSeconds,
        Stage::Delay | Stage::Main => PlateTone::Calm,
        Stage::Byoyomi(_) | Stage::Consideration(_) => PlateTone::Byoyomi,
    }
}

fn is_to_move(state: &AppState, color: Color) -> bool {
    let is_over = state.as_match().is_some_and(|session| matches!(session.status(), MatchStatus::Over(_)));
    !is_over && state.position().turn() == color
}

/// Whether a game that has begun waits for something else than a move.
fn is_stopped(state: &AppState) -> bool {
    let waits = |session: &MatchSession| session.clock().running().is_none() && session.is_in_progress();
    state.as_match().is_some_and(waits)
}

fn stopped_words(state: &AppState) -> &'static str {
    match state.as_match().and_then(MatchSession::halted) {
        Some(Halt::Hall { .. }) => "clock-hall-stopped",
        Some(Halt::Called | Halt::Stopped) | None => "clock-stopped",
    }
}

/// The side and the rank, as far as the name does not say them already, and the points.
fn details(state: &AppState, text: &Text, color: Color, name: &str) -> Vec<String> {
    let side = text.side(color, state.is_handicap());
    let rank = state.tree().header.rank(color).map(shown_name);
    let side = Some(side).filter(|side| side != name);
    let parts = [side, rank, points(state, text, color)];
    parts.into_iter().flatten().collect()
}

/// So many letters two names have to begin alike with.
const ALIKE: usize = 8;

/// The words of a name that are not those of the other one, where both begin alike.
fn apart(name: &str, other: &str) -> Option<String> {
    let alike = name.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let (differs, first) = name.char_indices().nth(alike).filter(|_| alike >= ALIKE)?;
    let words = name[..differs + first.len_utf8()].char_indices().rev();
    let begins = words.into_iter().find(|(_, sign)| matches!(sign, ' ' | '(' | '（')).map_or(differs, |(at, _)| at);
    Some(format!("…{}", name[begins..].trim_start()))
}

/// The same without its beginning, and at last the side alone.
fn shorter(details: &[String]) -> Vec<String> {
    let rest = (1..details.len()).map(|dropped| details[dropped..].join(" · "));
    rest.chain(details.first().cloned()).collect()
}

/// The points of a side, once a king has come near the enemy camp and points matter: as an agreement counts them, or once
/// somebody has declared, the declarer's alone and as the ruling counts them.
pub fn points(state: &AppState, text: &Text, color: Color) -> Option<String> {
    let session = state.as_match().filter(|session| counts_points(state, session))?;
    let points = match declared(session) {
        Some(report) if report.declarer == color => report.points.total(),
        Some(_) => return None,
        None => session.impasse_status().everything.of(color).total(),
    };
    Some(text.tell("plate-points", &[("points", u32::from(points).into())]))
}

/// The declaration that is being ruled on, or by which the game ended.
fn declared(session: &MatchSession) -> Option<&DeclarationReport> {
    match (session.verdict().map(|verdict| &verdict.grounds), session.pending()) {
        (Some(Grounds::Declaration(report)), _) => Some(report),
        (None, Some(Pending::Declaration(case))) => Some(&case.report),
        (Some(_), _) | (None, _) => None,
    }
}

/// Whether points matter under the rules of the game, and are shown: always, or once a king has come so far that they
/// begin to; never where the players get no help.
fn counts_points(state: &AppState, session: &MatchSession) -> bool {
    let rules = &session.setup().profile;
    let matter = rules.agreement != AgreementRule::Off || rules.declaration != DeclarationRule::Off;
    matter && !state.withholds_help() && (state.settings.points_always || nears_impasse(session))
}

/// What stands for the time of a side of which the record tells none, though it does of the other.
const NO_TIME: &str = "–";

/// The time the player had used up to the place that is looked at, as far as the record tells.
fn review_face(session: &ReviewSession, text: &Text, color: Color) -> ClockFace {
    let is_told = Color::ALL.into_iter().any(|color| session.used(color).is_some());
    let digits = |time: MoveTime| time_digits(time.total.as_secs());
    let digits = session.used(color).map_or_else(|| NO_TIME.to_owned(), digits);
    ClockFace {
        digits: if is_told { digits } else { String::new() },
        phase: if is_told { text.say("clock-used") } else { String::new() },
        extra: String::new(),
        extra_short: String::new(),
        period_left: None,
        is_urgent: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_begin_alike_are_told_apart_by_their_ends() {
        let ends = |one, other| [apart(one, other), apart(other, one)].map(Option::unwrap_or_default);
        let told = ends("Fairy-Stockfish 11 (1,000 positions)", "Fairy-Stockfish 11 (10,000 positions)");
        assert_eq!(told, ["…(1,000 positions)", "…(10,000 positions)"]);
        assert_eq!(ends("Fairy-Stockfish 11（全力）", "Fairy-Stockfish 11（1秒）"), ["…（全力）", "…（1秒）"]);
        assert_eq!(ends("Fairy-Stockfish 11", "Fairy-Stockfish 11 (2)"), ["", "…(2)"]);
        assert_eq!(ends("佐藤", "佐々木"), ["", ""]);
        assert_eq!(ends("Fairy-Stockfish", "Fairy-Stockfish"), ["", ""]);
    }
}
