use super::player_name;
use crate::app::command::Command;
use crate::app::state::AppState;
use crate::session::MatchStatus;
use crate::text::{Arg, Text};

/// The card that tells how the game ended.
#[derive(Clone, Debug)]
pub struct ResultScene {
    /// Black wins
    pub headline: String,
    /// Checkmate
    pub reason: String,
    /// In a sentence.
    pub explanation: String,
    /// 91 moves · the winner's name
    pub facts: String,
    /// What can be done next, besides going through the game.
    pub next: Vec<Command>,
}

impl ResultScene {
    pub(super) fn of(state: &AppState, text: &Text) -> Option<Self> {
        let session = state.as_match().filter(|_| state.result_shown)?;
        let MatchStatus::Over(outcome) = session.status() else { return None };
        let moves = text.tell("result-moves", &[("count", Arg::from(session.plies()))]);
        let entered = outcome.winner.filter(|&winner| !session.setup().player(winner).name.is_empty());
        let names = entered.map(|winner| player_name(state, text, winner));
        Some(Self {
            headline: text.winner(outcome, state.is_handicap()),
            reason: text.end_reason(&outcome.reason),
            explanation: text.end_explanation(outcome, state.is_handicap()),
            next: [Command::Save, Command::NewGame].into_iter().filter(|&command| state.allows(command)).collect(),
            facts: names.into_iter().chain([moves]).collect::<Vec<_>>().join(" · "),
        })
    }
}
