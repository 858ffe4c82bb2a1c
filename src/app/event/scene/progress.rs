//! How far a pairing has come: by this board, by what the hall sees, by the event's file.

use crate::app::event::scene::result_words::in_play_words;
use crate::app::event::state::OpenEvent;
use crate::app::hall::scene::with_attempt;
use crate::app::state::AppState;
use crate::hall::{HallTable, LiveState, Notice};
use crate::rules::{EndReason, FoulKind};
use crate::session::{MatchSession, MatchStatus};
use crate::text::{Arg, Text};
use crate::tournament::{InPlay, Table, TableResult};

/// How far a pairing has come.
pub(super) enum Progress {
    /// It is being played on this board.
    Here {
        /// How many times it was started.
        attempt: u32,
    },
    /// It is being played at another board.
    Elsewhere {
        /// After so many moves.
        plies: usize,
        /// How many times it was started.
        attempt: u32,
    },
    /// It is adjourned, on this board or at another.
    Adjourned {
        /// How many times it was started.
        attempt: u32,
    },
    /// It is to be played again on this board, because the game on it does not count.
    ToBeReplayed,
    /// It was started, the file of the event says when and where.
    Started(Box<InPlay>),
    /// Games of it have been played, and more are to come.
    Between,
    /// Nothing has been played.
    Open,
    /// It is over.
    Over,
}

impl Progress {
    pub(super) fn of(state: &AppState, event: &OpenEvent, table: &Table, hall: &[&HallTable]) -> Self {
        let here = game_here(state, event, table);
        let status = here.map(MatchSession::status);
        let attempt = here.map_or(1, |session| session.setup().attempt.number);
        let is_live = |seen: &&&HallTable| {
            let live = seen.sighting.live.as_ref();
            live.is_some_and(|live| live.table == Some(table.number) && live.event == event.tournament.title)
                && matches!(seen.state(), LiveState::Running | LiveState::Paused)
        };
        match (status, hall.iter().find(is_live)) {
            _ if table.is_over() => Self::Over,
            (Some(_), _) if here.is_some_and(MatchSession::is_adjourned) => Self::Adjourned { attempt },
            (Some(MatchStatus::Waiting | MatchStatus::Running | MatchStatus::Paused), _) => Self::Here { attempt },
            (Some(MatchStatus::Over(_)), _) if state.table.next_game.is_some() => Self::ToBeReplayed,
            (_, Some(seen)) => {
                let live = seen.sighting.live.as_ref();
                let attempt = live.map_or(1, |live| live.attempt);
                match live.and_then(|live| live.notice) {
                    Some(Notice::Adjourned) => Self::Adjourned { attempt },
                    Some(_) | None => Self::Elsewhere { plies: seen.sighting.plies, attempt },
                }
            }
            (_, None) => Self::by_file(table),
        }
    }

    /// The state of a pairing by the event file, if no board reports it.
    fn by_file(table: &Table) -> Self {
        match table.in_play() {
            Some(playing) => Self::Started(Box::new(playing.clone())),
            None if table.games.is_empty() => Self::Open,
            None => Self::Between,
        }
    }

    pub(super) fn words(&self, table: &Table, text: &Text) -> String {
        match self {
            Self::Here { attempt } => with_attempt(*attempt, text.say("event-state-here"), text),
            Self::Elsewhere { plies, attempt } => {
                let words = text.tell("event-state-elsewhere", &[("plies", Arg::from(*plies))]);
                with_attempt(*attempt, words, text)
            }
            Self::Adjourned { attempt } => with_attempt(*attempt, text.say("hall-adjourned"), text),
            Self::Started(playing) => with_attempt(playing.attempt, in_play_words(playing, text), text),
            Self::ToBeReplayed => text.say("event-state-replay"),
            Self::Between => text.tell("event-state-between", &[("game", table.next_game().into())]),
            Self::Open => text.say("event-state-open"),
            Self::Over => {
                let only = table.games.first().filter(|_| table.best_of == 1);
                let words = only.and_then(|game| reason(game, text));
                let words = words.unwrap_or_else(|| text.say("event-state-over"));
                with_attempt(only.map_or(1, |game| game.attempt), words, text)
            }
        }
    }
}

/// Why a game ended, if known, or that it was decided by hand.
pub(super) fn reason(game: &TableResult, text: &Text) -> Option<String> {
    let nobody_came = game.winner.is_none() && game.reason == Some(EndReason::Default);
    if nobody_came {
        return Some(text.say("event-result-double-default"));
    }
    if game.is_by_hand() {
        return Some(text.say("event-state-by-hand"));
    }
    game.reason.as_ref().map(|reason| end_words(reason, game.foul, text))
}

/// Why a game ended, a foul with its name.
pub(super) fn end_words(reason: &EndReason, foul: Option<FoulKind>, text: &Text) -> String {
    let reason = text.end_reason(reason);
    match foul {
        Some(foul) => {
            text.tell("event-state-foul", &[("reason", reason.into()), ("foul", text.foul_kind(foul).into())])
        }
        None => reason,
    }
}

/// The game on the board, if it is one of this pairing that has no result yet.
pub(super) fn game_here<'a>(state: &'a AppState, event: &OpenEvent, table: &Table) -> Option<&'a MatchSession> {
    let session = state.as_match()?;
    let (place, _) = event.tournament.place_of(session.setup())?;
    let is_next = place.round == event.round && place.table == table.number && place.game == table.next_game();
    is_next.then_some(session)
}
