//! How a game ended, in words, for the table and for the audience display.

use crate::app::command::Command;
use crate::app::scene::sides::{named, player_name};
use crate::app::state::AppState;
use crate::rules::{EndReason, Outcome, Sequel};
use crate::session::{MatchSession, MatchStatus};
use crate::shogi::Color;
use crate::text::{Arg, Text};

/// The card that tells how the game ended.
#[derive(Clone, Debug)]
pub struct ResultScene {
    /// ☗ and the winner's name, where it was entered.
    pub winner: Option<String>,
    /// Black wins
    pub headline: String,
    /// ☗ Arai wins: where the winner's name is known.
    pub named: Option<String>,
    /// Checkmate
    pub reason: String,
    /// The same in the other language where the hall reads that, and the window another; else empty.
    pub other_reason: String,
    /// Why, a line for each thing there is to say.
    pub explanation: Vec<String>,
    /// How the series stands.
    pub series: Option<String>,
    /// 91 moves · Casual
    pub facts: String,
    /// What can be done next, the likeliest first: where another game is to be played, that one.
    pub next: Vec<Command>,
}

/// What can be done after a game, where it makes sense.
const NEXT: [Command; 6] =
    [Command::NextGame, Command::Review, Command::NextOccurrence, Command::Save, Command::Rematch, Command::NewGame];

/// After a game of an event the next one is started from there.
fn next(state: &AppState, session: &MatchSession) -> Vec<Command> {
    let is_of_event = session.setup().event.is_some();
    let usual = NEXT.into_iter().filter(|&command| !is_of_event || command != Command::NewGame);
    let all = usual.chain(is_of_event.then_some(Command::Event));
    all.filter(|&command| state.allows(command)).collect()
}

impl ResultScene {
    /// The card over the board, until it is put away.
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        Self::of_match(state, state.as_match().filter(|_| state.table.result_shown)?, text)
    }

    /// What is known of the end of `session`.
    pub fn of_match(state: &AppState, session: &MatchSession, text: &Text) -> Option<Self> {
        let MatchStatus::Over(outcome) = session.status() else { return None };
        let moves = text.tell("result-moves", &[("count", Arg::from(session.plies()))]);
        let entered = outcome.winner.filter(|&winner| session.tree().header.player(winner).is_some());
        let winner = entered.map(|winner| named(winner, &player_name(state, text, winner)));
        Some(Self {
            named: winner.as_ref().map(|winner| text.tell("outcome-wins", &[("side", winner.clone().into())])),
            headline: headline(session, text, outcome, state.is_handicap()),
            reason: text.reason_of(outcome),
            other_reason: other_reason(state, text, outcome),
            explanation: explanation(state, session, text),
            series: series(state, session, text).or_else(|| engine_series(state, text)),
            next: next(state, session),
            facts: format!("{moves} · {}", profile_name(session, text)),
            winner,
        })
    }
}

/// Who won. A game that nobody won is a draw where its rules say so and another one is not played.
pub fn headline(session: &MatchSession, text: &Text, outcome: &Outcome, is_handicap: bool) -> String {
    let counts = session.verdict().is_some_and(|verdict| verdict.sequel == Sequel::Stands);
    let by_rule = matches!(outcome.reason, EndReason::Repetition | EndReason::Impasse | EndReason::MaxMoves);
    if outcome.winner.is_none() && counts && by_rule {
        text.say("counts-as-draw")
    } else {
        text.winner(outcome, is_handicap)
    }
}

/// Two languages are read at a table whose audience display speaks another one than the window.
fn other_reason(state: &AppState, text: &Text, outcome: &Outcome) -> String {
    if state.window_language() == state.display_language() {
        return String::new();
    }
    text.in_other_language(|other| other.reason_of(outcome))
}

fn explanation(state: &AppState, session: &MatchSession, text: &Text) -> Vec<String> {
    let Some(verdict) = session.verdict() else { return Vec::new() };
    let loser = verdict.outcome.winner.map(|winner| player_name(state, text, winner.opponent()));
    let mut lines = text.verdict(verdict, state.is_handicap(), loser.as_deref());
    match verdict.sequel {
        Sequel::Stands => {}
        Sequel::Replay => lines.push(text.say("verdict-replay")),
    }
    lines
}

/// Who has won the game, if it is not to be played again.
pub fn winner_that_counts(session: &MatchSession) -> Option<Color> {
    let verdict = session.verdict().filter(|verdict| verdict.sequel == Sequel::Stands)?;
    verdict.outcome.winner
}

/// How the series stands after the game: "Best of 3: ☗ 甲 1 – 0 ☖ 乙".
fn series(state: &AppState, session: &MatchSession, text: &Text) -> Option<String> {
    let [black, white] = state.series_wins(session, winner_that_counts(session))?;
    let [first, second] = session.players();
    let best_of = session.setup().event.as_ref()?.best_of;
    let best = text.tell("event-best-of", &[("best", best_of.into())]);
    let names = [named(Color::Black, &first.name), named(Color::White, &second.name)];
    Some(format!("{best}: {} {black} – {white} {}", names[0], names[1]))
}

/// How the match stands that two engines play: "Game 3 of 10: one 1 – 1 two".
pub fn engine_series(state: &AppState, text: &Text) -> Option<String> {
    let series = state.table.seats.series.as_ref()?;
    let ([first, second], [wins, other_wins]) = (&series.names, series.wins);
    let args = [
        ("game", Arg::from(series.game)),
        ("games", series.games.into()),
        ("score", format!("{first} {wins} – {other_wins} {second}").into()),
        ("draws", series.draws.into()),
    ];
    Some(text.tell("opponent-series", &args))
}

fn profile_name(session: &MatchSession, text: &Text) -> String {
    text.profile_name(&session.setup().profile).to_owned()
}
