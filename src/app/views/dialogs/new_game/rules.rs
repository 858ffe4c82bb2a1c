use egui::{ComboBox, Ui};

use super::row_ui;
use crate::app::scene::{NewGameForm, RulesChoice};
use crate::app::theme::PALETTE;
use crate::app::views::Look;
use crate::app::views::parts::soft;

/// By which rules, and what they say.
pub(super) fn rules_ui(ui: &mut Ui, scene: &RulesChoice, form: &mut NewGameForm, look: Look<'_>) {
    row_ui(ui, &look.text.say("new-game-rules"), |ui, label| {
        let combo = ComboBox::new("rules", "").width(300.0).height(360.0);
        let shown = combo.selected_text(&scene.name).show_ui(ui, |ui| {
            for (id, name) in &scene.profiles {
                if ui.selectable_label(*id == scene.chosen, name).clicked() {
                    form.profile.clone_from(id);
                }
            }
        });
        shown.response.labelled_by(label);
        ui.label(soft(&scene.gist));
        if let Some(words) = &scene.not_verified {
            ui.label(soft(words).color(PALETTE.urgent));
        }
    });
}
