//! Engines that may be installed already: looked for by the names of their programs, from a list in `assets`.

use serde::Deserialize;

use super::EngineProfile;
use crate::ron_text;

/// A program that is known to be an engine.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnownEngine {
    program: String,
    name: String,
}

/// The engines whose programs are looked for.
#[must_use]
pub fn known_engines() -> Vec<EngineProfile> {
    let known: Vec<KnownEngine> =
        ron_text::read(include_str!("../../../../assets/engines.ron")).expect("a test reads the list");
    known.into_iter().map(|it| EngineProfile { name: it.name, ..EngineProfile::of_command(vec![it.program]) }).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_list_of_programs_is_read_and_names_none_twice() {
        let mut programs: Vec<_> = super::known_engines().into_iter().map(|it| it.command).collect();
        let count = programs.len();
        programs.sort();
        programs.dedup();
        assert!(count > 5 && programs.len() == count);
    }
}
