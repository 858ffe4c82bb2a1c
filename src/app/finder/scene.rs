//! The list of commands, as the query narrows it.

use crate::app::command::Command;
use crate::app::finder::form::FinderForm;
use crate::app::menu::MENUS;
use crate::app::settings::form::SettingId;
use crate::app::settings::scene::{choice_words, refusal};
use crate::app::state::AppState;
use crate::text::{Language, Text};

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
    /// A choice of a setting, by its place.
    Choice(SettingId, usize),
}

/// A command or a choice that was found.
#[derive(Clone, Debug)]
pub struct FoundCommand {
    /// What choosing it does.
    pub what: Findable,
    /// What it is called.
    pub name: String,
    /// The menu, or the section of the settings, in which it stands.
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
        let everything = commands.chain(SettingId::all().flat_map(choices));
        let mut found: Vec<_> = everything.filter_map(|(menu, what)| found(state, menu, what, &words, text)).collect();
        found.sort_by_key(|it| (!it.is_enabled, it.distance));
        let runnable = found.iter().filter(|it| it.is_enabled).count();
        Self { query: form.query.clone(), found, runnable, chosen: form.chosen.min(runnable.saturating_sub(1)) }
    }
}

/// Every choice of a setting, with the section in which it stands.
fn choices(id: SettingId) -> impl Iterator<Item = (&'static str, Findable)> {
    let setting = id.line();
    (0..setting.choices.len()).map(move |value| (setting.section.name(), Findable::Choice(id, value)))
}

/// What can be found, if all words are in what it is called in either language, with its menu.
fn found(state: &AppState, menu: &'static str, what: Findable, words: &[&str], text: &Text) -> Option<FoundCommand> {
    let (name, menu_name) = (name_of(state, what, text), text.say(menu));
    let in_name = name.to_lowercase();
    let elsewhere = || text.in_other_language(|other| name_of(state, what, other));
    let why = || why_of(what, text);
    let distance = if words.iter().all(|word| in_name.contains(word)) {
        0
    } else {
        let everything = format!("{in_name}\n{menu_name}\n{}\n{}", elsewhere(), why()).to_lowercase();
        words.iter().all(|word| everything.contains(word)).then_some(1)?
    };
    let is_enabled = match what {
        Findable::Command(command) => state.allows(command),
        Findable::Choice(id, _) => refusal(state, id.line(), text).is_none(),
    };
    Some(FoundCommand { what, name, menu: menu_name, is_enabled, distance })
}

/// "Flip board", "Language: 日本語"
fn name_of(state: &AppState, what: Findable, text: &Text) -> String {
    match what {
        Findable::Command(command) => text.say(state.name_of(command)),
        Findable::Choice(id, value) => {
            let (setting, choice) = (text.say(id.line().name), choice_words(id.line().choices[value], text));
            text.tell("find-choice", &[("group", setting.into()), ("choice", choice.into())])
        }
    }
}

/// What else is said of it where it is chosen.
fn why_of(what: Findable, text: &Text) -> String {
    match what {
        Findable::Command(_) => String::new(),
        Findable::Choice(id, value) => {
            let own = choice_words(id.line().choices[value], text);
            let language = Language::ALL.into_iter().find(|language| language.name() == own);
            format!("{} {}", text.say(id.line().why), language.map_or("", Language::name_elsewhere))
        }
    }
}
