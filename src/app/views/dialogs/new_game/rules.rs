use egui::{ComboBox, Id, Ui};

use super::row_ui;
use crate::app::action::{DialogAction, RulesAction};
use crate::app::scene::{NewGameForm, RulesChoice};
use crate::app::theme::PALETTE;
use crate::app::views::Look;
use crate::app::views::parts::soft;

/// What the button beside the list needs.
const EDIT_WIDTH: f32 = 86.0;

/// By which rules, and what they say.
#[must_use]
pub(super) fn rules_ui(
    ui: &mut Ui,
    scene: &RulesChoice,
    form: &mut NewGameForm,
    look: Look<'_>,
) -> Option<DialogAction> {
    let mut asked = None;
    row_ui(ui, &look.text.say("new-game-rules"), |ui, label| {
        ui.horizontal(|ui| {
            if let Some(id) = profiles_ui(ui, scene, label) {
                form.profile = id;
            }
            if ui.button(look.text.say("new-game-edit-rules")).clicked() {
                asked = Some(DialogAction::Rules(RulesAction::Open));
            }
        });
        ui.label(soft(&scene.gist));
        if let Some(words) = &scene.not_verified {
            ui.label(soft(words).color(PALETTE.urgent));
        }
    });
    asked
}

/// All profiles; the id of the one that was chosen.
#[must_use]
pub(in crate::app::views::dialogs) fn profiles_ui(ui: &mut Ui, scene: &RulesChoice, label: Id) -> Option<String> {
    let combo =
        ComboBox::new("rules", "").width(300.0_f32.min(ui.available_width() - EDIT_WIDTH)).truncate().height(360.0);
    let shown = combo.selected_text(&scene.name).show_ui(ui, |ui| {
        let clicked = |(id, name): &(String, String)| {
            ui.selectable_label(*id == scene.chosen, name).clicked().then(|| id.clone())
        };
        scene.profiles.iter().filter_map(clicked).last()
    });
    shown.response.labelled_by(label);
    shown.inner.flatten()
}
