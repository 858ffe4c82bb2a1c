//! The editor of handicap tables: a row for each step in rank.

use egui::{ScrollArea, Ui, vec2};

use crate::app::action::{Action, DialogAction};
use crate::app::handicaps::action::TableAction;
use crate::app::handicaps::form::GREATEST_DIFFERENCE;
use crate::app::handicaps::scene::HandicapsScene;
use crate::app::theme::SIZES;
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{
    body, foot, is_narrow, keep_enter, names_ui, rest_of_body, rest_of_foot, scrolling, usual_button,
};
use crate::app::views::fields::settled_number_field;
use crate::app::views::lists::{choose, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, soft};
use crate::app::views::prose::Prose;
use crate::rules::HandicapTable;

/// What lies below the steps.
const BELOW: f32 = 92.0;
/// Where the steps have less room, they have no bar of their own.
const LEAST: f32 = 110.0;
/// Between the parts of a step, so that the longest handicap has room.
const BETWEEN: f32 = 6.0;
/// How wide a list of handicaps is.
const SHORTEST_LIST: f32 = 120.0;
const WIDEST_LIST: f32 = 290.0;

/// Which handicap is played by which difference of ranks. The table is edited in a copy and reported when it has
/// changed.
#[must_use]
pub fn handicaps_ui(ui: &mut Ui, scene: &HandicapsScene, look: Look<'_>) -> Vec<Action> {
    let mut table = scene.table.clone();
    let mut actions = body(ui, &look.text.say("table-heading"), |ui| {
        let mut actions = tables_ui(ui, scene);
        // They are there from the beginning: the first change makes a copy of one's own, and nothing may move by it.
        ui.add_enabled_ui(scene.is_own, |ui| names_ui(ui, [&mut table.name.en, &mut table.name.ja], look));
        let room = rest_of_body(ui, BELOW);
        if room < LEAST {
            // All of it scrolls: two bars beside one another would be one too many.
            steps_ui(ui, scene, &mut table, look);
        } else {
            let area = ScrollArea::vertical().max_height(room).auto_shrink([false, true]);
            scrolling(ui, area, |ui| steps_ui(ui, scene, &mut table, look));
        }
        if ui.button(look.text.say("table-add")).clicked() {
            actions.push(TableAction::AddStep);
        }
        ui.prose(soft(&scene.source));
        actions
    });
    if table != scene.table {
        actions.insert(0, TableAction::Edit(Box::new(table)));
    }
    let mut actions: Vec<DialogAction> = actions.into_iter().map(DialogAction::Table).collect();
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn tables_ui(ui: &mut Ui, scene: &HandicapsScene) -> Vec<TableAction> {
    let row = ui.horizontal_wrapped(|ui| {
        let clicked = scene.tables.iter().filter(|(_, name, is_shown)| ui.add(chip(ui, name, *is_shown)).clicked());
        clicked.map(|(file, ..)| TableAction::Show(file.clone())).collect()
    });
    row.inner
}

fn steps_ui(ui: &mut Ui, scene: &HandicapsScene, table: &mut HandicapTable, look: Look<'_>) {
    ui.spacing_mut().item_spacing.y = SIZES.gap * 0.5;
    let mut removed = None;
    for (index, step) in table.steps.iter_mut().enumerate() {
        ui.push_id(index, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = BETWEEN;
                let label = ui.label(&scene.from[usize::from(is_narrow(ui))]).id;
                let from = settled_number_field(ui, &mut step.from, 0..=GREATEST_DIFFERENCE);
                let from = ui.add_enabled(index > 0, from).labelled_by(label);
                // Enter settles the number that was typed, which may move the step.
                if from.changed() {
                    keep_enter(ui, &from);
                }
                let name = scene.terms.iter().find(|(terms, _)| *terms == step.terms).map_or("", |(_, name)| name);
                let width = list_width(ui, look);
                // A long name is cut there: egui would make the list wider, and push the button out of the window.
                ui.allocate_ui(vec2(width, ui.spacing().interact_size.y), |ui| {
                    let shown = combo("terms", width, name).show_ui(ui, |ui| {
                        for (terms, name) in &scene.terms {
                            choose(ui, &mut step.terms, *terms, name);
                        }
                    });
                    shown.response.labelled_by(label);
                });
                if index > 0 && ui.button(look.text.say("table-remove")).clicked() {
                    removed = Some(index);
                }
            });
        });
    }
    if let Some(index) = removed {
        table.steps.remove(index);
    }
}

/// A list leaves room for the button behind it.
fn list_width(ui: &Ui, look: Look<'_>) -> f32 {
    let button = button_width(ui, &look.text.say("table-remove")) + ui.spacing().item_spacing.x;
    (ui.available_width() - button).clamp(SHORTEST_LIST, WIDEST_LIST)
}

fn buttons_ui(ui: &mut Ui, scene: &HandicapsScene, look: Look<'_>) -> Vec<DialogAction> {
    let can_take = scene.fault.is_none();
    let take = usual_button(ui, &look.text.say("table-take"), can_take);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let delete = scene.can_delete.then(|| look.text.say("table-delete"));
    let delete = rest_of_foot(ui, delete.as_deref(), scene.fault.as_deref());
    let answers = [
        (take, DialogAction::Table(TableAction::Take)),
        (cancel, DialogAction::Cancel),
        (delete, DialogAction::Table(TableAction::Delete)),
    ];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
