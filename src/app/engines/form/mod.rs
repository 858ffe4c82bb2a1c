//! The engines that are kept, and the forms about them.

mod command_line;
mod known;
mod options;
mod profile;

use serde::{Deserialize, Serialize};

pub use command_line::{line_of, words_of};
pub use known::known_engines;
pub use options::{OptionsForm, at_first};
pub use profile::{EngineProfile, SkillOption};

use crate::app::new_game::form::NewGameForm;
use crate::app::whole_game::form::WholeGameForm;
use crate::engine::{Introduction, TrialReport};

/// The engines that are kept, and how they are used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSettings {
    /// The engines.
    pub kept: Vec<EngineProfile>,
    /// Which of them analyses.
    pub chosen: usize,
    /// Which of them analyses beside it, if one does.
    pub second: Option<usize>,
    /// How many lines it shows.
    pub lines: usize,
    /// Whether arrows show the best moves on the board.
    pub arrows: bool,
    /// Whether a bar beside the board shows who is better.
    pub bar: bool,
    /// How scores are written.
    pub score: ScoreKind,
    /// From which side they are seen.
    pub seen_from: SeenFrom,
    /// The last choices for the analysis of a whole game.
    pub whole_game: WholeGameForm,
}

/// Which of the two engines that can analyse side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    /// The one that is chosen.
    First,
    /// The one beside it.
    Second,
}

impl Chair {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];
}

/// How scores are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScoreKind {
    /// In points: +300.
    Points,
    /// As a chance of winning: 55 %.
    Chance,
}

/// From which side scores are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeenFrom {
    /// From Black's.
    Black,
    /// From that of the player at the bottom of the board.
    Bottom,
}

impl ScoreKind {
    /// Every choice.
    pub const ALL: [Self; 2] = [Self::Points, Self::Chance];
}

impl SeenFrom {
    /// Every choice.
    pub const ALL: [Self; 2] = [Self::Black, Self::Bottom];
}

/// What is filled in and found in the dialog about engines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EnginesForm {
    /// The new game beneath, for which an engine is wanted.
    pub new_game: Option<Box<NewGameForm>>,
    /// The command line as typed.
    pub typed: String,
    /// The engines that were found, once they were looked for.
    pub found: Option<Vec<EngineProfile>>,
    /// The trial that runs, or the last one.
    pub trial: Option<EngineTrial>,
    /// Those that still ran when another one was begun: what comes of them is kept, and not shown.
    pub earlier: Vec<EngineTrial>,
    /// The commands of those that were found and turned out to be of no use.
    pub useless: Vec<Vec<String>>,
    /// The engine that was removed last, to be put back.
    pub removed: Option<RemovedEngine>,
    /// Whether a file was wanted but this system has no file dialog.
    pub has_no_file_dialog: bool,
}

/// An engine that was removed, and what it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedEngine {
    /// Its place in the list.
    pub index: usize,
    /// The engine.
    pub profile: EngineProfile,
    /// Whether it was the chosen one.
    pub was_chosen: bool,
    /// Whether it was the one beside the chosen one.
    pub was_second: bool,
}

/// A trial of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTrial {
    /// Its number.
    pub number: u64,
    /// The engine's command.
    pub command: Vec<String>,
    /// Which engine was chosen before this one was put to use.
    pub chosen_before: Option<EngineProfile>,
    /// Whether it is kept only since it is tried.
    pub is_new: bool,
    /// Its report, once it is over.
    pub report: Option<Box<TrialReport>>,
}

impl Default for EngineSettings {
    fn default() -> Self {
        Self {
            kept: Vec::new(),
            chosen: 0,
            second: None,
            lines: 3,
            arrows: true,
            bar: true,
            score: ScoreKind::Points,
            seen_from: SeenFrom::Black,
            whole_game: WholeGameForm::default(),
        }
    }
}

impl EngineSettings {
    /// The most lines that can be shown.
    pub const MOST_LINES: usize = 10;

    /// The engine that analyses, if there is any.
    #[must_use]
    pub fn chosen(&self) -> Option<&EngineProfile> {
        self.kept.get(self.chosen).or(self.kept.first())
    }

    /// The engine that analyses in this chair, if there is one. No engine sits in both.
    #[must_use]
    pub fn in_chair(&self, chair: Chair) -> Option<&EngineProfile> {
        match chair {
            Chair::First => self.chosen(),
            Chair::Second => self.kept.get(self.second.filter(|&second| second != self.chosen)?),
        }
    }

    /// How many lines are shown, within bounds whatever the settings file says.
    #[must_use]
    pub fn shown_lines(&self) -> usize {
        self.lines.clamp(1, Self::MOST_LINES)
    }

    /// Keeps this engine, unless it is kept already, and chooses it.
    pub fn choose(&mut self, profile: EngineProfile) {
        let known = self.kept.iter().position(|it| it.command == profile.command);
        self.chosen = known.unwrap_or(self.kept.len());
        if known.is_none() {
            self.kept.push(profile);
        }
    }

    /// The profile with this one's name and command as it is kept now, with its options.
    #[must_use]
    pub fn as_kept(&self, profile: &EngineProfile) -> EngineProfile {
        let is_it = |it: &&EngineProfile| it.name == profile.name && it.command == profile.command;
        self.kept.iter().find(is_it).unwrap_or(profile).clone()
    }

    /// Adds another profile of the engine at this place after it, for other options.
    pub fn copy(&mut self, index: usize) {
        let Some(profile) = self.kept.get(index).cloned() else { return };
        let name = self.own_name(self.kept.len(), &profile.name);
        self.kept.insert(index + 1, EngineProfile { name, is_named: true, ..profile });
        let behind = |place: usize| if place > index { place + 1 } else { place };
        (self.chosen, self.second) = (behind(self.chosen), self.second.map(behind));
    }

    /// Removes this engine from those that are kept.
    pub fn remove(&mut self, index: usize) -> Option<RemovedEngine> {
        if index >= self.kept.len() {
            return None;
        }
        let (was_chosen, was_second) = (self.chosen == index, self.second == Some(index));
        let removed = RemovedEngine { index, profile: self.kept.remove(index), was_chosen, was_second };
        if self.chosen >= index {
            self.chosen = self.chosen.saturating_sub(1);
        }
        self.second = self.second.filter(|&second| second != index).map(|it| if it > index { it - 1 } else { it });
        Some(removed)
    }

    /// Puts an engine back that was removed, as what it was.
    pub fn put_back(&mut self, removed: RemovedEngine) {
        let index = removed.index.min(self.kept.len());
        let behind = |place: usize| if place >= index { place + 1 } else { place };
        self.chosen = if removed.was_chosen { index } else { behind(self.chosen) };
        self.second = if removed.was_second { Some(index) } else { self.second.map(behind) };
        self.kept.insert(index, removed.profile);
    }

    /// The engine of this command has introduced itself.
    pub fn introduce(&mut self, command: &[String], introduction: &Introduction) {
        let name: String = introduction.name.trim().chars().take(LONGEST_NAME).collect();
        for index in 0..self.kept.len() {
            if self.kept[index].command != command {
                continue;
            }
            self.kept[index].calls_itself = introduction.name.trim().to_owned();
            self.kept[index].skill = SkillOption::among(&introduction.options);
            self.kept[index].most_lines = Some(introduction.most_lines().min(Self::MOST_LINES));
            if !name.is_empty() && !self.kept[index].is_named {
                self.kept[index].name = self.own_name(index, &name);
            }
        }
    }

    /// This name for the engine at this place; with a number if another one has it, as nobody could tell them apart.
    #[must_use]
    pub fn own_name(&self, index: usize, name: &str) -> String {
        let is_free = |name: &String| self.kept.iter().enumerate().all(|(at, it)| at == index || it.name != *name);
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
    }
}

impl EngineSettings {
    /// The engine of this command was tried: whether it was of use, and whether it was seen to end a search after a number of
    /// positions, or to fail there.
    pub fn note_trial(&mut self, command: &[String], is_usable: bool, counts: Option<bool>) {
        for engine in self.kept.iter_mut().filter(|it| it.command == command) {
            engine.has_worked |= is_usable;
            engine.counts_positions = counts.or(engine.counts_positions);
        }
    }
}

/// Longer names are cut.
const LONGEST_NAME: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    fn engine(name: &str) -> EngineProfile {
        EngineProfile::of_command(vec![name.to_owned()])
    }

    #[test]
    fn an_engine_is_kept_once_and_the_chosen_one_stays_chosen_when_another_goes() {
        let mut engines = EngineSettings::default();
        ["a", "b", "a", "c"].map(engine).into_iter().for_each(|it| engines.choose(it));
        assert_eq!((engines.kept.len(), engines.chosen().unwrap().name.as_str()), (3, "c"));
        engines.remove(0);
        assert_eq!(engines.chosen().unwrap().name, "c");
        engines.remove(1);
        assert_eq!(engines.chosen().unwrap().name, "b");
        engines.remove(0);
        assert_eq!(engines.chosen(), None);
    }

    #[test]
    fn an_engine_that_is_put_back_is_what_it_was() {
        let mut engines = EngineSettings::default();
        ["a", "b", "c"].map(engine).into_iter().for_each(|it| engines.choose(it));
        for (chosen, second) in [(0, Some(2)), (2, Some(0)), (1, None), (2, Some(1))] {
            (engines.chosen, engines.second) = (chosen, second);
            for index in 0..3 {
                let before = engines.clone();
                let removed = engines.remove(index).unwrap();
                engines.put_back(removed);
                assert_eq!(engines, before, "{index}");
            }
        }
        assert_eq!(engines.remove(3), None);
    }

    #[test]
    fn the_second_engine_stays_the_second_and_nobody_sits_in_both_chairs() {
        let mut engines = EngineSettings::default();
        ["a", "b", "c"].map(engine).into_iter().for_each(|it| engines.choose(it));
        (engines.chosen, engines.second) = (0, Some(2));
        let seated = |engines: &EngineSettings| {
            Chair::ALL.map(|chair| engines.in_chair(chair).map(|it| it.name.clone()).unwrap_or_default())
        };
        engines.copy(1);
        assert_eq!(seated(&engines), ["a", "c"]);
        engines.remove(1);
        assert_eq!(seated(&engines), ["a", "c"]);
        engines.chosen = 2;
        assert_eq!(seated(&engines), ["c", ""]);
        engines.remove(2);
        assert_eq!(seated(&engines), ["b (2)", ""]);
    }

    #[test]
    fn an_engine_is_called_as_its_program_until_it_has_introduced_itself() {
        let mut engines = EngineSettings::default();
        engines.choose(EngineProfile::of_command(vec!["/opt/an engine/suisho.exe".to_owned(), "-x".to_owned()]));
        assert_eq!(engines.kept[0].name, "suisho");
        let command = engines.kept[0].command.clone();
        let said = |name: &str| Introduction { name: name.to_owned(), ..Introduction::default() };
        engines.introduce(&command, &said(" "));
        assert_eq!(engines.kept[0].name, "suisho");
        engines.introduce(&command, &said("Suisho 5"));
        assert_eq!(engines.kept[0].name, "Suisho 5");
    }

    #[test]
    fn several_profiles_of_an_engine_have_names_of_their_own_and_share_what_it_says() {
        let mut engines = EngineSettings::default();
        engines.choose(engine("deep"));
        engines.copy(0);
        engines.copy(0);
        let names = |engines: &EngineSettings| engines.kept.iter().map(|it| it.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&engines), ["deep", "deep (3)", "deep (2)"]);
        let command = engines.kept[0].command.clone();
        engines.introduce(&command, &Introduction { name: "Deep 9".to_owned(), ..Introduction::default() });
        assert_eq!(names(&engines), ["Deep 9", "deep (3)", "deep (2)"]);
        assert_eq!(engines.chosen().unwrap().name, "Deep 9");
    }

    #[test]
    fn two_engines_that_call_themselves_alike_can_be_told_apart() {
        let mut engines = EngineSettings::default();
        ["old", "new"].map(engine).into_iter().for_each(|it| engines.choose(it));
        let said = Introduction { name: "YaneuraOu".to_owned(), ..Introduction::default() };
        for command in ["old", "new", "old", "new"] {
            engines.introduce(&[command.to_owned()], &said);
        }
        assert_eq!(engines.kept.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["YaneuraOu", "YaneuraOu (2)"]);
    }
}
