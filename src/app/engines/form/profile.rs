//! An engine that is kept: how it is started, and what it has shown of itself.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::engine::{EngineOption, OptionKind};
use crate::engine_process::EngineStart;

/// An engine: its name, and the words of the command that starts it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineProfile {
    /// Its name.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// What it calls itself, if it has introduced itself: that stands in records.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub calls_itself: String,
    /// Whether the user named it: then the name stays, whatever the engine calls itself.
    #[serde(skip_serializing_if = "is_untold")]
    pub is_named: bool,
    /// The options set to other values than it declares, by name and value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// The option for its strength, if it has shown one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<SkillOption>,
    /// The most best lines it says it can show, if it has introduced itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_lines: Option<usize>,
    /// Whether a trial has shown that it can be used.
    #[serde(skip_serializing_if = "is_untold")]
    pub has_worked: bool,
    /// Whether it ends a search after a number of positions, if that was tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts_positions: Option<bool>,
}

/// An engine's option for its strength: a number, the larger the stronger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillOption {
    /// Its name.
    pub name: String,
    /// The weakest.
    pub min: i64,
    /// The strongest.
    pub max: i64,
}

impl SkillOption {
    /// Its usual names, in lower case and without separators.
    const NAMES: [&'static str; 3] = ["skilllevel", "strength", "level"];

    /// The one among the options that an engine declares.
    #[must_use]
    pub fn among(options: &[EngineOption]) -> Option<Self> {
        options.iter().find_map(|option| match option.kind {
            OptionKind::Spin { min: Some(min), max: Some(max), .. } if min <= max => {
                let name: String = option.name.to_ascii_lowercase().replace([' ', '_'], "");
                Self::NAMES.contains(&name.as_str()).then(|| Self { name: option.name.clone(), min, max })
            }
            _ => None,
        })
    }
}

impl EngineProfile {
    /// An engine of which only the command is known, named after its program.
    #[must_use]
    pub fn of_command(command: Vec<String>) -> Self {
        let program = command.first().map(Path::new).and_then(Path::file_stem);
        Self {
            name: program.map_or_else(String::new, |name| name.to_string_lossy().into_owned()),
            command,
            ..Self::default()
        }
    }

    /// The name under which its evaluations stand in records, as far as it is known.
    #[must_use]
    pub fn name_in_records(&self) -> &str {
        if self.calls_itself.is_empty() { &self.name } else { &self.calls_itself }
    }

    /// Whether a number of positions can be asked of it: unless it was seen to fail there.
    #[must_use]
    pub fn can_count_positions(&self) -> bool {
        self.counts_positions != Some(false)
    }

    /// How it is started.
    #[must_use]
    pub fn start(&self) -> EngineStart {
        let start = EngineStart::of_words(&self.command).with_options(self.options.clone());
        // What it was seen to do with positions it was seen to do in a trial.
        if self.has_worked || self.counts_positions.is_some() { start.seen_to_work() } else { start }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_untold(it: &bool) -> bool {
    !*it
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_was_seen_to_work_is_waited_for_a_minute_also_when_it_is_asked_for_its_options() {
        let start = |has_worked| EngineProfile { has_worked, ..EngineProfile::default() }.start().as_declared().terms;
        let told = |has_worked| (start(has_worked).has_worked, start(has_worked).limits.greeting.as_secs());
        assert_eq!([false, true].map(told), [(false, 10), (true, 60)]);
        let counts = EngineProfile { counts_positions: Some(false), ..EngineProfile::default() };
        assert!(counts.start().terms.has_worked, "only one that works is seen to fail at that");
    }

    #[test]
    fn the_option_that_is_its_strength_is_known_by_its_name() {
        let spin = |name: &str| EngineOption {
            name: name.to_owned(),
            kind: OptionKind::Spin { default: Some(20), min: Some(-20), max: Some(20) },
        };
        let options = [spin("Threads"), spin("Skill Level")];
        let skill = SkillOption { name: "Skill Level".to_owned(), min: -20, max: 20 };
        assert_eq!(SkillOption::among(&options), Some(skill));
        assert_eq!(SkillOption::among(&options[..1]), None);
    }
}
