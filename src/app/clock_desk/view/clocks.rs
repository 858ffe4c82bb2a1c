//! The two dialogs of the clock beside a wooden board: its times before, and corrections meanwhile.

use egui::Ui;

use crate::app::action::{Action, DialogAction};
use crate::app::clock_desk::form::CorrectionForm;
use crate::app::clock_desk::scene::ClocksScene;
use crate::app::new_game::view::time::time_ui;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{body, foot, rest_of_foot, usual_button};
use crate::app::views::fields::{clock_fields_ui, number_ui};
use crate::app::views::look::Look;
use crate::app::views::parts::{soft, strong};
use crate::app::views::prose::Prose;

/// The time of both sides, for a clock beside a wooden board.
#[must_use]
pub fn clocks_ui(ui: &mut Ui, scene: &ClocksScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    let mut actions = Vec::new();
    body(ui, &look.text.say("clock-only"), |ui| {
        ui.prose(soft(&look.text.say("clock-only-why")));
        ui.add_space(SIZES.gap);
        actions.extend(time_ui(ui, &scene.time, &mut form, look));
    });
    if form != scene.form {
        actions.insert(0, DialogAction::EditClocks(Box::new(form)));
    }
    actions.extend(foot(ui, |ui| {
        buttons_ui(ui, "clock-only-start", scene.time.fault.as_deref(), DialogAction::SetClocks, look)
    }));
    actions.into_iter().map(Action::Dialog).collect()
}

/// What each side's clock shall show.
#[must_use]
pub fn corrections_ui(ui: &mut Ui, sides: &[String; 2], before: &CorrectionForm, look: Look<'_>) -> Vec<Action> {
    let mut form = before.clone();
    body(ui, &look.text.say("clock-adjust-heading"), |ui| {
        for (index, (name, side)) in sides.iter().zip(&mut form.sides).enumerate() {
            ui.add_space(if index == 0 { 0.0 } else { SIZES.gap });
            ui.label(strong(name, SIZES.body));
            ui.horizontal_wrapped(|ui| {
                clock_fields_ui(ui, &mut side.clock, look);
                number_ui(ui, &mut side.moves, 0..=999, "clock-moves-made", look);
            });
        }
    });
    let mut actions = Vec::new();
    if form != *before {
        actions.push(DialogAction::EditCorrections(form));
    }
    actions.extend(foot(ui, |ui| buttons_ui(ui, "clock-adjust-take", None, DialogAction::CorrectClocks, look)));
    actions.into_iter().map(Action::Dialog).collect()
}

/// The button called `take`, unless there is a fault, and the one that leaves.
fn buttons_ui(
    ui: &mut Ui,
    take: &str,
    fault: Option<&str>,
    action: DialogAction,
    look: Look<'_>,
) -> Option<DialogAction> {
    let taken = usual_button(ui, &look.text.say(take), fault.is_none());
    let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
    rest_of_foot(ui, None, fault);
    if taken { Some(action) } else { cancel.then_some(DialogAction::Cancel) }
}
