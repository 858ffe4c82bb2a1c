//! The options of an engine, each in a row: those out of sight cost nothing.

use egui::{Align, Button, DragValue, Layout, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::engines::action::{EngineAction, OptionAction};
use crate::app::engines::scene::{OptionField, OptionRow, OptionsScene};
use crate::app::theme::{Colours, SIZES};
use crate::app::views::cut::cut_label;
use crate::app::views::dialogs::frame::{body, foot, rest_of_body, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::lists::{bounded_combo_ui, choice};
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, edge_boxes, rows_in_sight, scrolled_in_room, soft, strong};
use crate::app::views::prose::Prose;

/// How high a row is, and the list at most; with less than three rows it scrolls with what stands above it.
const ROW: f32 = 36.0;
const HEIGHT: f32 = 320.0;
const LOWEST: f32 = 3.0 * ROW;
/// How wide the control for a value is at most, and the part of its row that it leaves to the name.
const FIELD: f32 = 220.0;
const NAME_IN_ROW: f32 = 0.3;
/// How wide a field for words is at most.
const NAME: f32 = 200.0;

/// The declared options, to search and set.
#[must_use]
pub fn options_ui(ui: &mut Ui, scene: &OptionsScene, look: Look<'_>) -> Vec<Action> {
    let mut asked = body(ui, &scene.heading, |ui| {
        let mut asked = head_ui(ui, scene, look);
        asked.extend(list_ui(ui, scene, look));
        asked
    });
    let (keep, reset, cancel) = foot(ui, |ui| {
        let keep = usual_button(ui, &look.text.say("options-keep"), scene.is_sound);
        let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
        (keep, ui.add_enabled(scene.is_changed, Button::new(look.text.say("options-reset-all"))).clicked(), cancel)
    });
    asked.extend(reset.then_some(OptionAction::ResetAll));
    asked.extend(keep.then_some(OptionAction::Keep));
    let mut actions: Vec<Action> =
        asked.into_iter().map(|action| Action::Engine(EngineAction::Options(action))).collect();
    actions.extend(cancel.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

/// The name and the search; below them how many options there are, or what is wrong with one.
fn head_ui(ui: &mut Ui, scene: &OptionsScene, look: Look<'_>) -> Vec<OptionAction> {
    let mut asked = Vec::new();
    let width = ((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).min(NAME);
    ui.horizontal(|ui| {
        asked.extend(field_ui(ui, &scene.name, &look.text.say("options-name"), width).map(OptionAction::Rename));
        asked.extend(field_ui(ui, &scene.query, &look.text.say("options-search"), width).map(OptionAction::Search));
    });
    match &scene.fault {
        Some(fault) => _ = ui.prose(RichText::new(fault).size(SIZES.small).color(ui.palette().grave)),
        None => _ = ui.prose(soft(&scene.count)),
    }
    asked
}

/// A text field; returns the text if it changed.
fn field_ui(ui: &mut Ui, words: &str, label: &str, width: f32) -> Option<String> {
    let mut typed = words.to_owned();
    let field = ui.add(line_field(&mut typed).desired_width(width).hint_text(soft(label)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, label));
    (typed != words).then_some(typed)
}

fn list_ui(ui: &mut Ui, scene: &OptionsScene, look: Look<'_>) -> Vec<OptionAction> {
    let rows = |ui: &mut Ui| {
        rows_in_sight(ui, scene.rows(), ROW, |ui, place| scene.row(place).and_then(|row| row_ui(ui, &row, look)))
    };
    let room = rest_of_body(ui, 0.0);
    if room < LOWEST {
        return rows(ui);
    }
    scrolled_in_room("options of an engine").max_height(room.min(HEIGHT)).show(ui, rows).inner
}

fn row_ui(ui: &mut Ui, row: &OptionRow, look: Look<'_>) -> Option<OptionAction> {
    let mut asked = None;
    let names = ui.available_width() * NAME_IN_ROW;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        // Room for the scroll bar.
        ui.add_space(SIZES.gap);
        let reset = Button::new(look.text.say("options-reset"));
        if ui.add_enabled(row.is_set, reset).on_hover_text(&row.name).clicked() {
            asked = Some(OptionAction::Reset(row.name.clone()));
        }
        let field = (ui.available_width() - names).clamp(0.0, FIELD);
        ui.allocate_ui_with_layout(vec2(field, ROW), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(field);
            asked = asked.take().or(value_ui(ui, row, look));
        });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let name = if row.is_set { strong(&row.name, SIZES.body) } else { RichText::new(&row.name) };
            ui.add(cut_label(name)).on_hover_text(&row.name);
        });
    });
    asked
}

/// The control for an option, whatever its kind.
fn value_ui(ui: &mut Ui, row: &OptionRow, look: Look<'_>) -> Option<OptionAction> {
    if let OptionField::File = row.field {
        return file_ui(ui, row, look);
    }
    changed_ui(ui, row, look).map(|value| OptionAction::Set(row.name.clone(), value))
}

/// The name of a file, typed or chosen.
fn file_ui(ui: &mut Ui, row: &OptionRow, look: Look<'_>) -> Option<OptionAction> {
    let words = look.text.say("engines-browse");
    let width = ui.available_width() - button_width(ui, &words) - ui.spacing().item_spacing.x;
    let typed = field_ui(ui, &row.value, &row.name, width);
    let button = ui.button(&words);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{words} {}", row.name)));
    let set = |value| OptionAction::Set(row.name.clone(), value);
    typed.map(set).or(button.clicked().then(|| OptionAction::Browse(row.name.clone())))
}

/// The control for a value; returns the new value if it was changed.
fn changed_ui(ui: &mut Ui, row: &OptionRow, look: Look<'_>) -> Option<String> {
    match &row.field {
        OptionField::Check => {
            let mut is_on = row.value == "true";
            // Without any words a box stands elsewhere.
            let ticked = box_ui(ui, &mut is_on, " ");
            ticked.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_on, &row.name));
            ticked.changed().then(|| is_on.to_string())
        }
        OptionField::Spin(min, max) => {
            let mut number = row.value.parse().unwrap_or(*min);
            let field = ui.add(DragValue::new(&mut number).range(*min..=*max).clamp_existing_to_range(false));
            field.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &row.name));
            field.changed().then(|| number.to_string())
        }
        OptionField::Combo(choices) => combo_ui(ui, row, choices),
        OptionField::Button => {
            let mut is_pressed = row.is_set;
            let ticked = box_ui(ui, &mut is_pressed, &look.text.say("options-press"));
            (ticked.changed() && is_pressed).then(String::new)
        }
        OptionField::Text | OptionField::File => {
            let width = ui.available_width().min(NAME);
            field_ui(ui, &row.value, &row.name, width)
        }
    }
}

fn box_ui(ui: &mut Ui, is_ticked: &mut bool, words: &str) -> Response {
    let shown = ui.scope(|ui| {
        edge_boxes(ui);
        ui.checkbox(is_ticked, words)
    });
    shown.inner
}

fn combo_ui(ui: &mut Ui, row: &OptionRow, choices: &[String]) -> Option<String> {
    let most = ui.available_width();
    let shown = bounded_combo_ui(ui, ("option", &row.name), most - 16.0..=most, &row.value, |ui| {
        choices.iter().filter(|one| choice(ui, **one == row.value, one).clicked()).last().cloned()
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &row.name));
    shown.inner.flatten()
}
