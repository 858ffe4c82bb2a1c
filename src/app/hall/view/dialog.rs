//! The dialog that makes this a table of a hall, or lets it watch one.

use egui::{RichText, Ui};

use crate::app::action::{Action, DialogAction};
use crate::app::hall::action::HallAction;
use crate::app::hall::form::HallForm;
use crate::app::hall::scene::HallDialogScene;
use crate::app::publish::action::PublishAction;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::dialogs::frame::{body, foot, rest_of_foot, row_ui, usual_button};
use crate::app::views::fields::{line_field, number_field};
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, soft, tick_box};
use crate::app::views::prose::Prose;
use crate::storage::FolderFor;

/// Where this game is shared, and which folder the hall view watches. The form is edited in a copy.
#[must_use]
pub fn hall_ui(ui: &mut Ui, scene: &HallDialogScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let say = |name: &str| look.text.say(name);
    let mut actions = body(ui, &say("hall-dialog"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        ui.prose(soft(&say("hall-share-why")));
        tick_box(ui, &mut form.shares, &say("hall-share"));
        let mut actions = Vec::new();
        ui.add_enabled_ui(form.shares, |ui| {
            actions.extend(folder_ui(ui, &mut form.shared_in, FolderFor::Sharing, look));
            row_ui(ui, &say("hall-table-number"), |ui, label| {
                ui.horizontal(|ui| ui.add(number_field(ui, &mut form.table, 1..=999)).labelled_by(label));
            });
        });
        for line in &scene.trouble {
            ui.prose(RichText::new(line).color(ui.palette().grave));
        }
        ui.add_space(SIZES.gap);
        ui.prose(soft(&say("hall-watch-why")));
        actions.extend(folder_ui(ui, &mut form.watched, FolderFor::Watching, look));
        row_ui(ui, &say("hall-title"), |ui, label| {
            ui.add(line_field(&mut form.title).desired_width(f32::INFINITY)).labelled_by(label);
        });
        if form.has_no_folder_dialog {
            ui.prose(soft(&say("hall-no-dialog")));
        }
        ui.add_space(SIZES.gap);
        ui.prose(soft(&scene.publishing));
        if ui.button(say("hall-publish")).clicked() {
            actions.push(Action::Publish(PublishAction::Configure));
        }
        actions
    });
    if form != scene.form {
        actions.insert(0, Action::Hall(HallAction::Edit(form.clone())));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, &form, look)));
    actions
}

fn folder_ui(ui: &mut Ui, folder: &mut String, purpose: FolderFor, look: Look<'_>) -> Option<Action> {
    let browsed = folder_row_ui(ui, &look.text.say("hall-folder"), folder, purpose, look);
    browsed.map(|purpose| Action::Hall(HallAction::Browse(purpose)))
}

/// A folder that is typed or asked for. Returns what it is for when the system is to ask.
pub fn folder_row_ui(
    ui: &mut Ui,
    name: &str,
    folder: &mut String,
    purpose: FolderFor,
    look: Look<'_>,
) -> Option<FolderFor> {
    let mut browsed = None;
    row_ui(ui, name, |ui, label| {
        ui.horizontal(|ui| {
            let browse = look.text.say("hall-browse");
            let width = ui.available_width() - button_width(ui, &browse) - SIZES.gap;
            ui.add(line_field(folder).desired_width(width)).labelled_by(label);
            browsed = ui.button(browse).clicked().then_some(purpose);
        });
    });
    browsed
}

fn buttons_ui(ui: &mut Ui, form: &HallForm, look: Look<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let can_keep = !form.lacks_folder();
    if usual_button(ui, &look.text.say("hall-keep"), can_keep) {
        actions.push(Action::Hall(HallAction::Keep));
    }
    let open = egui::Button::new(look.text.say("hall-open-view"));
    if ui.add_enabled(can_keep && !form.watched.trim().is_empty(), open).clicked() {
        actions.push(Action::Hall(HallAction::OpenView));
    }
    if ui.button(look.text.say("dialog-cancel")).clicked() {
        actions.push(Action::Dialog(DialogAction::Cancel));
    }
    let fault = form.lacks_folder().then(|| look.text.say("hall-no-folder"));
    rest_of_foot(ui, None, fault.as_deref());
    actions
}
