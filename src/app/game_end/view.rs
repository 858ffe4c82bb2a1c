//! The dialog about the end of a line; what was filled in is read back in a sentence.

use egui::{Role, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::game_end::form::GameEndForm;
use crate::app::game_end::scene::GameEndScene;
use crate::app::views::buttons::chip;
use crate::app::views::dialogs::frame::{WIDE_LIST, body, foot, row_ui, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;

/// Why the game ended, and who won. The form is edited in a copy and reported when it has changed.
#[must_use]
pub fn game_end_ui(ui: &mut Ui, scene: &GameEndScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    body(ui, &look.text.say("game-end"), |ui| {
        ui.prose(soft(&scene.place));
        reasons_ui(ui, scene, &mut form, look);
        winners_ui(ui, scene, &mut form, look);
        // The line is there at all times, so that nothing moves when it is filled.
        ui.prose(if scene.outcome.is_empty() { " " } else { &scene.outcome });
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(DialogAction::EditGameEnd(form));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn reasons_ui(ui: &mut Ui, scene: &GameEndScene, form: &mut GameEndForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("game-end-how"), |ui, label| {
        let shown = combo("how it ended", WIDE_LIST, &scene.shown).show_ui(ui, |ui| {
            for (reason, name) in &scene.reasons {
                if choice(ui, form.is_chosen(reason.as_ref()), name).clicked() {
                    form.choose(reason.clone());
                }
            }
        });
        shown.response.labelled_by(label);
        if let Some(words) = form.words_mut() {
            let name = look.text.say("game-end-words");
            let field = ui.add(line_field(words).desired_width(WIDE_LIST).hint_text(soft(&name)));
            field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
        }
    });
}

fn winners_ui(ui: &mut Ui, scene: &GameEndScene, form: &mut GameEndForm, look: Look<'_>) {
    if scene.winners.is_empty() {
        return;
    }
    row_ui(ui, &look.text.say("game-end-winner"), |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for (winner, name) in &scene.winners {
                if ui.add(chip(ui, name, form.winner == *winner)).clicked() {
                    form.winner = *winner;
                }
            }
        });
    });
}

fn buttons_ui(ui: &mut Ui, scene: &GameEndScene, look: Look<'_>) -> Option<DialogAction> {
    let done = usual_button(ui, &look.text.say("game-end-done"), scene.form.can_be_taken());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    if done { Some(DialogAction::TakeGameEnd) } else { cancel.then_some(DialogAction::Cancel) }
}
