//! The buttons of the console, wherever they stand in it: the list of commands finds them.

use crate::app::action::Action;
use crate::app::console::action::{ConsoleAction, ConsoleDeed};
use crate::app::console::form::ConsoleSection;
use crate::app::console::scene::{ConsoleGroup, Scribe, log};
use crate::app::scene::AnswerScene;
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::text::Text;

/// A button of the console.
#[derive(Clone, Debug)]
pub struct ConsoleButton {
    /// The part in which it stands.
    pub section: ConsoleSection,
    /// What that is called.
    pub place: String,
    /// The heading above it.
    pub heading: String,
    /// What stands on it.
    pub words: String,
    /// What it does.
    pub deed: ConsoleDeed,
    /// Whether it can be pressed at present, by whoever is there.
    pub is_enabled: bool,
}

/// All buttons of the console that are no commands of the menus, if there is a console.
#[must_use]
pub fn console_buttons(state: &AppState, text: &Text, now: SessionTime) -> Vec<ConsoleButton> {
    if !state.has_console() {
        return Vec::new();
    }
    let is_open = !state.is_console_locked();
    let of_section = |(section, name): (ConsoleSection, &'static str)| {
        let place = text.say(name);
        let buttons = groups(state, section, text, now).into_iter().flat_map(in_group);
        buttons.map(move |(heading, answer, deed, can_be_pressed)| ConsoleButton {
            section,
            place: place.clone(),
            heading,
            words: answer.words,
            deed,
            is_enabled: can_be_pressed && is_open,
        })
    };
    let parts = ConsoleSection::ALL.into_iter().flat_map(of_section);
    let above = [above(state, text, now), lock(state, text)].into_iter().flatten();
    parts.chain(above.map(|it| ConsoleButton { is_enabled: it.is_enabled && is_open, ..it })).collect()
}

/// The groups of a part; beside a record there is the log alone.
fn groups(state: &AppState, section: ConsoleSection, text: &Text, now: SessionTime) -> Vec<ConsoleGroup> {
    match state.as_match() {
        Some(session) => Scribe { state, session, text, now }.groups(section),
        None if section == ConsoleSection::Log => log::exports(state, text),
        None => Vec::new(),
    }
}

fn in_group(group: ConsoleGroup) -> impl Iterator<Item = (String, AnswerScene, ConsoleDeed, bool)> {
    let ConsoleGroup { heading, buttons, .. } = group;
    buttons.into_iter().filter_map(move |(answer, can_be_pressed)| {
        let deed = if let Action::Console(action) = &answer.action { Some(action.clone()) } else { None };
        Some((heading.clone(), answer, ConsoleDeed::Here(deed?), can_be_pressed))
    })
}

/// The button above all parts: it answers a call, or stops both clocks or restarts them.
fn above(state: &AppState, text: &Text, now: SessionTime) -> Option<ConsoleButton> {
    let answer = Scribe { state, session: state.as_match()?, text, now }.answer_stop_or_resume()?;
    let act = if let Action::Arbiter(act) = answer.action { Some(act) } else { None };
    Some(at_head(text, answer.words, ConsoleDeed::Order(act?)))
}

/// Where there is a PIN, an open console can be locked with it.
fn lock(state: &AppState, text: &Text) -> Option<ConsoleButton> {
    state.settings.arbiter.pin.as_ref()?;
    Some(at_head(text, text.say("console-lock"), ConsoleDeed::Here(ConsoleAction::Lock)))
}

fn at_head(text: &Text, words: String, deed: ConsoleDeed) -> ConsoleButton {
    ConsoleButton {
        section: ConsoleSection::default(),
        place: text.say("menu-arbiter"),
        heading: text.say("console-heading"),
        words,
        deed,
        is_enabled: true,
    }
}
