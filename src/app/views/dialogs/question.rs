use egui::{Button, Ui};

use super::{attend_first, body, foot};
use crate::app::action::{Action, DialogAction};
use crate::app::scene::QuestionScene;
use crate::app::views::parts::{grave_button, primary_button};

/// A question with its answers. The one that does nothing has the keyboard's attention at first.
#[must_use]
pub(super) fn question_ui(ui: &mut Ui, scene: &QuestionScene) -> Vec<Action> {
    body(ui, &scene.headline, |ui| ui.label(&scene.explanation));
    foot(ui, |ui| {
        let mut answers = Vec::new();
        let confirm = if scene.is_grave { grave_button(&scene.confirm) } else { primary_button(&scene.confirm) };
        if ui.add(confirm).clicked() {
            answers.push(DialogAction::Confirm);
        }
        // There is one button for what is usually wanted, not two.
        let other = |words| if scene.is_grave { primary_button(words) } else { Button::new(words) };
        if let Some(alternative) = &scene.alternative
            && ui.add(other(alternative)).clicked()
        {
            answers.push(DialogAction::Alternative);
        }
        let cancel = ui.add(Button::new(&scene.cancel));
        attend_first(ui, &cancel);
        if cancel.clicked() {
            answers.push(DialogAction::Cancel);
        }
        answers.into_iter().map(Action::Dialog).collect()
    })
}
