//! The list of commands, as the query narrows it.

use crate::app::command::Command;
use crate::app::console::scene::{ConsoleButton, console_buttons};
use crate::app::finder::action::Findable;
use crate::app::finder::form::FinderForm;
use crate::app::form::CopyAs;
use crate::app::menu::MENUS;
use crate::app::settings::form::{Section, SettingId, Way};
use crate::app::settings::scene::{choice_words, pin_buttons, refusal, way_words};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::text::{Language, Text};

/// The commands that the query finds.
#[derive(Clone, Debug)]
pub struct FinderScene {
    /// The query.
    pub query: String,
    /// What was found: names before menus, and these before what is said of a thing; among equals first what can be run, in the
    /// order of the menus.
    pub found: Vec<FoundCommand>,
    /// The places of those that can be run.
    pub runnable: Vec<usize>,
    /// Which of these Enter runs; none where only what is not as near to the query can be run.
    pub chosen: Option<usize>,
}

/// A command or a choice that was found.
#[derive(Clone, Debug)]
pub struct FoundCommand {
    /// What choosing it does.
    pub what: Findable,
    /// What it is called.
    pub name: String,
    /// The menu, the section of the settings, or the part of the console in which it stands.
    pub menu: String,
    /// Whether it makes sense at present.
    pub is_enabled: bool,
    /// How far it lies from what is looked for.
    distance: Distance,
}

/// In which words of a thing the query was found, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Distance {
    /// At the beginning of its name, or of its choice, or as whole words there.
    Meant,
    /// Somewhere in its name.
    Name,
    /// In another name it has, or with its menu.
    Beside,
    /// In what is said of it.
    Said,
}

impl FinderScene {
    pub fn of(state: &AppState, form: &FinderForm, text: &Text, now: SessionTime) -> Self {
        let query = form.query.to_lowercase();
        let seeker = Seeker { state, text, words: query.split_whitespace().collect() };
        let mut found = seeker.commands();
        found.extend(CopyAs::all().filter_map(|what| seeker.copy(what)));
        found.extend(seeker.in_console(now));
        found.extend(SettingId::all().flat_map(choices).filter_map(|(id, value)| seeker.choice(id, value)));
        found.extend(seeker.pin());
        found.sort_by_key(|it| (it.distance, !it.is_enabled));
        let runnable: Vec<usize> = (0..found.len()).filter(|&at| found[at].is_enabled).collect();
        let is_nearest = |&at: &usize| found[at].distance == found[0].distance;
        let nearest = runnable.first().filter(|at| is_nearest(at)).map(|_| 0);
        let chosen = form.chosen.or(nearest).map(|at| at.min(runnable.len().saturating_sub(1)));
        Self { query: form.query.clone(), chosen: chosen.filter(|_| !runnable.is_empty()), found, runnable }
    }

    /// What Enter would run once the choice has moved by so many rows: its place among what can be run.
    #[must_use]
    pub fn chosen_after(&self, steps: isize) -> Option<usize> {
        let last = self.runnable.len().checked_sub(1)?;
        match self.chosen {
            Some(chosen) => Some(chosen.saturating_add_signed(steps).min(last)),
            // The first step down leads to the first one.
            None => (steps > 0).then(|| last.min(steps.unsigned_abs() - 1)),
        }
    }
}

/// Every choice of a setting.
fn choices(id: SettingId) -> impl Iterator<Item = (SettingId, usize)> {
    (0..id.line().choices.len()).map(move |value| (id, value))
}

/// Looks for the words of the query.
struct Seeker<'a> {
    state: &'a AppState,
    text: &'a Text,
    words: Vec<&'a str>,
}

impl Seeker<'_> {
    fn commands(&self) -> Vec<FoundCommand> {
        let in_menus = MENUS.iter().flat_map(|menu| menu.entries.iter().flatten().map(|entry| (menu.title, *entry)));
        let others = in_menus.filter(|(_, command)| *command != Command::Find);
        let found = others.filter_map(|(menu, command)| {
            let name = |text: &Text| text.say(self.state.name_of(command));
            // What it is called when it does the opposite, too.
            let usual = |text: &Text| format!("{}\n{}", name(text), text.say(command.name()));
            let elsewhere = || format!("{}\n{}", usual(self.text), self.text.in_other_language(usual));
            let said = || {
                let of = |text: &Text| Way::by(command).map(|way| way_words(way, text)).unwrap_or_default();
                format!("{}\n{}", of(self.text), self.text.in_other_language(of))
            };
            let distance = self.distance(&name(self.text), &self.text.say(menu), elsewhere, said)?;
            let is_enabled = self.state.allows(command);
            let (what, name, menu) = (Findable::Command(command), name(self.text), self.text.say(menu));
            Some(FoundCommand { what, name, menu, is_enabled, distance })
        });
        found.collect()
    }

    fn copy(&self, what: CopyAs) -> Option<FoundCommand> {
        let name_in = |text: &Text| find_choice(text, text.say("menu-copy"), text.say(&what.name()));
        let (name, menu) = (name_in(self.text), self.text.say("menu-edit"));
        let distance = self.distance(&name, &menu, || self.text.in_other_language(name_in), String::new)?;
        let is_enabled = self.state.as_setup().is_none() || what.is_of_position();
        Some(FoundCommand { what: Findable::Copy(what), name, menu, is_enabled, distance })
    }

    fn choice(&self, id: SettingId, value: usize) -> Option<FoundCommand> {
        let menu = self.text.say(id.line().section.name());
        let name = choice_name(id, value, self.text);
        let elsewhere = || {
            let other = self.text.in_other_language(|other| choice_name(id, value, other));
            format!("{other}\n{}", language_elsewhere(id, value, self.text))
        };
        let distance = self.distance(&name, &menu, elsewhere, || self.text.say(id.line().why))?;
        let is_enabled = refusal(self.state, id.line(), self.text).is_none();
        Some(FoundCommand { what: Findable::Choice(id, value), name, menu, is_enabled, distance })
    }

    /// What can be done at the arbiter's console.
    fn in_console(&self, now: SessionTime) -> Vec<FoundCommand> {
        let all = |text: &Text| console_buttons(self.state, text, now);
        let elsewhere: Vec<String> = self.text.in_other_language(all).iter().map(|it| self.button_name(it)).collect();
        let console = self.text.say("console-heading");
        let found = all(self.text).into_iter().zip(elsewhere).filter_map(|(button, elsewhere)| {
            let name = self.button_name(&button);
            let distance = self.distance(&name, &button.place, || format!("{console}\n{elsewhere}"), String::new)?;
            let what = Findable::InConsole(button.section, Box::new(button.deed));
            Some(FoundCommand { what, name, menu: button.place, is_enabled: button.is_enabled, distance })
        });
        found.collect()
    }

    /// "Adjourn: Adjourn…"
    fn button_name(&self, button: &ConsoleButton) -> String {
        find_choice(self.text, button.heading.clone(), button.words.clone())
    }

    /// What can be done about the PIN, which is asked for before it is changed.
    fn pin(&self) -> Vec<FoundCommand> {
        let elsewhere = self.text.in_other_language(|other| pin_buttons(self.state, other));
        let menu = self.text.say(Section::Arbiter.name());
        let found = pin_buttons(self.state, self.text).into_iter().zip(elsewhere);
        let found = found.filter_map(|((name, purpose), (other, _))| {
            let distance = self.distance(&name, &menu, || other, String::new)?;
            Some(FoundCommand { what: Findable::Pin(purpose), name, menu: menu.clone(), is_enabled: true, distance })
        });
        found.collect()
    }

    /// How far it lies from the query, if all words are in what it is called in either language, with its menu, and in what is
    /// `said` of it.
    fn distance(
        &self,
        name: &str,
        menu: &str,
        elsewhere: impl FnOnce() -> String,
        said: impl FnOnce() -> String,
    ) -> Option<Distance> {
        let mut words = name.to_lowercase();
        let has_all = |words: &str| self.words.iter().all(|word| words.contains(word));
        if has_all(&words) {
            let is_meant = is_meant_by(&self.words.join(" "), &words);
            return Some(if is_meant { Distance::Meant } else { Distance::Name });
        }
        words.push_str(&format!("\n{menu}\n{}", elsewhere()).to_lowercase());
        if has_all(&words) {
            return Some(Distance::Beside);
        }
        words.push_str(&format!("\n{}", said()).to_lowercase());
        has_all(&words).then_some(Distance::Said)
    }
}

/// Whether a name begins with the query, or its choice does, or whether the query stands there in whole words: who types "play"
/// does not mean "player".
fn is_meant_by(query: &str, name: &str) -> bool {
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    let is_whole = |(at, found): (usize, &str)| {
        let (before, behind) = (&name[..at], &name[at + found.len()..]);
        let is_beginning = before.trim_end().is_empty() || before.trim_end().ends_with([':', '：']);
        is_beginning || (is_edge(before.chars().next_back()) && is_edge(behind.chars().next()))
    };
    !query.is_empty() && name.match_indices(query).any(is_whole)
}

/// "Language: 日本語"
fn choice_name(id: SettingId, value: usize, text: &Text) -> String {
    find_choice(text, text.say(id.line().name), choice_words(id.line().choices[value], text))
}

/// What is offered in a group: "Copy: Record as KIF".
fn find_choice(text: &Text, group: String, choice: String) -> String {
    text.tell("find-choice", &[("group", group.into()), ("choice", choice.into())])
}

/// What a language is called in the other one.
fn language_elsewhere(id: SettingId, value: usize, text: &Text) -> &'static str {
    let own = choice_words(id.line().choices[value], text);
    let language = Language::ALL.into_iter().find(|language| language.name() == own);
    language.map_or("", Language::name_elsewhere)
}
