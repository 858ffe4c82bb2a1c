//! Menu bar, tool bar and status line.

use egui::{Align, Button, Frame, Label, Layout, Margin, MenuBar, Panel, RichText, Stroke, Ui};

use super::Look;
use super::parts::{soft, strong};
use crate::app::action::{Action, CopyAs};
use crate::app::command::Command;
use crate::app::menu::{MENUS, Menu};
use crate::app::scene::{Looks, Notation, Scene, StatusScene, ThemeChoice, copy_name};
use crate::app::theme::{PALETTE, SIZES};
use crate::text::Language;

/// The buttons of the tool bar, in groups.
const TOOLS_OF_MATCH: [&[Command]; 4] = [
    &[Command::NewGame, Command::Open, Command::Save],
    &[Command::Pause, Command::TakeBack, Command::Resign],
    &[Command::Claim, Command::Declare],
    &[Command::Flip, Command::Review],
];
const TOOLS_OF_REVIEW: [&[Command]; 4] = [
    &[Command::NewGame, Command::Open, Command::Save],
    &[Command::Undo, Command::Redo],
    &[Command::MakeMain, Command::Delete],
    &[Command::Flip, Command::SetUp],
];

const TOOLS_OF_SETUP: [&[Command]; 3] = [
    &[Command::Undo, Command::Redo],
    &[Command::Paste, Command::CopySfen],
    &[Command::SwapSides, Command::OtherTurn, Command::Flip],
];

#[must_use]
pub(super) fn menu_bar_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().fill(PALETTE.bar).inner_margin(Margin::symmetric(10, 3));
    let panel = Panel::top("menu bar").frame(frame);
    let shown = panel.show(ui, |ui| {
        let mut actions = Vec::new();
        MenuBar::new().ui(ui, |ui| {
            ui.label(strong("Komadai", SIZES.body));
            ui.add_space(SIZES.gap);
            for menu in &MENUS {
                let title = look.text.say(menu.title);
                ui.menu_button(title, |ui| actions.extend(menu_ui(ui, menu, scene, look)));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| actions.extend(mute_ui(ui, scene, look)));
        });
        actions
    });
    shown.inner
}

/// That sound is off, where it is always seen; a click turns it on.
fn mute_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Option<Action> {
    if scene.sound_on {
        return None;
    }
    let words = RichText::new(look.text.say("status-sound-off")).color(PALETTE.urgent);
    let clicked = ui.button(words).on_hover_text(look.text.say("command-sound")).clicked();
    clicked.then_some(Action::Command(Command::ToggleSound))
}

/// Across the window, where nobody can miss it: the countdown of the game is not heard.
#[must_use]
pub(super) fn silence_ui(ui: &mut Ui, words: &str, look: Look<'_>) -> Option<Action> {
    let frame = Frame::new().fill(PALETTE.urgent).inner_margin(Margin::symmetric(14, 6));
    let shown = Panel::top("silence").frame(frame).show(ui, |ui| {
        let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let asked = ui.button(look.text.say("command-sound-settings")).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(strong(words, SIZES.body).color(PALETTE.card)).truncate()).on_hover_text(words);
            });
            asked
        });
        row.inner
    });
    shown.inner.then_some(Action::Command(Command::Sound))
}

fn menu_ui(ui: &mut Ui, menu: &Menu, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    // The longest menu has to fit into the smallest window.
    ui.spacing_mut().item_spacing.y = 2.0;
    for entry in menu.entries {
        match entry {
            Some(command) => {
                actions.extend(entry_ui(ui, *command, scene, look));
                if *command == Command::Open {
                    actions.extend(recent_ui(ui, scene, look));
                }
            }
            None => _ = ui.separator(),
        }
    }
    if menu.title == "menu-file" {
        ui.separator();
        let mut autosave = scene.autosave;
        if ui.checkbox(&mut autosave, look.text.say("menu-autosave")).clicked() {
            actions.push(Action::SetAutosave(autosave));
        }
    }
    if menu.title == "menu-edit" {
        ui.separator();
        actions.extend(clipboard_ui(ui, scene, look));
    }
    if menu.title == "menu-view" {
        ui.separator();
        actions.extend(choices_ui(ui, look));
    }
    actions
}

fn entry_ui(ui: &mut Ui, command: Command, scene: &Scene, look: Look<'_>) -> Option<Action> {
    let button = Button::new(command_words(command, scene, look));
    let button = match look.key_words(ui.ctx(), command) {
        Some(keys) => button.shortcut_text(keys),
        None => button,
    };
    let clicked = ui.add_enabled(scene.enabled.contains(&command), button).clicked();
    clicked.then_some(Action::Command(command))
}

/// What a command is called at present.
fn command_words(command: Command, scene: &Scene, look: Look<'_>) -> String {
    let renamed = scene.renamed.iter().find(|(other, _)| *other == command);
    look.text.say(renamed.map_or(command.name(), |(_, name)| name))
}

/// The records that were used last.
fn recent_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.add_enabled_ui(!scene.recent.is_empty(), |ui| {
        ui.menu_button(look.text.say("menu-recent"), |ui| {
            for (path, name) in &scene.recent {
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    actions.push(Action::OpenRecord(path.clone()));
                }
            }
            ui.separator();
            if ui.button(look.text.say("menu-forget-recent")).clicked() {
                actions.push(Action::ForgetRecent);
            }
        });
    });
    actions
}

/// What can be copied, and pasting.
fn clipboard_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.menu_button(look.text.say("menu-copy"), |ui| {
        // There is no record of a position that is being set up.
        let can_be_copied =
            |what: &CopyAs| scene.setup.is_none() || matches!(what, CopyAs::Position(_) | CopyAs::Picture);
        for what in CopyAs::ALL.into_iter().filter(can_be_copied) {
            if ui.button(look.text.say(copy_name(what))).clicked() {
                actions.push(Action::Copy(what));
            }
        }
    });
    actions.extend(entry_ui(ui, Command::Paste, scene, look));
    actions
}

/// Theme, language and notation.
fn choices_ui(ui: &mut Ui, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.menu_button(look.text.say("menu-theme"), |ui| {
        for theme in ThemeChoice::ALL {
            if ui.radio(theme == look.looks.theme, look.text.say(theme.name())).clicked() {
                actions.push(Action::SetLooks(Looks { theme, ..look.looks }));
            }
        }
    });
    ui.menu_button(look.text.say("menu-language"), |ui| {
        for language in Language::ALL {
            if ui.radio(language == look.language(), language.name()).clicked() {
                actions.push(Action::SetLanguage(language));
            }
        }
    });
    ui.menu_button(look.text.say("menu-notation"), |ui| {
        for notation in Notation::ALL {
            if ui.radio(notation == look.notation, notation.example()).clicked() {
                actions.push(Action::SetNotation(notation));
            }
        }
    });
    actions
}

/// A window narrower than this has smaller tools.
const NARROW: f32 = 1_000.0;

/// The rules stand in the tool bar only where this much room is left for them.
const ROOM_FOR_RULES: f32 = 200.0;

/// The tools for which there is room; the menus have them all. Says besides whether the rules found room.
#[must_use]
pub(super) fn tool_bar_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, bool) {
    let frame = Frame::new().fill(PALETTE.card).inner_margin(Margin::symmetric(12, 7)).stroke(Stroke::NONE);
    let shown = Panel::top("tool bar").frame(frame).show(ui, |ui| {
        let row = ui.horizontal(|ui| {
            let actions = tools_ui(ui, scene, look);
            let has_room = ui.available_width() >= ROOM_FOR_RULES;
            if has_room {
                rules_ui(ui, &scene.rules);
            }
            (actions, has_room)
        });
        row.inner
    });
    shown.inner
}

fn tools_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let groups: &[&[Command]] = match (scene.setup.is_some(), scene.is_review) {
        (true, _) => &TOOLS_OF_SETUP,
        (false, true) => &TOOLS_OF_REVIEW,
        (false, false) => &TOOLS_OF_MATCH,
    };
    if ui.content_rect().width() < NARROW {
        ui.spacing_mut().button_padding.x = 8.0;
        ui.spacing_mut().item_spacing.x = 6.0;
    }
    let mut actions = Vec::new();
    let shown = |command: &&Command| !scene.hidden_tools.contains(command);
    for (index, group) in groups.iter().enumerate() {
        let tools = || group.iter().filter(shown);
        let first_fits = tools().next().is_some_and(|&command| has_room_for(ui, command, scene, look));
        if index > 0 && first_fits {
            ui.separator();
        }
        for &command in tools() {
            if has_room_for(ui, command, scene, look) {
                actions.extend(tool_ui(ui, command, scene, look));
            }
        }
    }
    actions
}

/// Whether the tool of `command` fits into what is left of the row, with a line before it.
fn has_room_for(ui: &Ui, command: Command, scene: &Scene, look: Look<'_>) -> bool {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = command_words(command, scene, look);
    let galley = ui.fonts_mut(|fonts| fonts.layout_no_wrap(words, font, PALETTE.ink));
    let spacing = ui.spacing();
    galley.size().x + 2.0 * (spacing.button_padding.x + spacing.item_spacing.x) <= ui.available_width()
}

fn tool_ui(ui: &mut Ui, command: Command, scene: &Scene, look: Look<'_>) -> Option<Action> {
    let words = RichText::new(command_words(command, scene, look));
    let enabled = scene.enabled.contains(&command);
    let colored = if command == Command::Resign && enabled { words.color(PALETTE.grave) } else { words };
    let tip = look.text.say(&format!("{}-tip", command.name()));
    let keys = look.key_words(ui.ctx(), command).map_or_else(String::new, |keys| format!("  {keys}"));
    let clicked = ui.add_enabled(enabled, Button::new(colored)).on_hover_text(format!("{tip}{keys}")).clicked();
    clicked.then_some(Action::Command(command))
}

/// The rules at the right, shortened where there is no room for all of them.
fn rules_ui(ui: &mut Ui, rules: &str) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.set_max_width((ui.available_width() - SIZES.gap).max(0.0));
        ui.add(Label::new(soft(rules)).truncate()).on_hover_text(rules);
    });
}

/// The line at the bottom, with the rules in it where the tool bar has no room for them.
pub(super) fn status_bar_ui(ui: &mut Ui, scene: &StatusScene, rules: Option<&str>) {
    let frame = Frame::new().fill(PALETTE.bar).inner_margin(Margin::symmetric(14, 4));
    Panel::bottom("status").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            for words in &scene.left {
                ui.label(soft(words));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for words in scene.right.iter().rev() {
                    ui.add(Label::new(soft(words)).truncate());
                }
                if let Some(rules) = rules {
                    ui.add(Label::new(soft(rules)).truncate()).on_hover_text(rules);
                }
            });
        });
    });
}
