//! An engine as a player, and its level.

mod names;
mod series;

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::app::engines::form::EngineProfile;
use crate::engine::TimeKeeper;
use crate::engine_process::EngineStart;

pub use names::names_in_game;
pub use series::EngineSeries;

/// An engine that plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnginePlayer {
    /// The engine.
    pub profile: EngineProfile,
    /// Its level.
    pub level: Level,
}

/// The level of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Level {
    /// As strong as it can within the time of the game.
    #[default]
    Full,
    /// This many milliseconds per move, whatever the clock allows.
    Millis(u64),
    /// This many positions per move.
    Nodes(u64),
    /// This value of its option for strength.
    Skill(i64),
}

impl Level {
    const MILLIS: [u64; 4] = [1_000, 3_000, 10_000, 30_000];
    const NODES: [u64; 4] = [1_000, 10_000, 100_000, 1_000_000];
    /// The most steps of strength that are offered.
    const STEPS: i64 = 10;

    /// The levels that are offered for an engine, from what it declares and was seen to do.
    #[must_use]
    pub fn offered(engine: &EngineProfile) -> Vec<Self> {
        let skills = engine.skill.iter().flat_map(|skill| {
            let steps = skill.max.saturating_sub(skill.min).clamp(1, Self::STEPS);
            (0..=steps).map(move |step| Self::Skill(skill.min + skill.max.saturating_sub(skill.min) * step / steps))
        });
        let millis = Self::MILLIS.map(Self::Millis);
        let nodes = Self::NODES.map(Self::Nodes).into_iter().filter(|_| engine.can_count_positions());
        std::iter::once(Self::Full).chain(millis).chain(nodes).chain(skills).collect()
    }
}

impl EnginePlayer {
    /// This engine, as strong as it can.
    #[must_use]
    pub const fn new(profile: EngineProfile) -> Self {
        Self { profile, level: Level::Full }
    }

    /// The level at which it plays: positions only if it can count them.
    #[must_use]
    pub fn level(&self) -> Level {
        match self.level {
            Level::Nodes(_) if !self.profile.can_count_positions() => Level::Millis(Level::MILLIS[0]),
            level => level,
        }
    }

    /// How it is started. We watch over a time for each move, as some engines cannot.
    #[must_use]
    pub fn start(&self) -> EngineStart {
        self.profile.start().with_options(self.options()).timed_by(TimeKeeper::Us)
    }

    /// The options to set: those of its profile, and its strength.
    fn options(&self) -> Vec<(String, String)> {
        let skill = match (self.level, &self.profile.skill) {
            (Level::Skill(value), Some(skill)) => Some((skill.name.clone(), value.to_string())),
            (Level::Full | Level::Millis(_) | Level::Nodes(_) | Level::Skill(_), _) => None,
        };
        self.profile.options.iter().cloned().chain(skill).collect()
    }
}

/// How long an engine thinks about a move without a clock, and at most at a level of its own: it would use all the time it
/// has, however weak it plays.
pub const UNHURRIED: Duration = Duration::from_secs(5);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::engines::form::SkillOption;

    #[test]
    fn the_strength_that_an_engine_declares_is_offered_from_end_to_end() {
        let skill = SkillOption { name: "Skill Level".to_owned(), min: -20, max: 20 };
        let engine = |skill| EngineProfile { skill, ..EngineProfile::default() };
        let offered = Level::offered(&engine(Some(skill.clone())));
        assert!(offered.contains(&Level::Skill(-20)) && offered.contains(&Level::Skill(20)));
        assert_eq!(offered.len(), Level::offered(&engine(None)).len() + 11);
        let one = SkillOption { min: 3, max: 3, ..skill };
        assert!(Level::offered(&engine(Some(one))).contains(&Level::Skill(3)));
    }

    #[test]
    fn positions_are_not_offered_to_one_that_cannot_count_them() {
        let engine = |counts| EngineProfile { counts_positions: counts, ..EngineProfile::default() };
        let offers = |counts| Level::offered(&engine(counts)).iter().any(|it| matches!(it, Level::Nodes(_)));
        assert_eq!([None, Some(true), Some(false)].map(offers), [true, true, false]);
        let player = |counts| EnginePlayer { profile: engine(counts), level: Level::Nodes(1_000) };
        let played = [None, Some(false)].map(|counts| player(counts).level());
        assert_eq!(played, [Level::Nodes(1_000), Level::Millis(1_000)], "an earlier choice is not asked of it either");
    }

    #[test]
    fn its_strength_is_set_behind_its_other_options() {
        let skill = Some(SkillOption { name: "Skill Level".to_owned(), min: 0, max: 20 });
        let options = vec![("Threads".to_owned(), "2".to_owned())];
        let mut player = EnginePlayer::new(EngineProfile { skill, options, ..EngineProfile::default() });
        assert_eq!(player.options().len(), 1);
        player.level = Level::Skill(4);
        assert_eq!(player.options()[1], ("Skill Level".to_owned(), "4".to_owned()));
    }
}
