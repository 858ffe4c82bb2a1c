//! The arbiter's console, in the place of the record: large buttons, and nothing that is done without being read first.

mod draft;
pub mod pin;
pub mod ruling;

use egui::{Align, Button, Frame, Id, Label, Layout, Margin, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::console::action::ConsoleAction;
use crate::app::console::scene::{ConsoleGroup, ConsoleScene, LogRow};
use crate::app::scene::case::AnswerTone;
use crate::app::scene::{AnswerScene, Scene, StatusScene};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::{FillableButton, chip, grave_button, primary_button};
use crate::app::views::case::{CASE, CaseRoom, case_ui, panel_height};
use crate::app::views::icons::{Icon, icon_button};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::notices::{LINE, notices_above_case_ui, notices_below_list_ui, notices_below_ui};
use crate::app::views::parts::{hairline, scrolled_in_room, soft, strong, width_of};
use crate::app::views::prose::{Prose, on_button};
use crate::app::views::result::result_in_record_ui;

/// As high as a button has to be to be hit in a hurry.
const BUTTON_HEIGHT: f32 = 38.0;

/// The same for the one that stops both clocks.
const STOP_HEIGHT: f32 = 52.0;

/// A console that has less room has no heading, and its parts behind a list.
const LOW: f32 = 360.0;

/// How wide that list is.
const TAB_LIST: f32 = 120.0;

#[must_use]
pub fn console_ui(ui: &mut Ui, scene: &Scene, console: &ConsoleScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let frame = Frame::new().inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 6 });
    actions.extend(frame.show(ui, |ui| head_ui(ui, scene, console, look)).inner);
    hairline(ui, ui.cursor().top() - SIZES.gap / 2.0);
    if let Some(draft) = &console.draft {
        actions.extend(draft::foot_panel_ui(ui, draft, look));
        actions.extend(notices_below_ui(ui, scene, look));
        actions.extend(draft::draft_ui(ui, draft, look));
        return actions;
    }
    if let Some(case) = &scene.case {
        actions.extend(notices_above_case_ui(ui, scene, panel_height(ui, CASE), look));
        // On what a declaration is decided has to be seen with the buttons that decide; the parts can wait.
        let room = if case.conditions.is_empty() { CaseRoom::Most } else { CaseRoom::All };
        actions.extend(case_ui(ui, case, room));
    }
    actions.extend(result_in_record_ui(ui, scene, CaseRoom::Most, look));
    if scene.case.is_none() {
        let kept = room_for_sections(ui);
        actions.extend(notices_below_list_ui(ui, scene, kept, look));
    }
    actions.extend(sections_ui(ui, console));
    actions
}

/// The heading, the way out, and the button that stops both clocks, whatever part is shown.
fn head_ui(ui: &mut Ui, scene: &Scene, console: &ConsoleScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    ui.spacing_mut().item_spacing.y = SIZES.gap;
    let is_low = ui.available_height() < LOW;
    let has_tabs = console.draft.is_none() && !console.tabs.is_empty();
    ui.horizontal(|ui| {
        if is_low && has_tabs {
            actions.extend(tab_list_ui(ui, console, look));
        } else {
            ui.label(strong(&look.text.say("console-heading"), SIZES.title));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, Icon::Close, vec2(32.0, 28.0), &look.text.say("console-close")).clicked() {
                actions.push(Action::Command(Command::Console));
            }
            let can_lock = console.can_lock && has_room_for_lock(ui, look);
            if can_lock && ui.button(look.text.say("console-lock")).clicked() {
                actions.push(Action::Console(ConsoleAction::Lock));
            }
        });
    });
    let height = if is_low { BUTTON_HEIGHT } else { STOP_HEIGHT };
    match &console.clocks {
        Some(clocks) => {
            let tone = if is_filled_below(scene, console) { AnswerTone::Plain } else { clocks.tone };
            actions.extend(wide_button_ui(ui, &AnswerScene { tone, ..clocks.clone() }, true, height));
        }
        // What waits for an answer says it as well, and has to be read where there is little room.
        None if is_low && scene.case.is_some() => {}
        // A claim may come at any time: what is below stays where it is.
        None if has_tabs => told_ui(ui, &scene.status, height),
        None => {}
    }
    if has_tabs && !is_low {
        actions.extend(tabs_ui(ui, console));
    }
    actions
}

/// Whether the button for what is usually wanted stands below: only one is filled.
fn is_filled_below(scene: &Scene, console: &ConsoleScene) -> bool {
    let mut answers = scene.case.iter().flat_map(|case| &case.answers);
    console.draft.is_some() || answers.any(|answer| answer.tone != AnswerTone::Plain)
}

/// Whether the button that locks the console has room beside the one that closes it. Where it has none, the line at the foot of
/// the window does the same.
fn has_room_for_lock(ui: &Ui, look: Look<'_>) -> bool {
    let words = width_of(ui, &look.text.say("console-lock"), SIZES.body);
    ui.available_width() >= words + 2.0 * ui.spacing().button_padding.x
}

/// How the game stands, in the place of the button that stops both clocks.
fn told_ui(ui: &mut Ui, status: &StatusScene, height: f32) {
    let words = status.left.first().map_or("", String::as_str);
    ui.add_sized(vec2(ui.available_width(), height), Label::new(soft(words)).truncate());
}

/// The parts as a drop-down list, where there is no room for tabs.
fn tab_list_ui(ui: &mut Ui, console: &ConsoleScene, look: Look<'_>) -> Vec<Action> {
    let shown = console.tabs.iter().find(|(.., is_shown)| *is_shown).map_or("", |(_, words, _)| words);
    let mut actions = Vec::new();
    let list = combo("console parts", TAB_LIST, shown).show_ui(ui, |ui| {
        let clicked = console.tabs.iter().filter(|(_, words, is_shown)| choice(ui, *is_shown, words).clicked());
        actions.extend(clicked.map(|(section, ..)| Action::Console(ConsoleAction::Show(*section))));
    });
    let label = look.text.say("console-heading");
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    actions
}

fn tabs_ui(ui: &mut Ui, console: &ConsoleScene) -> Vec<Action> {
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding.x = 9.0;
        let pressed = console.tabs.iter().filter(|(_, words, is_shown)| {
            let tab = ui.add(chip(ui, words, *is_shown).min_size(vec2(0.0, 28.0)));
            tab.widget_info(|| WidgetInfo::selected(Role::Tab, true, *is_shown, words));
            tab.clicked()
        });
        pressed.map(|(section, ..)| Action::Console(ConsoleAction::Show(*section))).collect()
    });
    row.inner
}

fn sections_id() -> Id {
    Id::unique("height of the part of the console")
}

/// Where there is little room, notices leave that to the buttons, down to a line.
fn room_for_sections(ui: &Ui) -> f32 {
    let available = ui.available_height();
    let needed: f32 = ui.data(|data| data.get_temp(sections_id())).unwrap_or_default();
    if available < LOW { needed.min(available - LINE).max(0.0) } else { 0.0 }
}

fn sections_ui(ui: &mut Ui, console: &ConsoleScene) -> Vec<Action> {
    let mut actions = Vec::new();
    let shown = scrolled_in_room("console").show(ui, |ui| {
        let frame = Frame::new().inner_margin(Margin { left: 16, right: 16, top: 6, bottom: 12 });
        frame.show(ui, |ui| {
            for group in &console.groups {
                actions.extend(group_ui(ui, group));
            }
            console.log.iter().for_each(|row| row_ui(ui, row));
        });
    });
    let height = shown.content_size.y;
    if ui.data(|data| data.get_temp(sections_id())) != Some(height) {
        ui.data_mut(|data| data.insert_temp(sections_id(), height));
        ui.ctx().request_discard("the part of the console is not as high as it was");
    }
    actions
}

fn group_ui(ui: &mut Ui, group: &ConsoleGroup) -> Vec<Action> {
    ui.spacing_mut().item_spacing.y = 5.0;
    ui.label(strong(&group.heading, SIZES.body));
    for line in &group.lines {
        // What stands alone is what one wants to know.
        let words = if group.buttons.is_empty() { RichText::new(line).color(ui.palette().ink) } else { soft(line) };
        ui.prose(words);
    }
    let mut actions = Vec::new();
    for row in group.buttons.chunks(if fits_side_by_side(ui, group) { 3 } else { 2 }) {
        ui.columns(row.len(), |columns| {
            for (ui, (button, is_enabled)) in columns.iter_mut().zip(row) {
                actions.extend(wide_button_ui(ui, button, *is_enabled, BUTTON_HEIGHT));
            }
        });
    }
    ui.add_space(SIZES.gap * 1.5);
    actions
}

/// Whether three buttons find room beside each other, each with its words on one line.
fn fits_side_by_side(ui: &Ui, group: &ConsoleGroup) -> bool {
    let spacing = ui.spacing();
    let room = (ui.available_width() - 2.0 * spacing.item_spacing.x) / 3.0 - 2.0 * spacing.button_padding.x;
    let font = TextStyle::Button.resolve(ui.style());
    let width = |words: &str| {
        let galley = ui.painter().layout_no_wrap(words.to_owned(), font.clone(), ui.palette().ink);
        galley.size().x
    };
    group.buttons.len() == 3 && group.buttons.iter().all(|(button, _)| width(&button.words) <= room)
}

/// A button as wide as there is room.
fn wide_button_ui(ui: &mut Ui, scene: &AnswerScene, is_enabled: bool, height: f32) -> Option<Action> {
    let size = vec2(ui.available_width(), height);
    let button = match scene.tone {
        AnswerTone::Primary => primary_button(ui, &scene.words),
        AnswerTone::Grave => grave_button(ui, &scene.words),
        AnswerTone::Plain => {
            let room = size.x - 2.0 * ui.spacing().button_padding.x;
            FillableButton::unfilled(Button::new(on_button(ui, &scene.words, room)))
        }
    };
    let shown = ui.add_enabled_ui(is_enabled, |ui| ui.add_sized(size, button.wrap()));
    shown.inner.clicked().then(|| scene.action.clone())
}

/// An entry of the log.
fn row_ui(ui: &mut Ui, row: &LogRow) {
    hairline(ui, ui.cursor().top());
    ui.add_space(SIZES.gap / 2.0);
    ui.prose(soft(&row.when));
    ui.prose(RichText::new(&row.act).color(ui.palette().ink));
    for line in &row.details {
        ui.prose(soft(line));
    }
    ui.add_space(SIZES.gap / 2.0);
}
