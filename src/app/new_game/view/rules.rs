//! The choice of a rule profile, as it looks wherever one is chosen.

use egui::{Id, Ui};

use crate::app::new_game::form::NewGameForm;
use crate::app::rules::scene::RulesChoice;
use crate::app::views::dialogs::frame::{WIDE_LIST, row_ui};
use crate::app::views::lists::{choice, combo};
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;

/// By which rules, and what they say.
pub fn rules_ui(ui: &mut Ui, scene: &RulesChoice, form: &mut NewGameForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("new-game-rules"), |ui, label| {
        let width = ui.available_width().min(WIDE_LIST);
        if let Some(id) = profiles_ui(ui, scene, width, label) {
            form.profile = id;
        }
        ui.prose(soft(&scene.gist));
        if let Some(words) = &scene.not_verified {
            ui.prose(soft(words));
        }
    });
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
