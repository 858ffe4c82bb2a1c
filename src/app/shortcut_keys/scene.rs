//! Every command with its key, as the dialog lists them.

use crate::app::command::Command;
use crate::app::menu::MENUS;
use crate::app::shortcut_keys::form::KeysForm;
use crate::app::state::AppState;
use crate::text::{Arg, Text};

/// The dialog of keys.
#[derive(Clone, Debug)]
pub struct KeysScene {
    /// The words of the search.
    pub query: String,
    /// The menus with those of their commands that the search finds.
    pub menus: Vec<(String, Vec<KeyRow>)>,
    /// Whether any command has another key than usual.
    pub can_reset: bool,
    /// How many keys are kept for commands that this version does not know.
    pub unknown: Option<String>,
}

/// A command and its key.
#[derive(Clone, Debug)]
pub struct KeyRow {
    /// The command.
    pub command: Command,
    /// Its name.
    pub name: String,
    /// Whether the next key that is pressed becomes its key.
    pub is_waiting: bool,
    /// Whether it has its usual key.
    pub is_usual: bool,
    /// Which other commands the key means as well.
    pub clash: Option<String>,
}

impl KeysScene {
    pub fn of(state: &AppState, form: &KeysForm, text: &Text) -> Self {
        let keys = &state.settings.keys;
        let query = form.query.trim().to_lowercase();
        let menus = MENUS.iter().map(|menu| {
            let title = text.say(menu.title);
            let commands = menu.entries.iter().flatten().copied().filter(|command| can_be_chosen(*command));
            let rows = commands.map(|command| row(state, form, command, text));
            let rows: Vec<_> = rows.filter(|row| row.is_meant(&query, &title, text)).collect();
            (title, rows)
        });
        Self {
            query: form.query.clone(),
            menus: menus.filter(|(_, rows)| !rows.is_empty()).collect(),
            can_reset: keys.is_changed(),
            unknown: (keys.unknown() > 0).then(|| text.tell("keys-unknown", &[("count", Arg::from(keys.unknown()))])),
        }
    }
}

/// Copying and pasting go by the keys of the system.
const fn can_be_chosen(command: Command) -> bool {
    !matches!(command, Command::Paste | Command::CopySfen | Command::Cancel)
}

fn row(state: &AppState, form: &KeysForm, command: Command, text: &Text) -> KeyRow {
    let others = state.settings.keys.clashes(command);
    let names: Vec<String> = others.into_iter().map(|other| text.say(other.name())).collect();
    let is_clash = !names.is_empty();
    KeyRow {
        command,
        name: text.say(command.name()),
        is_waiting: form.waiting == Some(command),
        is_usual: state.settings.keys.chosen(command).is_none(),
        clash: is_clash.then(|| text.tell("keys-clash", &[("commands", names.join(&text.say("list-comma")).into())])),
    }
}

impl KeyRow {
    fn is_meant(&self, query: &str, menu: &str, text: &Text) -> bool {
        let elsewhere = text.in_other_language(|other| other.say(self.command.name()));
        format!("{} {menu} {elsewhere}", self.name).to_lowercase().contains(query)
    }
}
