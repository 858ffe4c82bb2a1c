//! The list of commands, as the query narrows it.

use crate::app::command::Command;
use crate::app::finder::form::FinderForm;
use crate::app::menu::MENUS;
use crate::app::state::AppState;
use crate::text::Text;

/// The commands that the query finds.
#[derive(Clone, Debug)]
pub struct FinderScene {
    /// The query.
    pub query: String,
    /// What was found: first what can be run, in the order of the menus, and names before mere menus.
    pub found: Vec<FoundCommand>,
    /// How many of these can be run.
    pub runnable: usize,
    /// Which of these Enter runs.
    pub chosen: usize,
}

/// A command that the query finds.
#[derive(Clone, Debug)]
pub struct FoundCommand {
    /// The command.
    pub command: Command,
    /// What it is called.
    pub name: String,
    /// The menu in which it stands.
    pub menu: String,
    /// Whether it makes sense at present.
    pub is_enabled: bool,
    /// How far its name lies from what is looked for: 0 for its name, 1 for its name in the other language or its menu.
    distance: u8,
}

impl FinderScene {
    pub fn of(state: &AppState, form: &FinderForm, text: &Text) -> Self {
        let query = form.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let in_menus = MENUS.iter().flat_map(|menu| menu.entries.iter().flatten().map(|entry| (menu.title, *entry)));
        let others = in_menus.filter(|(_, command)| *command != Command::Find);
        let mut found: Vec<_> =
            others.filter_map(|(menu, command)| found(state, menu, command, &words, text)).collect();
        found.sort_by_key(|it| (!it.is_enabled, it.distance));
        let runnable = found.iter().filter(|it| it.is_enabled).count();
        Self { query: form.query.clone(), found, runnable, chosen: form.chosen.min(runnable.saturating_sub(1)) }
    }
}

/// The command, if all words are found in what it is called in either language, with its menu.
fn found(state: &AppState, menu: &'static str, command: Command, words: &[&str], text: &Text) -> Option<FoundCommand> {
    let (name, menu_name) = (text.say(state.name_of(command)), text.say(menu));
    let in_name = name.to_lowercase();
    let elsewhere = || text.in_other_language(|other| other.say(state.name_of(command)));
    let distance = if words.iter().all(|word| in_name.contains(word)) {
        0
    } else {
        let everything = format!("{in_name}\n{menu_name}\n{}", elsewhere()).to_lowercase();
        words.iter().all(|word| everything.contains(word)).then_some(1)?
    };
    Some(FoundCommand { command, name, menu: menu_name, is_enabled: state.allows(command), distance })
}
