//! The dialog about the end of a game in words.

use crate::app::game_end::form::GameEndForm;
use crate::app::scene::sides::mark;
use crate::app::state::AppState;
use crate::rules::{EndReason, Outcome};
use crate::shogi::Color;
use crate::text::Text;

/// The dialog about the end of a game.
#[derive(Clone, Debug)]
pub struct GameEndScene {
    /// Its fields.
    pub form: GameEndForm,
    /// After which move the line ends.
    pub place: String,
    /// Every way to end, and none, with what it is called.
    pub reasons: Vec<(Option<EndReason>, String)>,
    /// What the chosen one is called.
    pub shown: String,
    /// Who can have won, with what they are called.
    pub winners: Vec<(Option<Color>, String)>,
    /// What will stand in the record.
    pub outcome: String,
}

impl GameEndScene {
    /// What is to be seen of `form`.
    #[must_use]
    pub fn of(state: &AppState, form: &GameEndForm, text: &Text) -> Self {
        let (is_handicap, tree) = (state.is_handicap(), state.tree());
        let plies = state.as_review().map_or(0, |session| session.line().len() - 1);
        let winner = |winner: &Option<Color>| match winner {
            Some(color) => {
                let side = format!("{} {}", mark(*color), text.side(*color, is_handicap));
                tree.header.player(*color).map_or(side.clone(), |name| format!("{side} {name}"))
            }
            None => text.say("game-end-nobody"),
        };
        let called = |reason: &Option<EndReason>| match reason {
            None => text.say("game-end-none"),
            Some(EndReason::Other(_)) => text.say("game-end-other"),
            Some(reason) => text.recorded_reason(&Outcome::undecided(reason.clone())),
        };
        let named = EndReason::NAMED.into_iter().chain([EndReason::Other(String::new())]).map(Some);
        let reasons = std::iter::once(None).chain(named).map(|reason| (reason.clone(), called(&reason)));
        Self {
            place: text.tell("game-end-place", &[("ply", tree.number_of(plies).into())]),
            reasons: reasons.collect(),
            shown: called(&form.reason),
            winners: form.possible_winners().iter().map(|it| (*it, winner(it))).collect(),
            outcome: form.outcome().map_or_else(String::new, |outcome| text.outcome_in_short(&outcome, is_handicap)),
            form: form.clone(),
        }
    }
}
