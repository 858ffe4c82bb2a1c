//! The dialog for choosing what to practise.

use egui::{Align, Frame, Label, Layout, Margin, Role, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::practice::action::PracticeAction;
use crate::app::practice::form::{GamesFrom, PracticeForm, Practised};
use crate::app::practice::scene::PracticeFormScene;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{attend_first, body, foot, row_ui, usual_button};
use crate::app::views::fields::{line_field, number_ui};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong, tick_box};
use crate::app::views::prose::Prose;

/// High enough that the buttons stay in place whatever is chosen.
const HEIGHT: f32 = 330.0;

/// The moves from which on to guess.
const FIRST: std::ops::RangeInclusive<u32> = 1..=300;

/// What is due today, what to practise, and where it comes from.
#[must_use]
pub fn practice_dialog_ui(ui: &mut Ui, scene: &PracticeFormScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let mut asked = body(ui, &look.text.say("practice-heading"), |ui| {
        ui.set_min_height(HEIGHT);
        ui.spacing_mut().item_spacing.y = 10.0;
        let mut asked = due_ui(ui, scene, look);
        row_ui(ui, &look.text.say("practice-what"), |ui, _| {
            kinds_ui(ui, scene, &mut form);
        });
        ui.prose(soft(&scene.why));
        if form.what != Practised::Repertoire {
            asked.extend(source_ui(ui, scene, &mut form, look));
        }
        if matches!(form.what, Practised::Mistakes | Practised::NextMoves) {
            sides_ui(ui, scene, &mut form, look);
        }
        if form.what != Practised::NextMoves {
            tick_box(ui, &mut form.only_due, &look.text.say("practice-only-due"));
        }
        if let Some(progress) = &scene.progress {
            ui.prose(progress);
        }
        asked
    });
    asked.extend((form != scene.form).then_some(PracticeAction::Edit(form)));
    let (begins, is_stopped, is_cancelled) = foot(ui, |ui| {
        let begins = usual_button(ui, &look.text.say("practice-begin"), scene.can_begin);
        let is_cancelled = ui.button(look.text.say("dialog-cancel")).clicked();
        let is_stopped = scene.progress.is_some() && ui.button(look.text.say("practice-stop")).clicked();
        (begins, is_stopped, is_cancelled)
    });
    asked.extend(begins.then_some(PracticeAction::Begin));
    asked.extend((is_stopped || is_cancelled && scene.progress.is_some()).then_some(PracticeAction::Stop));
    let mut actions: Vec<Action> = asked.into_iter().map(Action::Practice).collect();
    actions.extend(is_cancelled.then_some(Action::Dialog(DialogAction::Cancel)));
    actions
}

/// What is due today, and the button that begins with it.
fn due_ui(ui: &mut Ui, scene: &PracticeFormScene, look: Look<'_>) -> Vec<PracticeAction> {
    let frame = Frame::new().fill(ui.palette().foot).corner_radius(8).inner_margin(Margin::symmetric(14, 10));
    let shown = frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.set_min_height(ui.spacing().interact_size.y);
                let begins = scene.due.1 && ui.button(look.text.say("practice-begin-due")).clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(strong(&scene.due.0, SIZES.body)).truncate());
                });
                begins.then_some(PracticeAction::BeginDue)
            })
            .inner
        })
        .inner
    });
    shown.inner.into_iter().collect()
}

/// The record on the board, the event, or a file or folder; and recent sets.
fn source_ui(ui: &mut Ui, scene: &PracticeFormScene, form: &mut PracticeForm, look: Look<'_>) -> Vec<PracticeAction> {
    let mut asked = Vec::new();
    let is_set = form.what == Practised::Problems;
    row_ui(ui, &look.text.say("practice-from"), |ui, _| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if !is_set && scene.sources.len() > 1 {
            sources_ui(ui, scene, form);
        }
        if is_set || form.from == GamesFrom::Files {
            asked.extend(path_ui(ui, scene, form, look));
        }
    });
    if is_set && !scene.sets.is_empty() {
        row_ui(ui, &look.text.say("practice-sets"), |ui, _| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
                for set in &scene.sets {
                    let button = ui.add(chip(ui, &set.name, false)).on_hover_text(set.path.display().to_string());
                    asked.extend(button.clicked().then(|| PracticeAction::OpenSet(set.path.clone())));
                }
            });
        });
    }
    asked
}

fn kinds_ui(ui: &mut Ui, scene: &PracticeFormScene, form: &mut PracticeForm) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for (what, words) in &scene.kinds {
            if ui.add(chip(ui, words, form.what == *what)).clicked() {
                form.what = *what;
            }
        }
    });
}

fn sources_ui(ui: &mut Ui, scene: &PracticeFormScene, form: &mut PracticeForm) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for (from, words) in &scene.sources {
            if ui.add(chip(ui, words, form.from == *from)).clicked() {
                form.from = *from;
            }
        }
    });
}

fn path_ui(ui: &mut Ui, scene: &PracticeFormScene, form: &mut PracticeForm, look: Look<'_>) -> Vec<PracticeAction> {
    let [label, file, folder] = ["practice-path", "practice-file", "practice-folder"].map(|name| look.text.say(name));
    let field = line_field(&mut form.path).desired_width(ui.available_width()).hint_text(soft(&label));
    let field = ui.add(field);
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &label));
    attend_first(ui, &field);
    if scene.form.has_no_dialog {
        ui.prose(soft(&look.text.say("practice-no-dialog")));
        return Vec::new();
    }
    let row = ui.horizontal(|ui| {
        let buttons = [(file, PracticeAction::BrowseFile), (folder, PracticeAction::BrowseFolder)];
        buttons.into_iter().filter_map(|(words, action)| ui.button(words).clicked().then_some(action)).collect()
    });
    row.inner
}

fn sides_ui(ui: &mut Ui, scene: &PracticeFormScene, form: &mut PracticeForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("practice-whose"), |ui, _| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
            for (whose, words) in &scene.sides {
                if ui.add(chip(ui, words, form.whose == *whose)).clicked() {
                    form.whose = whose.clone();
                }
            }
        });
    });
    if form.what == Practised::NextMoves {
        row_ui(ui, &look.text.say("practice-first"), |ui, _| {
            ui.horizontal(|ui| number_ui(ui, &mut form.first, FIRST, "practice-first-move", look));
        });
    }
}
