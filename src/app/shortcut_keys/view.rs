//! The dialog in which a command is given another key by pressing it.

use egui::accesskit::Live;
use egui::{Align, Button, Event, Key, Layout, Modifiers, RichText, Role, ScrollArea, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::command::Command;
use crate::app::keys::{as_keys, write_keys};
use crate::app::settings::action::KeysAction;
use crate::app::shortcut_keys::scene::{KeyRow, KeysScene};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::announcement::announce;
use crate::app::views::buttons::toggle;
use crate::app::views::dialogs::frame::{body, foot, rest_of_body, scrolling, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::{hairline, soft, strong};
use crate::app::views::prose::Prose;

/// As high as the list of commands gets.
const TALLEST: f32 = 560.0;
const KEY_WIDTH: f32 = 190.0;
const RESET_WIDTH: f32 = 110.0;

/// Every command with its key. A click on a key waits for the next one that is pressed.
#[must_use]
pub fn keys_ui(ui: &mut Ui, scene: &KeysScene, look: Look<'_>) -> Vec<Action> {
    let waiting = scene.menus.iter().flat_map(|(_, rows)| rows).find(|row| row.is_waiting);
    let pressed = waiting.and_then(|row| take_pressed(ui, row.command));
    let mut asked = body(ui, &look.text.say("keys-heading"), |ui| {
        ui.prose(soft(&look.text.say("keys-why")));
        let asked = search_ui(ui, scene, look);
        ui.add_space(SIZES.gap);
        asked.into_iter().chain(list_ui(ui, scene, look)).collect::<Vec<_>>()
    });
    let (is_closed, is_reset) = foot(ui, |ui| buttons_ui(ui, scene, look));
    asked.extend(is_reset.then_some(KeysAction::ResetAll));
    // What was pressed for a command presses no button besides.
    let asked = pressed.map_or(asked, |pressed| vec![pressed]);
    let asked = asked.into_iter().map(DialogAction::Keys);
    asked.chain(is_closed.then_some(DialogAction::Cancel)).map(Action::Dialog).collect()
}

/// The key that is pressed for `command`: Esc leaves it as it was, Backspace and Delete take its key away.
fn take_pressed(ui: &Ui, command: Command) -> Option<KeysAction> {
    let events = ui.input_mut(|input| {
        let is_key = |event: &mut Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
        input.events.extract_if(.., is_key).collect::<Vec<_>>()
    });
    events.into_iter().find_map(|event| match event {
        Event::Key { key: Key::Escape, .. } => Some(KeysAction::Wait(None)),
        Event::Key { key: Key::Backspace | Key::Delete, modifiers: Modifiers::NONE, .. } => {
            Some(KeysAction::Choose(command, String::new()))
        }
        Event::Key { key, modifiers, .. } => Some(KeysAction::Choose(command, write_keys(as_keys(key, modifiers)?))),
        _ => None,
    })
}

fn search_ui(ui: &mut Ui, scene: &KeysScene, look: Look<'_>) -> Option<KeysAction> {
    let mut query = scene.query.clone();
    let hint = look.text.say("keys-search");
    let field = ui.add(line_field(&mut query).hint_text(&hint).desired_width(f32::INFINITY));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
    (query != scene.query).then_some(KeysAction::Search(query))
}

fn list_ui(ui: &mut Ui, scene: &KeysScene, look: Look<'_>) -> Vec<KeysAction> {
    let height = rest_of_body(ui, 0.0).min(TALLEST);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
    scrolling(ui, area, |ui| {
        if scene.menus.is_empty() {
            ui.prose(soft(&look.text.say("find-nothing")));
        }
        let mut asked = Vec::new();
        for (menu, rows) in &scene.menus {
            ui.label(strong(menu, SIZES.title));
            ui.add_space(SIZES.gap / 2.0);
            asked.extend(rows.iter().filter_map(|row| row_ui(ui, row, look)));
            ui.add_space(SIZES.gap);
        }
        asked
    })
}

fn row_ui(ui: &mut Ui, row: &KeyRow, look: Look<'_>) -> Option<KeysAction> {
    hairline(ui, ui.cursor().top());
    ui.add_space(3.0);
    ui.spacing_mut().item_spacing.y = 2.0;
    let shown = ui.horizontal(|ui| {
        ui.label(RichText::new(&row.name).color(ui.palette().ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let is_reset = reset_ui(ui, row, look);
            let is_clicked = key_ui(ui, row, look);
            let waits = is_clicked.then_some(KeysAction::Wait((!row.is_waiting).then_some(row.command)));
            is_reset.then_some(KeysAction::Reset(row.command)).or(waits)
        })
    });
    if let Some(clash) = &row.clash {
        clash_ui(ui, clash);
    }
    ui.add_space(3.0);
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    shown.inner.inner
}

/// What else the key does, below the key: from its left edge on.
fn clash_ui(ui: &mut Ui, clash: &str) {
    let indent = ui.available_width() - KEY_WIDTH - RESET_WIDTH - SIZES.gap;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent.max(0.0));
        ui.vertical(|ui| announce(&ui.prose(soft(clash).color(ui.palette().urgent)), Live::Polite));
    });
}

/// The key as a button.
fn key_ui(ui: &mut Ui, row: &KeyRow, look: Look<'_>) -> bool {
    let keys = look.key_words(ui.ctx(), row.command).unwrap_or_else(|| "–".to_owned());
    let words = if row.is_waiting { look.text.say("keys-press") } else { keys };
    let button = ui.add(toggle(ui, &words, row.is_waiting).min_size(vec2(KEY_WIDTH, 30.0)));
    button.widget_info(|| WidgetInfo::selected(Role::Button, true, row.is_waiting, format!("{}: {words}", row.name)));
    button.clicked()
}

/// The usual key again; the room for the button stays where there is none, so that the keys stand in a column.
fn reset_ui(ui: &mut Ui, row: &KeyRow, look: Look<'_>) -> bool {
    let words = look.text.say("settings-reset");
    let room = ui.allocate_ui_with_layout(vec2(RESET_WIDTH, 30.0), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(RESET_WIDTH);
        if row.is_usual {
            return false;
        }
        let button = ui.add(Button::new(&words));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{words}: {}", row.name)));
        button.clicked()
    });
    room.inner
}

/// Whether the dialog is closed, and whether all keys are to be the usual ones again.
fn buttons_ui(ui: &mut Ui, scene: &KeysScene, look: Look<'_>) -> (bool, bool) {
    let is_closed = usual_button(ui, &look.text.say("about-close"), true);
    let is_reset = ui.add_enabled(scene.can_reset, Button::new(look.text.say("keys-reset-all"))).clicked();
    if let Some(words) = &scene.unknown {
        ui.prose(soft(words));
    }
    (is_closed, is_reset)
}
