//! What players who cannot see the screen hear unasked.

use super::result::headline;
use crate::app::state::AppState;
use crate::session::{MatchSession, MatchStatus};
use crate::sound::{ClockMoment, Turn};
use crate::text::{Arg, CheckCall, Text};

/// What a screen reader says by itself as soon as it changes, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnnouncementScene {
    /// The latest move, or the one that led to the place that is looked at; said when nothing else is being said.
    pub said: String,
    /// What is called of a clock, or how the game ended; said at once.
    pub called: String,
}

impl AnnouncementScene {
    pub fn of(state: &AppState, text: &Text) -> Self {
        if state.as_setup().is_some() {
            return Self::default();
        }
        let called = state.as_match().and_then(|session| ending(state, session, text));
        Self {
            said: latest_move(state, text).unwrap_or_default(),
            called: called.or_else(|| clock_call(state, text)).unwrap_or_default(),
        }
    }
}

fn latest_move(state: &AppState, text: &Text) -> Option<String> {
    let (ply, node, before) = state.move_shown()?;
    let number = state.tree().number_of(ply) as usize;
    let call = if state.withholds_help() { CheckCall::Unsaid } else { CheckCall::Said };
    text.spoken_numbered_move(number, node, &before, state.is_handicap(), call)
}

fn ending(state: &AppState, session: &MatchSession, text: &Text) -> Option<String> {
    let MatchStatus::Over(outcome) = session.status() else { return None };
    let winner = headline(session, text, outcome, state.is_handicap());
    Some(text.tell("spoken-end", &[("winner", winner.into()), ("reason", text.reason_of(outcome).into())]))
}

fn clock_call(state: &AppState, text: &Text) -> Option<String> {
    let (color, moment) = state.sound.call?;
    let side = ("side", Arg::from(text.side(color, state.is_handicap())));
    Some(match moment {
        ClockMoment::Second { left, .. } => {
            let time = text.duration(std::time::Duration::from_secs(left));
            text.tell("spoken-time", &[side, ("time", time.into())])
        }
        ClockMoment::Turn(turn) => text.tell("spoken-turn", &[side, ("what", turn_words(turn, text).into())]),
    })
}

fn turn_words(turn: Turn, text: &Text) -> String {
    match turn {
        Turn::Byoyomi => text.say("schedule-turn-byoyomi"),
        Turn::NextPeriod => text.say("schedule-turn-period"),
        Turn::Minute { number, .. } => text.tell("spoken-minute", &[("number", Arg::from(u32::from(number)))]),
        Turn::TimeUp => text.say("schedule-turn-time-up"),
    }
}
