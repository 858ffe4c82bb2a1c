//! The menus.

use egui::epaint::RectShape;
use egui::{Align2, Button, Event, Key, Modifiers, Popup, Rect, Response, ScrollArea, Shape, TextStyle, Ui, vec2};

use super::BAR;
use super::neighbours::{ShownMenu, note_way_in};
use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::form::CopyAs;
use crate::app::menu::Menu;
use crate::app::scene::Scene;
use crate::app::settings::form::{Looks, Notation, ThemeChoice};
use crate::app::theme::{Colours, SIZES, bold};
use crate::app::views::letters;
use crate::app::views::lists::{closing, follow_arrows};
use crate::app::views::look::Look;
use crate::app::views::opened::{framed, opening};
use crate::app::views::parts::edge_boxes;
use crate::text::Language;

/// What a menu has above and below its rows, and the least that is left below it.
const MENU_FRAME: f32 = 36.0;

/// A line between two rows, with what is around it.
const LINE: f32 = 10.0;

/// Between the rows of a menu.
const MENU_GAP: f32 = 2.0;

/// How many choices stand below the entries of a menu at most.
const MOST_CHOICES: usize = 3;

/// At least so much lies between the words of an entry and its key.
const BEFORE_KEYS: f32 = 24.0;

/// The title of a menu, marked while it is open, and the menu below it.
pub fn title_ui(ui: &mut Ui, menu: &Menu, scene: &Scene, look: Look<'_>) -> (ShownMenu, Vec<Action>) {
    let behind = ui.painter().add(Shape::Noop);
    let is_asked = scene.dialog.is_none() && take_letter(ui, menu.letter);
    let title = opening(Button::new(look.text.say(menu.title)));
    let (title, shown) = title.ui(ui, |ui| closing(ui, |ui| menu_ui(ui, menu, scene, look)));
    if is_asked {
        Popup::toggle_id(ui.ctx(), Popup::default_response_id(&title));
    }
    if ui.input(|input| input.modifiers.alt) && OPENS_BY_LETTER {
        letter_ui(ui, title.rect, menu.letter);
    }
    if shown.is_some() {
        let mark = title.rect.expand2(vec2(2.0, -7.0));
        ui.painter().set(behind, RectShape::filled(mark, SIZES.radius, ui.palette().hover));
    }
    (ShownMenu::of(&title), shown.map_or_else(Vec::new, |shown| shown.inner))
}

/// On a Mac, Alt with a letter is another letter.
const OPENS_BY_LETTER: bool = !cfg!(target_os = "macos");

/// Takes the letter of a menu, pressed together with Alt, out of the input: it is not to be typed anywhere besides.
fn take_letter(ui: &Ui, letter: char) -> bool {
    let is_text = |text: &str| text.eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]));
    let key = Key::from_name(letter.encode_utf8(&mut [0; 4])).filter(|_| OPENS_BY_LETTER);
    ui.input_mut(|input| {
        let is_pressed = key.is_some_and(|key| input.consume_key(Modifiers::ALT, key));
        if is_pressed {
            input.events.retain(|event| !matches!(event, Event::Text(text) if is_text(text)));
        }
        is_pressed
    })
}

/// The letter below the title, while Alt is held down.
fn letter_ui(ui: &Ui, title: Rect, letter: char) {
    let at = title.center_bottom() - vec2(0.0, 1.0);
    ui.painter().text(at, Align2::CENTER_BOTTOM, letter, bold(SIZES.small), ui.palette().chosen_line);
}

/// What is in a menu. In a low window its rows are lower, at last as low as their words, and where even so they are too
/// many, it scrolls.
fn menu_ui(ui: &mut Ui, menu: &Menu, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let room = ui.content_rect().height() - BAR - MENU_FRAME;
    let words = ui.text_style_height(&TextStyle::Button);
    let height = row_height(menu, room).min(ui.spacing().interact_size.y);
    let is_crowded = height < words;
    let spacing = ui.spacing_mut();
    (spacing.item_spacing.y, spacing.interact_size.y) = if is_crowded { (0.0, 0.0) } else { (MENU_GAP, height) };
    spacing.icon_spacing = BEFORE_KEYS / 2.0;
    let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
    area.show(ui, |ui| entries_ui(ui, menu, scene, look)).inner
}

/// How high the rows of a menu can be if all of them shall have `room`, lines and what stands below the entries included.
fn row_height(menu: &Menu, room: f32) -> f32 {
    let rows = menu.entries.iter().flatten().count() + MOST_CHOICES;
    let lines = menu.entries.len() + MOST_CHOICES + 1 - rows;
    (room - lines as f32 * LINE) / rows as f32 - MENU_GAP
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
                if *command == Command::SaveStored {
                    actions.extend(autosave_ui(ui, scene.autosave, look));
                }
            }
            None => _ = ui.separator(),
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
    let words = command_words(command, scene, look);
    let button = Button::new(words.as_str());
    let button = match look.key_words(ui.ctx(), command) {
        Some(keys) => button.shortcut_text(keys),
        None => button,
    };
    let button = ui.add_enabled(scene.enabled.contains(&command), button);
    follow_arrows(ui, &button);
    letters::note(ui, &button, &words);
    with_refusal(button, command, scene, look).clicked().then_some(Action::Command(command))
}

/// A button that is grey says why.
pub fn with_refusal(button: Response, command: Command, scene: &Scene, look: Look<'_>) -> Response {
    match scene.why_not(command) {
        Some(why) => button.on_disabled_hover_text(look.text.say(why)),
        None => button,
    }
}

/// What a command is called at present.
pub fn command_words(command: Command, scene: &Scene, look: Look<'_>) -> String {
    let renamed = scene.renamed.iter().find(|(other, _)| *other == command);
    look.text.say(renamed.map_or(command.name(), |(_, name)| name))
}

/// A menu within a menu. The arrows lead into it as into the menu itself.
fn within_ui(ui: &mut Ui, words: &str, entries: impl FnOnce(&mut Ui)) -> Response {
    let entry = ui.menu_button(words, entries).response;
    follow_arrows(ui, &entry);
    letters::note(ui, &entry, words);
    note_way_in(ui, &entry);
    entry
}

/// The records that were used last.
fn recent_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let shown = ui.add_enabled_ui(!scene.recent.is_empty(), |ui| {
        within_ui(ui, &look.text.say("menu-recent"), |ui| {
            for (path, name) in &scene.recent {
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    actions.push(Action::OpenRecord(path.clone()));
                }
            }
            ui.separator();
            if ui.button(look.text.say("menu-forget-recent")).clicked() {
                actions.push(Action::ForgetRecent);
            }
        })
    });
    shown.inner.on_disabled_hover_text(look.text.say("grey-no-recent"));
    actions
}

/// What can be copied, and pasting.
fn clipboard_ui(ui: &mut Ui, scene: &Scene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    within_ui(ui, &look.text.say("menu-copy"), |ui| {
        for what in CopyAs::all().filter(|what| scene.setup.is_none() || what.is_of_position()) {
            if ui.button(look.text.say(&what.name())).clicked() {
                actions.push(Action::Copy(what));
            }
        }
    });
    actions.extend(entry_ui(ui, Command::Paste, scene, look));
    actions
}

fn autosave_ui(ui: &mut Ui, mut autosave: bool, look: Look<'_>) -> Option<Action> {
    let ticked = ui.scope(|ui| {
        edge_boxes(ui);
        let words = look.text.say("menu-autosave");
        let ticked = ui.checkbox(&mut autosave, words.as_str());
        letters::note(ui, &ticked, &words);
        framed(ui, ticked).clicked()
    });
    ticked.inner.then_some(Action::SetAutosave(autosave))
}

/// Theme, language and notation.
fn choices_ui(ui: &mut Ui, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    within_ui(ui, &look.text.say("menu-theme"), |ui| {
        edge_boxes(ui);
        for theme in ThemeChoice::ALL {
            let choice = ui.radio(theme == look.looks.theme, look.text.say(theme.name()));
            if framed(ui, choice).clicked() {
                actions.push(Action::SetLooks(Looks { theme, ..look.looks }));
            }
        }
    });
    within_ui(ui, &look.text.say("menu-language"), |ui| {
        edge_boxes(ui);
        for language in Language::ALL {
            let choice = ui.radio(language == look.language(), language.name());
            if framed(ui, choice).clicked() {
                actions.push(Action::SetLanguage(language));
            }
        }
    });
    within_ui(ui, &look.text.say("menu-notation"), |ui| {
        edge_boxes(ui);
        for notation in Notation::ALL {
            let choice = ui.radio(notation == look.notation, notation.example());
            if framed(ui, choice).clicked() {
                actions.push(Action::SetNotation(notation));
            }
        }
    });
    actions
}
