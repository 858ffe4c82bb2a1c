use egui::{Id, Ui};

use crate::app::action::DialogAction;
use crate::app::new_game::form::NewGameForm;
use crate::app::rules::action::RulesAction;
use crate::app::rules::scene::RulesChoice;
use crate::app::theme::{Colours, SIZES};
use crate::app::views::dialogs::frame::{list_width, row_ui};
use crate::app::views::look::Look;
use crate::app::views::parts::{button_width, choice, combo, soft};

/// By which rules, and what they say.
#[must_use]
pub fn rules_ui(ui: &mut Ui, scene: &RulesChoice, form: &mut NewGameForm, look: Look<'_>) -> Option<DialogAction> {
    let mut asked = None;
    row_ui(ui, &look.text.say("new-game-rules"), |ui, label| {
        ui.horizontal(|ui| {
            let edit = look.text.say("new-game-edit-rules");
            let width = list_width(ui, button_width(ui, &edit) + SIZES.gap);
            if let Some(id) = profiles_ui(ui, scene, width, label) {
                form.profile = id;
            }
            if ui.button(edit).clicked() {
                asked = Some(DialogAction::Rules(RulesAction::Open));
            }
        });
        ui.label(soft(&scene.gist));
        if let Some(words) = &scene.not_verified {
            ui.label(soft(words).color(ui.palette().urgent));
        }
    });
    asked
}

/// All profiles in a list so wide; the id of the one that was chosen.
#[must_use]
pub fn profiles_ui(ui: &mut Ui, scene: &RulesChoice, width: f32, label: Id) -> Option<String> {
    let shown = combo("rules", width, &scene.name).show_ui(ui, |ui| {
        let clicked =
            |(id, name): &(String, String)| choice(ui, *id == scene.chosen, name).clicked().then(|| id.clone());
        scene.profiles.iter().filter_map(clicked).last()
    });
    shown.response.labelled_by(label).on_hover_text(&scene.name);
    shown.inner.flatten()
}
