use egui::{ScrollArea, TextEdit, Ui};

use super::{body, enter_pressed, foot};
use crate::app::action::{Action, DialogAction};
use crate::app::scene::{FolderRow, PathScene};
use crate::app::theme::PALETTE;
use crate::app::views::Look;
use crate::app::views::parts::{primary_button, soft, strong};

/// The program's own file dialog: a folder to walk through and a field for the name.
#[must_use]
pub(super) fn path_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<Action> {
    let mut actions = body(ui, &scene.headline, |ui| {
        ui.label(soft(&scene.folder));
        let mut actions = rows_ui(ui, scene);
        actions.extend(field_ui(ui, scene, look));
        if let Some(trouble) = &scene.trouble {
            ui.colored_label(PALETTE.grave, trouble);
        }
        actions
    });
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn rows_ui(ui: &mut Ui, scene: &PathScene) -> Vec<DialogAction> {
    let area = ScrollArea::vertical().max_height(250.0).min_scrolled_height(160.0).auto_shrink([false, false]);
    let shown = area.show(ui, |ui| {
        let clicked = |ui: &mut Ui, row: &FolderRow| row_ui(ui, row, scene);
        scene.rows.iter().filter_map(|row| clicked(ui, row)).collect()
    });
    shown.inner
}

fn row_ui(ui: &mut Ui, row: &FolderRow, scene: &PathScene) -> Option<DialogAction> {
    let words =
        if row.folder.is_some() { strong(&format!("{} /", row.name), 14.5) } else { egui::RichText::new(&row.name) };
    let button =
        egui::Button::selectable(row.name == scene.typed, words).min_size(egui::vec2(ui.available_width(), 0.0));
    let response = ui.add(button);
    match &row.folder {
        _ if !response.clicked() => None,
        Some(folder) => Some(DialogAction::ShowFolder(folder.clone())),
        None => Some(DialogAction::EditPath(row.name.clone())),
    }
}

fn field_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<DialogAction> {
    let label = ui.label(look.text.say("path-name"));
    let mut typed = scene.typed.clone();
    let field = ui.add(TextEdit::singleline(&mut typed).desired_width(f32::INFINITY)).labelled_by(label.id);
    let entered = field.lost_focus() && enter_pressed(ui);
    if ui.memory(|memory| memory.focused().is_none()) && !entered {
        field.request_focus();
    }
    let edited = (typed != scene.typed).then_some(DialogAction::EditPath(typed));
    edited.into_iter().chain(entered.then_some(DialogAction::TakePath)).collect()
}

fn buttons_ui(ui: &mut Ui, scene: &PathScene, look: Look<'_>) -> Vec<DialogAction> {
    let take = ui.add_enabled(scene.can_confirm, primary_button(&scene.confirm)).clicked();
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(take, DialogAction::TakePath), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
