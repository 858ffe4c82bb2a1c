//! The dialog about printing: the choices, and the page that they make.

mod preview;

use egui::{Align, Layout, Ui, vec2};
use preview::{page_size, preview_ui};

use crate::app::action::{Action, DialogAction};
use crate::app::print::form::{Places, PrintForm, Sheet};
use crate::app::print::scene::PrintScene;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{body, choices_ui, foot, row_ui, usual_button};
use crate::app::views::fields::number_ui;
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;
use crate::picture::{DiagramStyle, PictureFormat};

/// As much as the longest of the forms needs: the choices stay under the pointer when another one is shown.
const HEIGHT: f32 = 340.0;

/// What to print, and how. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn print_ui(ui: &mut Ui, scene: &PrintScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form;
    body(ui, &look.text.say("print-heading"), |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        ui.horizontal_top(|ui| {
            let choices = vec2(ui.available_width() - page_size(ui).x - SIZES.gap, HEIGHT);
            ui.allocate_ui_with_layout(choices, Layout::top_down(Align::Min), |ui| form_ui(ui, scene, &mut form, look));
            preview_ui(ui, scene, look);
        });
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(DialogAction::EditPrint(form));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn form_ui(ui: &mut Ui, scene: &PrintScene, form: &mut PrintForm, look: Look<'_>) {
    ui.set_min_size(vec2(ui.available_width(), HEIGHT));
    sheet_ui(ui, form, look);
    match form.sheet {
        Sheet::Score => {}
        Sheet::Handout => places_ui(ui, form, look),
        Sheet::Diagram => style_ui(ui, form, look),
    }
    format_ui(ui, form, look);
    ui.prose(soft(&scene.outcome));
    scene.files.iter().for_each(|files| _ = ui.label(soft(files)));
}

fn sheet_ui(ui: &mut Ui, form: &mut PrintForm, look: Look<'_>) {
    let name = |sheet| match sheet {
        Sheet::Score => look.text.say("print-score"),
        Sheet::Handout => look.text.say("print-handout"),
        Sheet::Diagram => look.text.say("print-diagram"),
    };
    row_ui(ui, &look.text.say("print-sheet"), |ui, _| choices_ui(ui, Sheet::ALL, &mut form.sheet, name));
}

fn places_ui(ui: &mut Ui, form: &mut PrintForm, look: Look<'_>) {
    let name = |places| match places {
        Places::Every => look.text.say("print-every"),
        Places::Noted => look.text.say("print-noted"),
        Places::Moments => look.text.say("print-moments"),
    };
    row_ui(ui, &look.text.say("print-places"), |ui, _| {
        choices_ui(ui, Places::ALL, &mut form.places, name);
        if form.places == Places::Every {
            ui.horizontal(|ui| number_ui(ui, &mut form.distance, 1..=999, "print-distance", look));
        }
    });
}

fn style_ui(ui: &mut Ui, form: &mut PrintForm, look: Look<'_>) {
    let name = |style| match style {
        DiagramStyle::Board => look.text.say("print-board"),
        DiagramStyle::Book => look.text.say("print-book"),
    };
    row_ui(ui, &look.text.say("print-style"), |ui, _| {
        choices_ui(ui, [DiagramStyle::Board, DiagramStyle::Book], &mut form.style, name);
    });
}

fn format_ui(ui: &mut Ui, form: &mut PrintForm, look: Look<'_>) {
    let name = |format: PictureFormat| format.name().to_owned();
    row_ui(ui, &look.text.say("print-format"), |ui, _| choices_ui(ui, PictureFormat::ALL, &mut form.format, name));
}

fn buttons_ui(ui: &mut Ui, scene: &PrintScene, look: Look<'_>) -> Vec<DialogAction> {
    let print = usual_button(ui, &look.text.say("print-choose"), scene.can_print);
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    let answers = [(print, DialogAction::Print), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
