//! The chosen pairing, and what can be done with it.

use crate::app::event::action::HandResult;
use crate::app::event::scene::pairings::{SEATS, black_seen, is_interrupted, name};
use crate::app::event::scene::progress::{game_here, reason};
use crate::app::event::scene::toss::tosses_before;
use crate::app::event::state::OpenEvent;
use crate::app::hall::scene::attempt_words;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::rules::EndReason;
use crate::session::MatchSession;
use crate::shogi::{Color, Handicap};
use crate::text::Text;
use crate::tournament::{Seat, Table};

/// The chosen pairing, and what can be done with it.
#[derive(Clone, Debug)]
pub struct ChosenScene {
    /// "Table 2: 甲 3-dan – 乙 1-dan"
    pub headline: String,
    /// Who has Black, from which position, and which game of the series it is.
    pub terms: String,
    /// The words on the button that starts a game; `None` if none is left, or it is on the board.
    pub start: Option<String>,
    /// The results that can be entered by hand.
    pub results: Vec<(HandResult, String)>,
    /// The one that is entered, where there is a single game.
    pub entered: Option<HandResult>,
    /// Whether it has a result that can be removed, or was started: then it can be said not to be played.
    pub can_be_undone: bool,
}

impl ChosenScene {
    pub(super) fn of(state: &AppState, event: &OpenEvent, text: &Text) -> Option<Self> {
        let table = event.chosen()?;
        let hall = state.hall.as_ref().map(|view| view.hall.in_place()).unwrap_or_default();
        let knows_rules = state.profiles.find(&event.tournament.profile).is_some();
        let is_here = game_here(state, event, table).is_some_and(MatchSession::is_in_progress);
        let number = text.tell("hall-table", &[("number", table.number.into())]);
        let players = SEATS.map(|seat| {
            let player = table.player(seat);
            format!("{} {}", name(player, text), event.tournament.rank_and_team(player)).trim_end().to_owned()
        });
        let start = if is_interrupted(state, event, table) {
            text.say("event-resume")
        } else if table.best_of > 1 {
            text.tell("event-start-game", &[("game", table.next_game().into())])
        } else {
            text.say("event-start")
        };
        Some(Self {
            headline: text.told_of(&number, &players.join(" – ")),
            terms: terms(table, black_seen(state, event, table, &hall), text),
            start: Some(start).filter(|_| !table.is_over() && knows_rules && !is_here),
            results: results(table, text),
            entered: entered(table),
            can_be_undone: !table.games.is_empty() || table.in_play().is_some(),
        })
    }
}

/// Who has Black in the game that is played or in the next one, from which position, and how many games there are.
fn terms(table: &Table, seen: Option<Seat>, text: &Text) -> String {
    let is_handicap = table.handicap() != Handicap::Even;
    let side = match table.black_told().or(seen) {
        None if table.in_play().is_some() => text.say("event-sides-were-tossed"),
        None => text.say("event-sides-tossed"),
        Some(black) => {
            let names = [(Color::Black, black), (Color::White, black.other())];
            names.map(|(color, seat)| format!("{} {}", mark(color), name(table.player(seat), text))).join("  ")
        }
    };
    let handicap = is_handicap.then(|| text.handicap(table.handicap()));
    let series = (table.best_of > 1).then(|| text.tell("event-best-of", &[("best", table.best_of.into())]));
    let only = table.games.first().filter(|_| table.best_of == 1);
    let ended = only.and_then(|game| reason(game, text));
    let attempt = only.map(|game| game.attempt).or_else(|| table.in_play().map(|playing| playing.attempt));
    let replay = attempt.and_then(|attempt| attempt_words(attempt, text));
    let tossed = tosses_before(&table.tosses_put_away, text);
    [Some(side).filter(|_| !table.is_over()), handicap, series, ended, replay, tossed]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The result of a single game.
fn entered(table: &Table) -> Option<HandResult> {
    let only = table.games.first().filter(|_| table.best_of == 1)?;
    let is_default = only.reason == Some(EndReason::Default);
    Some(match (only.winner, is_default) {
        (Some(seat), true) => HandResult::ByDefault(seat),
        (Some(seat), false) => HandResult::Won(seat),
        (None, true) => HandResult::DoubleDefault,
        (None, false) => HandResult::Drawn,
    })
}

/// The results that can be entered by hand, with the names of the two.
fn results(table: &Table, text: &Text) -> Vec<(HandResult, String)> {
    let with_name = |id, seat| text.tell(id, &[("name", name(table.player(seat), text).into())]);
    let words = |result| match result {
        HandResult::Won(seat) => with_name("event-result-won", seat),
        HandResult::Drawn => text.say("event-result-drawn"),
        HandResult::ByDefault(seat) => with_name("event-result-default", seat),
        HandResult::DoubleDefault => text.say("event-result-double-default"),
        HandResult::NotPlayed => text.say("event-result-not-played"),
    };
    HandResult::ALL.map(|result| (result, words(result))).into()
}
