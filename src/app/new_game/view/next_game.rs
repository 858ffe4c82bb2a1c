//! The dialog before a replay (指し直し), where the arbiter can change sides, times and rest.

use egui::Ui;

use crate::app::action::{Action, DialogAction};
use crate::app::new_game::form::NextGameForm;
use crate::app::new_game::scene::NextGameScene;
use crate::app::new_game::view::time::clock_ui;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{body, foot, rest_of_foot, row_ui, usual_button};
use crate::app::views::fields::number_ui;
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong};
use crate::app::views::prose::Prose;

/// The replay of a game that does not count: everything as the rules prepare it, to be changed by the arbiter. The form
/// is edited in a copy and reported when it has changed.
#[must_use]
pub fn next_game_ui(ui: &mut Ui, scene: &NextGameScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    body(ui, &scene.headline, |ui| {
        ui.prose(&scene.why);
        ui.prose(soft(&look.text.say("next-game-arbiter")));
        ui.add_space(SIZES.gap);
        for (index, side) in scene.sides.iter().enumerate() {
            ui.label(strong(side, SIZES.body));
            row_ui(ui, &look.text.say("new-game-time"), |ui, _| {
                ui.push_id(index, |ui| clock_ui(ui, &mut form.times[index].clock, look));
                ui.label(soft(&scene.times[index]));
            });
        }
        seats_ui(ui, &mut form, look);
        row_ui(ui, &look.text.say("next-game-rest"), |ui, _| {
            ui.horizontal(|ui| number_ui(ui, &mut form.rest_minutes, 0..=999, "new-game-minutes", look));
        });
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(DialogAction::EditNextGame(Box::new(form)));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, scene.fault.as_deref(), look)));
    actions.into_iter().map(Action::Dialog).collect()
}

fn seats_ui(ui: &mut Ui, form: &mut NextGameForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("new-game-players"), |ui, _| {
        let swap = egui::Button::new(look.text.say("new-game-swap"));
        if ui.add_enabled(form.can_swap(), swap).clicked() {
            form.swap_sides();
        }
    });
}

fn buttons_ui(ui: &mut Ui, fault: Option<&str>, look: Look<'_>) -> Vec<DialogAction> {
    let play = usual_button(ui, &look.text.say("next-game-set-up"), fault.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    rest_of_foot(ui, None, fault);
    let answers = [(play, DialogAction::PlayNextGame), (cancel, DialogAction::Cancel)];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| action).collect()
}
