//! The list of commands, as the query narrows it.

use crate::app::command::Command;
use crate::app::finder::form::{FinderForm, ViewChoice};
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

/// What can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Findable {
    /// A command.
    Command(Command),
    /// A choice in a menu.
    Choice(ViewChoice),
}

/// A command or a choice that was found.
#[derive(Clone, Debug)]
pub struct FoundCommand {
    /// Which.
    pub what: Findable,
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
        let commands = others.map(|(menu, command)| (menu, Findable::Command(command)));
        let choices = ViewChoice::all().map(|choice| ("menu-view", Findable::Choice(choice)));
        let everything = commands.chain(choices);
        let mut found: Vec<_> = everything.filter_map(|(menu, what)| found(state, menu, what, &words, text)).collect();
        found.sort_by_key(|it| (!it.is_enabled, it.distance));
        let runnable = found.iter().filter(|it| it.is_enabled).count();
        Self { query: form.query.clone(), found, runnable, chosen: form.chosen.min(runnable.saturating_sub(1)) }
    }
}

/// What can be found, if all words are in what it is called in either language, with its menu.
fn found(state: &AppState, menu: &'static str, what: Findable, words: &[&str], text: &Text) -> Option<FoundCommand> {
    let (name, menu_name) = (name_of(state, what, text), text.say(menu));
    let in_name = name.to_lowercase();
    let elsewhere = || text.in_other_language(|other| name_of(state, what, other));
    let distance = if words.iter().all(|word| in_name.contains(word)) {
        0
    } else {
        let everything = format!("{in_name}\n{menu_name}\n{}", elsewhere()).to_lowercase();
        words.iter().all(|word| everything.contains(word)).then_some(1)?
    };
    let is_enabled = match what {
        Findable::Command(command) => state.allows(command),
        Findable::Choice(_) => true,
    };
    Some(FoundCommand { what, name, menu: menu_name, is_enabled, distance })
}

/// "Flip board", "Language: 日本語"
fn name_of(state: &AppState, what: Findable, text: &Text) -> String {
    let (group, choice) = match what {
        Findable::Command(command) => return text.say(state.name_of(command)),
        Findable::Choice(ViewChoice::Theme(theme)) => ("menu-theme", text.say(theme.name())),
        Findable::Choice(ViewChoice::Language(language)) => ("menu-language", language.name().to_owned()),
        Findable::Choice(ViewChoice::Notation(notation)) => ("menu-notation", notation.example().to_owned()),
    };
    text.tell("find-choice", &[("group", text.say(group).into()), ("choice", choice.into())])
}
