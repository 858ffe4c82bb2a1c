//! Menu bar, tool bar and status line.

use egui::containers::menu::{MenuBar, MenuButton};
use egui::epaint::RectShape;
use egui::{
    Align, Button, Frame, Key, Label, Layout, Margin, Memory, Panel, Response, RichText, ScrollArea, Shape, Stroke, Ui,
    vec2,
};

use super::icons::{Icon, icon_button};
use super::parts::{soft, strong, width_of};
use crate::app::action::{Action, CopyAs};
use crate::app::command::Command;
use crate::app::console::action::ConsoleAction;
use crate::app::menu::{MENUS, Menu};
use crate::app::scene::{Scene, StatusScene, UnlockedScene, copy_name};
use crate::app::settings::form::{Looks, Notation, ThemeChoice};
use crate::app::sound::action::SoundAction;
use crate::app::theme::{PALETTE, SIZES};
use crate::app::views::look::Look;
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

/// How high the menu bar is.
const MENU_BAR: f32 = 36.0;

/// What a menu has above and below its rows, and the least that is left below it.
const MENU_FRAME: f32 = 20.0;

/// Between the rows of a menu.
const MENU_GAP: f32 = 2.0;

/// How many choices stand below the entries of a menu at most.
const MOST_CHOICES: usize = 3;

/// At least so much lies between the words of an entry and its key.
const BEFORE_KEYS: f32 = 24.0;

#[must_use]
pub fn menu_bar_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let frame = Frame::new().fill(PALETTE.bar).inner_margin(Margin::symmetric(10, 0));
    let panel = Panel::top("menu bar").frame(frame);
    let shown = panel.show(ui, |ui| {
        let mut actions = Vec::new();
        // The titles are as high as the bar, so that a menu opens below it.
        ui.spacing_mut().interact_size.y = MENU_BAR;
        MenuBar::new().ui(ui, |ui| {
            ui.label(strong("Komadai", SIZES.body));
            ui.add_space(SIZES.gap);
            for menu in &MENUS {
                actions.extend(title_ui(ui, menu, scene, look));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| actions.extend(mute_ui(ui, scene, look)));
        });
        actions
    });
    shown.inner
}

/// The title of a menu, marked while it is open, and the menu below it.
fn title_ui(ui: &mut Ui, menu: &Menu, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let behind = ui.painter().add(Shape::Noop);
    let title = MenuButton::new(look.text.say(menu.title));
    let (title, shown) = title.ui(ui, |ui| menu_ui(ui, menu, scene, look));
    if shown.is_some() {
        let mark = title.rect.expand2(vec2(2.0, -4.0));
        ui.painter().set(behind, RectShape::filled(mark, SIZES.radius, PALETTE.hover));
    }
    shown.map_or_else(Vec::new, |shown| shown.inner)
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
pub fn silence_ui(ui: &mut Ui, words: &str, look: Look<'_>) -> Option<Action> {
    let frame = Frame::new().fill(PALETTE.urgent).inner_margin(Margin::symmetric(14, 6));
    let shown = Panel::top("silence").frame(frame).show(ui, |ui| {
        let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let closed = icon_button(ui, Icon::Close, vec2(28.0, 24.0), &look.text.say("notice-close")).clicked();
            let asked = ui.button(look.text.say("command-sound-settings")).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(strong(words, SIZES.body).color(PALETTE.card)).truncate()).on_hover_text(words);
            });
            let answers = [(asked, Action::Command(Command::Sound)), (closed, Action::Sound(SoundAction::PutAway))];
            answers.into_iter().find(|(pressed, _)| *pressed).map(|(_, action)| action)
        });
        row.inner
    });
    shown.inner
}

/// What is in a menu. In a low window its rows are as low as their words, and where even so they are too many, it scrolls.
fn menu_ui(ui: &mut Ui, menu: &Menu, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let room = ui.content_rect().height() - MENU_BAR - MENU_FRAME;
    let spacing = ui.spacing_mut();
    let is_low = (menu.entries.len() + MOST_CHOICES) as f32 * (spacing.interact_size.y + MENU_GAP) > room;
    (spacing.item_spacing.y, spacing.interact_size.y) =
        if is_low { (0.0, 0.0) } else { (MENU_GAP, spacing.interact_size.y) };
    spacing.icon_spacing = BEFORE_KEYS / 2.0;
    let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
    area.show(ui, |ui| entries_ui(ui, menu, scene, look)).inner
}

fn entries_ui(ui: &mut Ui, menu: &Menu, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
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
    let button = ui.add_enabled(scene.enabled.contains(&command), button);
    follow_arrows(ui, &button);
    with_refusal(button, command, scene).clicked().then_some(Action::Command(command))
}

/// The arrows lead into a menu that is open: to its first entry that can be chosen.
fn follow_arrows(ui: &Ui, entry: &Response) {
    let is_pressed = ui.input(|input| input.key_pressed(Key::ArrowDown) || input.key_pressed(Key::ArrowUp));
    let focused = ui.memory(Memory::focused).and_then(|id| ui.ctx().read_response(id));
    let is_inside = focused.is_some_and(|focused| focused.layer_id == entry.layer_id);
    if is_pressed && entry.enabled() && !is_inside {
        entry.request_focus();
    }
}

/// A button that is grey because of the rules of the game says so.
fn with_refusal(button: Response, command: Command, scene: &Scene) -> Response {
    match scene.refused.iter().find(|(refused, _)| *refused == command) {
        Some((_, words)) => button.on_disabled_hover_text(words),
        None => button,
    }
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

/// The tools for which there is room; the menus have them all. Says besides whether all of the rules found room.
#[must_use]
pub fn tool_bar_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> (Vec<Action>, bool) {
    let frame = Frame::new().fill(PALETTE.card).inner_margin(Margin::symmetric(12, 7)).stroke(Stroke::NONE);
    let shown = Panel::top("tool bar").frame(frame).show(ui, |ui| {
        let row = ui.horizontal(|ui| {
            let actions = tools_ui(ui, scene, look);
            let has_room = width_of(ui, &scene.rules, SIZES.small) + 2.0 * SIZES.gap <= ui.available_width();
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
    let words = width_of(ui, &command_words(command, scene, look), SIZES.body);
    let spacing = ui.spacing();
    words + 2.0 * (spacing.button_padding.x + spacing.item_spacing.x) <= ui.available_width()
}

fn tool_ui(ui: &mut Ui, command: Command, scene: &Scene, look: Look<'_>) -> Option<Action> {
    let words = RichText::new(command_words(command, scene, look));
    let enabled = scene.enabled.contains(&command);
    let colored = if command == Command::Resign && enabled { words.color(PALETTE.grave) } else { words };
    let tip = look.text.say(&format!("{}-tip", command.name()));
    let keys = look.key_words(ui.ctx(), command).map_or_else(String::new, |keys| format!("  {keys}"));
    let button = ui.add_enabled(enabled, Button::new(colored)).on_hover_text(format!("{tip}{keys}"));
    with_refusal(button, command, scene).clicked().then_some(Action::Command(command))
}

/// The rules at the right.
fn rules_ui(ui: &mut Ui, rules: &str) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(soft(rules)).on_hover_text(rules));
}

/// The line at the bottom, with the rules in it where the tool bar has no room for them.
/// Gives whether the console is to be locked.
pub fn status_bar_ui(ui: &mut Ui, scene: &StatusScene, rules: Option<&str>) -> Option<Action> {
    let shown = status_panel().show(ui, |ui| {
        let row = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            let asked = scene.unlocked.as_ref().and_then(|unlocked| unlocked_ui(ui, unlocked));
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
            asked
        });
        row.inner
    });
    shown.inner
}

/// The same where there is no status line, and only while there is something to lock.
pub fn unlocked_bar_ui(ui: &mut Ui, scene: &StatusScene) -> Option<Action> {
    let unlocked = scene.unlocked.as_ref()?;
    status_panel().show(ui, |ui| ui.horizontal(|ui| unlocked_ui(ui, unlocked)).inner).inner
}

fn status_panel() -> Panel {
    Panel::bottom("status").frame(Frame::new().fill(PALETTE.bar).inner_margin(Margin::symmetric(14, 4)))
}

fn unlocked_ui(ui: &mut Ui, scene: &UnlockedScene) -> Option<Action> {
    let pressed = ui.button(scene.words.as_str()).on_hover_text(&scene.why).clicked();
    pressed.then_some(Action::Console(ConsoleAction::Lock))
}
