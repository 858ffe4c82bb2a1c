//! Only the keys that differ from the usual ones are kept: the rest follow the program.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::app::command::Command;

/// The keys that were chosen for commands in place of the usual ones, by the commands' names. What another version of the
/// program has chosen for commands that this one does not know is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyChoices(BTreeMap<String, String>);

impl KeyChoices {
    /// What was chosen for `command`, as it is written in the file: `Ctrl+Shift+S`, or nothing for no key.
    #[must_use]
    pub fn chosen(&self, command: Command) -> Option<&str> {
        self.0.get(command.name()).map(String::as_str)
    }

    /// From now on `command` has this key, or none where nothing is written.
    pub fn choose(&mut self, command: Command, written: String) {
        self.0.insert(command.name().to_owned(), written);
    }

    /// `command` has its usual key again.
    pub fn reset(&mut self, command: Command) {
        self.0.remove(command.name());
    }

    /// All commands have their usual keys again.
    pub fn reset_all(&mut self) {
        self.0.retain(|name, _| !is_known(name));
    }

    /// Whether any command has another key than usual.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.0.keys().any(|name| is_known(name))
    }

    /// For how many commands keys were chosen that this program does not know.
    #[must_use]
    pub fn unknown(&self) -> usize {
        self.0.keys().filter(|name| !is_known(name)).count()
    }
}

fn is_known(name: &str) -> bool {
    Command::ALL.iter().any(|command| command.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_for_commands_of_another_version_is_kept() {
        let mut keys: KeyChoices = ron::from_str(r#"{"command-save": "F7", "command-of-tomorrow": "F5"}"#).unwrap();
        assert_eq!((keys.chosen(Command::Save), keys.unknown()), (Some("F7"), 1));
        keys.reset_all();
        assert!(!keys.is_changed() && keys.unknown() == 1);
        assert_eq!(ron::from_str::<KeyChoices>(&ron::to_string(&keys).unwrap()).unwrap(), keys);
    }
}
