//! The dialog in which both players see the pawns fall, and which begins their game.

use egui::Ui;

use crate::app::action::{Action, DialogAction};
use crate::app::event::scene::EventTossScene;
use crate::app::new_game::view::toss::toss_ui;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{body, foot, usual_button};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong};
use crate::app::views::prose::Prose;

/// The pawns that decide on the sides of a game of the event, and what begins it.
#[must_use]
pub fn event_toss_ui(ui: &mut Ui, scene: &EventTossScene, look: Look<'_>) -> Vec<Action> {
    body(ui, &scene.headline, |ui| {
        ui.prose(soft(&look.text.say("event-toss-why")));
        scene.before.iter().for_each(|before| _ = ui.prose(before));
        ui.add_space(SIZES.gap);
        toss_ui(ui, &scene.toss);
        for index in [0, 1] {
            let side = scene.sides.as_ref().map_or(" ", |sides| &sides[index]);
            ui.label(strong(side, SIZES.title));
        }
    });
    foot(ui, |ui| {
        let words = look.text.say("event-toss-begin");
        let begins = usual_button(ui, &words, scene.sides.is_some());
        let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
        let answers = [(begins, DialogAction::StartTossed), (cancel, DialogAction::Cancel)];
        answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, action)| Action::Dialog(action)).collect()
    })
}
