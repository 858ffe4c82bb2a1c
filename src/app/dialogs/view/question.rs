//! Questions with two or three answers, arranged so that a hasty Enter loses nothing.

use egui::{Align, Layout, Ui};

use crate::app::action::{Action, DialogAction};
use crate::app::scene::QuestionScene;
use crate::app::views::buttons::{FillableButton, grave_button, primary_button, quiet_grave_button};
use crate::app::views::dialogs::frame::{attend_first, body, foot};
use crate::app::views::parts::button_width;
use crate::app::views::prose::Prose;

/// A question with its answers. Where something would be lost, the one that does nothing has the keyboard's attention at
/// first, otherwise the one that confirms: that one is filled. Tab leads from there as one sees them, and what loses something comes last.
#[must_use]
pub fn question_ui(ui: &mut Ui, scene: &QuestionScene) -> Vec<Action> {
    body(ui, &scene.headline, |ui| ui.prose(&scene.explanation));
    let answers = foot(ui, |ui| {
        let words = [scene.cancel.as_ref(), scene.alternative.as_ref(), Some(&scene.confirm)];
        let widths: Vec<f32> = words.into_iter().flatten().map(|words| button_width(ui, words)).collect();
        let gaps = ui.spacing().item_spacing.x * (widths.len() - 1) as f32;
        let room = ui.available_width() - widths.iter().sum::<f32>() - gaps;
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space((room - ui.spacing().item_spacing.x).max(0.0));
            answers_ui(ui, scene)
        })
    });
    answers.inner.into_iter().map(Action::Dialog).collect()
}

fn answers_ui(ui: &mut Ui, scene: &QuestionScene) -> Vec<DialogAction> {
    // One button is filled: what Enter does.
    let is_safe = scene.is_grave && scene.cancel.is_some();
    let first = |ui: &Ui, words| if is_safe { primary_button(ui, words) } else { FillableButton::plain(words) };
    let cancel = scene.cancel.as_ref().map(|words| ui.add(first(ui, words)));
    let plain = |ui: &mut Ui, words| ui.add(FillableButton::plain(words)).clicked();
    let alternative = scene.alternative.as_ref().is_some_and(|words| plain(ui, words));
    let confirm = match (scene.is_grave, is_safe) {
        (true, true) => quiet_grave_button(ui, &scene.confirm),
        (true, false) => grave_button(ui, &scene.confirm),
        (false, _) => primary_button(ui, &scene.confirm),
    };
    let confirm = ui.add(confirm);
    attend_first(ui, cancel.as_ref().filter(|_| scene.is_grave).unwrap_or(&confirm));
    let answers = [
        (cancel.is_some_and(|cancel| cancel.clicked()), DialogAction::Cancel),
        (alternative, DialogAction::Alternative),
        (confirm.clicked(), DialogAction::Confirm),
    ];
    answers.into_iter().filter(|(pressed, _)| *pressed).map(|(_, answer)| answer).collect()
}
