//! Questions with two or three answers, arranged so that a hasty Enter loses nothing.

use egui::{Align, Layout, Ui};

use crate::app::action::{Action, DialogAction};
use crate::app::scene::QuestionScene;
use crate::app::views::buttons::{FillableButton, grave_button, primary_button, quiet_grave_button};
use crate::app::views::dialogs::frame::{attend_first, body, foot};
use crate::app::views::parts::{bold_button_width, button_width};
use crate::app::views::prose::Prose;

/// A question with its answers. Where something would be lost, the one that does nothing has the keyboard's attention
/// at first, otherwise the one that confirms: that one is filled. Tab leads from there as one sees them, and what loses
/// something comes last.
#[must_use]
pub fn question_ui(ui: &mut Ui, scene: &QuestionScene) -> Vec<Action> {
    body(ui, &scene.headline, |ui| ui.prose(&scene.explanation));
    let answers = foot(ui, |ui| {
        let room = ui.available_width() - answers_width(ui, scene);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(room.max(0.0));
            answers_ui(ui, scene)
        })
    });
    answers.inner.into_iter().map(Action::Dialog).collect()
}

/// How wide the answers are beside one another: the filled one is in bold.
fn answers_width(ui: &Ui, scene: &QuestionScene) -> f32 {
    let fills_cancel = fills_cancel(scene);
    let cancel = scene.cancel.as_ref().map(|words| (words, fills_cancel));
    let alternative = scene.alternative.as_ref().map(|words| (words, false));
    let answers = [cancel, alternative, Some((&scene.confirm, !fills_cancel))];
    let width = |(words, is_filled): (&String, bool)| {
        if is_filled { bold_button_width(ui, words) } else { button_width(ui, words) }
    };
    let widths: Vec<f32> = answers.into_iter().flatten().map(width).collect();
    widths.iter().sum::<f32>() + ui.spacing().item_spacing.x * (widths.len() - 1) as f32
}

/// One button is filled, which is what Enter does: the one that does nothing, where the other would lose something.
const fn fills_cancel(scene: &QuestionScene) -> bool {
    scene.is_grave && scene.cancel.is_some()
}

fn answers_ui(ui: &mut Ui, scene: &QuestionScene) -> Vec<DialogAction> {
    let is_safe = fills_cancel(scene);
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
