//! Where the PIN is typed: it unlocks the console, or is set or removed.

use egui::{Role, Ui, WidgetInfo};

use crate::app::action::{Action, DialogAction};
use crate::app::console::scene::PinScene;
use crate::app::theme::SIZES;
use crate::app::views::dialogs::frame::{attend_first, body, foot, rest_of_foot, usual_button};
use crate::app::views::fields::line_field;
use crate::app::views::look::Look;
use crate::app::views::parts::soft;
use crate::app::views::prose::Prose;

/// The PIN, typed so that nobody who looks on can read it.
#[must_use]
pub fn pin_ui(ui: &mut Ui, scene: &PinScene, look: Look<'_>) -> Vec<Action> {
    let mut form = scene.form.clone();
    body(ui, &scene.headline, |ui| {
        ui.prose(&scene.explanation);
        if scene.asks_for_present {
            field_ui(ui, &mut form.present, "pin-present", look);
        }
        if scene.asks_for_new {
            field_ui(ui, &mut form.new, "pin-new", look);
            field_ui(ui, &mut form.again, "pin-again", look);
        }
    });
    let mut actions = Vec::new();
    if form != scene.form {
        actions.push(DialogAction::EditPin(form));
    }
    actions.extend(foot(ui, |ui| {
        let taken = usual_button(ui, &scene.confirm, scene.can_confirm);
        let cancel = ui.button(look.text.say("dialog-cancel")).clicked();
        rest_of_foot(ui, None, scene.fault.as_deref());
        if taken { Some(DialogAction::TakePin) } else { cancel.then_some(DialogAction::Cancel) }
    }));
    actions.into_iter().map(Action::Dialog).collect()
}

/// The first field has the keyboard's attention at once.
fn field_ui(ui: &mut Ui, value: &mut String, name: &str, look: Look<'_>) {
    let label = look.text.say(name);
    ui.label(soft(&label));
    let field = ui.add(line_field(value).password(true).desired_width(SIZES.body * 16.0));
    field.widget_info(|| WidgetInfo::labeled(Role::PasswordInput, true, &label));
    attend_first(ui, &field);
}
