//! The form of a ruling: who wins by decision, foul or absence, and the words that are kept of it.

use egui::{Role, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::console::form::{RulingForm, RulingKind};
use crate::app::console::scene::RulingScene;
use crate::app::views::buttons::{chip, grave_button};
use crate::app::views::dialogs::frame::{body, filled_button, foot, keep_enter, rest_of_foot};
use crate::app::views::fields::lines_field;
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;
use crate::rules::Sequel;

/// The arbiter's ruling. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn ruling_ui(ui: &mut Ui, scene: &RulingScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    body(ui, &look.text.say("ruling-heading"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        chips_ui(ui, &mut form.kind, &RulingKind::ALL.map(|(kind, name)| (kind, look.text.say(name))));
        winner_ui(ui, scene, &mut form, look);
        match form.kind {
            RulingKind::Decision => {
                sequel_ui(ui, &mut form, look);
                methods_ui(ui, scene, &mut form, look);
            }
            RulingKind::Foul => foul_ui(ui, scene, &mut form, look),
            RulingKind::Absent => {}
        }
        words_ui(ui, &mut form, look);
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(DialogAction::EditRuling(form.agreeing(&scene.form)));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

/// One of several values, side by side.
fn chips_ui<T: Copy + PartialEq>(ui: &mut Ui, value: &mut T, choices: &[(T, String)]) {
    ui.horizontal_wrapped(|ui| {
        for (choice, words) in choices {
            if ui.add(chip(ui, words, *value == *choice)).clicked() {
                *value = *choice;
            }
        }
    });
}

fn winner_ui(ui: &mut Ui, scene: &RulingScene, form: &mut RulingForm, look: Look<'_>) {
    ui.label(soft(&look.text.say("ruling-winner")));
    let mut choices: Vec<_> = scene.sides.iter().map(|(color, words)| (Some(*color), words.clone())).collect();
    if form.kind == RulingKind::Decision {
        choices.push((None, look.text.say("ruling-nobody")));
    }
    chips_ui(ui, &mut form.winner, &choices);
}

fn sequel_ui(ui: &mut Ui, form: &mut RulingForm, look: Look<'_>) {
    ui.label(soft(&look.text.say("ruling-sequel")));
    let choices = [(Sequel::Stands, "ruling-stands"), (Sequel::Replay, "ruling-replay")];
    chips_ui(ui, &mut form.sequel, &choices.map(|(sequel, name)| (sequel, look.text.say(name))));
}

/// Ways to decide an impasse, whose words become the reason.
fn methods_ui(ui: &mut Ui, scene: &RulingScene, form: &mut RulingForm, look: Look<'_>) {
    ui.label(soft(&look.text.say("ruling-methods")));
    ui.horizontal_wrapped(|ui| {
        for method in &scene.methods {
            let is_taken = form.words == method.words;
            if ui.add(chip(ui, &method.name, is_taken)).on_hover_text(&method.words).clicked() {
                form.words.clone_from(&method.words);
                form.winner = method.winner.or(form.winner);
            }
        }
    });
    let taken = scene.methods.iter().find(|method| method.words == form.words);
    for line in taken.iter().flat_map(|method| &method.lines).chain(&scene.points) {
        ui.prose(soft(line));
    }
}

fn foul_ui(ui: &mut Ui, scene: &RulingScene, form: &mut RulingForm, look: Look<'_>) {
    let label = ui.label(soft(&look.text.say("ruling-foul-kind")));
    let name = scene.fouls.iter().find(|(known, _)| form.foul == Some(*known)).map(|(_, name)| name.clone());
    let shown_name = name.unwrap_or_else(|| look.text.say("ruling-foul-choose"));
    let shown = combo("foul", ui.available_width(), &shown_name).show_ui(ui, |ui| {
        for (kind, name) in &scene.fouls {
            if choice(ui, form.foul == Some(*kind), name).clicked() {
                form.foul = Some(*kind);
            }
        }
    });
    shown.response.labelled_by(label.id);
}

fn words_ui(ui: &mut Ui, form: &mut RulingForm, look: Look<'_>) {
    let label = look.text.say("ruling-words");
    let field = lines_field(&mut form.words).desired_width(f32::INFINITY).desired_rows(2);
    let response = ui.add(field.hint_text(soft(&label)));
    keep_enter(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::MultilineTextInput, true, &label));
}

fn buttons_ui(ui: &mut Ui, scene: &RulingScene, look: Look<'_>) -> Vec<DialogAction> {
    let done = filled_button(ui, grave_button(ui, &look.text.say("ruling-done")), scene.lack.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    rest_of_foot(ui, None, scene.lack.as_deref());
    let answers = [(done, DialogAction::TakeRuling), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
