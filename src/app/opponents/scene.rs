//! Who can play a side, and at which level; and what it means that an engine plays no more.

use super::action::OpponentAction;
use super::form::{EnginePlayer, Level};
use super::state::AfterFailure;
use crate::app::action::Action;
use crate::app::scene::NoticeScene;
use crate::app::state::AppState;
use crate::engine::Fault;
use crate::shogi::Color;
use crate::text::Text;

/// Who can play a side.
#[derive(Clone, Debug)]
pub struct SeatScene {
    /// The choices: a person first, then the engines.
    pub choices: Vec<(Option<EnginePlayer>, String)>,
    /// Who is chosen.
    pub chosen: String,
    /// The levels of the engine.
    pub levels: Vec<(Level, String)>,
    /// The level that is chosen.
    pub level: String,
}

impl SeatScene {
    /// The choices while `engine` plays.
    #[must_use]
    pub fn of(state: &AppState, engine: Option<&EnginePlayer>, text: &Text) -> Self {
        let person = text.say("opponent-person");
        let kept = state.settings.engines.kept.iter().cloned().map(EnginePlayer::new);
        let kept = kept.map(|player| (Some(player.clone()), player.profile.name));
        let words = |level: Level| level.words(engine, text);
        Self {
            chosen: engine.map_or_else(|| person.clone(), |engine| engine.profile.name.clone()),
            choices: std::iter::once((None, person)).chain(kept).collect(),
            levels: engine
                .map_or_else(Vec::new, |it| Level::offered(&it.profile))
                .into_iter()
                .map(|level| (level, words(level)))
                .collect(),
            level: engine.map_or_else(String::new, |engine| words(engine.level())),
        }
    }
}

/// Why an engine has failed, and what can be done while its game goes on.
#[must_use]
pub fn opponent_failed(color: Color, name: &str, (fault, then): (&Fault, AfterFailure), text: &Text) -> NoticeScene {
    let scene = |id| NoticeScene::warning(text.tell(id, &[("name", name.into())])).line(text.engine_fault(fault));
    let Some(means) = after_failure_words(then) else { return scene("notice-opponent-had-failed") };
    scene("notice-opponent-failed")
        .line(text.say(means))
        .remedy(text.say("opponent-start-again"), Action::Opponent(OpponentAction::StartAgain(color)))
}

/// What an engine's failure means for its game, while that is not over.
#[must_use]
pub const fn after_failure_words(then: AfterFailure) -> Option<&'static str> {
    match then {
        AfterFailure::NotBegun => Some("notice-opponent-not-begun"),
        AfterFailure::ClockRuns => Some("notice-opponent-failed-why"),
        AfterFailure::Over => None,
    }
}
