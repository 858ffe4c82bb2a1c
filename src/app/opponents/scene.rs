//! Who can play a side, and at which level.

use super::form::{EnginePlayer, Level};
use crate::app::state::AppState;
use crate::text::{Arg, Text, grouped};

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
        let words = |level| level_words(level, engine, text);
        Self {
            chosen: engine.map_or_else(|| person.clone(), |engine| engine.profile.name.clone()),
            choices: std::iter::once((None, person)).chain(kept).collect(),
            levels: Level::offered(engine.and_then(|it| it.profile.skill.as_ref()))
                .into_iter()
                .map(|level| (level, words(level)))
                .collect(),
            level: engine.map_or_else(String::new, |engine| words(engine.level)),
        }
    }
}

fn level_words(level: Level, engine: Option<&EnginePlayer>, text: &Text) -> String {
    match level {
        Level::Full => text.say("opponent-full"),
        Level::Millis(millis) => text.tell("opponent-seconds", &[("count", Arg::from(millis / 1_000))]),
        Level::Nodes(nodes) => text.tell("opponent-nodes", &[("count", grouped(nodes).into())]),
        Level::Skill(value) => {
            let name = engine.and_then(|it| it.profile.skill.as_ref()).map_or("", |skill| skill.name.as_str());
            text.tell("opponent-skill", &[("name", name.into()), ("value", value.to_string().into())])
        }
    }
}
