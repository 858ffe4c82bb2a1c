//! What engines are called in a game: their names, and their levels where nothing else tells them apart.

use super::{EnginePlayer, Level};
use crate::text::{Arg, Language, Text, grouped};

/// What the engines of a game are called, Black's first. Two of one name at different levels carry these.
#[must_use]
pub fn names_in_game(engines: &[Option<EnginePlayer>; 2], language: Language) -> [Option<String>; 2] {
    if let [Some(black), Some(white)] = engines
        && black.profile.name == white.profile.name
        && black.level() != white.level()
    {
        let text = Text::new(language);
        return [black, white].map(|engine| Some(engine.name_with_level(&text)));
    }
    engines.each_ref().map(|engine| engine.as_ref().map(|it| it.profile.name.clone()))
}

impl EnginePlayer {
    fn name_with_level(&self, text: &Text) -> String {
        let level = match self.level() {
            Level::Nodes(nodes) => text.tell("opponent-positions", &[("count", grouped(nodes).into())]),
            level @ (Level::Full | Level::Millis(_) | Level::Skill(_)) => level.words(Some(self), text),
        };
        text.tell("opponent-at-level", &[("name", self.profile.name.as_str().into()), ("level", level.into())])
    }
}

impl Level {
    /// The level in words; `engine` is the one that has it.
    #[must_use]
    pub fn words(self, engine: Option<&EnginePlayer>, text: &Text) -> String {
        match self {
            Self::Full => text.say("opponent-full"),
            Self::Millis(millis) => text.tell("opponent-seconds", &[("count", Arg::from(millis / 1_000))]),
            Self::Nodes(nodes) => text.tell("opponent-nodes", &[("count", grouped(nodes).into())]),
            Self::Skill(value) => {
                let name = engine.and_then(|it| it.profile.skill.as_ref()).map_or("", |skill| skill.name.as_str());
                text.tell("opponent-skill", &[("name", name.into()), ("value", value.to_string().into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::engines::form::EngineProfile;

    fn names(levels: [Level; 2], names: [&str; 2], language: Language) -> [Option<String>; 2] {
        let engine = |index: usize| {
            let profile = EngineProfile { name: names[index].to_owned(), ..EngineProfile::default() };
            Some(EnginePlayer { level: levels[index], ..EnginePlayer::new(profile) })
        };
        names_in_game(&[engine(0), engine(1)], language)
    }

    #[test]
    fn two_of_one_name_are_told_apart_by_their_levels_and_others_by_their_names() {
        let levels = [Level::Nodes(1_000), Level::Full];
        let told = names(levels, ["Fairy"; 2], Language::English).map(Option::unwrap);
        assert_eq!(told, ["Fairy (1,000 positions)", "Fairy (as strong as it can)"]);
        let told = names(levels, ["Fairy"; 2], Language::Japanese).map(Option::unwrap);
        assert_eq!(told, ["Fairy（1,000局面）", "Fairy（全力）"]);
        let told = names(levels, ["Fairy", "deep"], Language::English).map(Option::unwrap);
        assert_eq!(told, ["Fairy", "deep"]);
        let alike = names([Level::Full; 2], ["Fairy"; 2], Language::English).map(Option::unwrap);
        assert_eq!(alike, ["Fairy", "Fairy"], "nothing tells these apart");
    }
}
