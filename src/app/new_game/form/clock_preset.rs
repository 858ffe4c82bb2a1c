//! Times kept under a name.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::app::new_game::form::ClockForm;
use crate::rules::ProfileName;

/// The time controls that are built in, as text.
const SHIPPED: &str = include_str!("../../../../assets/clocks/presets.ron");

/// The times of both sides under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockPreset {
    /// Its name.
    pub name: ProfileName,
    /// Each side's time, Black's first; the second is left out where it is the same.
    pub clocks: Vec<ClockForm>,
}

/// A change to the user's own times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PresetChange {
    /// Save it, replacing one of the same name.
    Save(ClockPreset),
    /// Rename it.
    Rename {
        /// The old name.
        from: String,
        /// The new name.
        to: String,
    },
    /// Delete it.
    Delete(String),
}

impl ClockPreset {
    /// Those that are built in, in the order in which they are offered.
    #[must_use]
    pub fn shipped() -> &'static [Self] {
        // Read once, for the dialog asks with each frame.
        static READ: LazyLock<Vec<ClockPreset>> =
            LazyLock::new(|| crate::ron_text::read(SHIPPED).expect("a test reads every time control that is built in"));
        &READ
    }

    /// One of the user's own, which has one name for every language.
    #[must_use]
    pub fn own(name: &str, clocks: &[ClockForm; 2]) -> Self {
        let clocks = if clocks[0] == clocks[1] { vec![clocks[0].clone()] } else { clocks.to_vec() };
        Self { name: ProfileName { en: name.to_owned(), ja: name.to_owned() }, clocks }
    }

    /// Each side's time, Black's first.
    #[must_use]
    pub fn of_sides(&self) -> [ClockForm; 2] {
        let black = self.clocks.first().cloned().unwrap_or_default();
        let white = self.clocks.get(1).unwrap_or(&black).clone();
        [black, white]
    }
}

impl PresetChange {
    /// Makes the change in the user's `own`.
    pub fn make(self, own: &mut Vec<ClockPreset>) {
        let place = |own: &[ClockPreset], name: &str| own.iter().position(|preset| preset.name.en == name);
        match self {
            Self::Save(preset) => match place(own, &preset.name.en) {
                Some(index) => own[index] = preset,
                None => own.push(preset),
            },
            Self::Rename { from, to } => {
                if let (Some(index), None) = (place(own, &from), place(own, &to)) {
                    own[index].name = ProfileName { en: to.clone(), ja: to };
                }
            }
            Self::Delete(name) => own.retain(|preset| preset.name.en != name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;

    #[test]
    fn every_time_control_that_is_built_in_is_read_and_no_two_are_the_same() {
        let shipped = ClockPreset::shipped();
        let controls: Vec<[TimeControl; 2]> =
            shipped.iter().map(|preset| preset.of_sides().map(|form| form.control())).collect();
        for (index, one) in controls.iter().enumerate() {
            assert!(!controls[index + 1..].contains(one), "{}", shipped[index].name.en);
        }
        assert!(shipped.len() > 8);
    }

    #[test]
    fn own_presets_are_saved_renamed_and_deleted_by_their_name() {
        let mut own = Vec::new();
        let blitz = |minutes| {
            let clock = ClockForm { minutes, ..ClockForm::default() };
            ClockPreset::own("Club", &[clock.clone(), clock])
        };
        PresetChange::Save(blitz(5)).make(&mut own);
        PresetChange::Save(blitz(3)).make(&mut own);
        assert_eq!(own, [blitz(3)]);
        PresetChange::Rename { from: "Club".into(), to: "Blitz".into() }.make(&mut own);
        assert_eq!(own[0].name.ja, "Blitz");
        PresetChange::Delete("Blitz".into()).make(&mut own);
        assert_eq!(own, []);
    }
}
